import { createInstance } from 'i18next';
import account from '@/words/en/account.json';
import { type Language, languageOf } from './languages';
import type { AllWords, Area } from './words';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: AllWords };
  }
}

/** One file a language and area, fetched when it is needed. That of the account in English is here from the start: `t` always has words. */
const files = import.meta.glob<{ default: object }>(
  ['./*/*.json', '!./*/{mail,auth-mail}.json', '!./en/account.json'],
  { base: '../../words' },
);

/** The areas whose words are in use; a language is spoken in all of them. */
const areas = new Set<Area>(['account']);
/** What has been fetched. */
const fetched = new Set<string>(['en/account']);

let current: Language = 'en';

function refuseKey(key: string): never {
  throw new Error(`There are no words for ${key}.`);
}

/** Letters that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

const instance = createInstance();
// Synchronous: the words are in the bundle, so `t` works from the first line on.
void instance.init({
  lng: 'en',
  fallbackLng: 'en',
  resources: { en: { translation: account } },
  initAsync: false,
  // While pages are built, a key without words is an error and no text.
  ...(import.meta.env.SSR ? { parseMissingKeyHandler: refuseKey } : {}),
  // React escapes. Here a value (an address, a name, an amount) and the words next to it are kept from turning each other around.
  interpolation: {
    escape: (value) =>
      languageOf(current).dir === 'rtl' || RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value,
  },
});

/** The words for a key, anywhere: `t('deposits.title')`, `t('deposits.copied', { coin })`. React escapes the values. */
export const t = instance.t;

/** Whether there are words for a key in what has been fetched. */
export const hasWords = (key: string): boolean => instance.exists(key);

/** The language that `t` speaks. */
export function currentLanguage(): Language {
  return current;
}

async function fetchWords(code: Language, area: Area): Promise<void> {
  if (fetched.has(`${code}/${area}`)) return;
  const words = await files[`./${code}/${area}.json`]?.();
  instance.addResourceBundle(code, 'translation', words?.default, true);
  fetched.add(`${code}/${area}`);
}

/**
 * Makes `t`, dates and amounts speak a language, and says so on `<html>` where there is a document. Rejects when its
 * words cannot be fetched; the language then stays as it was.
 */
export async function setLanguage(code: Language): Promise<void> {
  await Promise.all([...areas].map((area) => fetchWords(code, area)));
  // An area that was entered meanwhile.
  for (const area of areas) await fetchWords(code, area);
  await instance.changeLanguage(code);
  current = code;
  if (typeof document === 'undefined') return;
  document.documentElement.lang = code;
  document.documentElement.dir = languageOf(code).dir;
}

/** Fetches the words of an area in the language that is spoken, and from then on in each that follows. Rejects when they cannot be fetched. */
export async function loadWords(area: Area): Promise<void> {
  areas.add(area);
  await fetchWords(current, area);
}
