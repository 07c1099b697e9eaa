/** `npm run check`: all that needs no running code. With `-- --release`, a text that a language lacks fails it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillWords } from '../src/lib/i18n/fill-words.ts';
import { languages } from '../src/lib/i18n/languages.ts';
import { printCheck, runChecks } from './checks/checks.ts';
import { repository } from './tool.ts';

const read = (code: string, file: string) => {
  const path = join(repository, 'src/words', code, file);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>) : {};
};

const results = await runChecks(printCheck);
let isComplete = true;
for (const { code } of languages) {
  const lacking: string[] = [];
  for (const file of readdirSync(join(repository, 'src/words/en')))
    fillWords(read('en', file), read(code, file), code, lacking, `${file.replace('.json', '')}: `);
  if (lacking.length === 0) continue;
  isComplete = false;
  console.log(`${code} shows ${lacking.length} texts in English: ${lacking.slice(0, 20).join(', ')}`);
}
if (isComplete) console.log('✓ every text in every language');
const isReady = isComplete || !process.argv.includes('--release');
process.exitCode = isReady && results.every(({ ok }) => ok) ? 0 : 1;
