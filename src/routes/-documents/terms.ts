import { t } from '@/lib/i18n/i18n';
import type { PublicPage } from '@/site/pages/public-page';
import { TermsPage } from '@/site/pages/terms/TermsPage';

export const page: PublicPage = {
  Content: TermsPage,
  title: () => t('content.footer.terms'),
  description: () => t('content.descriptions.terms'),
  found: 'listed',
};
