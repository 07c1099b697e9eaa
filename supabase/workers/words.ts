import { existsSync, readFileSync } from 'node:fs';
import { fillWords } from '../../src/lib/i18n/fill-words.ts';
import { type Language, languages } from '../../src/lib/i18n/languages.ts';

/** Reads a file of words in every language, with English where one has no text. */
export function wordsOf<Words>(file: string): Record<Language, Words> {
  const read = (code: Language) => {
    const path = new URL(`../../src/words/${code}/${file}.json`, import.meta.url);
    return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>) : {};
  };
  const english = read('en');
  return Object.fromEntries(languages.map(({ code }) => [code, fillWords(english, read(code), code)])) as Record<
    Language,
    Words
  >;
}
