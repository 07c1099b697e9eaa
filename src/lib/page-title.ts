import { t } from './i18n/i18n';

/** For a route's `head`, called while it renders. */
export const pageTitle = (word: string) => ({ meta: [{ title: `${word} · ${t('common.brand')}` }] });
