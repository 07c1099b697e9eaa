import { t } from '@/lib/i18n/i18n';
import { publicPath } from '@/lib/public-path';

export const publicLinks = () => [
  { path: '/', href: publicPath('/'), label: t('shell.home') },
  { path: '/about', href: publicPath('/about'), label: t('shell.about') },
  { path: '/contact', href: publicPath('/contact'), label: t('shell.contact') },
];
