import { type Column, DataTable } from '@/components/display/DataTable';
import { FreeText } from '@/components/display/FreeText';
import { formatDuration } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { formatBasisPoints, formatNumber } from '@/lib/money/percent';
import type { Plan } from '../queries';

const share = (basisPoints: number) => (basisPoints > 0 ? formatBasisPoints(basisPoints) : '–');

const columns = (): Column<Plan>[] => [
  { title: t('investments.positions.plan'), cell: ({ title }) => <FreeText lang="en">{title}</FreeText> },
  {
    title: t('common.amount'),
    cell: ({ min_cents: min, max_cents: max }) => (
      <bdi>{min < max ? `${formatCents(min)}–${formatCents(max)}` : formatCents(min)}</bdi>
    ),
  },
  { title: t('investments.duration'), cell: ({ duration }) => formatDuration(duration) },
  { title: t('investments.target'), cell: ({ roi_bp }) => share(roi_bp) },
  { title: t('statement.totals.profit_bonus'), cell: ({ profit_bonus_bp }) => share(profit_bonus_bp) },
  { title: t('statement.kind.referral_bonus'), cell: ({ referral_bonus_bp }) => share(referral_bonus_bp) },
  { title: t('investments.compare.topUps'), cell: ({ top_ups_per_day }) => formatNumber(top_ups_per_day) },
];

export function PlanComparison({ plans }: { plans: readonly Plan[] }) {
  return (
    <DataTable
      caption={t('investments.compare.title')}
      columns={columns()}
      empty={null}
      rowKey={({ id }) => id}
      rows={plans}
    />
  );
}
