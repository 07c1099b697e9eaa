/** The first page is small, to be there at once; the next ones come while the reader scrolls. */
const FIRST_PAGE = 50;
/** At most the API's `max_rows`. */
const NEXT_PAGE = 500;
/** The API answers at most so many rows at once (`max_rows`). */
const MAX_ROWS = 1000;

/** How many rows to ask for after a row, or for a start. */
export const pageSize = (after: unknown): number => (after === null ? FIRST_PAGE : NEXT_PAGE);

/** The row to go on from, or undefined when this page was the last. */
export function nextAfter<Row>(page: readonly Row[], after: unknown): Row | undefined {
  return page.length < pageSize(after) ? undefined : page.at(-1);
}

/** A row of a list that is read newest first. */
export interface Dated {
  id: string;
  created_at: string;
}

/** PostgREST's words for "older than this row"; rows of the same instant are told apart by their ids. */
export const olderThan = ({ id, created_at }: Dated): string =>
  `created_at.lt."${created_at}",and(created_at.eq."${created_at}",id.lt.${id})`;

/** Reads page after page until one is not full. The order must be total. */
export async function everyRow<Row>(
  read: (from: number, to: number) => PromiseLike<Row[]>,
  before: readonly Row[] = [],
): Promise<Row[]> {
  const page = await read(before.length, before.length + MAX_ROWS - 1);
  const rows = [...before, ...page];
  return page.length < MAX_ROWS ? rows : everyRow(read, rows);
}
