import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';

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

interface Ordered {
  order: (column: 'created_at' | 'id', options: { ascending: boolean }) => this;
  limit: (rows: number) => this;
  abortSignal: (signal: AbortSignal) => this;
  lte: (column: 'created_at', value: string) => this;
  or: (filters: string) => this;
}

interface DatedPages<Row extends Dated> {
  queryKey: QueryKey;
  /** Reads a page of what `newestFirst` orders. */
  read: (newestFirst: <Rows extends Ordered>(rows: Rows) => Rows, signal: AbortSignal) => Promise<Row[]>;
  size?: (after: unknown) => number;
}

/** Reads a long list by pages, the newest row first; ids break ties. */
export const datedPages = <Row extends Dated>({ queryKey, read, size = pageSize }: DatedPages<Row>) =>
  infiniteQueryOptions({
    queryKey,
    initialPageParam: null as Dated | null,
    queryFn: ({ signal, pageParam: after }) =>
      read((rows) => {
        const page = rows
          .order('created_at', { ascending: false })
          .order('id', { ascending: false })
          .limit(size(after))
          .abortSignal(signal);
        if (!after) return page;
        const { id, created_at: at } = after;
        // The first condition is the one served by the index.
        return page.lte('created_at', at).or(`created_at.lt."${at}",and(created_at.eq."${at}",id.lt.${id})`);
      }, signal),
    getNextPageParam: (page, _, after) => (page.length < size(after) ? undefined : page.at(-1)),
    select: ({ pages }) => pages.flat(),
  });

/** Reads all pages. The order must be total. */
export async function everyRow<Row>(
  read: (from: number, to: number) => PromiseLike<Row[]>,
  before: readonly Row[] = [],
): Promise<Row[]> {
  const page = await read(before.length, before.length + MAX_ROWS - 1);
  const rows = [...before, ...page];
  return page.length < MAX_ROWS ? rows : everyRow(read, rows);
}
