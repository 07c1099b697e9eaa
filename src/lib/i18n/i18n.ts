import { createInstance } from 'i18next';
import { en } from './en/en';
import type { Language } from './languages';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof en };
  }
}

const instance = createInstance();
// Synchronous: the words are in the bundle, so `t` works from the first line on.
void instance.init({
  lng: 'en',
  fallbackLng: 'en',
  resources: { en: { translation: en } },
  initAsync: false,
  interpolation: { escapeValue: false },
});

/** The words for a key, anywhere: `t('deposits.title')`, `t('deposits.copied', { coin })`. React escapes the values. */
export const t = instance.t;

let current: Language = 'en';

/** The language that `t` speaks. */
export function currentLanguage(): Language {
  return current;
}

/** Makes `t` speak a language. */
export async function setLanguage(code: Language): Promise<void> {
  await instance.changeLanguage(code);
  current = code;
}
