import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Server } from './server.ts';

/** How long a read waits for a replica before the primary answers it. */
const PATIENCE_MS = 100;
/** How long a replica that did not keep up is left alone. */
const REST_MS = 1000;
/** Changes that did not come through the gateway, of jobs and by hand, are at most this old in a read. */
const REFRESH_MS = 500;
const POLL_MS = 1;

const rowSchema = z.tuple([z.object({ position: z.string().nullable() })]);

/** Which replica may answer a read. */
export interface Positions {
  /** Takes note that something was written: what is read from now on includes it. Returns the position of the log, if the primary tells it. */
  written(): Promise<string | undefined>;
  /** The next replica that has all that was written, and what is before a position that the caller knows; none if the primary must answer. */
  choose(known?: string): Promise<Server | undefined>;
  /** Asks a replica again how far it has come: it may have begun again from before that. */
  forget(server: Server): void;
  /** Begins again, from a new primary. */
  reset(): void;
  stop(): void;
}

/**
 * Follows how far the replicas have come. One position counts for all callers: what one person does, others are told of by Realtime
 * and read at once, and a session that one request ends must not read in the next.
 */
export function followPositions(servers: {
  primary: () => Server;
  replicas: () => readonly Server[];
}): Positions {
  /** What every read must include; undefined while it is not known. */
  let floor: bigint | undefined;
  const replayed = new WeakMap<Server, bigint>();
  const restsUntil = new WeakMap<Server, number>();
  const askReplica = new WeakMap<Server, () => Promise<bigint>>();
  let turn = 0;

  const askPrimary = afterwards(async () => {
    const server = servers.primary();
    // Commits wait until the log is on the disk, so theirs is before this.
    const position = await positionOf(server, 'pg_current_wal_flush_lsn()');
    if (server === servers.primary()) floor = later(floor, position);
    return position;
  });

  async function hasReached(server: Server, position: bigint): Promise<boolean> {
    const deadline = performance.now() + PATIENCE_MS;
    for (;;) {
      if ((replayed.get(server) ?? -1n) >= position) return true;
      if (performance.now() > deadline) break;
      let ask = askReplica.get(server);
      if (!ask)
        askReplica.set(server, (ask = afterwards(() => positionOf(server, 'pg_last_wal_replay_lsn()'))));
      const found = await Promise.race([ask(), sleep(PATIENCE_MS)]).catch(() => undefined);
      if (found === undefined) break;
      replayed.set(server, found);
      if (found < position) await sleep(POLL_MS);
    }
    // A caller may name any position: a replica is behind only if it lacks what was written here.
    if (floor === undefined || position <= floor) restsUntil.set(server, performance.now() + REST_MS);
    return false;
  }

  const refresh = setInterval(() => void askPrimary().catch(() => undefined), REFRESH_MS).unref();
  return {
    async written() {
      try {
        return toText(await askPrimary());
      } catch {
        // The primary is away. Until it tells, no replica is known to have what was written.
        floor = undefined;
        return undefined;
      }
    },
    async choose(known) {
      const replicas = servers.replicas();
      const needed = floor;
      if (needed === undefined) return undefined;
      const position = later(toPosition(known), needed);
      turn += 1;
      for (let n = 0; n < replicas.length; n += 1) {
        const server = replicas[(turn + n) % replicas.length];
        if (!server || (restsUntil.get(server) ?? 0) > performance.now()) continue;
        if (await hasReached(server, position)) return server;
      }
      return undefined;
    },
    forget: (server) => void replayed.delete(server),
    reset() {
      floor = undefined;
      void askPrimary().catch(() => undefined);
    },
    stop: () => clearInterval(refresh),
  };
}

async function positionOf({ sql }: Server, expression: string): Promise<bigint> {
  const [{ position }] = rowSchema.parse(await sql.unsafe(`select ${expression}::text as position`));
  const found = toPosition(position ?? undefined);
  if (found === undefined) throw new Error(`${expression} is not known.`);
  return found;
}

/** A position as Postgres writes it (`0/3000120`); undefined if it is malformed. */
function toPosition(text: string | undefined): bigint | undefined {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i.exec(text ?? '') ?? [];
  return high === undefined || low === undefined
    ? undefined
    : (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

function toText(position: bigint): string {
  return `${(position >> 32n).toString(16)}/${(position & 0xffffffffn).toString(16)}`.toUpperCase();
}

function later(a: bigint | undefined, b: bigint): bigint {
  return a !== undefined && a > b ? a : b;
}

/** Makes calls of a question share an answer, if it was asked after each of them; one question is open at a time. */
function afterwards<T>(question: () => Promise<T>): () => Promise<T> {
  let asked: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | undefined;
  return () => {
    if (next) return next;
    const before = asked;
    const answer = (async () => {
      // What is asked of a connection between its error and its close would never be answered.
      await before.catch(() => sleep(POLL_MS));
      next = undefined;
      return question();
    })();
    next = answer;
    asked = answer;
    return answer;
  };
}
