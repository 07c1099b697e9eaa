import { readFileSync } from 'node:fs';
import { type Language, languages } from '../../src/lib/i18n/languages.ts';

export function wordsOf<Words>(file: string): Record<Language, Words> {
  const read = (code: Language) =>
    JSON.parse(
      readFileSync(new URL(`../../src/words/${code}/${file}.json`, import.meta.url), 'utf8'),
    ) as Words;
  return Object.fromEntries(languages.map(({ code }) => [code, read(code)])) as Record<Language, Words>;
}
