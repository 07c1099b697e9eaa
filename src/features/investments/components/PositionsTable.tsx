import { useQuery } from '@tanstack/react-query';
import { type Column, DataTable } from '@/components/display/DataTable';
import { DateText } from '@/components/display/DateText';
import { Disclosure } from '@/components/display/Disclosure';
import { FreeText } from '@/components/display/FreeText';
import { MoneyText } from '@/components/display/MoneyText';
import { ProgressBar } from '@/components/display/ProgressBar';
import { StatusBadge } from '@/domain/cases/StatusBadge';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { formatNumber } from '@/lib/money/percent';
import { sourceOf } from '../mining-figures';
import { sourcesQuery } from '../mining-queries';
import { type Plan, type Position, POSITIONS_LIMIT } from '../queries';
import { TopUpDialog } from './TopUpDialog';
import { YieldDays } from './YieldDays';

const isOffered = ({ status, room_cents: room, top_ups_left: left }: Position) =>
  status === 'active' && (room ?? 0) > 0 && (left ?? 0) > 0;

const columns = (
  titleOf: (planId: string) => string,
  isBelow: (planId: string) => boolean,
  areEnded: boolean,
): Column<Position>[] => [
  {
    title: t('investments.positions.plan'),
    phone: 'lead',
    cell: ({ plan_id }) => (
      <>
        <FreeText lang="en">{titleOf(plan_id)}</FreeText>
        {!areEnded && isBelow(plan_id) ? (
          <span className="text-destructive block text-[0.8125rem] leading-5">{t('mined.below')}</span>
        ) : null}
      </>
    ),
  },
  {
    title: t('common.amount'),
    phone: 'side',
    cell: (position) => (
      <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="inline-grid">
          <MoneyText cents={position.principal_cents ?? 0} className="font-medium" />
          {position.top_ups ? (
            <span className="text-muted-foreground text-[0.8125rem] leading-5">
              {t('investments.positions.topUps', { number: formatNumber(position.top_ups) })}
            </span>
          ) : null}
        </span>
        <TopUpDialog isOffered={isOffered(position)} packageId={position.id} plan={titleOf(position.plan_id)} />
      </span>
    ),
  },
  {
    title: t('packageDays.term'),
    phone: 'note',
    cell: (position) => (areEnded ? <StatusBadge status={position.status} /> : <Term {...position} />),
  },
  {
    title: t('packageDays.yield'),
    phone: 'end',
    align: 'end',
    cell: (position) => (
      <>
        <YieldDays
          cents={position.yield_cents ?? 0}
          plan={titleOf(position.plan_id)}
          planId={position.plan_id}
          positionId={position.id}
        />
        {position.profit_bonus_cents ? (
          <span className="text-muted-foreground block text-[0.8125rem]">
            {t('investments.positions.bonusBooked', { amount: formatCents(position.profit_bonus_cents) })}
          </span>
        ) : null}
      </>
    ),
  },
];

function Term({ days, days_gone, opened_at, matures_at }: Position) {
  const [length, gone] = [days ?? 0, days_gone ?? 0];
  return (
    <span className="inline-grid w-32 gap-1.5">
      <ProgressBar label={t('packageDays.day', { gone, days: length })} max={length} value={gone} />
      <span className="text-muted-foreground flex justify-between gap-3 text-[0.8125rem] leading-5">
        <span className="sr-only">
          <DateText iso={opened_at} /> –
        </span>
        <DateText iso={matures_at} />
      </span>
    </span>
  );
}

export function PositionsTable({ positions, plans }: { positions: readonly Position[]; plans: readonly Plan[] }) {
  const enabled = plans.some(({ source_id }) => source_id);
  const { data: sources = [] } = useQuery({ ...sourcesQuery, enabled });
  if (positions.length === 0) return null;
  const isBelow = (planId: string) => sourceOf(sources, planId)?.is_short === true;
  const titleOf = (planId: string) => plans.find(({ id }) => id === planId)?.title ?? planId;
  const table = (areEnded: boolean) => (
    <DataTable
      caption={t(areEnded ? 'investments.positions.ended' : 'investments.positions.caption')}
      columns={columns(titleOf, isBelow, areEnded)}
      empty={null}
      rowKey={({ id }) => id}
      rows={positions.filter(({ status }) => (status !== 'active') === areEnded)}
    />
  );
  return (
    <section aria-labelledby="packages" className="mb-10">
      <h2 className="mb-2 text-lg font-semibold" id="packages">
        {t('investments.positions.title')}
      </h2>
      {table(false)}
      {positions.some(({ status }) => status !== 'active') ? (
        <Disclosure className="mt-3" title={t('investments.positions.ended')}>
          {table(true)}
        </Disclosure>
      ) : null}
      {positions.length >= POSITIONS_LIMIT ? (
        <p className="text-muted-foreground mt-4 text-sm">
          {t('investments.positions.newest', { count: POSITIONS_LIMIT })}
        </p>
      ) : null}
    </section>
  );
}
