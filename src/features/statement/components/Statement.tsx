import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { ArrowLeftRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Column } from '@/components/display/DataTable';
import { GainText } from '@/components/display/GainText';
import { LongTable } from '@/components/display/LongTable';
import { MoneyText } from '@/components/display/MoneyText';
import type { Pages } from '@/components/display/MoreRows';
import { EmptyState } from '@/components/states/EmptyState';
import { bookedDay, forDay, lineWords } from '@/features/dashboard/lines';
import type { Line } from '@/features/dashboard/queries';
import { formatDate } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import type { StatementFilter } from '../filter';
import { statementQuery } from '../queries';
import { StatementBar } from './StatementBar';
import { StatementTotals } from './StatementTotals';

function Amount({ line: { amount_cents, change_cents } }: { line: Line }) {
  if (change_cents === 0) {
    return (
      <span className="text-muted-foreground inline-flex items-center gap-1.5">
        <ArrowLeftRight aria-hidden className="size-3.5" />
        <span className="sr-only">{t('statement.moved')}</span>
        <MoneyText cents={amount_cents} />
      </span>
    );
  }
  return <GainText cents={change_cents} className="font-medium" />;
}

function What({ line }: { line: Line }) {
  const day = forDay(line);
  return (
    <>
      <span>{lineWords(line)}</span>
      {day ? <span className="text-muted-foreground block text-[0.8125rem]">{day}</span> : null}
    </>
  );
}

const parts = ['available', 'invested', 'withdrawing'] as const;

const columns = (): Column<Line>[] => [
  {
    title: t('common.date'),
    phone: 'note',
    className: 'md:w-28',
    cell: (line) => (
      <time className="whitespace-nowrap tabular-nums" dateTime={line.booked_at} title={line.booked_at}>
        {formatDate(bookedDay(line))}
      </time>
    ),
  },
  { title: t('statement.what'), phone: 'lead', className: 'md:w-auto', cell: (line) => <What line={line} /> },
  {
    title: t('common.amount'),
    phone: 'side',
    align: 'end',
    className: 'md:w-34',
    cell: (line) => <Amount line={line} />,
  },
  ...parts.map((part): Column<Line> => ({
    title: t(`portfolio.places.${part}`),
    align: 'end',
    className: 'max-xl:hidden! xl:w-34',
    cell: (line) => <MoneyText cents={line[`${part}_cents`]} className="text-muted-foreground" />,
  })),
  {
    title: t('statement.owned'),
    phone: 'end',
    align: 'end',
    className: 'md:w-36',
    cell: (line) => (
      <>
        <span className="text-muted-foreground md:hidden">{t('statement.owned')} </span>
        <MoneyText cents={line.owned_cents} />
        <Places line={line} />
      </>
    ),
  },
];

function Places({ line }: { line: Line }) {
  const held = parts.filter((part) => part !== 'available' && line[`${part}_cents`] > 0);
  return held.map((part) => (
    <span className="text-muted-foreground block text-[0.8125rem] xl:hidden" key={part}>
      {t(`portfolio.places.${part}`)} <MoneyText cents={line[`${part}_cents`]} />
    </span>
  ));
}

const useLines = (userId: string, filter: StatementFilter) => useSuspenseInfiniteQuery(statementQuery(userId, filter));

/** Loads all lines before the browser prints, so that a printed statement is complete. */
function usePrintWhole(list: Pick<ReturnType<typeof useLines>, keyof Pages>): void {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list;
  const isAsked = useRef(false);
  useEffect(() => {
    if (!hasNextPage) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'p' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      isAsked.current = true;
      if (!isFetching) void fetchNextPage();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [hasNextPage, isFetching, fetchNextPage]);
  useEffect(() => {
    if (!isAsked.current || isFetching) return;
    if (hasNextPage && !isFetchNextPageError) {
      void fetchNextPage();
      return;
    }
    isAsked.current = false;
    print();
  }, [isFetching, hasNextPage, isFetchNextPageError, fetchNextPage]);
}

export function Statement({ filter }: { filter: StatementFilter }) {
  const { user } = useRouteContext({ from: '/_account' });
  const list = useLines(user.id, filter);
  usePrintWhole(list);
  const isNarrowed = Object.values(filter).some((value) => value !== undefined);
  return (
    <>
      <p className="text-muted-foreground max-w-prose text-sm">{t('statement.lead')}</p>
      <StatementBar filter={filter} isEmpty={list.data.length === 0} />
      <StatementTotals filter={filter} />
      {list.hasNextPage ? <p className="hidden print:block">{t('statement.notAll')}</p> : null}
      <LongTable
        caption={t('statement.caption')}
        columns={columns()}
        empty={
          isNarrowed ? (
            <EmptyState title={t('statement.emptyFilter')} />
          ) : (
            <EmptyState text={t('statement.emptyText')} title={t('statement.empty')} />
          )
        }
        list={list}
        rowKey={({ id }) => String(id)}
      />
    </>
  );
}
