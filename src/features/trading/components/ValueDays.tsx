import { useSuspenseQuery } from '@tanstack/react-query';
import { DayChart } from '@/components/display/DayChart';
import { formatDay } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { marksQuery } from '../queries';

/** The last value of each day (UTC), in the order of time. */
function daysOf(marks: readonly { at: string; value_cents: number }[]): { day: string; cents: number }[] {
  const days = new Map<string, number>();
  for (const { at, value_cents: cents } of marks) {
    const day = new Date(at).toISOString().slice(0, 10);
    // The newest come first.
    if (!days.has(day)) days.set(day, cents);
  }
  return [...days].map(([day, cents]) => ({ day, cents })).toReversed();
}

/** The value of the portfolio by day; nothing before there are two. */
export function ValueDays({ userId, poolId }: { userId: string; poolId: string }) {
  const { data: marks } = useSuspenseQuery(marksQuery(userId, poolId));
  const days = daysOf(marks);
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last || days.length < 2) return null;
  return (
    <section aria-labelledby="value-days">
      <h2 className="text-lg font-semibold" id="value-days">
        {t('trading.days.title')}
      </h2>
      <p className="text-muted-foreground mt-1 mb-4 text-[0.8125rem]">{t('trading.days.text')}</p>
      <DayChart
        label={t('portfolio.days.label', {
          from: formatCents(first.cents),
          first: formatDay(first.day),
          to: formatCents(last.cents),
          last: formatDay(last.day),
        })}
        of="level"
        points={days}
      />
    </section>
  );
}
