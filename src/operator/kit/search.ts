import { idOf } from '@/lib/ids';

export type QueueOrder = 'newest' | 'largest' | 'smallest';

export const textOf = (value: unknown, most = 40): string | undefined =>
  (typeof value === 'string' && value.trim().slice(0, most)) || undefined;

export interface QueueSearch {
  from?: string | undefined;
  case?: string | undefined;
  sort?: QueueOrder | undefined;
  late?: true | undefined;
  state?: string | undefined;
  method?: string | undefined;
}

export type QueueFilter = Omit<QueueSearch, 'case'>;

const isOrder = (value: unknown): value is QueueOrder =>
  value === 'newest' || value === 'largest' || value === 'smallest';

/** `validateSearch` of a queue: drops malformed orders, ids and words; the database checks the rest. */
export const queueSearch = (search: Record<string, unknown>): QueueSearch => ({
  from: idOf(search['from']),
  case: idOf(search['case']),
  sort: isOrder(search['sort']) ? search['sort'] : undefined,
  late: String(search['late']) === 'true' || undefined,
  state: textOf(search['state']),
  method: textOf(search['method']),
});

/** `loaderDeps` of a queue: the list does not depend on the open case. */
export const queueDeps = ({ search }: { search: QueueSearch }): QueueFilter => {
  const { case: _opened, ...filter } = search;
  return filter;
};

export const publishedSearch = ({ before }: Record<string, unknown>): { before?: string | undefined } => ({
  before: typeof before === 'string' && !Number.isNaN(Date.parse(before)) ? before.slice(0, 40) : undefined,
});
