/** A closing dialog restores the focus itself, a moment after it is gone. */
const PATIENCE_MS = 100;

/** Focuses the content when the focused element is removed. @param content its `ref` @returns stops it */
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
  // Includes dialogs, which are at the end of the body.
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', follow);
    observer.disconnect();
    clearTimeout(timer);
  };
}
