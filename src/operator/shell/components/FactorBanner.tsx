import { Link } from '@tanstack/react-router';
import { Alert } from '@/components/ui/alert';
import { t } from '@/lib/i18n/i18n';
import { lacksFactor } from '@/lib/session/second-factor';

/** Asks an operator without an authenticator to set one up. A sandbox goes on without it; a live site lets none in. */
export function FactorBanner() {
  if (!lacksFactor()) return null;
  return (
    <Alert className="mb-8 print:hidden" tone="wait">
      <p>
        {t('deciding.noFactor')}{' '}
        <Link className="font-medium underline underline-offset-4" to="/account">
          {t('deciding.setUp')}
        </Link>
      </p>
    </Alert>
  );
}
