import { createFileRoute } from '@tanstack/react-router';
import { redirectSignedIn } from '@/features/auth/guards';
import { AboutPage } from '@/features/content/components/AboutPage';
import { t } from '@/lib/i18n/i18n';

export const Route = createFileRoute('/_public/about')({
  head: () => ({ meta: [{ title: `${t('shell.about')} · ${t('common.brand')}` }] }),
  beforeLoad: redirectSignedIn,
  component: AboutPage,
});
