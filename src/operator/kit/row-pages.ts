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

/** What a queue is asked for: a page from one row on. */
export const pageFrom = (from: string | undefined) => ({
  max_rows: PAGE + 1,
  ...(from === undefined ? {} : { from_case: from }),
});
