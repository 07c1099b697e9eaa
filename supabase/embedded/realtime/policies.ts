import postgres from 'postgres';
import type { Caller } from './caller.ts';

/** Asks the policies of `realtime.messages`. Every call may reject with an error of the connection. */
export interface Policies {
  /** Whether the caller may read messages of the topic. */
  mayReceive(topic: string, caller: Caller): Promise<boolean>;
  /** Whether the caller may insert messages in the topic. */
  maySend(topic: string, caller: Caller): Promise<boolean>;
  close(): Promise<void>;
}

const STATEMENT_TIMEOUT_MS = 3000;

/**
 * Asks by trying: in a transaction that is rolled back, as the caller's role with their claims.
 * @param dbUrl a superuser's
 */
export function connectPolicies(dbUrl: string): Policies {
  const sql = postgres(dbUrl, {
    max: 3,
    idle_timeout: 60,
    connect_timeout: 5,
    backoff: () => 0.1,
    fetch_types: false,
    onnotice: () => {},
    connection: { application_name: 'realtime policies', statement_timeout: STATEMENT_TIMEOUT_MS },
  });

  async function attempt(
    topic: string,
    question: (transaction: postgres.TransactionSql) => Promise<boolean>,
  ): Promise<boolean> {
    try {
      await sql.begin(async (transaction) => {
        throw new Answer(await question(transaction));
      });
    } catch (error) {
      if (error instanceof Answer) return error.yes;
      const isRefusal = error instanceof postgres.PostgresError && !error.code.startsWith('57P');
      if (!isRefusal) throw error;
      if (error.code !== '42501') {
        process.emitWarning(`A policy of realtime.messages fails for the topic ${topic}: ${error.message}`);
      }
    }
    return false;
  }

  return {
    mayReceive: (topic, caller) =>
      attempt(topic, async (transaction) => {
        const [probe] = await transaction<{ id: string }[]>`
          insert into realtime.messages (topic, extension, private) values (${topic}, 'broadcast', true) returning id`;
        await become(transaction, topic, caller);
        const seen = await transaction`select from realtime.messages where id = ${probe?.id ?? null}`;
        return seen.length > 0;
      }),
    maySend: (topic, caller) =>
      attempt(topic, async (transaction) => {
        await become(transaction, topic, caller);
        await transaction`
          insert into realtime.messages (topic, extension, private) values (${topic}, 'broadcast', true)`;
        return true;
      }),
    close: () => sql.end({ timeout: 1 }),
  };
}

async function become(transaction: postgres.TransactionSql, topic: string, caller: Caller): Promise<void> {
  await transaction`
    select set_config('role', ${caller.role}, true), set_config('realtime.topic', ${topic}, true),
      set_config('request.jwt.claims', ${JSON.stringify(caller.claims)}, true),
      set_config('request.headers', '{}', true)`;
}

/** Ends the transaction of a question by rolling it back. */
class Answer extends Error {
  readonly yes: boolean;

  constructor(yes: boolean) {
    super('Rolled back on purpose');
    this.yes = yes;
  }
}
