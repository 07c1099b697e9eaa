import { t } from '@/lib/i18n/i18n';
import { ContactPage } from '@/site/pages/contact/ContactPage';
import type { PublicPage } from '@/site/pages/public-page';

export const page: PublicPage = {
  Content: ContactPage,
  title: () => t('shell.contact'),
  description: () => t('content.descriptions.contact'),
  found: 'listed',
  isGuarded: true,
  isContact: true,
};
