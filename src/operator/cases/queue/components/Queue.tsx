import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type Column, DataTable } from '@/components/display/DataTable';
import { PageHeader } from '@/components/frame/PageHeader';
import { EmptyState } from '@/components/states/EmptyState';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/i18n/i18n';
import { KeysHint } from '@/operator/kit/components/KeysHint';
import { Pages } from '@/operator/kit/components/Pages';
import { useKeys } from '@/operator/kit/use-keys';
import { type CaseQueue, openLeasesQuery } from '../queries';
import { useQueueFilter } from '../use-queue-filter';
import { orderWord, type PaymentFilters, QueueFilters } from './QueueFilters';

interface QueueProps<Row> {
  title: string;
  lead: string;
  caption: string;
  emptyTitle: string;
  emptyText: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  next: string | undefined;
  filters?: PaymentFilters;
  bulk?: ReactNode;
}

/** Marks the buttons that open rows; j and k move between them. */
const OPENER = 'data-opens-case';

function moveFocus(by: 1 | -1): void {
  const openers = [...document.querySelectorAll<HTMLElement>(`[${OPENER}]`)];
  const place = openers.findIndex((opener) => opener === document.activeElement);
  openers[place < 0 ? 0 : Math.min(Math.max(place + by, 0), openers.length - 1)]?.focus();
}

function LeaseBadge({ queue, caseId }: { queue: CaseQueue; caseId: string }) {
  const { user } = useRouteContext({ from: '/_operator' });
  const { data: leases = [] } = useQuery(openLeasesQuery(queue));
  const lease = leases.find(({ case_id, operator_id }) => case_id === caseId && operator_id !== user.id);
  return lease ? (
    <Badge className="whitespace-normal" variant="outline">
      {t('desk.claim.badge', { name: lease.operator_name })}
    </Badge>
  ) : null;
}

export function openColumn<Row extends { id: string }>(
  queue: CaseQueue,
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
        <span className="inline-flex flex-wrap items-center justify-end gap-2">
          <LeaseBadge caseId={row.id} queue={queue} />
          <Button
            aria-label={label}
            onClick={() => onOpen(row)}
            size="sm"
            variant="outline"
            {...{ [OPENER]: '' }}
          >
            {text}
          </Button>
        </span>
      );
    },
  };
}

export function Queue<Row extends { id: string }>({
  title,
  lead,
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
      <PageHeader title={title} {...(isPlain ? { text: lead } : {})} />
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
      <KeysHint canChoose={bulk !== undefined} />
    </>
  );
}
