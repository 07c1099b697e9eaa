import { type QueryClient, replaceEqualDeep } from '@tanstack/react-query';
import type { Line } from '@/features/dashboard/queries';
import { download } from '@/lib/data/download';
import { AppError } from '@/lib/data/errors';
import { statementCsv } from './csv';
import type { StatementFilter } from './filter';
import { readHolder, readWholeStatement, type Total, totalsQuery } from './queries';

/** A line may be booked while all are read, hardly ever a second time. */
const MOST_READINGS = 5;

/** The name of a file: whose it is stays inside. */
function nameOf({ kind, from, to }: StatementFilter, today: string, extension: string): string {
  return `${['glassmine-statement', kind, from, to ?? today].filter(Boolean).join('_')}.${extension}`;
}

/**
 * All lines, and the sums of the same moment: the books have moved if the sums are others after the lines were read.
 * @throws AppError when they cannot be read, or do not stand still
 */
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

/**
 * Makes a file of the whole statement and hands it to the person.
 * @throws AppError when it cannot be read
 */
export async function saveStatement(
  as: 'csv' | 'pdf',
  userId: string,
  filter: StatementFilter,
  { queryClient, isSandbox }: { queryClient: QueryClient; isSandbox: boolean },
): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  if (as === 'csv') {
    download(nameOf(filter, today, as), statementCsv(await readWholeStatement(filter)));
    return;
  }
  const [{ statementPdf }, { lines, totals }, holder] = await Promise.all([
    import('./pdf'),
    readBoth(userId, filter, queryClient),
    readHolder(userId),
  ]);
  download(
    nameOf(filter, today, as),
    await statementPdf({ holder, filter, lines, totals, isSandbox, today }),
  );
}
