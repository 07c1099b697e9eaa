import { t } from '@/lib/i18n/i18n';
import { MarketFrame } from './MarketFrame';

const quotes = [
  { proName: 'CRYPTO:BTCUSD', title: 'Bitcoin' },
  { proName: 'CRYPTO:ETHUSD', title: 'Ethereum' },
  { proName: 'CRYPTO:RUNEUSD', title: 'Rune' },
  { proName: 'CRYPTO:SHIBUSD', title: 'Shiba' },
  { proName: 'CRYPTO:DOGEUSD', title: 'Doge' },
];

const strip = { symbols: quotes, colorTheme: 'dark', displayMode: 'adaptive' };

const chart = {
  symbol: 'XBTUSD',
  interval: '240',
  range: '1M',
  theme: 'dark',
  allow_symbol_change: true,
  autosize: true,
};

/** The market as the specification has it: a strip of five coins, and a dark chart of 500 px whose symbol can be changed. */
export function Market() {
  return (
    <>
      <MarketFrame
        className="mt-10 min-h-14"
        settings={strip}
        symbols={quotes.map(({ title }) => title)}
        title={t('portfolio.quotes')}
        widget="ticker-tape"
      />
      <MarketFrame
        className="mt-4 h-[500px]"
        settings={chart}
        symbols={['XBT/USD']}
        title={t('portfolio.chart')}
        widget="advanced-chart"
      />
    </>
  );
}
