import { useEffect, useRef, useSyncExternalStore } from 'react';

const SWITCH = 'glassmine:keys';
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const isOn = () => localStorage.getItem(SWITCH) !== 'off';

/** Whether single keys do something, and what turns that off and on: who dictates or misses keys must be able to. */
export function useKeysSwitch(): [isOn: boolean, set: (on: boolean) => void] {
  const set = (on: boolean) => {
    if (on) localStorage.removeItem(SWITCH);
    else localStorage.setItem(SWITCH, 'off');
    for (const listener of listeners) listener();
  };
  return [useSyncExternalStore(subscribe, isOn), set];
}

/** A key pressed while the operator writes belongs to the text. */
const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]') !== null;

/**
 * Does something when a single key is pressed anywhere on the page but in a text.
 *
 * @param keys what each key does; one without a function does nothing.
 * @param place where they belong. Those of the page rest while a dialog is over it, and those of a dialog while another one is
 * over it, such as the question for a code: they would take away what was typed there, or is decided.
 */
export function useKeys(
  keys: Record<string, (() => void) | undefined>,
  place: 'page' | 'dialog' = 'page',
): void {
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
      // What it opens must not receive the letter.
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on, place]);
}
