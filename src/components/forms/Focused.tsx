import type { ReactNode } from 'react';

const focusField = (part: HTMLElement | null) =>
  part?.querySelector<HTMLElement>('input, button[type=submit]')?.focus();

export function Focused({ isOn, children }: { isOn: boolean; children: ReactNode }) {
  return isOn ? (
    <div className="grid" data-focus ref={focusField}>
      {children}
    </div>
  ) : (
    children
  );
}

/** For what appears in place of the button that had the focus: `<p className="outline-none" {...takesFocus}>`. */
export const takesFocus = { ref: (part: HTMLElement | null) => part?.focus(), tabIndex: -1 };
