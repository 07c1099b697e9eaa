import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { LongTable } from '@/components/display/LongTable';
import { fillColumns } from '@/features/trading/components/fill-columns';
import { type Instrument, instrumentsQuery } from '@/features/trading/queries';
import { lotsText, priceText, sourceText } from '@/features/trading/sentence';
import { t } from '@/lib/i18n/i18n';
import { type StrategyFill, strategyFillsQuery } from '../queries';

function quoteText(fill: StrategyFill, instrument: Instrument): string {
  const why = t(fill.is_dealing ? 'copying.fills.dealing' : 'copying.fills.order');
  const quote = t('copying.fills.quote', {
    bid: priceText(instrument, fill.bid),
    bidSize: lotsText(instrument, fill.bid_size),
    ask: priceText(instrument, fill.ask),
    askSize: lotsText(instrument, fill.ask_size),
    source: sourceText(fill.source),
  });
  return `${why} ${quote}`;
}

export function StrategyFills({ userId, poolId }: { userId: string; poolId: string }) {
  const list = useSuspenseInfiniteQuery(strategyFillsQuery(userId, poolId));
  const { data: instruments } = useSuspenseQuery(instrumentsQuery);
  return (
    <section aria-label={t('copying.fills.title')}>
      <LongTable
        caption={t('copying.fills.title')}
        columns={fillColumns<StrategyFill>({
          instrumentOf: (id) => instruments.find((each) => each.id === id),
          quoteText,
        })}
        empty={<p className="text-muted-foreground text-sm">{t('copying.fills.none')}</p>}
        list={list}
        rowKey={({ id }) => id}
      />
    </section>
  );
}
