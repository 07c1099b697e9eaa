import type { TransactionSql } from 'postgres';
import { claimsOf, type Person } from './actors.ts';
import type { Stage } from './stage.ts';

export type Query = TransactionSql<{ bigint: number }>;
class Undo extends Error {}

/**
 * What tests of a limit of time ask: everything happens in one transaction, in which time stands still, and is undone.
 * @returns a function that makes a query after a preparation by the owner of the database; it returns the result or the words of the refusal
 */
export const oneMoment =
  ({ owner }: Stage) =>
  /** @param person who asks; a visitor if null, and the owner of the database if undefined */
  async (
    prepare: (sql: Query) => Promise<unknown>,
    ask: (sql: Query) => Promise<{ answer: unknown }[]>,
    person?: Person | null,
  ): Promise<unknown> => {
    let answer: unknown;
    await owner
      .begin(async (sql) => {
        if (person)
          await sql`select set_config('request.jwt.claims', ${JSON.stringify(claimsOf(person))}, true)`;
        await prepare(sql as Query);
        if (person !== undefined)
          await sql`select set_config('role', ${person ? 'authenticated' : 'anon'}, true)`;
        const [row] = await ask(sql as Query);
        answer = row?.answer;
        throw new Undo();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Undo)) answer = (error as Error).message;
      });
    return answer;
  };
