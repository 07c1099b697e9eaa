import type { ComponentProps, ReactNode } from 'react';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { cn } from '@/lib/cn';

export interface Column<Row> {
  /** Different in each column of a table. */
  title: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** In a phone's two-line row: `lead` and `side` above, `note` and `end` below; `none` hides the column there. */
  phone?: 'lead' | 'side' | 'note' | 'end' | 'none';
  /** Shown without its heading on phones. */
  isAction?: boolean;
  className?: string;
}

interface DataTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  empty: ReactNode;
  /** The headings stay in sight of a long page. */
  isSticky?: boolean;
}

const PLACES = {
  lead: 'max-md:order-1 max-md:text-start',
  side: 'max-md:order-2 max-md:text-end',
  note: 'max-md:order-3 max-md:col-start-1 max-md:text-start',
  end: 'max-md:order-4 max-md:text-end',
  none: 'max-md:hidden',
};

/** Renders a table whose rows become two lines or labelled blocks on phones. */
export function DataTable<Row>({ caption, columns, rows, rowKey, empty, isSticky }: DataTableProps<Row>) {
  if (rows.length === 0) return empty;
  return (
    <Table className="max-md:block">
      <TableFrame caption={caption} columns={columns} isSticky={isSticky} />
      <TableBody className="max-md:block">
        {rows.map((row) => (
          <DataRow columns={columns} key={rowKey(row)} row={row} />
        ))}
      </TableBody>
    </Table>
  );
}

export function TableFrame<Row>({
  caption,
  columns,
  isSticky = false,
}: Pick<DataTableProps<Row>, 'caption' | 'columns'> & { isSticky?: boolean | undefined }) {
  return (
    <>
      <caption className="sr-only">{caption}</caption>
      <TableHeader
        className={cn(
          'max-md:sr-only',
          isSticky && 'bg-background shadow-border z-10 shadow-[inset_0_-1px] md:sticky md:top-14',
        )}
      >
        <TableRow>
          {columns.map(({ title, align, className }) => (
            <TableHead className={cn(align === 'end' && 'text-end', className)} key={title}>
              {title}
            </TableHead>
          ))}
        </TableRow>
      </TableHeader>
    </>
  );
}

interface DataRowProps<Row> extends ComponentProps<'tr'> {
  columns: readonly Column<Row>[];
  row: Row;
}

export function DataRow<Row>({ columns, row, ...props }: DataRowProps<Row>) {
  const hasPlaces = columns.some(({ phone }) => phone);
  return (
    <TableRow
      className={cn(
        'relative max-md:grid max-md:gap-x-6 max-md:gap-y-1.5 max-md:border-b max-md:py-4',
        hasPlaces && 'max-md:grid-cols-[minmax(40%,1fr)_auto]',
      )}
      {...props}
    >
      {columns.map(({ title, cell, align, isAction, phone, className }) => (
        <TableCell
          className={cn(
            'align-baseline max-md:border-0 max-md:p-0',
            phone
              ? PLACES[phone]
              : 'max-md:order-5 max-md:col-span-full max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-6',
            isAction && 'max-md:justify-end',
            align === 'end' && 'text-end',
            className,
          )}
          key={title}
        >
          {isAction || phone ? null : (
            <span aria-hidden className="text-muted-foreground md:hidden">
              {title}
            </span>
          )}
          <span className={cn('min-w-0 max-md:wrap-anywhere', !phone && 'max-md:text-end')}>{cell(row)}</span>
        </TableCell>
      ))}
    </TableRow>
  );
}
