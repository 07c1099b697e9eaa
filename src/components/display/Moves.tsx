import { useEffect, useRef } from 'react';

function movedBy({ target, type, addedNodes }: MutationRecord): Element[] {
  const parent = target instanceof Element ? target : target.parentElement;
  if (!parent?.closest('[data-moves]')) return [];
  return type === 'characterData' ? [parent] : [...addedNodes].filter((node) => node instanceof Element);
}

function highlight(element: Element): void {
  element.removeAttribute('data-changed');
  // Reading the layout restarts the animation.
  element.getBoundingClientRect();
  element.setAttribute('data-changed', '');
}

/** Highlights changed `data-moves` elements of its parent. Observes the DOM: the first screen needs no code. */
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
