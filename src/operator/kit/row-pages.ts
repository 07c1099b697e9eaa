import { type QueryFunctionContext, queryOptions } from '@tanstack/react-query';
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

/** A query of a queue's page, with the order and filters of the address. */
export const queueQuery = <Row extends { id: string }>(
  list: string,
  filter: QueueFilter,
  read: (context: QueryFunctionContext) => Promise<Row[]>,
) => queryOptions({ queryKey: ['operator', list, filter], queryFn: async (context) => pageOf(await read(context)) });

export type QueueQuery<Row extends { id: string }> = (filter: QueueFilter) => ReturnType<typeof queueQuery<Row>>;
