import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ComponentProps, type ReactElement, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Table, TableBody } from '@/components/ui/table';
import { useIsPrinting } from '@/lib/use-is-printing';
import { type Column, DataRow, DataTable, TableFrame } from './DataTable';
import { MoreRows, type Pages } from './MoreRows';

interface List<Row> extends Pages {
  data: readonly Row[];
}

interface LongTableProps<Row> extends Omit<ComponentProps<typeof DataTable<Row>>, 'rows'> {
  list: List<Row>;
}

/** Up to this number, all rows are in the document and the browser's search finds them. */
const FEW = 100;
/** Estimated height in px before measuring: a table row, or a block on phones. */
const GUESS = { row: 54, block: 172 };

/** A `DataTable` for thousands of rows: loads on scroll, draws only rows near the screen. Prints all loaded rows. */
export function LongTable<Row>({ list, ...table }: LongTableProps<Row>) {
  const { data: rows, hasNextPage } = list;
  const isPrinting = useIsPrinting();
  return (
    <>
      {rows.length <= FEW || isPrinting ? (
        <DataTable {...table} isSticky rows={rows} />
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
    // Draws rows in the next frame instead of blocking the scroll.
    useFlushSync: false,
  });
  const { measureElement } = virtualizer;
  // React skips an identical element, so scrolling renders only new rows.
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
      <TableFrame caption={caption} columns={columns} isSticky />
      <TableBody className="max-md:block" ref={body}>
        <Gap height={before} />
        {drawn.map(({ index }) => elementOf(index))}
        <Gap height={after} />
      </TableBody>
    </Table>
  );
}

function Gap({ height }: { height: number }) {
  return height > 0 ? <tr aria-hidden className="block" style={{ height }} /> : null;
}
