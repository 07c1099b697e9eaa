import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type Column, DataTable } from '@/components/display/DataTable';
import { PageHeader } from '@/components/frame/PageHeader';
import { EmptyState } from '@/components/states/EmptyState';
import { t } from '@/lib/i18n/i18n';
import { Pages } from '@/operator/kit/components/Pages';
import { useKeys } from '@/operator/kit/use-keys';
import { useQueueFilter } from '../use-queue-filter';
import { OPENER } from './queue-columns';
import { orderWord, type PaymentFilters, QueueFilters } from './QueueFilters';

interface QueueProps<Row> {
  title: string;
  caption: string;
  emptyTitle: string;
  emptyText: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  next: string | undefined;
  filters?: PaymentFilters;
  bulk?: ReactNode;
}

function moveFocus(by: 1 | -1): void {
  const openers = [...document.querySelectorAll<HTMLElement>(`[${OPENER}]`)];
  const place = openers.findIndex((opener) => opener === document.activeElement);
  openers[place < 0 ? 0 : Math.min(Math.max(place + by, 0), openers.length - 1)]?.focus();
}

export function Queue<Row extends { id: string }>({
  title,
  caption,
  emptyTitle,
  emptyText,
  columns,
  rows,
  next,
  filters,
  bulk,
}: QueueProps<Row>) {
  const { case: opened } = useSearch({ strict: false });
  const { from, ...chosen } = useQueueFilter();
  const isPlain = Object.values(chosen).every((value) => value === undefined);
  const navigate = useNavigate();
  useKeys(opened ? {} : { j: () => moveFocus(1), k: () => moveFocus(-1) });
  return (
    <>
      <PageHeader title={title} />
      <QueueFilters chosen={chosen} {...(filters ? { filters } : {})} />
      {bulk}
      <DataTable
        caption={isPlain ? caption : `${title}: ${orderWord(chosen.sort)}`}
        columns={columns}
        empty={
          isPlain ? (
            <EmptyState text={emptyText} title={emptyTitle} />
          ) : (
            <EmptyState text={t('queues.noMatchText')} title={t('queues.noMatch')} />
          )
        }
        rowKey={({ id }) => id}
        rows={rows}
      />
      <Pages
        isFirst={from === undefined}
        onPage={(first) => void navigate({ to: '.', search: { ...chosen, from: first } })}
        next={next}
      />
    </>
  );
}
