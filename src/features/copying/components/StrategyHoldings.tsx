import { useSuspenseQuery } from '@tanstack/react-query';
import { type Column, DataTable } from '@/components/display/DataTable';
import { MoneyText } from '@/components/display/MoneyText';
import { CoinName } from '@/domain/coins/CoinName';
import { coinOf } from '@/features/trading/market';
import { formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatLots } from '@/lib/money/exact';
import { type StrategyHolding, strategyHoldingsQuery } from '../queries';

const columns = (): Column<StrategyHolding>[] => [
  {
    title: t('trading.holding.name'),
    phone: 'lead',
    cell: ({ name, instrument_id }) => <CoinName id={instrument_id}>{name}</CoinName>,
  },
  {
    title: t('trading.holding.quantity'),
    phone: 'note',
    cell: ({ instrument_id, quantity, quantity_decimals }) => (
      <bdi className="tabular-nums" dir="ltr">
        {formatLots(quantity, quantity_decimals, coinOf({ id: instrument_id }))}
      </bdi>
    ),
  },
  {
    title: t('portfolio.days.value'),
    phone: 'side',
    align: 'end',
    cell: ({ value_cents: cents }) => (cents === null ? t('trading.holding.noPrice') : <MoneyText cents={cents} />),
  },
];

interface StrategyHoldingsProps {
  userId: string;
  poolId: string;
  isLate: boolean;
  since: string;
}

export function StrategyHoldings({ userId, poolId, isLate, since }: StrategyHoldingsProps) {
  const { data: holdings } = useSuspenseQuery(strategyHoldingsQuery(userId, poolId));
  const [first] = holdings;
  return (
    <section aria-label={t('trading.holding.title')}>
      <DataTable
        caption={t('trading.holding.title')}
        columns={columns()}
        empty={null}
        rowKey={({ instrument_id }) => instrument_id}
        rows={holdings}
      />
      <p className="text-muted-foreground mt-2 text-[0.8125rem]">
        <span>{first ? null : `${t('copying.holdings.none')} `}</span>
        <span>{isLate ? t('copying.holdings.late', { date: formatExact(first?.as_of ?? aDayAgo(since)) }) : null}</span>
      </p>
    </section>
  );
}

const aDayAgo = (since: string): string => new Date(Math.max(Date.now() - 86_400_000, Date.parse(since))).toISOString();
