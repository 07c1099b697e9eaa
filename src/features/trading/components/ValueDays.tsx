import { useSuspenseQuery } from '@tanstack/react-query';
import { DayChart } from '@/components/display/DayChart';
import { formatDate } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { valueDaysQuery } from '../queries';

export function ValueDays({ userId, poolId }: { userId: string; poolId: string }) {
  const { data } = useSuspenseQuery(valueDaysQuery(userId, poolId));
  const days = data.map(({ day, value_cents: cents }) => ({ day, cents }));
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last || days.length < 2) return null;
  return (
    <section aria-label={t('trading.days.title')} className="mt-4">
      <DayChart
        label={t('portfolio.days.label', {
          from: formatCents(first.cents),
          first: formatDate(first.day),
          to: formatCents(last.cents),
          last: formatDate(last.day),
        })}
        of="level"
        points={days}
      />
    </section>
  );
}
