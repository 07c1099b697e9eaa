import type { Edit } from './edit.ts';

/** `>= 1`, `<= '100'::bigint` or `> (0)::numeric`, as Postgres prints a check. */
const BOUND = /(?<sign>>=|<=|<|>) \(?'?(?<number>-?\d+)/g;
/** `< other` or `<= (other)::bigint`. */
const BOUND_BY_COLUMN = /(?<!<)(?<sign>>=|<=|<|>) (?<other>\(?\([a-z]\w*\)::\w+|\(?[a-z]\w*\b(?!\())/g;

export function widenedChecks(check: string): Edit[] {
  const numbers = [...check.matchAll(BOUND)].map((match) => {
    const { sign = '', number = '' } = match.groups ?? {};
    const wider = String(BigInt(number) + (sign.startsWith('<') ? 1n : -1n));
    return {
      what: `${sign} ${wider} in place of ${number}`,
      at: match.index + match[0].length - number.length,
      length: number.length,
      replacement: wider,
    };
  });
  const columns = [...check.matchAll(BOUND_BY_COLUMN)].map((match) => {
    const [whole] = match;
    const { sign = '', other = '' } = match.groups ?? {};
    const step = /_(?:at|from|until|since)$/.test(other) ? "interval '1 second'" : '1';
    const replacement =
      sign.length === 1 ? whole.replace(sign, `${sign}=`) : `${whole} ${sign.startsWith('<') ? '+' : '-'} ${step}`;
    return {
      what: `${replacement} in place of ${whole}`,
      at: match.index,
      length: whole.length,
      replacement,
    };
  });
  return [...numbers, ...columns];
}
