import type { judgePassword } from './guess';

/** What `strengthOf` in `guess.ts` answers at most. */
export const STRONGEST = 4;

/** 'Greater than six characters', as Auth asks too. */
export const LEAST_LETTERS = 7;

/** Auth hashes passwords by bcrypt, which reads no further. */
export const MOST_BYTES = 72;

/** After this long a form goes on without the check of guessable passwords. */
const PATIENCE_MS = 4000;

/** Why a new password is refused, as the section `errors` of `words/en/account.json` names it. */
export type PasswordFault =
  | 'weak_password'
  | 'password_too_long'
  | 'password_guessable'
  | 'password_personal';

/** What is wrong with the length of a new password. */
export function lengthFault(password: string): PasswordFault | undefined {
  if (Array.from(password).length < LEAST_LETTERS) return 'weak_password';
  return new TextEncoder().encode(password).length > MOST_BYTES ? 'password_too_long' : undefined;
}

/**
 * What makes a new password easy to guess. Nothing while the list of common passwords cannot be loaded: Auth then decides alone.
 * @param load fetches the judge; see {@link judgePassword}
 * @param own the person's e-mail address and name
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

/** The whole rule for a new password: what is wrong with it, if anything is. */
export async function passwordFault(
  load: () => Promise<{ judgePassword: typeof judgePassword }>,
  password: string,
  own: readonly string[],
): Promise<PasswordFault | undefined> {
  return lengthFault(password) ?? (await guessFault(load, password, own));
}
