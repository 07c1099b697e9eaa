import type { Sql } from 'postgres';
import { callText, claimsOf, type Person, type Row, type Signatures } from '../actors.ts';
import type { Role } from '../stage.ts';
import type { Kind } from './bad-input.ts';

/** The text of a query whose one parameter is a JSON object of named arguments. */
export type Attempt = (signatures: Signatures, names: string[]) => string;

/** A thing to ask, with good arguments and what kind of bad ones each has. */
export interface Case {
  attempt: Attempt;
  /** Who may call it, and for which callers these arguments are good. */
  rightful: Person | Role;
  good: Row;
  kinds: Record<string, Kind>;
  /** A signed-in user may call it for themselves. */
  forEverybody?: true;
}

/** What one attempt was answered: a code and words of Postgres, or `accepted`. */
export interface Answer {
  code: string;
  message: string;
}

/** A call of a function. */
export const rpc =
  (name: string): Attempt =>
  (signatures, names) =>
    callText(signatures, name, names);

/**
 * Makes a function in the database that tries many arguments in one round trip, each in a savepoint of its own and with the
 * deferred constraints checked, as the end of a transaction would.
 */
export async function installAttempts(owner: Sql<{ bigint: number }>): Promise<void> {
  await owner.unsafe(`
    create schema attempts;
    grant usage on schema attempts to anon, authenticated;
    create function attempts.try_all(query text, arguments text[]) returns setof json language plpgsql as $$
    declare
      one text;
      code text;
      words text;
    begin
      foreach one in array arguments loop
        begin
          execute query using one;
          set constraints all immediate;
          code := 'accepted';
          words := '';
        exception when others then
          get stacked diagnostics code = returned_sqlstate, words = message_text;
        end;
        set constraints all deferred;
        return next json_build_object('code', code, 'message', words);
      end loop;
    end $$;
    revoke all on function attempts.try_all from public;
    grant execute on function attempts.try_all to anon, authenticated;`);
}

/** Who calls: a person with claims of their own or of another, or an anonymous caller. */
export type Caller = { person: Person; claims?: Row } | 'anonymous';

/** Tries all of these arguments as this caller, in one transaction that is committed; returns the answers. */
export async function tryAll(
  door: Sql<{ bigint: number }>,
  query: string,
  caller: Caller,
  attempts: Row[],
): Promise<Answer[]> {
  const role = caller === 'anonymous' ? 'anon' : 'authenticated';
  const token = caller === 'anonymous' ? { role } : { ...claimsOf(caller.person), ...caller.claims };
  const answers = await door.begin(async (sql) => {
    await sql`select set_config('role', ${role}, true), set_config('request.jwt.claims', ${JSON.stringify(token)}, true)`;
    return sql<{ answer: Answer }[]>`
      select answer from attempts.try_all(${query}, ${attempts.map((args) => JSON.stringify(args))}) as answer`;
  });
  return answers.map(({ answer }) => answer);
}
