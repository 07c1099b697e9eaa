import type { ComponentProps, ReactNode } from 'react';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { cn } from '@/lib/cn';

/** One column: its heading, and what it shows of a row. */
export interface Column<Row> {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** `end` for amounts, so that figures stand under each other. */
  align?: 'start' | 'end';
  /** Its place in a row of two lines on a phone: `lead` and `side` above, `note` and `end` below. Rows without places are lines with their headings. */
  phone?: 'lead' | 'side' | 'note' | 'end';
  /** A button that says itself what it does: on a phone it stands without the heading. */
  isAction?: boolean;
  /** Of its heading and cells: a width, or from which screen on it is shown. */
  className?: string;
}

interface DataTableProps<Row> {
  /** Says what the table holds; read out, not shown. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Shown in place of the table when there are no rows. */
  empty: ReactNode;
}

/** Where a cell is in a row of two lines. */
const PLACES = {
  lead: 'max-md:order-1 max-md:text-start',
  side: 'max-md:order-2 max-md:text-end',
  note: 'max-md:order-3 max-md:text-start',
  end: 'max-md:order-4 max-md:text-end',
};

/** A list as a table. On a phone each row becomes two lines, or a small block of labelled ones. */
export function DataTable<Row>({ caption, columns, rows, rowKey, empty }: DataTableProps<Row>) {
  if (rows.length === 0) return empty;
  return (
    <Table className="max-md:block">
      <TableFrame caption={caption} columns={columns} />
      <TableBody className="max-md:block">
        {rows.map((row) => (
          <DataRow columns={columns} key={rowKey(row)} row={row} />
        ))}
      </TableBody>
    </Table>
  );
}

/** What is above the rows of a table: its caption and headings. */
export function TableFrame<Row>({ caption, columns }: Pick<DataTableProps<Row>, 'caption' | 'columns'>) {
  return (
    <>
      <caption className="sr-only">{caption}</caption>
      <TableHeader className="max-md:sr-only">
        <TableRow>
          {columns.map(({ key, title, align, className }) => (
            <TableHead className={cn(align === 'end' && 'text-end', className)} key={key}>
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

/** One row of a table. */
export function DataRow<Row>({ columns, row, ...props }: DataRowProps<Row>) {
  const hasPlaces = columns.some(({ phone }) => phone);
  return (
    <TableRow
      className={cn(
        'max-md:grid max-md:gap-x-6 max-md:gap-y-1.5 max-md:border-b max-md:py-4',
        hasPlaces && 'max-md:grid-cols-[minmax(0,1fr)_auto]',
      )}
      {...props}
    >
      {columns.map(({ key, title, cell, align, isAction, phone, className }) => (
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
          key={key}
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
