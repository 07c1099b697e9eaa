import { useState } from 'react';
import { formatDay } from '@/lib/dates';
import { formatCents } from '@/lib/money/money';
import { MoneyText } from './MoneyText';

interface Point {
  day: string;
  cents: number;
}

interface DayChartProps {
  /** In the order of time. */
  points: readonly Point[];
  /** What the picture shows, in words. */
  label: string;
  /** What each point is: how much there was, which steps from day to day, or how much moved, which stands on the zero line. */
  of: 'level' | 'flow';
}

/** The smallest of 1, 2 or 5 times a power of ten that holds an amount. */
function roundUp(cents: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(cents, 100)));
  return ([1, 2, 5, 10].find((step) => step * power >= cents) ?? 10) * power;
}

/** Amounts over time, as a line that steps or as columns. Time runs to the right in every language, like the figures. */
export function DayChart({ points, label, of }: DayChartProps) {
  const [pointed, setPointed] = useState<number>();
  const top = roundUp(Math.max(...points.map(({ cents }) => cents)));
  const least = Math.min(...points.map(({ cents }) => cents));
  const bottom = least < 0 ? 0 - roundUp(0 - least) : 0;
  const first = points[0];
  const last = points.at(-1);
  const shown = points[pointed ?? points.length - 1];
  if (!first || !last || !shown) return null;
  // A column has a width of its own, a level stands at a moment.
  const places = of === 'flow' ? points.length : points.length - 1;
  const x = (index: number) => (index / places) * 100;
  const y = (cents: number) => 100 - ((cents - bottom) / (top - bottom)) * 100;
  const line = points
    .map(({ cents }, index) => (index === 0 ? `M0 ${y(cents)}` : `H${x(index)}V${y(cents)}`))
    .join('');
  const columns = points
    .map(({ cents }, index) => `M${x(index + 0.1)} ${y(0)}V${y(cents)}H${x(index + 0.9)}V${y(0)}Z`)
    .join('');
  const middle = points[Math.floor((points.length - 1) / 2)] ?? first;
  return (
    <figure className="text-muted-foreground text-xs tabular-nums" dir="ltr">
      <p className="mb-3 text-sm">
        <MoneyText cents={shown.cents} className="text-foreground font-medium" /> ·{' '}
        <bdi>{formatDay(shown.day)}</bdi>
      </p>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
        <div aria-hidden className="flex h-48 flex-col justify-between text-end">
          {[top, (top + bottom) / 2, bottom].map((cents) => (
            <span className="-my-2 leading-4" key={cents}>
              {formatCents(cents)}
            </span>
          ))}
        </div>
        <div
          className="relative h-48"
          onPointerLeave={() => setPointed(undefined)}
          onPointerMove={({ clientX, currentTarget }) => {
            const { left, width } = currentTarget.getBoundingClientRect();
            const place = ((clientX - left) / width) * places;
            const index = of === 'flow' ? Math.floor(place) : Math.round(place);
            setPointed(Math.min(Math.max(index, 0), points.length - 1));
          }}
        >
          <svg
            aria-label={label}
            className="size-full overflow-visible"
            preserveAspectRatio="none"
            role="img"
            viewBox="0 0 100 100"
          >
            {[0, 50, 100].map((height) => (
              <path
                className="stroke-border"
                d={`M0 ${height}H100`}
                key={height}
                vectorEffect="non-scaling-stroke"
              />
            ))}
            {of === 'flow' ? (
              <>
                <path className="fill-primary" d={columns} />
                <path className="stroke-foreground" d={`M0 ${y(0)}H100`} vectorEffect="non-scaling-stroke" />
              </>
            ) : (
              <>
                <path className="fill-primary-soft" d={`${line}V100H0Z`} />
                <path
                  className="stroke-primary fill-none"
                  d={line}
                  strokeWidth={1.75}
                  vectorEffect="non-scaling-stroke"
                />
              </>
            )}
            {pointed === undefined ? null : (
              <path
                className="stroke-foreground"
                d={`M${x(of === 'flow' ? pointed + 0.5 : pointed)} 0V100`}
                strokeDasharray="3 3"
                vectorEffect="non-scaling-stroke"
              />
            )}
          </svg>
        </div>
        <div aria-hidden className="col-start-2 mt-2 flex justify-between">
          <bdi>{formatDay(first.day)}</bdi>
          {points.length > 4 ? <bdi className="max-sm:hidden">{formatDay(middle.day)}</bdi> : null}
          {points.length > 1 ? <bdi>{formatDay(last.day)}</bdi> : null}
        </div>
      </div>
    </figure>
  );
}
