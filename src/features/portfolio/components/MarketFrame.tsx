import { useEffect, useRef, useState } from 'react';
import { WidgetPlaceholder } from '@/components/states/WidgetPlaceholder';
import { cn } from '@/lib/cn';
import { t } from '@/lib/i18n/i18n';
import { marketOrigin, widgetUrl } from '@/lib/market-widgets';

interface MarketFrameProps {
  title: string;
  /** The third party's name of the widget. */
  widget: string;
  settings: object;
  symbols: readonly string[];
  className: string;
}

/**
 * A market widget in a frame of its own, over the quiet placeholder. It is shown once it has spoken, so that one that is
 * blocked or slow is never seen; with the page it goes.
 */
export function MarketFrame({ title, widget, settings, symbols, className }: MarketFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isAlive, setIsAlive] = useState(false);
  const origin = marketOrigin();
  useEffect(() => {
    const listen = ({ source }: MessageEvent) => {
      if (source !== null && source === frame.current?.contentWindow) setIsAlive(true);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
  return (
    <div className={cn('relative', className)}>
      <div aria-hidden={isAlive} className="h-full">
        <WidgetPlaceholder
          className="h-full"
          symbols={symbols}
          text={origin ? t('portfolio.widgetWaiting') : t('portfolio.widgetOff')}
          title={title}
        />
      </div>
      {origin ? (
        <iframe
          aria-hidden={!isAlive}
          className={cn(
            'bg-background absolute inset-0 size-full rounded-lg',
            isAlive ? '' : 'pointer-events-none opacity-0',
          )}
          loading="lazy"
          ref={frame}
          sandbox="allow-scripts allow-same-origin allow-popups"
          src={widgetUrl(origin, widget, settings)}
          title={title}
        />
      ) : null}
    </div>
  );
}
