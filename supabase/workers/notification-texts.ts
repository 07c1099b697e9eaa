import { moneyLocale } from '../../src/lib/i18n/languages.ts';
import { writeDollars } from '../../src/lib/money/dollars.ts';
import { writeBoth } from '../../src/lib/money/write-coins.ts';
import { account as ar } from '../../src/words/ar/account.ts';
import { notifications as arNews } from '../../src/words/ar/notifications.ts';
import { account as de } from '../../src/words/de/account.ts';
import { notifications as deNews } from '../../src/words/de/notifications.ts';
import { account as en } from '../../src/words/en/account.ts';
import { notifications as enNews } from '../../src/words/en/notifications.ts';
import { account as es } from '../../src/words/es/account.ts';
import { notifications as esNews } from '../../src/words/es/notifications.ts';
import { account as fr } from '../../src/words/fr/account.ts';
import { notifications as frNews } from '../../src/words/fr/notifications.ts';
import { account as pt } from '../../src/words/pt/account.ts';
import { notifications as ptNews } from '../../src/words/pt/notifications.ts';
import { account as tr } from '../../src/words/tr/account.ts';
import { notifications as trNews } from '../../src/words/tr/notifications.ts';
import { account as zh } from '../../src/words/zh/account.ts';
import { notifications as zhNews } from '../../src/words/zh/notifications.ts';
import type { mailTexts } from './mail-texts.ts';

/** What the bell says, by language: mails say the same. */
const words = {
  ar: { ...ar.notifications, ...arNews.notifications },
  de: { ...de.notifications, ...deNews.notifications },
  en: { ...en.notifications, ...enNews.notifications },
  es: { ...es.notifications, ...esNews.notifications },
  fr: { ...fr.notifications, ...frNews.notifications },
  pt: { ...pt.notifications, ...ptNews.notifications },
  tr: { ...tr.notifications, ...trNews.notifications },
  zh: { ...zh.notifications, ...zhNews.notifications },
} satisfies Record<keyof typeof mailTexts, unknown>;

/** What a notification is about; see `public.notifications`. */
interface Told {
  kind: string;
  amount_cents: number | null;
  claimed_cents?: number | undefined;
  coin?: string | undefined;
  arrived_coins?: string | undefined;
  quoted_coins?: string | undefined;
}

/**
 * What a notification says.
 * @param told its kind, a table and a status like `deposits.approved` (one without words is told in general ones), and in US
 * cents the amount it is about and what had been entered for a deposit when something else arrived, with the coins of both
 */
export function notificationText(language: keyof typeof words, told: Told): string {
  const [table = '', status = ''] = told.kind.split('.');
  const ofTable = new Map<string, unknown>(Object.entries(words[language])).get(table);
  const text = new Map<string, unknown>(Object.entries(ofTable ?? {})).get(status);
  const known = typeof text === 'string' && typeof ofTable === 'object' ? text : words[language].other;
  const {
    amount_cents: cents,
    claimed_cents: claimed,
    coin,
    arrived_coins: arrived,
    quoted_coins: quoted,
  } = told;
  const locale = moneyLocale(language);
  const said = claimed === undefined ? known : words[language].arrived;
  return said
    .replace('{{amount}}', () => writeBoth(locale, writeDollars(locale, cents ?? 0), arrived, coin))
    .replace('{{claimed}}', () => writeBoth(locale, writeDollars(locale, claimed ?? 0), quoted, coin));
}
