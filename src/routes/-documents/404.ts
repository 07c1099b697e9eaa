import { NotFound } from '@/components/states/NotFound';
import { t } from '@/lib/i18n/i18n';
import type { PublicPage } from '@/site/pages/public-page';

export const page: PublicPage = {
  Content: NotFound,
  title: () => t('common.notFoundTitle'),
  description: () => t('common.notFoundText'),
  found: 'never',
};
