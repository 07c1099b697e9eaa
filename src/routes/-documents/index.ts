import { t } from '@/lib/i18n/i18n';
import { HomePage } from '@/site/pages/home/HomePage';
import type { PublicPage } from '@/site/pages/public-page';

export const page: PublicPage = {
  Content: HomePage,
  title: () => t('shell.home'),
  description: () => t('content.descriptions.home'),
  found: 'listed',
  isGuarded: true,
};
