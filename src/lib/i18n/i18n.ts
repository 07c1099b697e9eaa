import { createInstance } from 'i18next';
import { en } from './en/en';
import { type Language, languageOf } from './languages';
import type { AllWords } from './words';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: AllWords };
  }
}

/** One file a language, fetched when it is chosen. English is here from the start, but for the back office and the public documents: `t` always has words. */
const loaders = {
  es: async () => (await import('./es/es')).es,
  pt: async () => (await import('./pt/pt')).pt,
  fr: async () => (await import('./fr/fr')).fr,
  de: async () => (await import('./de/de')).de,
  tr: async () => (await import('./tr/tr')).tr,
  zh: async () => (await import('./zh/zh')).zh,
  ar: async () => (await import('./ar/ar')).ar,
} satisfies Record<Exclude<Language, 'en'>, () => Promise<object>>;

let current: Language = 'en';

/** Letters that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

const instance = createInstance();
// Synchronous: the words are in the bundle, so `t` works from the first line on.
void instance.init({
  lng: 'en',
  fallbackLng: 'en',
  resources: { en: { translation: en } },
  initAsync: false,
  // React escapes. Here a value (an address, a name, an amount) and the words next to it are kept from turning each other around.
  interpolation: {
    escape: (value) =>
      languageOf(current).dir === 'rtl' || RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value,
  },
});

/** The words for a key, anywhere: `t('deposits.title')`, `t('deposits.copied', { coin })`. React escapes the values. */
export const t = instance.t;

/** The language that `t` speaks. */
export function currentLanguage(): Language {
  return current;
}

/**
 * Makes `t`, dates and amounts speak a language, and says so on `<html>` where there is a document. Rejects when its
 * words cannot be fetched; the language then stays as it was.
 */
export async function setLanguage(code: Language): Promise<void> {
  if (code !== 'en' && !instance.hasResourceBundle(code, 'translation')) {
    instance.addResourceBundle(code, 'translation', await loaders[code]());
  }
  await instance.changeLanguage(code);
  current = code;
  if (typeof document === 'undefined') return;
  document.documentElement.lang = code;
  document.documentElement.dir = languageOf(code).dir;
}

/** Fetches the English of the public documents. */
export async function loadDocumentWords(): Promise<void> {
  const { documents } = await import('./en/documents');
  instance.addResourceBundle('en', 'translation', documents, true);
}

/** Fetches the English of the back office; the other languages come whole. */
export async function loadOfficeWords(): Promise<void> {
  const { office } = await import('./en/office');
  instance.addResourceBundle('en', 'translation', office, true);
}
