import { DatabaseError, Pool, type PoolClient } from 'pg';
import { outliveDatabase } from '../pool.ts';
import type { Caller } from './caller.ts';

export interface Policies {
  mayReceive(topic: string, caller: Caller): Promise<boolean>;
  maySend(topic: string, caller: Caller): Promise<boolean>;
  close(): Promise<void>;
}

const STATEMENT_TIMEOUT_MS = 3000;

/**
 * Tests policies in a transaction that is rolled back, with the caller's role and claims. Connection errors reject.
 * @param dbUrl a superuser's
 */
export function connectPolicies(dbUrl: string): Policies {
  // Not postgres.js 3.4, which ends the process if the database dies in a transaction (porsager/postgres#1208).
  const pool = new Pool({
    connectionString: dbUrl,
    max: 3,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 5000,
    application_name: 'realtime policies',
    statement_timeout: STATEMENT_TIMEOUT_MS,
  });
  outliveDatabase(pool);

  async function attempt(topic: string, question: (client: PoolClient) => Promise<boolean>): Promise<boolean> {
    const client = await pool.connect();
    let broken = false;
    try {
      await client.query('begin');
      return await question(client);
    } catch (error) {
      const isRefusal = error instanceof DatabaseError && !error.code?.startsWith('57P');
      broken = !isRefusal;
      if (!isRefusal) throw error;
      if (error.code !== '42501') {
        process.emitWarning(`A policy of realtime.messages fails for the topic ${topic}: ${error.message}`);
      }
      return false;
    } finally {
      if (!broken) await client.query('rollback').catch(() => (broken = true));
      client.release(broken);
    }
  }

  return {
    mayReceive: (topic, caller) =>
      attempt(topic, async (client) => {
        const probe = await client.query<{ id: string }>(
          `insert into realtime.messages (topic, extension, private) values ($1, 'broadcast', true) returning id`,
          [topic],
        );
        await become(client, topic, caller);
        const seen = await client.query('select from realtime.messages where id = $1', [probe.rows[0]?.id]);
        return seen.rows.length > 0;
      }),
    maySend: (topic, caller) =>
      attempt(topic, async (client) => {
        await become(client, topic, caller);
        await client.query(`insert into realtime.messages (topic, extension, private) values ($1, 'broadcast', true)`, [
          topic,
        ]);
        return true;
      }),
    close: () => pool.end(),
  };
}

async function become(client: PoolClient, topic: string, caller: Caller): Promise<void> {
  await client.query(
    `select set_config('role', $1, true), set_config('realtime.topic', $2, true),
       set_config('request.jwt.claims', $3, true), set_config('request.headers', '{}', true)`,
    [caller.role, topic, JSON.stringify(caller.claims)],
  );
}
