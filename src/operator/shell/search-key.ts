/** Whether a key opens the search: Ctrl-K, or Cmd-K. */
export const isSearchKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  !event.shiftKey &&
  event.key.toLowerCase() === 'k' &&
  !event.isComposing &&
  !event.repeat;

let isWanted = false;

function remember(event: KeyboardEvent): void {
  if (!isSearchKey(event)) return;
  // The browser would go to its own search.
  event.preventDefault();
  isWanted = true;
}

/** Hears the key while the back office, and with it the search, is still coming up. */
export const rememberSearchKey = (): void => document.addEventListener('keydown', remember);

/** Ends that, and says whether the key was pressed. */
export function takeSearchKey(): boolean {
  document.removeEventListener('keydown', remember);
  const was = isWanted;
  isWanted = false;
  return was;
}
