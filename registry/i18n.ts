/** For projects that take the order ticket: its words, in English. */
import { createInstance } from 'i18next';
import account from '@/words/en/account.json';
import money from '@/words/en/money.json';
import trading from '@/words/en/trading.json';

const instance = createInstance();
const ns = ['trading', 'money', 'account'];
void instance.init({
  lng: 'en',
  resources: { en: { account, money, trading } },
  ns,
  defaultNS: 'trading',
  fallbackNS: ns,
  initAsync: false,
  interpolation: { escapeValue: false },
});

export const t = instance.t;
export const currentLanguage = () => 'en' as const;
export const currentLocale = () => 'en-GB';
export const currentMoneyLocale = () => 'en-US';
