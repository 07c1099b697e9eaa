import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { Column } from '@/components/display/DataTable';
import { LongTable } from '@/components/display/LongTable';
import { fillColumns } from '@/features/trading/components/fill-columns';
import { type Instrument, instrumentsQuery } from '@/features/trading/queries';
import { fillText, lotsText, priceText, sourceText } from '@/features/trading/sentence';
import { t } from '@/lib/i18n/i18n';
import { type StrategyFill, strategyFillsQuery } from '../queries';

function What({ fill, instrument }: { fill: StrategyFill; instrument: Instrument }) {
  return (
    <span className="inline-grid">
      <span className="font-medium">{fillText(fill, instrument)}</span>
      <span className="text-muted-foreground text-[0.8125rem] leading-5">
        {t(fill.is_dealing ? 'copying.fills.dealing' : 'copying.fills.order')}{' '}
        {t('copying.fills.quote', {
          bid: priceText(instrument, fill.bid),
          bidSize: lotsText(instrument, fill.bid_size),
          ask: priceText(instrument, fill.ask),
          askSize: lotsText(instrument, fill.ask_size),
          source: sourceText(fill.source),
        })}
      </span>
    </span>
  );
}

const columns = (instruments: readonly Instrument[]): Column<StrategyFill>[] => [
  {
    title: t('trading.fill.what'),
    phone: 'lead',
    cell: (fill) => {
      const instrument = instruments.find(({ id }) => id === fill.instrument_id);
      return instrument ? <What fill={fill} instrument={instrument} /> : fill.instrument_id;
    },
  },
  ...fillColumns<StrategyFill>(),
];

export function StrategyFills({ userId, poolId }: { userId: string; poolId: string }) {
  const list = useSuspenseInfiniteQuery(strategyFillsQuery(userId, poolId));
  const { data: instruments } = useSuspenseQuery(instrumentsQuery);
  return (
    <section aria-label={t('copying.fills.title')}>
      <LongTable
        caption={t('copying.fills.title')}
        columns={columns(instruments)}
        empty={<p className="text-muted-foreground text-sm">{t('copying.fills.none')}</p>}
        list={list}
        rowKey={({ id }) => id}
      />
    </section>
  );
}
