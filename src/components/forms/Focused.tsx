import type { ReactNode } from 'react';

const focusField = (part: HTMLElement | null) => part?.querySelector('input')?.focus();

/** Puts the focus into the field inside when it appears, if `isOn`: for a window that was opened for this field. */
export function Focused({ isOn, children }: { isOn: boolean; children: ReactNode }) {
  return isOn ? (
    <div data-focus ref={focusField}>
      {children}
    </div>
  ) : (
    children
  );
}
