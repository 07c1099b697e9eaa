import { useEffect, useRef, useSyncExternalStore } from 'react';

const SWITCH = 'glassmine:keys';
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const isOn = () => localStorage.getItem(SWITCH) !== 'off';

/** The switch of single-key shortcuts; users of dictation must be able to turn them off (WCAG 2.1.4). */
export function useKeysSwitch(): [isOn: boolean, set: (on: boolean) => void] {
  const set = (on: boolean) => {
    if (on) localStorage.removeItem(SWITCH);
    else localStorage.setItem(SWITCH, 'off');
    for (const listener of listeners) listener();
  };
  return [useSyncExternalStore(subscribe, isOn), set];
}

/** Keys typed into a field belong to its text. */
const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]') !== null;

/**
 * Handles single-key shortcuts outside of text fields.
 * @param keys one without a function is ignored.
 * @param place page or dialog. Shortcuts pause while a dialog is above their place, such as the code dialog: they
 * would discard its input.
 */
export function useKeys(keys: Record<string, (() => void) | undefined>, place: 'page' | 'dialog' = 'page'): void {
  const [on] = useKeysSwitch();
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!on) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.repeat) return;
      const isOver = document.querySelectorAll('[role=dialog]').length > (place === 'page' ? 0 : 1);
      if (isOver) return;
      const act = isWriting(event.target) ? undefined : latest.current[event.key];
      if (!act) return;
      // What opens must not receive the letter.
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on, place]);
}
