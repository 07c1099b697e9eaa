const storages = { local: () => localStorage, session: () => sessionStorage };

/** Returns a stored text; null without one, or where the browser forbids storage. */
export function readStored(kind: keyof typeof storages, key: string): string | null {
  try {
    return storages[kind]().getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or removes it if null. */
export function store(kind: keyof typeof storages, key: string, text: string | null): void {
  try {
    if (text === null) storages[kind]().removeItem(key);
    else storages[kind]().setItem(key, text);
  } catch {
    // Forbidden or full: what is stored makes things easier, and nothing depends on it.
  }
}
