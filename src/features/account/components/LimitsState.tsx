import type { WithdrawalLimits } from '@/features/dashboard/limits';
import { formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';

export function LimitsState({ limits: { day, month } }: { limits: WithdrawalLimits }) {
  const now = [
    ...(day.limit === null ? [] : [t('limits.day', { limit: formatCents(day.limit) })]),
    ...(month.limit === null ? [] : [t('limits.month', { limit: formatCents(month.limit) })]),
  ];
  const later = [
    ...(day.next ? [{ ...day.next, words: { set: 'limits.day', none: 'limits.noDay' } as const }] : []),
    ...(month.next ? [{ ...month.next, words: { set: 'limits.month', none: 'limits.noMonth' } as const }] : []),
  ];
  return (
    <>
      <span className="block">{now.length > 0 ? now.join(' · ') : t('limits.none')}</span>
      {later.map(({ limit, from, words }) => (
        <span className="text-warning block" key={words.set}>
          {t('limits.next', {
            date: formatExact(from),
            what: limit === null ? t(words.none) : t(words.set, { limit: formatCents(limit) }),
          })}
        </span>
      ))}
    </>
  );
}
