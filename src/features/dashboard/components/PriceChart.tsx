import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { SegmentedControl } from '@/components/forms/SegmentedControl';
import { RetryButton } from '@/components/states/RetryButton';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/lib/cn';
import { formatUnit } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { lateComponent } from '@/lib/lazy-component';
import { type Range, RANGES, seriesQuery } from '../bars';
import type { ChartMarks } from '../draw-chart';
import type { Price } from '../prices';
import { PriceFigures } from './PriceFigures';

const BarsTable = lateComponent(async () => (await import('./BarsTable')).BarsTable);
const ChartCanvas = lateComponent(async () => (await import('./ChartCanvas')).ChartCanvas, ChartMissing);

function ChartMissing() {
  return <p className="m-auto text-sm">{t('portfolio.market.missing')}</p>;
}

function useIsNear() {
  const element = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: '200px' },
    );
    if (element.current) watch.observe(element.current);
    return () => watch.disconnect();
  }, []);
  return [element, isNear] as const;
}

interface PriceChartProps {
  price: Price;
  isSilent: boolean;
  head: ReactNode;
  marks?: ChartMarks;
  /** The class of its height. */
  height?: string;
}

export function PriceChart({ price, isSilent, head, marks, height = 'h-[500px]' }: PriceChartProps) {
  const [range, setRange] = useState<Range>('month');
  const [box, isNear] = useIsNear();
  const { id, name, price_decimals: decimals } = price;
  const { data: series, isError, refetch } = useQuery({ ...seriesQuery(id, range), enabled: isNear });
  return (
    <section aria-label={t('portfolio.chart')} className="mt-4">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        {head}
        <SegmentedControl
          legend={t('portfolio.market.range')}
          onChange={setRange}
          options={RANGES.map((one) => ({
            value: one,
            label: t(`portfolio.market.ranges.${one}`),
            name: one === 'all' ? t('portfolio.market.ranges.all') : formatUnit(1, one),
          }))}
          value={range}
        />
      </div>
      <div
        className={cn('bg-surface text-foreground flex flex-col rounded-lg border p-4', height)}
        data-chart
        data-theme="dark"
        ref={box}
      >
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pb-2">
          <span className="font-medium max-sm:sr-only">{name}</span>
          <PriceFigures isSilent={isSilent} price={price} unit="bare" />
          {price.simulated || series?.isSimulated ? (
            <Badge className="ms-auto" variant="outline">
              {t('portfolio.market.simulated')}
            </Badge>
          ) : null}
        </div>
        {series && series.candles.length > 0 ? (
          <Suspense>
            <ChartCanvas decimals={decimals} key={`${id} ${range}`} marks={marks} name={name} series={series} />
          </Suspense>
        ) : null}
        {series?.candles.length === 0 ? <p className="m-auto text-sm">{t('portfolio.market.none')}</p> : null}
        {isError && !series ? (
          <div className="m-auto grid justify-items-center gap-3 text-sm">
            <p>{t('portfolio.market.missing')}</p>
            <RetryButton onRetry={refetch} />
          </div>
        ) : null}
      </div>
      <Suspense>{series ? <BarsTable candles={series.candles} decimals={decimals} name={name} /> : null}</Suspense>
      <Notice />
    </section>
  );
}

/** Required by the library's licence. */
function Notice() {
  return (
    <p className="text-muted-foreground mt-3 text-[0.8125rem] leading-4" dir="ltr" lang="en">
      TradingView Lightweight Charts™ · Copyright (c) 2025 TradingView, Inc.{' '}
      <a className="link" href="https://www.tradingview.com/" rel="noreferrer" target="_blank">
        https://www.tradingview.com/
      </a>
    </p>
  );
}
