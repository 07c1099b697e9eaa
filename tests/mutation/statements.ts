import type { Edit } from './edit.ts';

const BEGIN =
  /(?<=(?:;|\b(?:begin|then|else|loop))\s*(?:--[^\n]*\n\s*)*)\b(?:perform|insert into|update|delete from|execute|with)\b/g;
const LOCKS = /^perform from\b/;
const WRITES = /\b(?:insert into|update|delete from)\b/;
const TOKEN = /'(?:[^']|'')*'|--[^\n]*|;/g;

/**
 * Leaves out every PL/pgSQL statement with an effect: written rows and called functions. Reads are tested through
 * their use.
 */
export function statementsLeftOut(text: string): Edit[] {
  if (!/\bLANGUAGE plpgsql\b/.test(text)) return [];
  return [...text.matchAll(BEGIN)].flatMap(({ index: at }) => {
    const statement = text.slice(at, endOf(text, at));
    if (LOCKS.test(statement) || (statement.startsWith('with') && !WRITES.test(statement))) return [];
    return { what: `without ${statement.slice(0, 100)}`, at, length: statement.length, replacement: 'null;' };
  });
}

function endOf(text: string, at: number): number {
  for (const { 0: token, index } of text.slice(at).matchAll(TOKEN)) if (token === ';') return at + index + 1;
  return text.length;
}
