import { currentLanguage } from './i18n/i18n';
import type { Language } from './i18n/languages';

/** The address of a public page in a language; English has no prefix. These are documents: link to them with `<a>`. */
export function publicPath(path: string, language: Language = currentLanguage()): string {
  const code: string = language;
  return code === 'en' ? path : `/${code}${path}`;
}
