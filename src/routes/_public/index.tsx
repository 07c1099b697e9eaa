import { createFileRoute } from '@tanstack/react-router';
import { redirectSignedIn } from '@/features/auth/guards';
import { HomePage } from '@/features/content/components/HomePage';
import { t } from '@/lib/i18n/i18n';

export const Route = createFileRoute('/_public/')({
  head: () => ({ meta: [{ title: `${t('shell.home')} · ${t('common.brand')}` }] }),
  beforeLoad: redirectSignedIn,
  component: HomePage,
});
