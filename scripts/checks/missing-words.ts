import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillWords } from '../../src/lib/i18n/fill-words.ts';
import { languages } from '../../src/lib/i18n/languages.ts';
import { repository } from '../tool.ts';

const read = (code: string, file: string) => {
  const path = join(repository, 'src/words', code, file);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>) : {};
};

/** Returns the keys that each language lacks, and shows in English. */
export function missingWords(): { code: string; lacking: string[] }[] {
  const files = readdirSync(join(repository, 'src/words/en'));
  return languages.map(({ code }) => {
    const lacking: string[] = [];
    for (const file of files)
      fillWords(read('en', file), read(code, file), code, lacking, `${file.replace('.json', '')}: `);
    return { code, lacking };
  });
}
