import { render, screen, within } from '@testing-library/react';
import { act } from 'react';
import { expect, test } from 'vitest';
import { LongTable } from '@/components/display/LongTable';

const words = Array.from({ length: 300 }, (_, n) => `word ${n}`);

test('a person who prints a long list has all of its rows on paper, and a quick page again afterwards', () => {
  render(
    <LongTable
      caption="Words"
      columns={[{ title: 'Name', cell: (row: string) => row }]}
      empty={null}
      list={{
        data: words,
        hasNextPage: false,
        isFetching: false,
        isFetchingNextPage: false,
        isFetchNextPageError: false,
        fetchNextPage: () => undefined,
      }}
      rowKey={(row) => row}
    />,
  );
  const cells = () => within(screen.getByRole('table')).getAllByRole('cell').length;
  expect(cells()).toBeLessThan(words.length);
  dispatchEvent(new Event('beforeprint'));
  expect(cells()).toBe(words.length);
  act(() => void dispatchEvent(new Event('afterprint')));
  expect(cells()).toBeLessThan(words.length);
});
