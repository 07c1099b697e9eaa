import { type Edit, editsOf } from './edit.ts';

const ROWS = /\s+for (update|no key update|share|key share)( of \w+)?( skip locked)?(?=;|\s*\)|\s+loop)/g;
const TABLES = /\block table ([^;]*?) in (share row exclusive|share) mode;/g;

/** Removes every lock of a function, shares locks of all writers and of tables, or locks one table less. */
export function weakenedLocks(text: string): Edit[] {
  return [
    ...editsOf(text, ROWS, () => ({ what: 'without the lock', replacement: '' })),
    ...editsOf(text, /perform pg_advisory_xact_lock\([^;]*\);/g, () => ({
      what: 'without the lock of all writers',
      replacement: 'null;',
    })),
    ...editsOf(text, /\bpg_(try_)?advisory_xact_lock\(/g, (call) => ({
      what: 'with a shared lock of all writers',
      replacement: call.replace('(', '_shared('),
    })),
    ...[...text.matchAll(TABLES)].flatMap(({ 0: whole, 1: list = '', 2: mode, index }) => {
      const tables = list.split(/,\s*/);
      const lock = (some: string[], weaker = mode) => `lock table ${some.join(', ')} in ${weaker} mode;`;
      const edit = (what: string, replacement: string) => ({
        what,
        at: index,
        length: whole.length,
        replacement,
      });
      return [
        edit('without the lock of the table', 'null;'),
        mode === 'share'
          ? edit('with a lock of the table that writers may hold too', lock(tables, 'row exclusive'))
          : edit('with a shared lock of the table', lock(tables, 'share')),
        ...(tables.length === 1 ? [] : tables).map((table) =>
          edit(`without the lock of ${table}`, lock(tables.filter((other) => other !== table))),
        ),
      ];
    }),
  ];
}

/** A statement of PL/pgSQL on its own lines, with the comments before it. */
const STATEMENT = /(?:[ \t]*--[^\n]*\n)*[ \t]*(?:perform|select|lock|insert|update|delete)\b[^;]*;\n/g;
const TAKES_LOCK = /\bfor (?:no key update|update|share|key share)\b|\block table\b|\bpg_advisory_xact_lock\b/;

/**
 * Swaps neighbouring statements that take locks.
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
