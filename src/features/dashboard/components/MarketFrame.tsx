import { useEffect, useRef, useState } from 'react';
import { cn } from '@/lib/cn';
import { t } from '@/lib/i18n/i18n';
import { marketOrigin, widgetUrl } from '@/lib/market-widgets';

const strip = {
  symbols: [
    { proName: 'CRYPTO:BTCUSD', title: 'Bitcoin' },
    { proName: 'CRYPTO:ETHUSD', title: 'Ethereum' },
    { proName: 'CRYPTO:RUNEUSD', title: 'Rune' },
    { proName: 'CRYPTO:SHIBUSD', title: 'Shiba' },
    { proName: 'CRYPTO:DOGEUSD', title: 'Doge' },
  ],
  colorTheme: 'dark',
  displayMode: 'adaptive',
};

const chart = {
  symbol: 'XBTUSD',
  interval: '240',
  range: '1M',
  theme: 'dark',
  allow_symbol_change: true,
  autosize: true,
};

export function MarketFrames() {
  return (
    <>
      <MarketFrame className="h-14" settings={strip} title={t('portfolio.quotes')} widget="ticker-tape" />
      <MarketFrame className="mt-4 h-[500px]" settings={chart} title={t('portfolio.chart')} widget="advanced-chart" />
    </>
  );
}

const PATIENCE_MS = 10_000;

interface MarketFrameProps {
  title: string;
  widget: string;
  settings: object;
  className: string;
}

/** Hidden until it has sent a message, so that a blocked or slow widget is never seen; then removed if silent. */
function MarketFrame({ title, widget, settings, className }: MarketFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'waiting' | 'alive' | 'silent'>('waiting');
  const origin = marketOrigin();
  useEffect(() => {
    const listen = ({ source }: MessageEvent) => {
      if (source !== null && source === frame.current?.contentWindow) setState('alive');
    };
    const wait = setTimeout(() => setState((now) => (now === 'waiting' ? 'silent' : now)), PATIENCE_MS);
    addEventListener('message', listen);
    return () => {
      clearTimeout(wait);
      removeEventListener('message', listen);
    };
  }, []);
  if (!origin || state === 'silent') return null;
  return (
    <div className={cn('bg-muted rounded-lg', className)}>
      <iframe
        aria-hidden={state === 'waiting'}
        className={cn('bg-background size-full rounded-lg', state === 'alive' ? '' : 'pointer-events-none opacity-0')}
        ref={frame}
        sandbox="allow-scripts allow-same-origin allow-popups"
        src={widgetUrl(origin, widget, settings)}
        title={title}
      />
    </div>
  );
}
