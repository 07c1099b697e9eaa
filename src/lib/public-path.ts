import { currentLanguage } from './i18n/i18n';
import type { Language } from './i18n/languages';

/** English has no prefix. Link with `<a>`, because these are documents. */
export function publicPath(path: string, language: Language = currentLanguage()): string {
  const code: string = language;
  return code === 'en' ? path : `/${code}${path}`;
}
