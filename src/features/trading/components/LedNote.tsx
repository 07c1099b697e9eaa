import { Link } from '@tanstack/react-router';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import type { Led } from '../traded';

export function LedNote({ led: { title, status, holders, value_cents } }: { led: Led }) {
  const amount = formatCents(value_cents);
  return (
    <p className="mb-6 max-w-prose">
      <Link className="link font-medium wrap-anywhere" to="/strategies/mine">
        <bdi>{title}</bdi>
      </Link>
      <span>{'. '}</span>
      <span>
        {holders === 0 ? t('copying.desk.forYou', { amount }) : t('copying.desk.forPeople', { count: holders, amount })}
      </span>
      {status === 'offered' ? null : (
        <span className="text-warning block text-sm">{t('errors.strategy_not_offered')}</span>
      )}
    </p>
  );
}
