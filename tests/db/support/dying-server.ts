import { Client } from 'pg';
import type { Random } from './random.ts';
import { randomQuotes } from './trading-traffic.ts';

/** What a client is told when the server dies under it: nothing about its call. */
const CUT_OFF = /ECONN|EPIPE|57P0[123]|Connection terminated|not queryable/;

/** Throws on whatever is not the end of the server. */
export function expectDeath(error: unknown): void {
  const { cause = error } = error as { cause?: unknown };
  const { code, message } = cause as { code?: string; message?: string };
  if (!CUT_OFF.test(`${code} ${message}`)) throw error;
}

/**
 * Sends prices, and deals what waits for them, until the server dies.
 * @param url of the owner
 */
export async function feed(url: string, random: Random): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    for (;;) {
      await client.query(`select private.ingest_quotes('simulated', $1)`, [
        JSON.stringify(randomQuotes(random)),
      ]);
      await client.query('select private.run_dealings(1000)');
    }
  } catch (error) {
    expectDeath(error);
    await client.end().catch(() => undefined);
  }
}
