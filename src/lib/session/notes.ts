/**
 * What one document of this tab tells the next, across a full load: `flash`, words for a toast that is shown once;
 * `unconfirmed`, the address of a person who has just registered; `forgetful`, that of a person who forgot the password; `typed`, what was in a
 * form when its language was changed, but never a password.
 */
type Note = 'flash' | 'unconfirmed' | 'forgetful' | 'typed';

/** Leaves a note for the documents that follow in this tab, where storage is allowed. */
export function leaveNote(name: Note, text: string): void {
  try {
    sessionStorage.setItem(name, text);
  } catch {
    // What it says is a courtesy: nothing depends on it.
  }
}

/** What was left; empty when nothing was. */
export function readNote(name: Note): string {
  try {
    return sessionStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}

/** Reads a note and removes it. */
export function takeNote(name: Note): string {
  const text = readNote(name);
  if (text) sessionStorage.removeItem(name);
  return text;
}
