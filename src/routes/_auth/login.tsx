import { createFileRoute } from '@tanstack/react-router';
import { LoginPage } from '@/features/auth/components/LoginPage';
import { redirectSignedIn } from '@/features/auth/guards';
import { t } from '@/lib/i18n/i18n';
import { safeRedirect } from '@/lib/session';

export const Route = createFileRoute('/_auth/login')({
  head: () => ({ meta: [{ title: `${t('auth.login.title')} · ${t('common.brand')}` }] }),
  validateSearch: (search: Record<string, unknown>): { redirect?: string } => {
    const redirect = safeRedirect(search['redirect']);
    return redirect === undefined ? {} : { redirect };
  },
  beforeLoad: redirectSignedIn,
  component: LoginPage,
});
