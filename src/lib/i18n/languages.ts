import { readStored, store } from '../stored.ts';

/** Languages by their own names; `locale` is for `Intl` (Latin digits in all). */
export const languages = [
  { code: 'en', name: 'English', dir: 'ltr', locale: 'en-GB' },
  { code: 'es', name: 'Español', dir: 'ltr', locale: 'es' },
  { code: 'pt', name: 'Português', dir: 'ltr', locale: 'pt' },
  { code: 'fr', name: 'Français', dir: 'ltr', locale: 'fr' },
  { code: 'de', name: 'Deutsch', dir: 'ltr', locale: 'de' },
  { code: 'tr', name: 'Türkçe', dir: 'ltr', locale: 'tr' },
  { code: 'zh', name: '简体中文', dir: 'ltr', locale: 'zh-CN' },
  { code: 'ar', name: 'العربية', dir: 'rtl', locale: 'ar-u-nu-latn' },
] as const;

export type Language = (typeof languages)[number]['code'];

/** The locale for money: English uses US dollars' notation. */
export function moneyLocale(code: Language): string {
  return code === 'en' ? 'en-US' : languageOf(code).locale;
}

export function isLanguage(code: string | null | undefined): code is Language {
  return languages.some((language) => language.code === code);
}

export function languageOf(code: Language) {
  return languages.find((language) => language.code === code) ?? languages[0];
}

/** The initial language: the stored one, else the browser's first supported one, else English. */
export function preferredLanguage(): Language {
  const remembered = readStored('local', 'language');
  if (isLanguage(remembered)) return remembered;
  return navigator.languages.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage) ?? 'en';
}

/** Stores the language for the next visit; without storage the browser's languages decide. */
export const rememberLanguage = (code: Language): void => store('local', 'language', code);
