import { RegisterPage } from '@/features/auth/components/RegisterPage';
import { t } from '@/lib/i18n/i18n';
import { entryWords } from '@/site/pages/entry/entry-words';
import type { PublicPage } from '@/site/pages/public-page';

export const page: PublicPage = {
  Content: RegisterPage,
  title: () => t('register.title'),
  description: () => t('register.lead'),
  found: 'linked',
  entryWords,
};
