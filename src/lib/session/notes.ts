import { readStored, store } from '@/lib/stored';

/**
 * What one document of this tab leaves for the next: `flash`, a toast shown once; `unconfirmed`, the address of a
 * user who just registered; `forgetful`, of one who forgot the password; `typed`, a form's values at a change of
 * language, but never a password; `arrived`, a sign-in without a destination; `try`, that the login signs in the demo investor.
 */
type Note = 'arrived' | 'flash' | 'unconfirmed' | 'forgetful' | 'try' | 'typed';

/** Leaves a note for this tab's next documents, if storage is allowed. */
export const leaveNote = (name: Note, text: string): void => store('session', name, text);

export const readNote = (name: Note): string => readStored('session', name) ?? '';

export function takeNote(name: Note): string {
  const text = readNote(name);
  if (text) store('session', name, null);
  return text;
}

/** Fires on `window` before the page reloads in another language. */
export const REOPENS = 'reopens';
