import { t } from '@/lib/i18n/i18n';
import { OfflinePage } from '@/site/pages/offline/OfflinePage';
import type { PublicPage } from '@/site/pages/public-page';

export const page: PublicPage = {
  Content: OfflinePage,
  title: () => t('common.offlineTitle'),
  description: () => t('offline.text'),
  found: 'never',
  head: 'offline',
};
