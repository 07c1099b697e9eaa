import { type Column, DataTable } from '@/components/display/DataTable';
import { DateText } from '@/components/display/DateText';
import { FreeText } from '@/components/display/FreeText';
import { MoneyText } from '@/components/display/MoneyText';
import { ProgressBar } from '@/components/display/ProgressBar';
import { StatusBadge } from '@/domain/cases/StatusBadge';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { formatNumber, formatPercent } from '@/lib/money/percent';
import { type Plan, POSITIONS_LIMIT } from '../queries';
import { TopUpDialog } from './TopUpDialog';
import { YieldDays } from './YieldDays';

interface Position {
  id: string;
  plan_id: string;
  principal_cents: number | null;
  status: string;
  opened_at: string;
  matures_at: string;
  days: number | null;
  days_gone: number | null;
  yield_cents: number | null;
  top_ups: number | null;
  top_ups_left: number | null;
  room_cents: number | null;
  profit_bonus_bp: number | null;
  profit_bonus_cents: number | null;
}

const isOffered = ({ status, room_cents: room, top_ups_left: left }: Position) =>
  status === 'active' && (room ?? 0) > 0 && (left ?? 0) > 0;

const columns = (titleOf: (planId: string) => string): Column<Position>[] => [
  {
    key: 'plan',
    title: t('investments.positions.plan'),
    phone: 'lead',
    cell: ({ plan_id }) => <FreeText lang="en">{titleOf(plan_id)}</FreeText>,
  },
  {
    key: 'amount',
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
        <TopUpDialog
          isOffered={isOffered(position)}
          packageId={position.id}
          plan={titleOf(position.plan_id)}
        />
      </span>
    ),
  },
  {
    key: 'status',
    title: t('common.statusTitle'),
    phone: 'note',
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  {
    key: 'term',
    title: t('packageDays.term'),
    cell: (position) => <Term {...position} />,
  },
  {
    key: 'yield',
    title: t('packageDays.yield'),
    cell: (position) => (
      <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="inline-grid">
          <MoneyText cents={position.yield_cents ?? 0} />
          <Bonus {...position} />
        </span>
        <YieldDays plan={titleOf(position.plan_id)} positionId={position.id} />
      </span>
    ),
  },
];

function Bonus({ profit_bonus_bp: basisPoints, profit_bonus_cents: booked }: Position) {
  if (!basisPoints || booked === 0) return null;
  return (
    <span className="text-muted-foreground text-[0.8125rem] leading-5">
      {booked === null
        ? t('investments.positions.bonus', { percent: formatPercent(basisPoints / 10_000, 2) })
        : t('investments.positions.bonusBooked', { amount: formatCents(booked) })}
    </span>
  );
}

function Term({ days, days_gone, opened_at, matures_at }: Position) {
  const [length, gone] = [days ?? 0, days_gone ?? 0];
  const words = t('packageDays.day', { gone, days: length });
  return (
    <span className="inline-grid gap-1">
      <span aria-hidden className="text-[0.8125rem] leading-5 tabular-nums">
        {words}
      </span>
      <ProgressBar label={words} max={length} value={gone} />
      <span className="text-muted-foreground text-[0.8125rem] leading-5">
        <DateText iso={opened_at} /> – <DateText iso={matures_at} />
      </span>
    </span>
  );
}

interface PositionsTableProps {
  positions: readonly Position[];
  plans: readonly Plan[];
}

export function PositionsTable({ positions, plans }: PositionsTableProps) {
  if (positions.length === 0) return null;
  const titleOf = (planId: string) => plans.find(({ id }) => id === planId)?.title ?? planId;
  return (
    <section aria-labelledby="packages" className="mt-12">
      <h2 className="mb-2 text-lg font-semibold" id="packages">
        {t('investments.positions.title')}
      </h2>
      <DataTable
        caption={t('investments.positions.caption')}
        columns={columns(titleOf)}
        empty={null}
        rowKey={({ id }) => id}
        rows={positions}
      />
      {positions.length >= POSITIONS_LIMIT ? (
        <p className="text-muted-foreground mt-4 text-sm">
          {t('investments.positions.newest', { count: POSITIONS_LIMIT })}
        </p>
      ) : null}
    </section>
  );
}
