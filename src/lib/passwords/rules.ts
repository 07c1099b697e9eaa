import type { judgePassword } from './guess';

/** The maximum of `strengthOf` in `guess.ts`. */
export const STRONGEST = 4;

/** 'Greater than six characters', as in Auth. */
export const LEAST_LETTERS = 7;

/** Auth hashes passwords with bcrypt, which ignores later bytes. */
const MOST_BYTES = 72;

/** Timeout after which a form goes on without the check for guessable passwords. */
const PATIENCE_MS = 4000;

/** Keys of `errors` in `words/en/account.json`. */
export type PasswordFault = 'weak_password' | 'password_too_long' | 'password_guessable' | 'password_personal';

export function lengthFault(password: string): PasswordFault | undefined {
  if (Array.from(password).length < LEAST_LETTERS) return 'weak_password';
  return new TextEncoder().encode(password).length > MOST_BYTES ? 'password_too_long' : undefined;
}

/**
 * Returns what makes a new password easy to guess. Undefined while the list of common passwords cannot load: Auth
 * then decides alone.
 * @param load imports the judge; see {@link judgePassword}
 * @param own the user's e-mail address and name
 */
export async function guessFault(
  load: () => Promise<{ judgePassword: typeof judgePassword }>,
  password: string,
  own: readonly string[],
): Promise<PasswordFault | undefined> {
  const patience = new Promise<undefined>((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
  });
  const judge = await Promise.race([load().catch(() => undefined), patience]);
  return judge?.judgePassword(password, own);
}

export async function passwordFault(
  load: () => Promise<{ judgePassword: typeof judgePassword }>,
  password: string,
  own: readonly string[],
): Promise<PasswordFault | undefined> {
  return lengthFault(password) ?? (await guessFault(load, password, own));
}
