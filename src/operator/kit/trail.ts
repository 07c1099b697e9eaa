import { t } from '@/lib/i18n/i18n';
import { wordOf } from '@/lib/i18n/word-of';

export const kindWord = (kind: string): string => wordOf('trail', kind);

export function kinds(chosen?: string): string[] {
  const all = new Set([...Object.keys(t('trail', { returnObjects: true })), ...(chosen ? [chosen] : [])]);
  return [...all].toSorted((a, b) => kindWord(a).localeCompare(kindWord(b)));
}
