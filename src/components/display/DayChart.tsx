import { nice, ticks } from 'd3-array';
import { useState } from 'react';
import { formatDate } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';

interface Point {
  day: string;
  cents: number;
}

interface DayChartProps {
  points: readonly Point[];
  /** By itself from what to what a level went. */
  label?: string;
  /** `level` steps from day to day; `flow` draws columns from zero. */
  of: 'level' | 'flow';
  write?: (amount: number) => string;
  writeDay?: (day: string) => string;
}

const LINES = 3;
/** The axis starts at zero if the change is at least this share of the level. */
const NOTICEABLE = 0.25;

/** Axis ticks, ascending. The axis of a level that hardly changed starts near it, so that the change is visible. */
function axisOf(amounts: readonly number[], of: DayChartProps['of']): number[] {
  const least = Math.min(...amounts);
  const most = Math.max(...amounts);
  const change = most - least;
  const isNear = of === 'level' && least > 0 && change > 0 && change < most * NOTICEABLE;
  const [bottom, top] = nice(isNear ? least - change / 2 : Math.min(least, 0), Math.max(most, 100), LINES);
  return ticks(bottom, top, LINES);
}

/** Draws amounts over time as steps or columns. Time runs to the right in every language. */
export function DayChart({ points, label, of, write = formatCents, writeDay = formatDate }: DayChartProps) {
  const [pointed, setPointed] = useState<number>();
  const axis = axisOf(
    points.map(({ cents }) => cents),
    of,
  );
  const [bottom = 0, top = 1] = [axis[0], axis.at(-1)];
  const first = points[0];
  const last = points.at(-1);
  const shown = points[pointed ?? points.length - 1];
  if (!first || !last || !shown) return null;
  // A level also gives each day a width, so that the last value is not a vertical line.
  const x = (index: number) => (index / points.length) * 100;
  const y = (cents: number) => 100 - ((cents - bottom) / (top - bottom)) * 100;
  const line = points.map(({ cents }, index) => `${index === 0 ? 'M0 ' : 'V'}${y(cents)}H${x(index + 1)}`).join('');
  const columns = points
    .map(({ cents }, index) => `M${x(index + 0.1)} ${y(0)}V${y(cents)}H${x(index + 0.9)}V${y(0)}Z`)
    .join('');
  const middle = points[Math.floor((points.length - 1) / 2)] ?? first;
  return (
    <figure className="text-muted-foreground text-[0.8125rem] leading-4 tabular-nums" dir="ltr">
      <p className="mb-3 text-sm">
        <bdi className="text-foreground font-medium">{write(shown.cents)}</bdi> · <bdi>{writeDay(shown.day)}</bdi>
      </p>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
        <div aria-hidden className="flex h-48 flex-col justify-between text-end">
          {axis.toReversed().map((cents) => (
            <span className="-my-2 leading-4" key={cents}>
              {write(cents)}
            </span>
          ))}
        </div>
        <div
          className="relative h-48"
          onPointerLeave={() => setPointed(undefined)}
          onPointerMove={({ clientX, currentTarget }) => {
            const { left, width } = currentTarget.getBoundingClientRect();
            const index = Math.floor(((clientX - left) / width) * points.length);
            setPointed(Math.min(Math.max(index, 0), points.length - 1));
          }}
        >
          <svg
            aria-label={
              label ??
              t('portfolio.days.label', {
                from: write(first.cents),
                first: writeDay(first.day),
                to: write(last.cents),
                last: writeDay(last.day),
              })
            }
            className="size-full overflow-visible"
            preserveAspectRatio="none"
            role="img"
            viewBox="0 0 100 100"
          >
            {axis.map((cents) => (
              <path className="stroke-border" d={`M0 ${y(cents)}H100`} key={cents} vectorEffect="non-scaling-stroke" />
            ))}
            {of === 'flow' ? (
              <>
                <path className="fill-primary" d={columns} />
                <path className="stroke-foreground" d={`M0 ${y(0)}H100`} vectorEffect="non-scaling-stroke" />
              </>
            ) : (
              <>
                {/* A filled area suggests a total, so it must start at zero. */}
                {bottom === 0 ? <path className="fill-primary-soft" d={`${line}V100H0Z`} /> : null}
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
                d={`M${x(pointed + 0.5)} 0V100`}
                strokeDasharray="3 3"
                vectorEffect="non-scaling-stroke"
              />
            )}
          </svg>
        </div>
        <div aria-hidden className="col-start-2 mt-2 flex justify-between">
          <bdi>{writeDay(first.day)}</bdi>
          {points.length > 4 ? <bdi className="max-sm:hidden">{writeDay(middle.day)}</bdi> : null}
          {points.length > 1 ? <bdi>{writeDay(last.day)}</bdi> : null}
        </div>
      </div>
      {bottom > 0 ? (
        <p className="mt-2" dir="auto">
          {t('portfolio.days.axis', { amount: write(bottom) })}
        </p>
      ) : null}
    </figure>
  );
}
