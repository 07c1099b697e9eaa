import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from 'local-supabase/ports.ts';
import { bootstrapDatabase } from 'local-supabase/postgres/bootstrap.ts';
import { applyMigrations, applySeed } from 'local-supabase/postgres/migrate.ts';
import { startPostgres } from 'local-supabase/postgres/postgres.ts';
import { Client } from 'pg';
import type { Sql } from 'postgres';
import { expect } from 'vitest';
import { connect } from '../database.ts';
import type { Random } from '../random.ts';
import { randomQuotes } from './trading-traffic.ts';

/** Errors of a client whose server dies; they say nothing about its call. */
const CUT_OFF = /ECONN|EPIPE|57P0[123]|Connection terminated|not queryable/;

export function expectDeath(error: unknown): void {
  const { cause = error } = error as { cause?: unknown };
  const { code, message } = cause as { code?: string; message?: string };
  if (!CUT_OFF.test(`${code} ${message}`)) throw error;
}

/**
 * Sends prices and deals requests until the server dies.
 * @param url of the owner
 */
export async function feed(url: string, random: Random): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    for (;;) {
      await client.query(`select markets.ingest_quotes('simulated', $1)`, [JSON.stringify(randomQuotes(random))]);
      await client.query('select pools.run_dealings(1000)');
    }
  } catch (error) {
    expectDeath(error);
    await client.end().catch(() => undefined);
  }
}

/** Starts a migrated and seeded server that can be killed and starts again. */
export async function startMortal() {
  const changes = new EventTarget();
  const dataDir = join(tmpdir(), `glassmine-crash-${randomUUID()}`);
  const [port = 0] = await freePorts(1);
  const server = await startPostgres({
    dataDir,
    port,
    onChange: (event) => changes.dispatchEvent(new Event(event)),
  });
  await bootstrapDatabase(server, 'postgres');
  await applyMigrations(server.url());
  await applySeed(server.url());
  return {
    url: (options?: Parameters<typeof server.url>[0]) => server.url(options),
    end: async (): Promise<void> => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    /**
     * Ends with SIGKILL: the whole server, or one of its connections, after which it restarts itself.
     * @param one the process of that connection, by default the newest of the API
     */
    kill: async (owner: Sql<{ bigint: number }>, whole: boolean, one?: number): Promise<void> => {
      const backends = await owner<{ pid: number; client: boolean }[]>`
        select pid, case when ${one ?? 0} = 0 then coalesce(usename = 'authenticator', false) else pid = ${one ?? 0} end as client
        from pg_stat_activity`;
      const back = whole ? once(changes, 'back') : undefined;
      const victims = whole ? backends : backends.filter(({ client }) => client).slice(-1);
      if (whole) process.kill(server.pid, 'SIGKILL');
      for (const { pid } of victims) {
        try {
          process.kill(pid, 'SIGKILL');
        } catch {
          // It has already ended with its parent.
        }
      }
      await back;
    },
    untilBack: async (): Promise<void> => {
      const answers = async () => {
        const sql = connect(server.url(), 1);
        const rows = await sql`select 1`.catch(() => []);
        await sql.end({ timeout: 1 });
        return rows.length > 0;
      };
      await expect.poll(answers, { timeout: 60_000, interval: 20 }).toBe(true);
    },
  };
}
