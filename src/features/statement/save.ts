import { type QueryClient, replaceEqualDeep } from '@tanstack/react-query';
import type { Line } from '@/features/dashboard/queries';
import { download } from '@/lib/data/download';
import { AppError } from '@/lib/data/errors';
import { statementCsv } from './csv';
import type { StatementFilter } from './filter';
import { type JournalFormat, statementJournal } from './journal';
import { readHolder, readWholeStatement, type Total, totalsQuery } from './queries';
import { type TaxFormat, taxCsv } from './tax';

/** Bookings during a read are rare. */
const MOST_READINGS = 5;

/** Without the holder's name, for privacy. */
function nameOf({ kind, from, to }: StatementFilter, today: string, extension: string): string {
  return `${['glassmine-statement', kind, from, to ?? today].filter(Boolean).join('_')}.${extension}`;
}

/** Reads again if the totals change meanwhile. @throws AppError if reading fails or the books keep changing */
async function readBoth(
  userId: string,
  filter: StatementFilter,
  queryClient: QueryClient,
): Promise<{ lines: Line[]; totals: Total[] }> {
  const readTotals = () => queryClient.query({ ...totalsQuery(userId, filter), staleTime: 0 });
  let before = await readTotals();
  for (let reading = 0; reading < MOST_READINGS; reading += 1) {
    const lines = await readWholeStatement(filter);
    const totals = await readTotals();
    if (replaceEqualDeep(before, totals) === before) return { lines, totals };
    before = totals;
  }
  throw new AppError('unknown');
}

export type StatementFormat = 'csv' | 'pdf' | JournalFormat | TaxFormat;

export async function saveStatement(
  as: StatementFormat,
  userId: string,
  filter: StatementFilter,
  { queryClient, isSandbox }: { queryClient: QueryClient; isSandbox: boolean },
): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  if (as === 'csv') {
    download(nameOf(filter, today, as), statementCsv(await readWholeStatement(filter)));
    return;
  }
  if (as === 'koinly' || as === 'cointracking') {
    download(nameOf(filter, today, `${as}.csv`), taxCsv(as, await readWholeStatement(filter)));
    return;
  }
  if (as !== 'pdf') {
    // Of every kind, because the balances of a journal follow from all lines.
    const { lines, totals } = await readBoth(userId, { ...filter, kind: undefined }, queryClient);
    const journal = statementJournal(as, { lines, totals, isSandbox, today });
    download(nameOf({ ...filter, kind: undefined }, today, as === 'hledger' ? 'journal' : as), journal);
    return;
  }
  const [{ statementPdf }, { lines, totals }, holder] = await Promise.all([
    import('./pdf'),
    readBoth(userId, filter, queryClient),
    readHolder(userId),
  ]);
  download(nameOf(filter, today, as), await statementPdf({ holder, filter, lines, totals, isSandbox, today }));
}
