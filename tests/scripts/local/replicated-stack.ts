import { rm } from 'node:fs/promises';
import postgres from 'postgres';
import { copyMigratedFolder, throwawayFolder } from '../../../scripts/local/throwaway.ts';
import { freePorts } from '../../../supabase/embedded/ports.ts';
import { startPostgres } from '../../../supabase/embedded/postgres/postgres.ts';
import { type Stack, startStack } from '../../../supabase/embedded/stack.ts';
import { unhurriedLimits } from '../../support/rate-limits.ts';

/** A stack with two replicas, and how to end it. */
export interface ReplicatedStack {
  stack: Stack;
  dataDir: string;
  end: () => Promise<void>;
}

/**
 * Starts a stack with two replicas on a new data folder.
 * @param probes SQL that is run before, for what the tests call
 */
export async function startReplicated(probes: string): Promise<ReplicatedStack> {
  const dataDir = await throwawayFolder();
  await copyMigratedFolder(dataDir);
  const [port = 0] = await freePorts(1);
  const server = await startPostgres({ dataDir, port });
  const sql = postgres(server.url({ role: 'supabase_admin' }), { max: 1, onnotice: () => undefined });
  await sql.unsafe(probes);
  await sql.end();
  await server.stop();
  const stack = await startStack({ dataDir, ports: 'free', rateLimits: unhurriedLimits, replicas: 2 });
  return {
    stack,
    dataDir,
    async end() {
      await stack.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
