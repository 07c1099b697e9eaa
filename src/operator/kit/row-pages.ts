import type { QueueFilter } from './search';

/** How many rows a page of a list holds. */
export const PAGE = 50;

/** One page of a list. */
export interface Page<Row> {
  rows: Row[];
  /** Where the next page begins; undefined on the last one. */
  next: string | undefined;
}

/** One row more than a page is asked for: it begins the next one. */
export function pageOf<Row extends { id: string }>(rows: Row[]): Page<Row> {
  return { rows: rows.slice(0, PAGE), next: rows[PAGE]?.id };
}

/** What a queue is asked for: a page from one row on, in an order. */
export const pageFrom = ({ from, sort, late }: QueueFilter) => ({
  max_rows: PAGE + 1,
  ...(from === undefined ? {} : { from_case: from }),
  ...(sort === undefined ? {} : { sort }),
  ...(late === undefined ? {} : { only_late: true }),
});

/** What a queue of payments is asked for besides. */
export const paymentsFrom = (filter: QueueFilter) => ({
  ...pageFrom(filter),
  ...(filter.state === undefined ? {} : { only_state: filter.state }),
  ...(filter.method === undefined ? {} : { only_method: filter.method }),
});
