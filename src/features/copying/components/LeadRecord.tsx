import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type Column, DataTable } from '@/components/display/DataTable';
import { DateText } from '@/components/display/DateText';
import { FreeText } from '@/components/display/FreeText';
import { GainText } from '@/components/display/GainText';
import { StrategyBadge } from '@/domain/strategies/StrategyBadge';
import { t } from '@/lib/i18n/i18n';
import { type Announced, leadRecordQuery, type Strategy } from '../queries';

const columns = ({ pool_id: poolId, net_growth: now }: Strategy): Column<Announced>[] => [
  {
    title: t('copying.record.strategy'),
    cell: ({ strategy_id: id, title }) =>
      id === poolId ? (
        <span className="font-medium">
          <FreeText>{title}</FreeText>
        </span>
      ) : (
        <Link className="link" search={{ id }} to="/strategies/view">
          <FreeText>{title}</FreeText>
        </Link>
      ),
  },
  { title: t('copying.record.announced'), cell: ({ published_at }) => <DateText iso={published_at} /> },
  { title: t('copying.record.ended'), cell: ({ closed_at }) => (closed_at ? <DateText iso={closed_at} /> : '–') },
  { title: t('common.statusTitle'), cell: ({ status }) => <StrategyBadge status={status} /> },
  {
    title: t('copying.figure.net'),
    align: 'end',
    // What the page says of it at its top.
    cell: ({ strategy_id: id, net_growth: then }) => <GainText share={id === poolId ? now : then} />,
  },
];

export function LeadRecord({ userId, strategy }: { userId: string; strategy: Strategy }) {
  const { data } = useSuspenseQuery(leadRecordQuery(userId, strategy.pool_id));
  return (
    <section aria-label={t('copying.record.title')}>
      <DataTable
        caption={t('copying.record.title')}
        columns={columns(strategy)}
        empty={null}
        rowKey={({ strategy_id }) => strategy_id}
        rows={data}
      />
      <p className="text-muted-foreground mt-2 text-[0.8125rem]">{t('copying.record.text')}</p>
    </section>
  );
}
