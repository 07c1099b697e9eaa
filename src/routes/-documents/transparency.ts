import { t } from '@/lib/i18n/i18n';
import type { PublicPage } from '@/site/pages/public-page';
import { TransparencyPage } from '@/site/pages/transparency/TransparencyPage';

export const page: PublicPage = {
  Content: TransparencyPage,
  title: () => t('transparency.title'),
  description: () => t('transparency.description'),
  found: 'listed',
  head: 'transparency',
};
