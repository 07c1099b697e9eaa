import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Alert } from '@/components/ui/alert';
import { withdrawalLimitsQuery } from '@/features/portfolio/limits';
import { t } from '@/lib/i18n/i18n';
import { limitTexts } from '../limits';

/** Says, before anything is entered, how much a person can request now, and where they change that. */
export function LimitsNotice({ userId }: { userId: string }) {
  const { data: limits } = useQuery(withdrawalLimitsQuery(userId));
  const texts = limits ? limitTexts(limits) : [];
  if (texts.length === 0) return null;
  const hasOwn = texts.some(({ kind }) => kind !== 'withoutFactor');
  const hasSum = texts.some(({ kind }) => kind === 'withoutFactor');
  return (
    <Alert className="mb-6" tone="info">
      {texts.map(({ kind, text }) => (
        <p key={kind}>{text}</p>
      ))}
      <p className="flex flex-wrap gap-x-6 gap-y-1">
        {hasSum ? (
          <Link className="link" to="/account">
            {t('limits.setUpFactor')}
          </Link>
        ) : null}
        {hasOwn ? (
          <Link className="link" to="/account">
            {t('limits.change')}
          </Link>
        ) : null}
      </p>
    </Alert>
  );
}
