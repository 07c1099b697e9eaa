/** One page of what was published, newest first. */
export interface Published<One> {
  rows: One[];
  /** The moment that the next page begins before; undefined on the last one. */
  next: string | undefined;
}

const PAGE = 20;

/** What a list of published things is asked for: a page before a moment. */
export const pageBefore = (before: string | undefined) => ({
  max_rows: PAGE + 1,
  ...(before === undefined ? {} : { before }),
});

/** The page of rows that were asked for by `pageBefore`. */
export function publishedPage<One>(rows: One[], moment: (row: One) => string): Published<One> {
  const last = rows[PAGE - 1];
  return { rows: rows.slice(0, PAGE), next: rows.length > PAGE && last ? moment(last) : undefined };
}
