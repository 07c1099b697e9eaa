import { type Column, DataTable } from '@/components/DataTable';
import { EmptyState } from '@/components/EmptyState';
import { PageHeader } from '@/components/PageHeader';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/i18n/i18n';
import { QUEUE_LIMIT } from '../queries';

interface QueueProps<Row> {
  title: string;
  lead: string;
  caption: string;
  emptyTitle: string;
  emptyText: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}

/**
 * The last column of a queue: the button that opens a row.
 *
 * @param words what the button says, and its full name for screen readers.
 */
export function openColumn<Row>(
  words: (row: Row) => { text: string; label: string },
  onOpen: (row: Row) => void,
): Column<Row> {
  return {
    key: 'open',
    title: t('operations.review.decision'),
    align: 'end',
    cell: (row) => {
      const { text, label } = words(row);
      return (
        <Button aria-label={label} onClick={() => onOpen(row)} size="sm" variant="outline">
          {text}
        </Button>
      );
    },
  };
}

/** A queue of work, oldest first. */
export function Queue<Row extends { id: string }>({
  title,
  lead,
  caption,
  emptyTitle,
  emptyText,
  columns,
  rows,
}: QueueProps<Row>) {
  return (
    <>
      <PageHeader text={lead} title={title} />
      <DataTable
        caption={caption}
        columns={columns}
        empty={<EmptyState text={emptyText} title={emptyTitle} />}
        rowKey={({ id }) => id}
        rows={rows}
      />
      {rows.length >= QUEUE_LIMIT ? (
        <p className="text-muted-foreground mt-4 text-sm">
          {t('operations.review.more', { count: QUEUE_LIMIT })}
        </p>
      ) : null}
    </>
  );
}
