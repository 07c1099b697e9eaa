/**
 * `npm run verify -- receipt.json …`: verifies downloaded receipts, individually and against each other. `npm run
 * verify`, with the address in `SUPABASE_DB_URL`: verifies the books of a database, for its owner.
 */
import { readFile } from 'node:fs/promises';
import { StackError } from 'local-supabase/errors.ts';
import { type Problem, verifyReceipt } from '../src/features/proof/verifier/verifier.ts';
import { readSettings } from './settings.ts';
import { verifyBooks } from './verify-books.ts';

interface Receipt {
  account?: string;
  snapshot?: { number?: number; seal?: string };
  leaf?: { place?: number } | null;
  pools?: { pool?: string; place?: number }[];
}

readSettings();
const files = process.argv.slice(2);
const databaseUrl = process.env['SUPABASE_DB_URL'] ?? '';
function refuse(reason: string, code: number): never {
  console.error(reason);
  process.exit(code);
}
if (files.length === 0 && databaseUrl === '')
  refuse('npm run verify -- receipt.json …\nSUPABASE_DB_URL=postgresql://postgres:…@…/postgres npm run verify', 2);
if (/^postgres(ql)?:/.test(files[0] ?? ''))
  refuse('Set SUPABASE_DB_URL to the address instead: arguments can be read by everyone on this machine.', 2);
if (files.length === 0) {
  try {
    const { lines, isWhole } = await verifyBooks(databaseUrl);
    for (const line of lines) console.log(line);
    process.exit(isWhole ? 0 : 1);
  } catch (error) {
    if (!(error instanceof StackError)) throw error;
    refuse(`${error.message}\n${error.hint}`, 1);
  }
}

const receipts: { file: string; receipt: Receipt }[] = [];
let failures = 0;
for (const file of files) {
  const { receipt, problems } = await verify(file);
  if (receipt) receipts.push({ file, receipt });
  failures += problems.length;
  const { number, seal } = receipt?.snapshot ?? {};
  console.log(
    problems.length === 0 ? `${file}: included in snapshot ${number}, seal ${seal}` : `${file}: ${problems.join(', ')}`,
  );
}
for (const contradiction of contradictions()) {
  failures += 1;
  console.log(contradiction);
}
console.log(
  failures === 0
    ? 'Compare the seal with the public list at /transparency and with what other people see.'
    : 'docs/proof.md says what each failure means.',
);
process.exitCode = failures === 0 ? 0 : 1;

async function verify(file: string): Promise<{ receipt?: Receipt; problems: (Problem | 'unreadable')[] }> {
  let content: unknown;
  try {
    content = JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return { problems: ['unreadable'] };
  }
  const problems = await verifyReceipt(content);
  return { ...(!problems.includes('malformed') && { receipt: content as Receipt }), problems };
}

/** Finds two roots for one snapshot, one leaf for two accounts, or one pool with two leaves. */
function contradictions(): string[] {
  return receipts.flatMap(({ file, receipt }, index) =>
    receipts.slice(index + 1).flatMap(({ file: otherFile, receipt: other }) => {
      if (receipt.snapshot?.number !== other.snapshot?.number) return [];
      const both = `${file} and ${otherFile}`;
      if (receipt.snapshot?.seal !== other.snapshot?.seal)
        return [`${both}: snapshot ${receipt.snapshot?.number} has two seals`];
      const isShared = receipt.leaf && receipt.leaf.place === other.leaf?.place;
      const isTwice = receipt.pools?.some((one) =>
        other.pools?.some(({ pool, place }) => pool === one.pool && place !== one.place),
      );
      return [
        ...(isShared && receipt.account !== other.account ? [`${both}: one leaf for two accounts`] : []),
        ...(isTwice ? [`${both}: one pool with two leaves`] : []),
      ];
    }),
  );
}
