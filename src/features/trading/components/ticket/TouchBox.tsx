import { useEffect, useState } from 'react';
import { formatAgo } from '@/lib/ages';
import { cn } from '@/lib/cn';
import { t } from '@/lib/i18n/i18n';
import type { Instrument, Touch } from '../../queries';
import { lotsText, priceText } from '../../sentence';

const SECOND_MS = 1000;
const OLD_MS = 15_000;

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

export function TouchBox({ instrument, touch }: { instrument: Instrument; touch: Touch | null }) {
  const now = useNow();
  if (!touch) return <p className="text-muted-foreground rounded-lg border p-4">{t('trading.touch.none')}</p>;
  const isOld = now - Date.parse(touch.received_at) > OLD_MS;
  const sides = [
    { name: t('trading.touch.bid'), text: t('trading.touch.bidText'), price: touch.bid, size: touch.bid_size },
    { name: t('trading.touch.ask'), text: t('trading.touch.askText'), price: touch.ask, size: touch.ask_size },
  ];
  return (
    <section aria-label={t('trading.touch.title')} className="bg-surface rounded-lg border">
      <dl className="grid grid-cols-2 divide-x">
        {sides.map(({ name, text, price, size }) => (
          <div className="grid content-start px-4 py-2.5" key={name}>
            <dt className="text-sm">
              <span className="font-medium">{name}</span> <span className="text-muted-foreground">{text}</span>
            </dt>
            <dd className="text-lg leading-tight font-medium tabular-nums">
              <bdi dir="ltr">{priceText(instrument, price)}</bdi>
            </dd>
            <dd className="text-muted-foreground text-[0.8125rem] leading-5 tabular-nums">
              <bdi dir="ltr">{lotsText(instrument, size)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p
        className={cn(
          'border-t px-4 py-1.5 text-[0.8125rem]',
          isOld || instrument.status === 'halted' ? 'text-warning' : 'text-muted-foreground max-md:sr-only',
        )}
      >
        {instrument.status === 'halted'
          ? t('errors.instrument_halted')
          : t(isOld ? 'trading.touch.old' : 'trading.touch.age', { age: formatAgo(touch.received_at, now) })}
      </p>
    </section>
  );
}
