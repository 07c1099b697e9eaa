import type { Edit } from './edit.ts';

/** Right after another statement, or at the beginning of a block. */
const BEGIN =
  /(?<=(?:;|\b(?:begin|then|else|loop))\s*(?:--[^\n]*\n\s*)*)\b(?:perform|insert into|update|delete from|execute|with)\b/g;
/** A lock, which is judged as such. */
const LOCKS = /^perform from\b/;
const WRITES = /\b(?:insert into|update|delete from)\b/;
/** What ends a statement, and what may hold that sign as a word. */
const TOKEN = /'(?:[^']|'')*'|--[^\n]*|;/g;

/**
 * Every statement of a function in PL/pgSQL that does something left out: rows that it writes, functions that it calls for what they
 * do. What it reads is judged by what it is read for.
 */
export function statementsLeftOut(text: string): Edit[] {
  if (!/\bLANGUAGE plpgsql\b/.test(text)) return [];
  return [...text.matchAll(BEGIN)].flatMap(({ index: at }) => {
    const statement = text.slice(at, endOf(text, at));
    if (LOCKS.test(statement) || (statement.startsWith('with') && !WRITES.test(statement))) return [];
    return { what: `without ${statement.slice(0, 100)}`, at, length: statement.length, replacement: 'null;' };
  });
}

/** Where the statement that begins there is over, its `;` included. */
function endOf(text: string, at: number): number {
  for (const { 0: token, index } of text.slice(at).matchAll(TOKEN)) if (token === ';') return at + index + 1;
  return text.length;
}
