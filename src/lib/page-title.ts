import { t } from './i18n/i18n';

/** For `head` of a route, called while it renders: the title of its page. */
export const pageTitle = (word: string) => ({ meta: [{ title: `${word} · ${t('common.brand')}` }] });
