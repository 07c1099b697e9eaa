import type { QueryClient } from '@tanstack/react-query';
import { download } from '@/lib/data/download';
import { statementCsv } from './csv';
import type { StatementFilter } from './filter';
import { readHolder, readWholeStatement, totalsQuery } from './queries';

/** The name of a file: whose it is stays inside. */
function nameOf({ kind, from, to }: StatementFilter, today: string, extension: string): string {
  return `${['glassmine-statement', kind, from, to ?? today].filter(Boolean).join('_')}.${extension}`;
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
  const [{ statementPdf }, lines, totals, holder] = await Promise.all([
    import('./pdf'),
    readWholeStatement(filter),
    queryClient.query({ ...totalsQuery(userId, filter), staleTime: 0 }),
    readHolder(userId),
  ]);
  download(
    nameOf(filter, today, as),
    await statementPdf({ holder, filter, lines, totals, isSandbox, today }),
  );
}
