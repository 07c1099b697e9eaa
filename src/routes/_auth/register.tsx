import { createFileRoute } from '@tanstack/react-router';
import { RegisterPage } from '@/features/auth/components/RegisterPage';
import { t } from '@/lib/i18n/i18n';
import { readReferralCode } from '@/lib/session';

export const Route = createFileRoute('/_auth/register')({
  head: () => ({ meta: [{ title: `${t('auth.register.title')} · ${t('common.brand')}` }] }),
  // Always named, also when undefined: what is left out here would pass through unchecked.
  validateSearch: (search: Record<string, unknown>): { ref?: string | undefined } => ({
    ref: readReferralCode(search['ref']),
  }),
  component: RegisterPage,
});
