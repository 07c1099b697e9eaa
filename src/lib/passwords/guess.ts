import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

// The lists are large, so only fields for a new password load this file, by `import()`.

/** Passwords guessed in fewer attempts are refused. */
const FEWEST_GUESSES = 1e6;

/** Shorter names are part of too many words. They count as guesses, but do not cause a refusal. */
const TELLING_LETTERS = 4;

/** Keyboard rows with digits and marks, both ways: a run of this length is one guess. */
const ROWS = [
  '`1234567890-=',
  '!@#$%^&*()_+',
  'qwertyuiop[]',
  "asdfghjkl;'",
  'zxcvbnm,./',
  'qwertzuiopü',
  'asdfghjklöä',
  'yxcvbnm,.-',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn,;:',
  'йцукенгшщзхъ',
  'фывапролджэ',
  'ячсмитьбю',
].flatMap((row) => [row, Array.from(row).toReversed().join('')]);
const LEAST_ROW = 5;

const SITE = ['glassmine', ...new URL(document.baseURI).hostname.split('.')].filter(
  (part) => part.length >= TELLING_LETTERS,
);

/** Replaces each keyboard run by its first letter, so that runs add no strength. */
function withoutRows(password: string): string {
  const letters = Array.from(password.toLowerCase());
  const rowFrom = (start: number): number => {
    let end = Math.min(start + LEAST_ROW, letters.length);
    const isRow = () =>
      end - start >= LEAST_ROW && ROWS.some((row) => row.includes(letters.slice(start, end).join('')));
    if (!isRow()) return start + 1;
    while (end <= letters.length && isRow()) end += 1;
    return end - 1;
  };
  let kept = '';
  for (let at = 0; at < letters.length; at = rowFrom(at)) kept += letters[at];
  return kept;
}

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

function partsOf(own: readonly string[]): string[] {
  const parts = own.flatMap((text) => [text, text.split('@')[0] ?? '', ...text.split(/[\s@]+/)]);
  // The domain is usually the provider's name, not the user's.
  const domains = new Set(own.map((text) => (text.split('@')[1] ?? '').toLowerCase()));
  return [...new Set(parts.map((part) => part.trim().toLowerCase()))].filter(
    (part) => part !== '' && !domains.has(part),
  );
}

/**
 * Returns what makes a password easy to guess: it is common, or contains the user's name or address, also with digits
 * for letters. Takes milliseconds for bcrypt's maximum length.
 * @param own the user's e-mail address and name
 */
export function judgePassword(
  password: string,
  own: readonly string[],
): 'password_guessable' | 'password_personal' | undefined {
  const parts = partsOf(own);
  const { guesses, sequence } = estimator.check(password, [...parts, ...SITE]);
  const isTelling = (text: string) => Array.from(text).length >= TELLING_LETTERS;
  const isOwn = sequence.some(
    ({ dictionaryName, token, matchedWord }) =>
      dictionaryName === 'userInputs' && isTelling(token) && parts.some((part) => part === matchedWord),
  );
  const written = password.toLowerCase();
  if (isOwn || parts.some((part) => isTelling(part) && written.includes(part))) return 'password_personal';
  const rest = withoutRows(password);
  const fewest = rest === written ? guesses : estimator.check(rest, [...parts, ...SITE]).guesses;
  return fewest < FEWEST_GUESSES ? 'password_guessable' : undefined;
}

/** From 0 to 4; 0 if {@link judgePassword} refuses it. @param own the user's e-mail address and name */
export function strengthOf(password: string, own: readonly string[]): number {
  return judgePassword(password, own) ? 0 : estimator.check(password, partsOf(own)).score;
}
