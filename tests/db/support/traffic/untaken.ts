import type { Sql } from 'postgres';
import { type Actor, callText, readSignatures, type Row } from '../actors.ts';

class Undo extends Error {}

/** Returns a caller that calls a function and rolls back; it returns the error's message, or `taken`. */
export async function untaken(owner: Sql<{ bigint: number }>) {
  const signatures = await readSignatures(owner);
  return (actor: Actor, name: string, args: Row): Promise<string> =>
    actor
      .transaction(async (sql) => {
        await sql.unsafe(callText(signatures, name, Object.keys(args)), [JSON.stringify(args)]);
        throw new Undo('taken');
      })
      .catch((error: unknown) => (error as Error).message);
}
