import { t } from '@/lib/i18n/i18n';
import type operator from '@/words/en/operator.json';

type Kind = keyof (typeof operator)['trail'];

const named = () => Object.keys(t('trail', { returnObjects: true }));

const isKnown = (kind: string): kind is Kind => named().includes(kind);

export function kindWord(kind: string): string {
  return isKnown(kind) ? t(`trail.${kind}`) : kind;
}

export function kinds(chosen?: string): string[] {
  const all = new Set([...named(), ...(chosen ? [chosen] : [])]);
  return [...all].toSorted((a, b) => kindWord(a).localeCompare(kindWord(b)));
}
