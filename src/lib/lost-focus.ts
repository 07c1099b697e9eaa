/** A closing dialog gives the focus back by itself, a moment after it has gone. */
const PATIENCE_MS = 100;

/**
 * Keeps the keyboard on the page: when what has the focus is removed, the focus goes on at the content, not at the top of
 * the page.
 * @param content takes the focus; its `ref`
 * @returns ends it
 */
export function keepFocus(content: HTMLElement): () => void {
  let last: EventTarget | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = ({ target }: FocusEvent) => {
    last = target;
  };
  const observer = new MutationObserver(() => {
    if (!(last instanceof Node) || last.isConnected) return;
    last = null;
    timer = setTimeout(() => {
      if (document.activeElement === document.body) content.focus({ preventScroll: true });
    }, PATIENCE_MS);
  });
  document.addEventListener('focusin', follow);
  // Also what lies over the content: dialogs are at the end of the page.
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', follow);
    observer.disconnect();
    clearTimeout(timer);
  };
}
