import { t } from '@/lib/i18n/i18n';

/** The three pages that header, mobile menu and footer link to. */
export const publicLinks = () =>
  [
    { to: '/', label: t('shell.home') },
    { to: '/about', label: t('shell.about') },
    { to: '/contact', label: t('shell.contact') },
  ] as const;
