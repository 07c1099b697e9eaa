import type { TransactionSql } from 'postgres';
import { claimsOf, type Person } from './actors.ts';
import type { Stage } from './stage.ts';

export type Query = TransactionSql<{ bigint: number }>;
class Undo extends Error {}

/**
 * Runs a preparation and a query in one transaction, in which time is frozen, and rolls back.
 * @returns a function that returns the result or the error's message
 */
export const oneMoment =
  ({ owner }: Stage) =>
  /** @param person the caller; null is a visitor, undefined is the owner of the database */
  async (
    prepare: (sql: Query) => Promise<unknown>,
    ask: (sql: Query) => Promise<{ answer: unknown }[]>,
    person?: Person | null,
  ): Promise<unknown> => {
    let answer: unknown;
    await owner
      .begin(async (sql) => {
        if (person) await sql`select set_config('request.jwt.claims', ${JSON.stringify(claimsOf(person))}, true)`;
        await prepare(sql as Query);
        if (person !== undefined) await sql`select set_config('role', ${person ? 'authenticated' : 'anon'}, true)`;
        const [row] = await ask(sql as Query);
        answer = row?.answer;
        throw new Undo();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Undo)) answer = (error as Error).message;
      });
    return answer;
  };
