/** The first page is small, to load fast; later ones load while scrolling. */
const FIRST_PAGE = 50;
/** At most the API's `max_rows`. */
const NEXT_PAGE = 500;
/** The API's row limit (`max_rows`). */
const MAX_ROWS = 1000;

export const pageSize = (after: unknown): number => (after === null ? FIRST_PAGE : NEXT_PAGE);

/** Undefined after the last page. */
export function nextAfter<Row>(page: readonly Row[], after: unknown): Row | undefined {
  return page.length < pageSize(after) ? undefined : page.at(-1);
}

export interface Dated {
  id: string;
  created_at: string;
}

/** PostgREST filter for "older than this row"; ids break ties. */
export const olderThan = ({ id, created_at }: Dated): string =>
  `created_at.lt."${created_at}",and(created_at.eq."${created_at}",id.lt.${id})`;

/** Reads all pages. The order must be total. */
export async function everyRow<Row>(
  read: (from: number, to: number) => PromiseLike<Row[]>,
  before: readonly Row[] = [],
): Promise<Row[]> {
  const page = await read(before.length, before.length + MAX_ROWS - 1);
  const rows = [...before, ...page];
  return page.length < MAX_ROWS ? rows : everyRow(read, rows);
}
