import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type Column, DataTable } from '@/components/display/DataTable';
import { PageHeader } from '@/components/frame/PageHeader';
import { EmptyState } from '@/components/states/EmptyState';
import { t } from '@/lib/i18n/i18n';
import { Pages } from '@/operator/kit/components/Pages';
import { queueWord } from '@/operator/kit/queues';
import type { QueueQuery } from '@/operator/kit/row-pages';
import { useKeys } from '@/operator/kit/use-keys';
import { type CaseSteps, useOpened } from '../use-opened';
import { useQueueFilter } from '../use-queue-filter';
import { type CaseRow, OPENER, type Queued, queueColumns } from './queue-columns';
import { type PaymentFilters, QueueFilters, orderWord } from './QueueFilters';

interface QueueProps<Row extends CaseRow> extends Omit<Queued<Row>, 'onOpen'> {
  query: QueueQuery<Row>;
  filters?: PaymentFilters;
  /** A column before the others, and what is done with the rows that it chooses. */
  choice?: Column<Row>;
  bulk?: ReactNode;
  /** The state in which a row was opened; in another one it has moved on. */
  stateOf?: (row: Row) => string | undefined;
  /** The window of the open case. */
  children: (opened: Row, steps: CaseSteps) => ReactNode;
}

function moveFocus(by: 1 | -1): void {
  const openers = [...document.querySelectorAll<HTMLElement>(`[${OPENER}]`)];
  const place = openers.findIndex((opener) => opener === document.activeElement);
  openers[place < 0 ? 0 : Math.min(Math.max(place + by, 0), openers.length - 1)]?.focus();
}

/** The page of a queue: its filters, its cases and the open one. */
export function Queue<Row extends CaseRow>({
  query,
  filters,
  choice,
  bulk,
  stateOf,
  children,
  ...cells
}: QueueProps<Row>) {
  const filter = useQueueFilter();
  const { from, ...chosen } = filter;
  const { data, refetch } = useSuspenseQuery(query(filter));
  const { opened, open, steps } = useOpened(data.rows, query, refetch, stateOf);
  const navigate = useNavigate();
  useKeys(opened ? {} : { j: () => moveFocus(1), k: () => moveFocus(-1) });
  const title = queueWord(cells.queue);
  const isPlain = Object.values(chosen).every((value) => value === undefined);
  return (
    <>
      <PageHeader title={title} />
      <QueueFilters chosen={chosen} {...(filters ? { filters } : {})} />
      {bulk}
      <DataTable
        caption={`${title}: ${orderWord(chosen.sort)}`}
        columns={[...(choice ? [choice] : []), ...queueColumns({ ...cells, onOpen: open })]}
        empty={
          isPlain ? (
            <EmptyState text={t('queues.emptyText')} title={t('desk.person.noWaiting')} />
          ) : (
            <EmptyState text={t('queues.noMatchText')} title={t('queues.noMatch')} />
          )
        }
        rowKey={({ id }) => id}
        rows={data.rows}
      />
      <Pages
        isFirst={from === undefined}
        onPage={(first) => void navigate({ to: '.', search: { ...chosen, from: first } })}
        next={data.next}
      />
      {opened ? children(opened, steps) : null}
    </>
  );
}
