import { Suspense } from 'react';
import { formatDay } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { lateComponent } from '@/lib/late';
import { formatCents } from '@/lib/money/money';
import { useFirstScreen } from '@/lib/use-first-screen';
import type { DayBalance } from '../queries';

// Not among the figures that come first; its height is kept.
const DayChart = lateComponent(async () => (await import('@/components/display/DayChart')).DayChart);

/** The balance as a line that steps from day to day. */
export function BalanceChart({ days }: { days: readonly DayBalance[] }) {
  const isShown = useFirstScreen();
  const first = days[0];
  const last = days.at(-1);
  if (!first || !last) return null;
  const label = t('portfolio.days.label', {
    from: formatCents(first.owned_cents),
    first: formatDay(first.day),
    to: formatCents(last.owned_cents),
    last: formatDay(last.day),
  });
  return (
    <div className="min-h-62">
      <Suspense>
        {isShown ? (
          <DayChart
            label={label}
            of="level"
            points={days.map(({ day, owned_cents }) => ({ day, cents: owned_cents }))}
          />
        ) : null}
      </Suspense>
    </div>
  );
}
