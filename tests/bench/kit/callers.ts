import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { PASSWORD_SESSION } from '../../db/support/actors.ts';

/** Makes a call as PostgREST does, in a transaction with the caller's claims; returns milliseconds. */
export type Caller = (call: string) => Promise<number>;

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
      await sql`set local statement_timeout = 0`;
      await sql.unsafe(call);
    });
    return performance.now() - started;
  };
}

export async function newSession(owner: Sql, person: string): Promise<string> {
  const id = randomUUID();
  await owner`insert into auth.sessions (id, user_id) values (${id}, ${person})`;
  return id;
}
