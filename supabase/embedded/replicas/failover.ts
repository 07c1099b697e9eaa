import { realpath } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { processesIn, signalIn } from '../processes.ts';
import type { Server } from './server.ts';

/** Longer than a server that was killed, too, needs to be back. */
const ANSWER_MS = 2500;
const END_MS = 5000;
const POLL_MS = 10;

const rowSchema = z.tuple([
  z.object({ isStreaming: z.boolean(), received: z.string().transform(BigInt).nullable() }),
]);

/**
 * Ends what a dead server left running: a child that still works could confirm a commit which the next primary does not have.
 * @throws Error if a process does not end
 */
export async function endProcessesIn(cluster: string): Promise<void> {
  const folder = await realpath(cluster);
  const deadline = Date.now() + END_MS;
  for (let left = processesIn(folder); left.length > 0; left = processesIn(folder)) {
    if (Date.now() > deadline) throw new Error(`Processes ${left.join(', ')} of a dead server do not end.`);
    signalIn(folder, 'SIGKILL');
    await sleep(POLL_MS);
  }
}

/**
 * Finds the replica that has received most, once none receives any more. A commit was confirmed when any one of them had it, so
 * all must answer.
 * @returns undefined if one of them does not answer in time
 */
export async function findHeir(replicas: readonly Server[]): Promise<Server | undefined> {
  const received = await Promise.all(
    replicas.map((server) => Promise.race([receivedBy(server), sleep(ANSWER_MS)])),
  );
  let heir: { server: Server; position: bigint } | undefined;
  for (const [index, position] of received.entries()) {
    const server = replicas[index];
    if (position === undefined || !server) return undefined;
    if (!heir || position > heir.position) heir = { server, position };
  }
  return heir?.server;
}

/** Where the log of a replica ends. One that was started again has replayed all of it when it begins to ask for more. */
async function receivedBy({ sql }: Server): Promise<bigint | undefined> {
  const deadline = Date.now() + ANSWER_MS;
  while (Date.now() < deadline) {
    try {
      const [{ isStreaming, received }] = rowSchema.parse(
        await sql`
          select exists (select from pg_stat_wal_receiver where status = 'streaming') as "isStreaming",
                 case when pg_last_wal_receive_lsn() is not null
                      then (greatest(pg_last_wal_receive_lsn(), pg_last_wal_replay_lsn()) - '0/0')::text end as received`,
      );
      if (!isStreaming && received !== null) return received;
    } catch {
      // It may be back in a moment.
    }
    await sleep(POLL_MS);
  }
  return undefined;
}

/** Makes a replica the primary; tried again until it is one. */
export async function promote({ sql }: Server, signal: AbortSignal): Promise<void> {
  for (;;) {
    try {
      const [row] = await sql`
        select case when pg_is_in_recovery() then pg_promote(true, 30) else true end as "isPrimary"`;
      if (row?.['isPrimary'] === true) return;
    } catch {
      // It may be back in a moment.
    }
    await sleep(POLL_MS, undefined, { signal });
  }
}
