import { keepChoice, readChoice } from '../choices.ts';

/** The languages of the portal, each by its own name; `locale` is what `Intl` is asked for (digits are Latin in all). */
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

/** The code of a language of the portal. */
export type Language = (typeof languages)[number]['code'];

/** What `Intl` is asked for money with: in English dollars are written as in the United States. */
export function moneyLocale(code: Language): string {
  return code === 'en' ? 'en-US' : languageOf(code).locale;
}

/** Whether the portal speaks it. */
export function isLanguage(code: string | null | undefined): code is Language {
  return languages.some((language) => language.code === code);
}

/** The entry of a language. */
export function languageOf(code: Language) {
  return languages.find((language) => language.code === code) ?? languages[0];
}

/** The language to open with: the remembered one, or else the first of the browser's that there is, or else English. */
export function preferredLanguage(): Language {
  const remembered = readChoice('language');
  if (isLanguage(remembered)) return remembered;
  return navigator.languages.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage) ?? 'en';
}

/** Remembers a choice for the next visit, where storage is allowed; elsewhere the browser's own languages decide then. */
export const rememberLanguage = (code: Language): void => keepChoice('language', code);
