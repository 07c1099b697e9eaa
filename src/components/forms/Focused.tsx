import type { ReactNode } from 'react';

const focusField = (part: HTMLElement | null) =>
  part?.querySelector<HTMLElement>('input, button[type=submit]')?.focus();

/** Puts the focus into the field or on the button inside when it appears, if `isOn`: for a window that was opened for this. */
export function Focused({ isOn, children }: { isOn: boolean; children: ReactNode }) {
  return isOn ? (
    <div className="grid" data-focus ref={focusField}>
      {children}
    </div>
  ) : (
    children
  );
}
