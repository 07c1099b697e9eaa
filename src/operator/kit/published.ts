export interface Published<One> {
  rows: One[];
  next: string | undefined;
}

const PAGE = 20;

export const pageBefore = (before: string | undefined) => ({
  max_rows: PAGE + 1,
  ...(before === undefined ? {} : { before }),
});

export function publishedPage<One>(rows: One[], moment: (row: One) => string): Published<One> {
  const last = rows[PAGE - 1];
  return { rows: rows.slice(0, PAGE), next: rows.length > PAGE && last ? moment(last) : undefined };
}
