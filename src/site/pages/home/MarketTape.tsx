import { ArrowDown, ArrowUp } from 'lucide-react';
import { t } from '@/lib/i18n/i18n';
import { marketOrigin, widgetUrl } from '@/lib/market-widgets';

const symbols = [
  { id: 'SPX-USD', proName: 'FOREXCOM:SPXUSD', title: 'S&P 500' },
  { id: 'NDX-USD', proName: 'FOREXCOM:NSXUSD', title: 'Nasdaq 100' },
  { id: 'EUR-USD', proName: 'FX_IDC:EURUSD', title: 'EUR/USD' },
  { id: 'BTC-USD', proName: 'BITSTAMP:BTCUSD', title: 'BTC/USD' },
  { id: 'ETH-USD', proName: 'BITSTAMP:ETHUSD', title: 'ETH/USD' },
];

/** A scrolling row must be reachable by keyboard. */
const SCROLLED = { tabIndex: 0 };

/** `third-parties.ts` replaces THEME. */
const settings = {
  symbols: symbols.map(({ proName, title }) => ({ proName, title })),
  colorTheme: 'THEME',
  isTransparent: true,
  displayMode: 'adaptive',
};

/**
 * The market ticker in reserved space, empty without prices. Shows our prices (`tape.ts`), or a frame of the third
 * party in `VITE_MARKET_WIDGETS` (https://s.tradingview.com), whose script never runs in this document.
 */
export function MarketTape() {
  const origin = marketOrigin();
  const title = t('portfolio.market.title');
  return (
    <div className="page">
      <div className="h-24">
        {origin ? (
          <div
            className="h-full opacity-0"
            data-market={widgetUrl(origin, 'ticker-tape', settings)}
            data-title={title}
          />
        ) : (
          <section aria-label={title} className="group/tape" data-tape hidden>
            <p className="text-warning invisible mb-2 h-4 text-[0.8125rem] leading-4 font-medium group-data-simulated/tape:visible">
              {t('content.home.tickerSimulated')}
            </p>
            <ul className="relative flex overflow-x-auto rounded-lg border" {...SCROLLED}>
              {symbols.map((symbol) => (
                <Symbol key={symbol.id} {...symbol} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}

/** A slot for one price. The script sets its direction, or `stale` if only its age is known. */
function Symbol({ id, title }: { id: string; title: string }) {
  return (
    <li className="group bg-surface grid flex-1 gap-0.5 border-e px-4 py-2 last:border-e-0" data-instrument={id} hidden>
      <span className="eyebrow whitespace-nowrap">{title}</span>
      <span className="flex items-baseline gap-2 text-sm whitespace-nowrap tabular-nums">
        <bdi className="font-medium" data-slot="price" dir="ltr" />
        <span className="text-muted-foreground group-data-[trend=down]:text-destructive inline-flex items-center gap-0.5 text-[0.8125rem] group-data-[trend=stale]:hidden">
          <ArrowUp aria-hidden className="hidden size-3 group-data-[trend=up]:block" />
          <ArrowDown aria-hidden className="hidden size-3 group-data-[trend=down]:block" />
          <bdi data-slot="change" dir="ltr" />
          <span className="sr-only"> {t('portfolio.market.inDay')}</span>
        </span>
        <time className="text-warning hidden text-[0.8125rem] group-data-[trend=stale]:inline" data-slot="age" />
      </span>
    </li>
  );
}
