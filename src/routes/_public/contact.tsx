import { createFileRoute } from '@tanstack/react-router';
import { redirectSignedIn } from '@/features/auth/guards';
import { ContactPage } from '@/features/content/components/ContactPage';
import { t } from '@/lib/i18n/i18n';

export const Route = createFileRoute('/_public/contact')({
  head: () => ({ meta: [{ title: `${t('shell.contact')} · ${t('common.brand')}` }] }),
  beforeLoad: redirectSignedIn,
  component: ContactPage,
});
