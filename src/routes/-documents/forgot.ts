import { ForgotPage } from '@/features/auth/components/ForgotPage';
import { t } from '@/lib/i18n/i18n';
import { recoveryWords } from '@/site/pages/entry/entry-words';
import type { PublicPage } from '@/site/pages/public-page';

export const page: PublicPage = {
  Content: ForgotPage,
  title: () => t('forgot.title'),
  description: () => t('forgot.lead'),
  found: 'linked',
  entryWords: recoveryWords,
};
