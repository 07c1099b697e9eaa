import type { Edit } from './edit.ts';

/** `>= 1` or `<= '100'::bigint`, as Postgres prints a check. */
const BOUND = /(?<sign>>=|<=|<|>) '?(?<number>-?\d+)/g;

/** Every limit of a check, wider by one. */
export function widenedChecks(check: string): Edit[] {
  return [...check.matchAll(BOUND)].map((match) => {
    const { sign = '', number = '' } = match.groups ?? {};
    const wider = String(BigInt(number) + (sign.startsWith('<') ? 1n : -1n));
    return {
      what: `${sign} ${wider} in place of ${number}`,
      at: match.index + match[0].length - number.length,
      length: number.length,
      replacement: wider,
    };
  });
}
