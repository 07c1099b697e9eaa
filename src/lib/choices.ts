type Choice = 'theme' | 'language';

/** Returns a stored choice; null without one or without storage. */
export function readChoice(key: Choice): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a choice. Without storage it lasts for the page. */
export function keepChoice(key: Choice, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The choice then lasts for this page only.
  }
}
