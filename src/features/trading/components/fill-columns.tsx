import type { Column } from '@/components/display/DataTable';
import { MoneyText } from '@/components/display/MoneyText';
import { formatSpan } from '@/lib/ages';
import { formatUtc } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import type { Fill, Instrument } from '../queries';
import { fillText, lotsText, priceText, sourceText } from '../sentence';

interface FillColumns<Row> {
  instrumentOf: (id: string) => Instrument | undefined;
  /** Why it was made, and at which quote. */
  quoteText: (fill: Row, instrument: Instrument) => string;
}

type AnyFill = Pick<Fill, 'instrument_id' | 'side' | 'quantity' | 'price' | 'cents' | 'fee_cents' | 'at'>;

/** The columns of fills, of a portfolio or of a strategy. */
export const fillColumns = <Row extends AnyFill>({ instrumentOf, quoteText }: FillColumns<Row>): Column<Row>[] => [
  {
    title: t('trading.fill.what'),
    phone: 'lead',
    cell: (fill) => {
      const instrument = instrumentOf(fill.instrument_id);
      if (!instrument) return fill.instrument_id;
      return (
        <span className="inline-grid">
          <span className="font-medium">{fillText(fill, instrument)}</span>
          <span className="text-muted-foreground text-[0.8125rem] leading-5">{quoteText(fill, instrument)}</span>
        </span>
      );
    },
  },
  {
    title: t('common.amount'),
    phone: 'side',
    align: 'end',
    cell: ({ side, cents, fee_cents }) => (
      <span className="inline-grid justify-items-end">
        <MoneyText cents={side === 'buy' ? -cents : cents} isSigned />
        <span className="text-muted-foreground text-[0.8125rem] leading-5">
          {t('withdrawals.fee')} <MoneyText cents={fee_cents} />
        </span>
      </span>
    ),
  },
  { title: t('portfolio.market.time'), phone: 'note', cell: ({ at }) => formatUtc(at) },
];

export function ownQuoteText(fill: Fill, instrument: Instrument): string {
  const role = t(fill.role === 'maker' ? 'trading.fill.maker' : 'trading.fill.taker');
  const quote = t('trading.fill.quote', {
    bid: priceText(instrument, fill.bid),
    bidSize: lotsText(instrument, fill.bid_size),
    ask: priceText(instrument, fill.ask),
    askSize: lotsText(instrument, fill.ask_size),
    source: sourceText(fill.source),
    age: formatSpan(Date.parse(fill.received_at) - Date.parse(fill.source_at)),
  });
  return `${role} ${quote}`;
}
