import { knownWord, wordOf } from '@/lib/i18n/word-of';

export const purposeWord = (code: string): string =>
  knownWord('statement.totals', code) ?? wordOf('desk.purpose', code);

export const accountWord = (name: string): string => wordOf('treasury.account', name);
