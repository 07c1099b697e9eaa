import { type Language, moneyLocale } from '../../src/lib/i18n/languages.ts';
import { writeDollars } from '../../src/lib/money/dollars.ts';
import { writeBoth } from '../../src/lib/money/write-coins.ts';
import type account from '../../src/words/en/account.json';
import type notifications from '../../src/words/en/notifications.json';
import { wordsOf } from './words.ts';

const inAccount = wordsOf<typeof account>('account');
const inNotifications = wordsOf<typeof notifications>('notifications');

interface Told {
  kind: string;
  amount_cents: number | null;
  claimed_cents?: number | undefined;
  coin?: string | undefined;
  arrived_coins?: string | undefined;
  quoted_coins?: string | undefined;
}

/**
 * The text of a notification.
 * @param told its kind, table and status like `deposits.approved` (an unknown one gets a general text), the amount in
 * US cents, and for a deposit that arrived with another amount the one entered, both with coins
 */
export function notificationText(language: Language, told: Told): string {
  const words = { ...inAccount[language].notifications, ...inNotifications[language].notifications };
  const [table = '', status = ''] = told.kind.split('.');
  const ofTable = new Map<string, unknown>(Object.entries(words)).get(table);
  const text = new Map<string, unknown>(Object.entries(ofTable ?? {})).get(status);
  const known = typeof text === 'string' && typeof ofTable === 'object' ? text : words.other;
  const { amount_cents: cents, claimed_cents: claimed, coin, arrived_coins: arrived, quoted_coins: quoted } = told;
  const locale = moneyLocale(language);
  const said = claimed === undefined ? known : words.arrived;
  return said
    .replace('{{amount}}', () => writeBoth(locale, writeDollars(locale, cents ?? 0), arrived, coin))
    .replace('{{claimed}}', () => writeBoth(locale, writeDollars(locale, claimed ?? 0), quoted, coin));
}
