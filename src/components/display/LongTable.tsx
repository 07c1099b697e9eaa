import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ComponentProps, type ReactElement, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Table, TableBody } from '@/components/ui/table';
import { useIsPrinting } from '@/lib/use-is-printing';
import { type Column, DataRow, DataTable, TableFrame } from './DataTable';
import { MoreRows, type Pages } from './MoreRows';

/** What `useSuspenseInfiniteQuery` answers, as far as a list needs it. */
interface List<Row> extends Pages {
  data: readonly Row[];
}

interface LongTableProps<Row> extends Omit<ComponentProps<typeof DataTable<Row>>, 'rows'> {
  list: List<Row>;
}

/** Up to here all rows are in the document, where the browser's own search finds them. */
const FEW = 100;
/** The height of a row before it has been seen: a line of a table, or the block that it is on a phone. */
const GUESS = { row: 54, block: 172 };

/**
 * A `DataTable` that may hold thousands of rows: they are loaded as the reader scrolls, and only those near the screen are drawn.
 * On paper are all that have been loaded.
 */
export function LongTable<Row>({ list, ...table }: LongTableProps<Row>) {
  const { data: rows, hasNextPage } = list;
  const isPrinting = useIsPrinting();
  return (
    <>
      {rows.length <= FEW || isPrinting ? (
        <DataTable {...table} rows={rows} />
      ) : (
        <DrawnRows {...table} isWhole={!hasNextPage} rows={rows} />
      )}
      <MoreRows list={list} />
    </>
  );
}

interface DrawnRowsProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  isWhole: boolean;
}

function DrawnRows<Row>({ caption, columns, rows, rowKey, isWhole }: DrawnRowsProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    setTop((body.current?.getBoundingClientRect().top ?? 0) + scrollY);
  }, []);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => (matchMedia('(width < 48rem)').matches ? GUESS.block : GUESS.row),
    getItemKey: (index) => {
      const row = rows[index];
      return row ? rowKey(row) : index;
    },
    overscan: 10,
    scrollMargin: top,
    // Rows are drawn in the frame after the movement, not in the middle of it.
    useFlushSync: false,
  });
  const { measureElement } = virtualizer;
  // The same element again is a row that React leaves alone: scrolling draws only the rows that are new.
  const elementOf = useMemo(() => {
    const elements = new Map<number, ReactElement | null>();
    return (index: number) => {
      const known = elements.get(index);
      if (known !== undefined) return known;
      const row = rows[index];
      const element = row ? (
        <DataRow
          aria-rowindex={index + 2}
          columns={columns}
          data-index={index}
          key={rowKey(row)}
          ref={measureElement}
          row={row}
        />
      ) : null;
      elements.set(index, element);
      return element;
    };
  }, [rows, columns, rowKey, measureElement]);
  const drawn = virtualizer.getVirtualItems();
  const before = (drawn[0]?.start ?? top) - top;
  const after = virtualizer.getTotalSize() - ((drawn.at(-1)?.end ?? top) - top);
  return (
    <Table aria-rowcount={isWhole ? rows.length + 1 : -1} className="max-md:block md:table-fixed">
      <TableFrame caption={caption} columns={columns} />
      <TableBody className="max-md:block" ref={body}>
        <Gap height={before} />
        {drawn.map(({ index }) => elementOf(index))}
        <Gap height={after} />
      </TableBody>
    </Table>
  );
}

/** Holds the place of rows that are not drawn. */
function Gap({ height }: { height: number }) {
  return height > 0 ? <tr aria-hidden className="block" style={{ height }} /> : null;
}
