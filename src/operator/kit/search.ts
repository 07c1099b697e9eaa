import { idOf } from '@/lib/ids';

/** The orders of a queue in addition to that by age. */
export type QueueOrder = 'newest' | 'largest' | 'smallest';

/** A text that came with an address, cut to a length; undefined when there is none. */
export const textOf = (value: unknown, most = 40): string | undefined =>
  (typeof value === 'string' && value.trim().slice(0, most)) || undefined;

/** What the address says of a queue: its order and filters, the first case of the page, and the case that is open. */
export interface QueueSearch {
  from?: string | undefined;
  case?: string | undefined;
  sort?: QueueOrder | undefined;
  late?: true | undefined;
  state?: string | undefined;
  method?: string | undefined;
}

/** What of the address the list depends on. */
export type QueueFilter = Omit<QueueSearch, 'case'>;

const isOrder = (value: unknown): value is QueueOrder =>
  value === 'newest' || value === 'largest' || value === 'smallest';

/** For `validateSearch` of a queue: what is no order, id or word is left out. The database knows the rest. */
export const queueSearch = (search: Record<string, unknown>): QueueSearch => ({
  from: idOf(search['from']),
  case: idOf(search['case']),
  sort: isOrder(search['sort']) ? search['sort'] : undefined,
  late: String(search['late']) === 'true' || undefined,
  state: textOf(search['state']),
  method: textOf(search['method']),
});

/** For `loaderDeps` of a queue: the list is the same whichever case is open. */
export const queueDeps = ({ search }: { search: QueueSearch }): QueueFilter => {
  const { case: _opened, ...filter } = search;
  return filter;
};

/** For `validateSearch` of what was published: the moment that the page begins before. */
export const publishedSearch = ({ before }: Record<string, unknown>): { before?: string | undefined } => ({
  before: typeof before === 'string' && !Number.isNaN(Date.parse(before)) ? before.slice(0, 40) : undefined,
});
