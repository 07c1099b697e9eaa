/** What a visitor chooses for all visits, by its key in local storage. */
type Choice = 'theme' | 'language';

/** A choice of an earlier visit; null if there is none, or storage is forbidden. */
export function readChoice(key: Choice): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Remembers a choice. Where storage is forbidden it holds until the page is left. */
export function keepChoice(key: Choice, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The choice then holds for this page alone.
  }
}
