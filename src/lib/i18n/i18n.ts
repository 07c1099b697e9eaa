import { createInstance } from 'i18next';
import { account } from '@/words/en/account';
import { type Language, languageOf } from './languages';
import type { AllWords, Area } from './words';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: AllWords };
  }
}

/** One file a language and area, fetched when it is needed. That of the account in English is here from the start: `t` always has words. */
const files = {
  en: {
    copying: () => import('@/words/en/copying'),
    money: () => import('@/words/en/money'),
    notifications: () => import('@/words/en/notifications'),
    operator: () => import('@/words/en/operator'),
    plans: () => import('@/words/en/plans'),
    questions: () => import('@/words/en/questions'),
    settings: () => import('@/words/en/settings'),
    site: () => import('@/words/en/site'),
    trading: () => import('@/words/en/trading'),
  },
  es: {
    account: () => import('@/words/es/account'),
    copying: () => import('@/words/es/copying'),
    money: () => import('@/words/es/money'),
    notifications: () => import('@/words/es/notifications'),
    operator: () => import('@/words/es/operator'),
    plans: () => import('@/words/es/plans'),
    questions: () => import('@/words/es/questions'),
    settings: () => import('@/words/es/settings'),
    site: () => import('@/words/es/site'),
    trading: () => import('@/words/es/trading'),
  },
  pt: {
    account: () => import('@/words/pt/account'),
    copying: () => import('@/words/pt/copying'),
    money: () => import('@/words/pt/money'),
    notifications: () => import('@/words/pt/notifications'),
    operator: () => import('@/words/pt/operator'),
    plans: () => import('@/words/pt/plans'),
    questions: () => import('@/words/pt/questions'),
    settings: () => import('@/words/pt/settings'),
    site: () => import('@/words/pt/site'),
    trading: () => import('@/words/pt/trading'),
  },
  fr: {
    account: () => import('@/words/fr/account'),
    copying: () => import('@/words/fr/copying'),
    money: () => import('@/words/fr/money'),
    notifications: () => import('@/words/fr/notifications'),
    operator: () => import('@/words/fr/operator'),
    plans: () => import('@/words/fr/plans'),
    questions: () => import('@/words/fr/questions'),
    settings: () => import('@/words/fr/settings'),
    site: () => import('@/words/fr/site'),
    trading: () => import('@/words/fr/trading'),
  },
  de: {
    account: () => import('@/words/de/account'),
    copying: () => import('@/words/de/copying'),
    money: () => import('@/words/de/money'),
    notifications: () => import('@/words/de/notifications'),
    operator: () => import('@/words/de/operator'),
    plans: () => import('@/words/de/plans'),
    questions: () => import('@/words/de/questions'),
    settings: () => import('@/words/de/settings'),
    site: () => import('@/words/de/site'),
    trading: () => import('@/words/de/trading'),
  },
  tr: {
    account: () => import('@/words/tr/account'),
    copying: () => import('@/words/tr/copying'),
    money: () => import('@/words/tr/money'),
    notifications: () => import('@/words/tr/notifications'),
    operator: () => import('@/words/tr/operator'),
    plans: () => import('@/words/tr/plans'),
    questions: () => import('@/words/tr/questions'),
    settings: () => import('@/words/tr/settings'),
    site: () => import('@/words/tr/site'),
    trading: () => import('@/words/tr/trading'),
  },
  zh: {
    account: () => import('@/words/zh/account'),
    copying: () => import('@/words/zh/copying'),
    money: () => import('@/words/zh/money'),
    notifications: () => import('@/words/zh/notifications'),
    operator: () => import('@/words/zh/operator'),
    plans: () => import('@/words/zh/plans'),
    questions: () => import('@/words/zh/questions'),
    settings: () => import('@/words/zh/settings'),
    site: () => import('@/words/zh/site'),
    trading: () => import('@/words/zh/trading'),
  },
  ar: {
    account: () => import('@/words/ar/account'),
    copying: () => import('@/words/ar/copying'),
    money: () => import('@/words/ar/money'),
    notifications: () => import('@/words/ar/notifications'),
    operator: () => import('@/words/ar/operator'),
    plans: () => import('@/words/ar/plans'),
    questions: () => import('@/words/ar/questions'),
    settings: () => import('@/words/ar/settings'),
    site: () => import('@/words/ar/site'),
    trading: () => import('@/words/ar/trading'),
  },
} satisfies Record<Language, { [A in Area]?: () => Promise<Record<A, object>> }>;

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
  const language: { [A in Area]?: () => Promise<Partial<Record<Area, object>>> } = files[code];
  const words = await language[area]?.();
  instance.addResourceBundle(code, 'translation', words?.[area], true);
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
