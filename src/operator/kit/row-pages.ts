import type { QueueFilter } from './search';

export const PAGE = 50;

export interface Page<Row> {
  rows: Row[];
  next: string | undefined;
}

/** A page is requested with one extra row, which starts the next one. */
export function pageOf<Row extends { id: string }>(rows: Row[]): Page<Row> {
  return { rows: rows.slice(0, PAGE), next: rows[PAGE]?.id };
}

export const pageFrom = ({ from, sort, late }: QueueFilter) => ({
  max_rows: PAGE + 1,
  ...(from === undefined ? {} : { from_case: from }),
  ...(sort === undefined ? {} : { sort }),
  ...(late === undefined ? {} : { only_late: true }),
});

export const paymentsFrom = (filter: QueueFilter) => ({
  ...pageFrom(filter),
  ...(filter.state === undefined ? {} : { only_state: filter.state }),
  ...(filter.method === undefined ? {} : { only_method: filter.method }),
});
