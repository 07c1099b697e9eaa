import { wordOf } from '@/lib/i18n/word-of';

export const purposeWord = (code: string): string => wordOf('desk.purpose', code);

export const accountWord = (name: string): string => wordOf('treasury.account', name);
