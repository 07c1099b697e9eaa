import type { Edit } from './edit.ts';

/** A statement of PL/pgSQL on lines of its own, with the comments before it. */
const STATEMENT = /(?:[ \t]*--[^\n]*\n)*[ \t]*(?:perform|select|lock|insert|update|delete)\b[^;]*;\n/g;
const TAKES_LOCK =
  /\bfor (?:no key update|update|share|key share)\b|\block table\b|\bpg_advisory_xact_lock\b/;

/**
 * Two neighbouring statements that take locks, in the other order.
 * @param lockers how calls of functions that take locks begin
 */
export function swappedLocks(text: string, lockers: readonly string[]): Edit[] {
  const takesLock = (statement: string) =>
    TAKES_LOCK.test(statement) || lockers.some((call) => statement.includes(`perform ${call}`));
  const statements = [...text.matchAll(STATEMENT)];
  return statements.flatMap((first, n) => {
    const second = statements[n + 1];
    if (!second || first.index + first[0].length !== second.index) return [];
    if (!takesLock(first[0]) || !takesLock(second[0])) return [];
    const name = (statement: string) =>
      statement
        .replaceAll(/--[^\n]*\n/g, '')
        .trim()
        .slice(0, 60);
    return {
      what: `first ${name(second[0])}, then ${name(first[0])}`,
      at: first.index,
      length: first[0].length + second[0].length,
      replacement: second[0] + first[0],
    };
  });
}
