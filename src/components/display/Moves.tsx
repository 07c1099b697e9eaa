import { useEffect, useRef } from 'react';

/** What of a change is shown: the new row, or the figure around a text that is another now. */
function movedBy({ target, type, addedNodes }: MutationRecord): Element[] {
  const parent = target instanceof Element ? target : target.parentElement;
  if (!parent?.closest('[data-moves]')) return [];
  return type === 'characterData' ? [parent] : [...addedNodes].filter((node) => node instanceof Element);
}

/** Marks an element, from the start again if it was marked; `theme.css` says how that looks, and for how long. */
function highlight(element: Element): void {
  element.removeAttribute('data-changed');
  // Without a layout between the two, the browser sees no change.
  element.getBoundingClientRect();
  element.setAttribute('data-changed', '');
}

/**
 * Highlights for a moment what changes in the `data-moves` next to it after it has been shown: sums that moved and rows that came.
 * It looks at the document, so that the figures of the first screen need no code for it.
 */
export function Moves() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const screen = place.current?.parentElement;
    if (!screen) return undefined;
    const observer = new MutationObserver((records) => new Set(records.flatMap(movedBy)).forEach(highlight));
    observer.observe(screen, { subtree: true, childList: true, characterData: true });
    const forget = ({ target }: Event) => target instanceof Element && target.removeAttribute('data-changed');
    screen.addEventListener('animationend', forget);
    return () => {
      observer.disconnect();
      screen.removeEventListener('animationend', forget);
    };
  }, []);
  return <span hidden ref={place} />;
}
