import { t } from '@/lib/i18n/i18n';
import { AboutPage } from '@/site/pages/about/AboutPage';
import type { PublicPage } from '@/site/pages/public-page';

export const page: PublicPage = {
  Content: AboutPage,
  title: () => t('shell.about'),
  description: () => t('content.descriptions.about'),
  found: 'listed',
  isGuarded: true,
};
