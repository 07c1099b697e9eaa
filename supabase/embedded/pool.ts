import type { Pool, PoolClient } from 'pg';

/**
 * Keeps the loss of connections from ending the process: who uses one hears of it by the failing query, and the pool makes others
 * when they are needed.
 */
export function outliveDatabase(pool: Pool): void {
  pool.on('error', () => undefined);
  // One that is in use, and waits between two queries of a transaction, would throw.
  pool.on('connect', (client) => client.on('error', () => undefined));
}

/** Runs `work` in a transaction, which is rolled back if it throws. */
export async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
