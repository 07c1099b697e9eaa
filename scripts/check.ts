/**
 * `npm run check`: runs everything that needs no running code, and counts the texts that languages lack. With
 * `-- --release` a text that is missing fails it.
 */
import { printCheck, runChecks } from './checks/checks.ts';
import { missingWords } from './checks/missing-words.ts';

const results = await runChecks(printCheck);
const incomplete = missingWords().filter(({ lacking }) => lacking.length > 0);
for (const { code, lacking } of incomplete)
  console.log(`${code} shows ${lacking.length} texts in English: ${lacking.slice(0, 20).join(', ')}`);
if (incomplete.length === 0) console.log('✓ every text in every language');
const isReady = incomplete.length === 0 || !process.argv.includes('--release');
process.exitCode = isReady && results.every(({ ok }) => ok) ? 0 : 1;
