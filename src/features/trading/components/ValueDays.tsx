import { useSuspenseQuery } from '@tanstack/react-query';
import { DayChart } from '@/components/display/DayChart';
import { t } from '@/lib/i18n/i18n';
import { valueDaysQuery } from '../queries';

export function ValueDays({ userId, poolId }: { userId: string; poolId: string }) {
  const { data } = useSuspenseQuery(valueDaysQuery(userId, poolId));
  const days = data.map(({ day, value_cents: cents }) => ({ day, cents }));
  if (days.length < 2) return null;
  return (
    <section aria-label={t('trading.days.title')} className="mt-4">
      <DayChart of="level" points={days} />
    </section>
  );
}
