import { queryOptions, type QueryFunctionContext } from '@tanstack/react-query';
export interface Published<One> {
  rows: One[];
  next: string | undefined;
}

const PAGE = 20;

export const pageBefore = (before: string | undefined) => ({
  max_rows: PAGE + 1,
  ...(before === undefined ? {} : { before }),
});

/** A query of a page of what is published, newest first; `moment` is when it was. */
export const publishedQuery = <One>(
  list: string,
  before: string | undefined,
  read: (context: QueryFunctionContext) => Promise<One[]>,
  moment: (row: One) => string,
) =>
  queryOptions({
    queryKey: ['operator', list, before],
    queryFn: async (context): Promise<Published<One>> => {
      const rows = await read(context);
      const last = rows[PAGE - 1];
      return { rows: rows.slice(0, PAGE), next: rows.length > PAGE && last ? moment(last) : undefined };
    },
  });
