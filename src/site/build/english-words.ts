import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { fillWords } from '../../lib/i18n/fill-words.ts';

const FILE = /\/src\/words\/(?!en\/)([a-z]+)\/([a-z-]+\.json)$/;

/** Fills what a language lacks with English when its file is built. */
export function fillWithEnglish(): Plugin {
  return {
    name: 'english-words',
    enforce: 'pre',
    transform(code, id) {
      const [, language, file] = FILE.exec(id) ?? [];
      if (!language || !file) return null;
      const english = readFileSync(new URL(`../../words/en/${file}`, import.meta.url), 'utf8');
      const words = fillWords(
        JSON.parse(english) as Record<string, unknown>,
        JSON.parse(code) as Record<string, unknown>,
        language,
      );
      return { code: JSON.stringify(words), map: null };
    },
  };
}
