import { createInstance } from 'i18next';
import account from '@/words/en/account.json';
import { type Language, languageOf, moneyLocale } from './languages';
import type { AllWords, Area } from './words';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: AllWords };
  }
}

/** One file per language and area, on demand. The English account file is bundled, so `t` always has words. */
const files = import.meta.glob<{ default: object }>(['./*/*.json', '!./*/mail.json', '!./en/account.json'], {
  base: '../../words',
});

const areas = new Set<Area>(['account']);
const fetched = new Set<string>(['en/account']);

let current: Language = 'en';

function refuseKey(key: string): never {
  throw new Error(`There are no words for ${key}.`);
}

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

const instance = createInstance();
// Synchronous: the words are bundled, so `t` works from the first line.
void instance.init({
  lng: 'en',
  fallbackLng: 'en',
  resources: { en: { translation: account } },
  initAsync: false,
  // In the build of static pages, a missing key is an error.
  ...(import.meta.env.SSR ? { parseMissingKeyHandler: refuseKey } : {}),
  // React escapes. This isolates each value (an address, a name, an amount), so that it and the words around it keep
  // their direction.
  interpolation: {
    escape: (value) =>
      languageOf(current).dir === 'rtl' || RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value,
  },
});

/** The words for a key: `t('deposits.title')`, `t('deposits.copied', { coin })`. React escapes the values. */
export const t = instance.t;

export const hasWords = (key: string): boolean => instance.exists(key);

export const currentLanguage = (): Language => current;

/** For `Intl`. */
export const currentLocale = (): string => languageOf(current).locale;

/** For amounts: English uses US dollars' notation. */
export const currentMoneyLocale = (): string => moneyLocale(current);

export const currentDirection = (): 'ltr' | 'rtl' => languageOf(current).dir;

async function fetchWords(code: Language, area: Area): Promise<void> {
  if (fetched.has(`${code}/${area}`)) return;
  // A language without the file is shown in English; a key that a file lacks was filled when it was built.
  const words = await (files[`./${code}/${area}.json`] ?? files[`./en/${area}.json`])?.();
  instance.addResourceBundle(code, 'translation', words?.default, true);
  fetched.add(`${code}/${area}`);
}

/** Sets the language of `t`, dates, amounts and `<html>`. Rejects and keeps the old one if its words cannot load. */
export async function setLanguage(code: Language): Promise<void> {
  await Promise.all([...areas].map((area) => fetchWords(code, area)));
  // Includes areas entered meanwhile.
  for (const area of areas) await fetchWords(code, area);
  await instance.changeLanguage(code);
  current = code;
  if (typeof document === 'undefined') return;
  document.documentElement.lang = code;
  document.documentElement.dir = languageOf(code).dir;
}

/** Loads an area's words in the current language and every later one. Rejects if they cannot load. */
export async function loadWords(area: Area): Promise<void> {
  areas.add(area);
  await fetchWords(current, area);
}
