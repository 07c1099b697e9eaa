import type { Pool, PoolClient } from 'pg';

/** Keeps lost connections from ending the process: users see a failed query, and the pool reconnects. */
export function outliveDatabase(pool: Pool): void {
  pool.on('error', () => undefined);
  // A client in use between two queries of a transaction would throw.
  pool.on('connect', (client) => client.on('error', () => undefined));
}

/** Runs `work` in a transaction and rolls it back on an error. */
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
