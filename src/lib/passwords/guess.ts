import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

// Its lists are large: only what is typed into a field for a new password loads this file, by `import()`.

/** A password that falls within so many guesses is refused. */
const FEWEST_GUESSES = 1e6;

/** Shorter names are in too many words. They count as guesses, but holding one refuses nothing. */
const TELLING_LETTERS = 4;

/** Rows of keyboards, with digits and marks, forwards and backwards: a part of one that is so long is one guess. */
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

/** What is tried first on this site: its name and address. */
const SITE = ['glassmine', ...new URL(document.baseURI).hostname.split('.')].filter(
  (part) => part.length >= TELLING_LETTERS,
);

/** The same password with each part of a keyboard row as its first letter, so that rows add nothing to it. */
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

/** An address, what is before its @, and the words of a name. */
function partsOf(own: readonly string[]): string[] {
  const parts = own.flatMap((text) => [text, text.split('@')[0] ?? '', ...text.split(/[\s@]+/)]);
  // What follows the @ is the provider's name more often than the person's.
  const domains = new Set(own.map((text) => (text.split('@')[1] ?? '').toLowerCase()));
  return [...new Set(parts.map((part) => part.trim().toLowerCase()))].filter(
    (part) => part !== '' && !domains.has(part),
  );
}

/**
 * What makes a password easy to guess: that it is among the first that are tried, or holds the person's name or address, also
 * with digits for letters. A password as long as bcrypt reads takes some milliseconds.
 * @param own the person's e-mail address and name
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

/**
 * How hard a password is to guess, from 0 to 4. One that {@link judgePassword} refuses has none.
 * @param own the person's e-mail address and name
 */
export function strengthOf(password: string, own: readonly string[]): number {
  return judgePassword(password, own) ? 0 : estimator.check(password, partsOf(own)).score;
}
