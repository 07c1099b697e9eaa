import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type Column, DataTable } from '@/components/display/DataTable';
import { DateText } from '@/components/display/DateText';
import { FreeText } from '@/components/display/FreeText';
import { GainText } from '@/components/display/GainText';
import { t } from '@/lib/i18n/i18n';
import { type Announced, leadRecordQuery } from '../queries';
import { StrategyBadge } from './StrategyState';

const columns = (poolId: string): Column<Announced>[] => [
  {
    key: 'title',
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
  {
    key: 'announced',
    title: t('copying.record.announced'),
    cell: ({ published_at }) => <DateText iso={published_at} />,
  },
  {
    key: 'ended',
    title: t('copying.record.ended'),
    cell: ({ closed_at }) => (closed_at ? <DateText iso={closed_at} /> : '–'),
  },
  {
    key: 'status',
    title: t('copying.record.status'),
    cell: ({ status }) => <StrategyBadge status={status} />,
  },
  {
    key: 'net',
    title: t('copying.figure.net'),
    align: 'end',
    cell: ({ net_growth: growth }) => <GainText share={growth} />,
  },
];

export function LeadRecord({ userId, poolId }: { userId: string; poolId: string }) {
  const { data } = useSuspenseQuery(leadRecordQuery(userId, poolId));
  return (
    <section aria-labelledby="record">
      <h2 className="text-lg font-semibold" id="record">
        {t('copying.record.title')}
      </h2>
      <p className="text-muted-foreground mt-1 mb-2 max-w-prose text-[0.8125rem]">
        {t('copying.record.text')}
      </p>
      <DataTable
        caption={t('copying.record.title')}
        columns={columns(poolId)}
        empty={null}
        rowKey={({ strategy_id }) => strategy_id}
        rows={data}
      />
    </section>
  );
}
