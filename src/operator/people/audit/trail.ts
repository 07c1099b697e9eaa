import { trail } from '@/lib/i18n/en/trail';
import { t } from '@/lib/i18n/i18n';

const isKnown = (kind: string): kind is keyof typeof trail => Object.hasOwn(trail, kind);

/** A kind of action of the audit trail in words; an unknown one as it is. */
export function kindWord(kind: string): string {
  return isKnown(kind) ? t(`trail.${kind}`) : kind;
}

/** The kinds that there are to choose from, with the one that is chosen, by their words. */
export function kinds(chosen?: string): string[] {
  const all = new Set([...Object.keys(trail), ...(chosen ? [chosen] : [])]);
  return [...all].toSorted((a, b) => kindWord(a).localeCompare(kindWord(b)));
}
