import { notifications as ar } from '../../src/lib/i18n/ar/notifications.ts';
import { notifications as de } from '../../src/lib/i18n/de/notifications.ts';
import { notifications as en } from '../../src/lib/i18n/en/notifications.ts';
import { notifications as es } from '../../src/lib/i18n/es/notifications.ts';
import { notifications as fr } from '../../src/lib/i18n/fr/notifications.ts';
import { moneyLocale } from '../../src/lib/i18n/languages.ts';
import { notifications as pt } from '../../src/lib/i18n/pt/notifications.ts';
import { notifications as tr } from '../../src/lib/i18n/tr/notifications.ts';
import { notifications as zh } from '../../src/lib/i18n/zh/notifications.ts';
import { writeDollars } from '../../src/lib/money/dollars.ts';
import type { mailTexts } from './mail-texts.ts';

/** What the bell says, by language: mails say the same. */
const words = { ar, de, en, es, fr, pt, tr, zh } satisfies Record<keyof typeof mailTexts, unknown>;

/** What a notification is about; see `public.notifications`. */
interface Told {
  kind: string;
  amount_cents: number | null;
  claimed_cents?: number | undefined;
}

/**
 * What a notification says.
 * @param told its kind, a table and a status like `deposits.approved` (one without words is told in general ones), and in US
 * cents the amount it is about and what had been entered for a deposit when something else arrived
 */
export function notificationText(language: keyof typeof words, told: Told): string {
  const [table = '', status = ''] = told.kind.split('.');
  const ofTable = new Map<string, unknown>(Object.entries(words[language])).get(table);
  const text = new Map<string, unknown>(Object.entries(ofTable ?? {})).get(status);
  const known = typeof text === 'string' && typeof ofTable === 'object' ? text : words[language].other;
  const { amount_cents: cents, claimed_cents: claimed } = told;
  const said = claimed === undefined ? known : words[language].arrived;
  return said
    .replace('{{amount}}', () => writeDollars(moneyLocale(language), cents ?? 0))
    .replace('{{claimed}}', () => writeDollars(moneyLocale(language), claimed ?? 0));
}
