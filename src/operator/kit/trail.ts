import { t } from '@/lib/i18n/i18n';
import type operator from '@/words/en/operator.json';

type Kind = keyof (typeof operator)['trail'];

/** The kinds that have words. */
const named = () => Object.keys(t('trail', { returnObjects: true }));

const isKnown = (kind: string): kind is Kind => named().includes(kind);

/** A kind of action of the audit trail in words; an unknown one as it is. */
export function kindWord(kind: string): string {
  return isKnown(kind) ? t(`trail.${kind}`) : kind;
}

/** The kinds that there are to choose from, with the one that is chosen, by their words. */
export function kinds(chosen?: string): string[] {
  const all = new Set([...named(), ...(chosen ? [chosen] : [])]);
  return [...all].toSorted((a, b) => kindWord(a).localeCompare(kindWord(b)));
}
