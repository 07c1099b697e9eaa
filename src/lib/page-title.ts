import type { ParseKeys } from 'i18next';
import { t } from './i18n/i18n';

/** The `head` of a route; the word is looked up while it renders. */
export const pageTitle = (key: ParseKeys) => () => ({ meta: [{ title: `${t(key)} · ${t('common.brand')}` }] });
