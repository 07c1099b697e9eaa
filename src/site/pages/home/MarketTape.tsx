import { WidgetPlaceholder } from '@/components/states/WidgetPlaceholder';
import { t } from '@/lib/i18n/i18n';
import { marketOrigin, widgetUrl } from '@/lib/market-widgets';

const symbols = [
  { proName: 'FOREXCOM:SPXUSD', title: 'S&P 500' },
  { proName: 'FOREXCOM:NSXUSD', title: 'Nasdaq 100' },
  { proName: 'FX_IDC:EURUSD', title: 'EUR/USD' },
  { proName: 'BITSTAMP:BTCUSD', title: 'BTC/USD' },
  { proName: 'BITSTAMP:ETHUSD', title: 'ETH/USD' },
];

/** `third-parties.ts` puts the theme in place of THEME. */
const settings = { symbols, colorTheme: 'THEME', isTransparent: true, displayMode: 'adaptive' };

/**
 * The market ticker tape: a frame of the third party that `VITE_MARKET_WIDGETS` names (https://s.tradingview.com), over
 * the quiet placeholder, which stays when the frame does not answer. Its script never runs in this document.
 */
export function MarketTape() {
  const origin = marketOrigin();
  return (
    <div className="page">
      <div className="relative">
        <WidgetPlaceholder
          symbols={symbols.map(({ title }) => title)}
          text={t('content.home.tickerOff')}
          title={t('content.home.tickerTitle')}
        />
        {origin ? (
          <div
            className="bg-background absolute inset-0 opacity-0"
            data-market={widgetUrl(origin, 'ticker-tape', settings)}
            data-title={t('content.home.tickerTitle')}
          />
        ) : null}
      </div>
    </div>
  );
}
