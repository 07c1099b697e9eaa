import { LoginPage } from '@/features/auth/components/LoginPage';
import { t } from '@/lib/i18n/i18n';
import { entryWords } from '@/site/pages/entry/entry-words';
import type { PublicPage } from '@/site/pages/public-page';

export const page: PublicPage = {
  Content: LoginPage,
  title: () => t('shell.login'),
  description: () => t('login.lead'),
  found: 'linked',
  isGuarded: true,
  entryWords,
};
