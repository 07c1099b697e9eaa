const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** An id that came with an address, or undefined when it is none. */
export function idOf(value: unknown): string | undefined {
  return typeof value === 'string' && ID.test(value) ? value : undefined;
}

/** What the address says of a queue: the first case of the page, and the case that is open. */
export interface QueueSearch {
  from?: string | undefined;
  case?: string | undefined;
}

/** For `validateSearch` of a queue: what is no id is left out. */
export const queueSearch = (search: Record<string, unknown>): QueueSearch => ({
  from: idOf(search['from']),
  case: idOf(search['case']),
});

/** For `validateSearch` of what was published: the moment that the page begins before. */
export const publishedSearch = ({ before }: Record<string, unknown>): { before?: string | undefined } => ({
  before: typeof before === 'string' && !Number.isNaN(Date.parse(before)) ? before.slice(0, 40) : undefined,
});
