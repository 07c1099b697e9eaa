import { useSuspenseQuery } from '@tanstack/react-query';
import type { Column } from '@/components/display/DataTable';
import { formatSpan } from '@/lib/ages';
import { t } from '@/lib/i18n/i18n';
import { type Fill, fillsQuery, type Instrument } from '../queries';
import { fillText, lotsText, priceText, sourceText } from '../sentence';
import { fillColumns } from './fill-columns';
import { NewestTable } from './NewestTable';

function quoteText(fill: Fill, instrument: Instrument): string {
  return t('trading.fill.quote', {
    bid: priceText(instrument, fill.bid),
    bidSize: lotsText(instrument, fill.bid_size),
    ask: priceText(instrument, fill.ask),
    askSize: lotsText(instrument, fill.ask_size),
    source: sourceText(fill.source),
    age: formatSpan(Date.parse(fill.received_at) - Date.parse(fill.source_at)),
  });
}

const columns = (instrumentOf: (id: string) => Instrument | undefined): Column<Fill>[] => [
  {
    title: t('trading.fill.what'),
    phone: 'lead',
    cell: (fill) => {
      const instrument = instrumentOf(fill.instrument_id);
      if (!instrument) return fill.instrument_id;
      return (
        <span className="inline-grid">
          <span className="font-medium">{fillText(fill, instrument)}</span>
          <span className="text-muted-foreground text-[0.8125rem] leading-5">
            {t(fill.role === 'maker' ? 'trading.fill.maker' : 'trading.fill.taker')} {quoteText(fill, instrument)}
          </span>
        </span>
      );
    },
  },
  ...fillColumns<Fill>(),
];

interface FillsProps {
  userId: string;
  poolId: string;
  instruments: readonly Instrument[];
}

export function Fills({ userId, poolId, instruments }: FillsProps) {
  const { data: fills } = useSuspenseQuery(fillsQuery(userId, poolId));
  return <NewestTable columns={columns} instruments={instruments} rows={fills} title={t('trading.fill.title')} />;
}
