import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type Column, DataTable } from '@/components/display/DataTable';
import { GainText } from '@/components/display/GainText';
import { MoneyText } from '@/components/display/MoneyText';
import { CoinName } from '@/domain/coins/CoinName';
import { formatAgo } from '@/lib/ages';
import { t } from '@/lib/i18n/i18n';
import { formatLots } from '@/lib/money/exact';
import { coinOf } from '../market';
import { type Holding, holdingsQuery } from '../queries';

function Quantity({ holding }: { holding: Holding }) {
  const coin = coinOf({ id: holding.instrument_id });
  const write = (lots: number) => formatLots(lots, holding.quantity_decimals, coin);
  return (
    <span className="inline-grid">
      <bdi className="justify-self-start tabular-nums" dir="ltr">
        {write(holding.quantity)}
      </bdi>
      {holding.reserved > 0 ? (
        <span className="text-muted-foreground text-[0.8125rem] leading-5">
          {t('trading.holding.reserved', { quantity: write(holding.reserved) })}
        </span>
      ) : null}
    </span>
  );
}

function Value({ value_cents: cents, stale, received_at: at }: Holding) {
  if (cents === null) return t('trading.holding.noPrice');
  return (
    <span className="inline-grid justify-items-end">
      <MoneyText cents={cents} className="font-medium" />
      {stale && at ? (
        <span className="text-warning text-[0.8125rem] leading-5">
          {t('trading.holding.stale', { age: formatAgo(at) })}
        </span>
      ) : null}
    </span>
  );
}

const columns = (): Column<Holding>[] => [
  {
    title: t('trading.holding.name'),
    phone: 'lead',
    cell: ({ name, instrument_id }) => (
      <Link className="link" search={{ instrument: instrument_id }} to="/trade">
        <CoinName id={instrument_id}>{name}</CoinName>
      </Link>
    ),
  },
  { title: t('trading.holding.quantity'), phone: 'note', cell: (holding) => <Quantity holding={holding} /> },
  {
    title: t('trading.holding.cost'),
    align: 'end',
    className: 'max-md:hidden',
    cell: ({ cost_cents }) => <MoneyText cents={cost_cents} />,
  },
  { title: t('portfolio.days.value'), phone: 'side', align: 'end', cell: (holding) => <Value {...holding} /> },
  {
    title: t('trading.holding.gain'),
    phone: 'end',
    align: 'end',
    cell: ({ gain_cents }) => (gain_cents === null ? '–' : <GainText cents={gain_cents} />),
  },
];

export function Holdings({ userId, poolId, hasTitle = true }: { userId: string; poolId: string; hasTitle?: boolean }) {
  const { data: holdings } = useSuspenseQuery(holdingsQuery(userId, poolId));
  return (
    <section aria-label={t('trading.holding.title')}>
      {hasTitle ? <h2 className="mb-1 text-lg font-semibold">{t('trading.holding.title')}</h2> : null}
      <DataTable
        caption={t('trading.holding.title')}
        columns={columns()}
        empty={<p className="text-muted-foreground text-sm">{t('trading.holding.none')}</p>}
        rowKey={({ instrument_id }) => instrument_id}
        rows={holdings}
      />
    </section>
  );
}
