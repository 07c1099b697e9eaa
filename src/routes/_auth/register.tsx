import { createFileRoute } from '@tanstack/react-router';
import { RegisterPage } from '@/features/auth/components/RegisterPage';
import { t } from '@/lib/i18n/i18n';
import { readReferralCode } from '@/lib/session';

export const Route = createFileRoute('/_auth/register')({
  head: () => ({ meta: [{ title: `${t('auth.register.title')} · ${t('common.brand')}` }] }),
  validateSearch: (search: Record<string, unknown>): { ref?: string } => {
    const ref = readReferralCode(search['ref']);
    return ref === undefined ? {} : { ref };
  },
  component: RegisterPage,
});
