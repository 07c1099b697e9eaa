import { useState } from 'react';
import { MoneyText } from '@/components/MoneyText';
import { formatDay } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money';
import type { DayBalance } from '../queries';

/** The smallest of 1, 2 or 5 times a power of ten that holds an amount. */
function roundUp(cents: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(cents, 100)));
  return ([1, 2, 5, 10].find((step) => step * power >= cents) ?? 10) * power;
}

/** The balance as a line that steps from day to day. Time runs to the right in every language, like the figures. */
export function BalanceChart({ days }: { days: readonly DayBalance[] }) {
  const [pointed, setPointed] = useState<number>();
  const top = roundUp(Math.max(...days.map(({ owned_cents }) => owned_cents)));
  const x = (index: number) => (index / (days.length - 1)) * 100;
  const y = (cents: number) => 100 - (cents / top) * 100;
  const line = days
    .map(({ owned_cents }, index) =>
      index === 0 ? `M0 ${y(owned_cents)}` : `H${x(index)}V${y(owned_cents)}`,
    )
    .join('');
  const first = days[0];
  const last = days.at(-1);
  const shown = days[pointed ?? days.length - 1];
  if (!first || !last || !shown) return null;
  const label = t('portfolio.days.label', {
    from: formatCents(first.owned_cents),
    first: formatDay(first.day),
    to: formatCents(last.owned_cents),
    last: formatDay(last.day),
  });
  const middle = days[Math.floor((days.length - 1) / 2)] ?? first;
  return (
    <figure className="text-muted-foreground text-xs tabular-nums" dir="ltr">
      <p className="mb-3 text-sm">
        <MoneyText cents={shown.owned_cents} className="text-foreground font-medium" /> ·{' '}
        {formatDay(shown.day)}
      </p>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
        <div aria-hidden className="flex h-48 flex-col justify-between text-end">
          {[top, top / 2, 0].map((cents) => (
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
            const index = Math.round(((clientX - left) / width) * (days.length - 1));
            setPointed(Math.min(Math.max(index, 0), days.length - 1));
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
            <path className="fill-primary-soft" d={`${line}V100H0Z`} />
            <path
              className="stroke-primary fill-none"
              d={line}
              strokeWidth={1.75}
              vectorEffect="non-scaling-stroke"
            />
            {pointed === undefined ? null : (
              <path
                className="stroke-foreground"
                d={`M${x(pointed)} 0V100`}
                strokeDasharray="3 3"
                vectorEffect="non-scaling-stroke"
              />
            )}
          </svg>
        </div>
        <div aria-hidden className="col-start-2 mt-2 flex justify-between">
          <span>{formatDay(first.day)}</span>
          {days.length > 4 ? <span className="max-sm:hidden">{formatDay(middle.day)}</span> : null}
          <span>{formatDay(last.day)}</span>
        </div>
      </div>
    </figure>
  );
}
