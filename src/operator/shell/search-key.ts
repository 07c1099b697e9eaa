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
  // The browser would open its own search.
  event.preventDefault();
  isWanted = true;
}

/** Remembers the shortcut while the back office is still loading. */
export const rememberSearchKey = (): void => document.addEventListener('keydown', remember);

export function takeSearchKey(): boolean {
  document.removeEventListener('keydown', remember);
  const was = isWanted;
  isWanted = false;
  return was;
}
