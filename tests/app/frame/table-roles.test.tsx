import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DataTable } from '@/components/display/DataTable';
import { LongTable } from '@/components/display/LongTable';

const columns = [
  { title: 'Name', cell: (row: string) => row },
  { title: 'Length', cell: (row: string) => row.length },
];
const table = { caption: 'Words', columns, empty: null, rowKey: (row: string) => row };
const fixed = {
  hasNextPage: false,
  isFetching: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  fetchNextPage: () => undefined,
};

/** Safari drops the roles of table parts that are drawn as blocks, so each states its own. */
const ROLES = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

const short = () => <DataTable {...table} rows={['one', 'three']} />;
const long = () => (
  <LongTable {...table} list={{ ...fixed, data: Array.from({ length: 200 }, (_, n) => `word ${n}`) }} />
);

test.each([
  ['a short list', short],
  ['a long one', long],
])('a person with Safari on a phone finds the headings, rows and cells of %s', (_, List) => {
  render(<List />);
  const found = screen.getByRole('table', { name: 'Words' });
  expect(within(found).getAllByRole('columnheader')).toHaveLength(2);
  for (const [element, role] of Object.entries(ROLES)) {
    const parts = found.parentElement?.querySelectorAll(`${element}:not([aria-hidden=true])`) ?? [];
    const roles = [...parts].map((part) => part.getAttribute('role'));
    expect([element, ...new Set(roles)]).toEqual([element, role]);
  }
});
