import { createFileRoute } from '@tanstack/react-router';
import { LoginPage } from '@/features/auth/components/LoginPage';
import { redirectSignedIn } from '@/features/auth/guards';
import { t } from '@/lib/i18n/i18n';
import { safeRedirect } from '@/lib/session';

export const Route = createFileRoute('/_auth/login')({
  head: () => ({ meta: [{ title: `${t('auth.login.title')} · ${t('common.brand')}` }] }),
  // Always named, also when undefined: what is left out here would pass through unchecked.
  validateSearch: (search: Record<string, unknown>): { redirect?: string | undefined } => ({
    redirect: safeRedirect(search['redirect']),
  }),
  beforeLoad: redirectSignedIn,
  component: LoginPage,
});
