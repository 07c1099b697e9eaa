import { DayChart } from '@/components/display/DayChart';
import { formatDay } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import type { DayBalance } from '../queries';

/** The balance as a line that steps from day to day. */
export function BalanceChart({ days }: { days: readonly DayBalance[] }) {
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
    <DayChart
      label={label}
      of="level"
      points={days.map(({ day, owned_cents }) => ({ day, cents: owned_cents }))}
    />
  );
}
