import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { PASSWORD_SESSION } from '../../db/support/actors.ts';

/** Makes a call as PostgREST does, in a transaction of its own with the caller's claims, and returns how many milliseconds it took. */
export type Caller = (call: string) => Promise<number>;

/** Calls as a person whose session is open. */
export function signIn(door: Sql, person: string, session: string): Caller {
  const claims = JSON.stringify({
    sub: person,
    role: 'authenticated',
    session_id: session,
    amr: PASSWORD_SESSION,
  });
  return async (call) => {
    const started = performance.now();
    await door.begin(async (sql) => {
      await sql`select set_config('role', 'authenticated', true), set_config('request.jwt.claims', ${claims}, true)`;
      // What takes longer than a page may is measured, too.
      await sql`set local statement_timeout = 0`;
      await sql.unsafe(call);
    });
    return performance.now() - started;
  };
}

/** Opens a session of someone, and returns its id. */
export async function newSession(owner: Sql, person: string): Promise<string> {
  const id = randomUUID();
  await owner`insert into auth.sessions (id, user_id) values (${id}, ${person})`;
  return id;
}
