import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { formatUtc } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatQuote, formatSpan } from '@/lib/money/market-figures';
import type { Series } from '../bars';
import type { Candle } from '../candles';
import { type ChartMarks, type Drawing, drawChart } from '../draw-chart';

interface ChartCanvasProps {
  name: string;
  series: Series;
  decimals: number;
  marks?: ChartMarks | undefined;
}

const STEPS: Partial<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  PageUp: -10,
  PageDown: 10,
  Home: -Infinity,
  End: Infinity,
};
const ZOOMS: Partial<Record<string, number>> = { '+': 0.5, '=': 0.5, '-': 2 };

const NOTHING: ChartMarks = { lines: [], fills: [] };

const at = ({ time }: Candle) => formatUtc(new Date(time).toISOString());

/** Arrow keys move between candles, whose values are announced. Time runs to the right in every language. */
export function ChartCanvas({ name, series: { candles, minutes }, decimals, marks }: ChartCanvasProps) {
  const place = useRef<HTMLDivElement>(null);
  const drawing = useRef<Drawing>(undefined);
  const [pointed, setPointed] = useState<number>();
  const [told, setTold] = useState('');
  const hint = useId();

  const first = candles[0];
  const last = candles.at(-1);
  const shown = candles.find(({ time }) => time === pointed) ?? last;

  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const factor = ZOOMS[event.key];
    if (step !== undefined) {
      const index = candles.findIndex(({ time }) => time === pointed);
      const from = index === -1 ? candles.length : index;
      const next = candles[Math.min(Math.max(from + step, 0), candles.length - 1)];
      if (!next) return;
      drawing.current?.pointAt(next);
      setPointed(next.time);
      setTold(t('portfolio.market.candle', figuresOf(next, decimals)));
    } else if (factor !== undefined) drawing.current?.zoom(factor);
    else if (event.key === 'Escape') drawing.current?.clear();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const made = drawChart(element, { decimals, minutes, onPoint: setPointed });
    drawing.current = made;
    element.tabIndex = 0;
    element.addEventListener('keydown', press);
    return () => {
      element.removeEventListener('keydown', press);
      made.remove();
    };
  }, [decimals, minutes]);
  useEffect(() => drawing.current?.show(candles), [candles]);
  useEffect(() => drawing.current?.mark(marks ?? NOTHING), [marks]);
  if (!first || !last || !shown) return null;

  return (
    <>
      <Figures candle={shown} decimals={decimals} />
      <div
        aria-describedby={hint}
        aria-label={t('portfolio.market.label', {
          name,
          span: formatSpan(minutes),
          first: at(first),
          last: at(last),
        })}
        className="peer min-h-0 flex-1 rounded-sm"
        dir="ltr"
        ref={place}
        role="application"
      />
      <p className="text-muted-foreground hidden pt-2 text-[0.8125rem] leading-4 peer-focus-visible:block" id={hint}>
        {t('portfolio.market.keys')}
      </p>
      <output className="sr-only">{told}</output>
    </>
  );
}

function figuresOf(candle: Candle, decimals: number) {
  const write = (ticks: number) => formatQuote(ticks, decimals);
  const { open, high, low, close } = candle;
  return { time: at(candle), open: write(open), high: write(high), low: write(low), close: write(close) };
}

function Figures({ candle, decimals }: { candle: Candle; decimals: number }) {
  const { time, ...figures } = figuresOf(candle, decimals);
  return (
    <dl
      aria-hidden
      className="text-muted-foreground flex min-h-9 flex-wrap content-start gap-x-4 pb-3 text-[0.8125rem] leading-4 tabular-nums"
    >
      <dt className="sr-only">{t('portfolio.market.time')}</dt>
      <dd className="max-sm:w-full">
        <bdi>{time}</bdi>
      </dd>
      {(['open', 'high', 'low', 'close'] as const).map((key) => (
        <div className="flex gap-1.5" key={key}>
          <dt>{t(`portfolio.market.${key}`)}</dt>
          <dd className="text-foreground">
            <bdi dir="ltr">{figures[key]}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
