import type { Pool } from 'pg';

/**
 * Keeps the loss of connections from ending the process: who uses one hears of it by the failing query, and the pool makes others
 * when they are needed.
 */
export function outliveDatabase(pool: Pool): void {
  pool.on('error', () => undefined);
  // One that is in use, and waits between two queries of a transaction, would throw.
  pool.on('connect', (client) => client.on('error', () => undefined));
}
