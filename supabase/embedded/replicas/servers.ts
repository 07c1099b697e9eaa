import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { freePorts } from '../ports.ts';
import type { PostgresOptions, PostgresServer } from '../postgres/postgres.ts';
import type { Rest } from '../rest.ts';
import type { Supervision } from '../supervise.ts';
import { createTurns } from '../turns.ts';
import { endProcessesIn, findHeir, promote } from './failover.ts';
import { followPositions, type Positions } from './positions.ts';
import { namePrimary } from './primary-file.ts';
import { openPrimaryPort } from './primary-port.ts';
import {
  confirmBy,
  connectTo,
  disconnect,
  endServer,
  follow,
  type Server,
  SERVER_SETTINGS,
  startReplica,
} from './server.ts';

/** The name of the server whose folder is that of the stack. */
const FIRST = 'first';
/** What changes the primary or its replicas does so in turn. */
const MEMBERS = 'members';
const STREAMS_MS = 30_000;
const POLL_MS = 20;
const RETRY_MS = 1000;

/** How to run a primary with replicas. */
export interface ServersOptions {
  count: number;
  /** By which the primary is reached, whichever server that is. */
  port: number;
  config: Config['api'];
  /** Hears of the primary: that it died, and that it, or the one that took over from it, is there. */
  onPrimary: NonNullable<Supervision['onChange']>;
  tell: (line: string) => void;
}

/** A primary and its streaming replicas. */
export interface Servers {
  /** How the first server, which is the primary in the beginning, must be started. */
  readonly first: Pick<PostgresOptions, 'port' | 'publicPort' | 'settings' | 'onChange' | 'restart'>;
  /** Makes the replicas of the first server, whose database is complete, and resolves when all stream. */
  start(first: PostgresServer, rest: Rest): Promise<void>;
  primary(): Server;
  replicas(): readonly Server[];
  readonly positions: Positions;
  /** Ends the primary first, so that the replicas receive all of it. */
  stop(): Promise<void>;
}

/**
 * Runs a primary with streaming replicas. A commit is confirmed when one of them has it, too. When the primary dies, the replica that
 * has most takes over, the others follow it, and a new copy replaces the one that is gone: a dead primary is never started again as one,
 * unless a replica does not answer either.
 * @throws StackError when the port is taken
 */
export async function prepareServers(options: ServersOptions): Promise<Servers> {
  const { count, config, onPrimary, tell } = options;
  const [firstPort = 0] = await freePorts(1);
  const port = await openPrimaryPort(options.port, firstPort);
  const inTurn = createTurns();
  const stopping = new AbortController();
  let primary: Server | undefined;
  let replicas: readonly Server[] = [];
  let made = 0;
  let replenishing: Promise<void> | undefined;
  let root: PostgresServer['folder'] | undefined;
  const thePrimary = (): Server => {
    if (!primary) throw new Error('There is no primary yet.');
    return primary;
  };
  const positions = followPositions({ primary: thePrimary, replicas: () => replicas });

  /** What a server's end means depends on its part at that time. */
  function supervision(name: string): Required<Pick<PostgresOptions, 'onChange' | 'restart'>> {
    const isPrimary = (): boolean => primary === undefined || primary.name === name;
    return {
      onChange(event, reason) {
        const self = [primary, ...replicas].find((server) => server?.name === name);
        if (isPrimary()) onPrimary(event, reason);
        else if (event === 'failed' && self) void drop(self);
        if (event === 'died' && self) positions.forget(self);
        if (event === 'back') self?.rest.reconnect();
      },
      async restart() {
        if (!isPrimary()) return true;
        try {
          return !(await inTurn(MEMBERS, takeOver));
        } catch (error) {
          if (!stopping.signal.aborted) tell(`No replica could take over: ${String(error)}`);
          return true;
        }
      },
    };
  }

  async function untilStreaming({ name }: Server, from: Server): Promise<void> {
    const deadline = Date.now() + STREAMS_MS;
    for (;;) {
      const [row] = await from.sql`
        select from pg_stat_replication where application_name = ${name} and state = 'streaming'`;
      if (row) return;
      if (primary !== from || Date.now() > deadline) throw new Error(`Server ${name} does not stream.`);
      await sleep(POLL_MS, undefined, { signal: stopping.signal });
    }
  }

  /** Changes which replicas there are. All that may have confirmed a commit are asked when the primary dies, also in the midst of this. */
  async function change(members: readonly Server[]): Promise<void> {
    replicas = [...new Set([...replicas, ...members])];
    await confirmBy(thePrimary(), members);
    replicas = members;
  }

  async function addReplica(): Promise<void> {
    const from = thePrimary();
    if (!root) throw new Error('There is no data folder yet.');
    made += 1;
    const name = `r${made}`;
    const server = await startReplica({
      name,
      folder: root,
      primary: from,
      config,
      supervision: supervision(name),
      signal: stopping.signal,
    });
    try {
      await untilStreaming(server, from);
      await inTurn(MEMBERS, async () => {
        if (primary !== from) throw new Error('The primary died meanwhile.');
        // If the primary dies now, this one is asked, too.
        await change([...replicas, server]).catch(() => undefined);
      });
    } catch (error) {
      await endServer(server);
      await rm(server.postgres.folder.path, { recursive: true, force: true });
      throw error;
    }
  }

  /** Makes new replicas for those that are gone. */
  function replenish(): Promise<void> {
    replenishing ??= (async () => {
      while (!stopping.signal.aborted && replicas.length < count) {
        try {
          await addReplica();
        } catch (error) {
          if (!stopping.signal.aborted) tell(`A replica could not be made: ${String(error)}`);
          await sleep(RETRY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
        }
      }
      replenishing = undefined;
    })();
    return replenishing;
  }

  async function drop(server: Server): Promise<void> {
    try {
      await inTurn(MEMBERS, async () => {
        if (!replicas.includes(server)) throw new Error('It took over, or is gone.');
        await change(replicas.filter((other) => other !== server));
      });
    } catch {
      // It is dropped when it fails again.
      return;
    }
    tell(`Replica ${server.name} is replaced by a new copy`);
    void replenish();
    await retire(server);
  }

  /** Ends a server, and removes its data once a newer copy has replaced them. */
  async function retire(server: Server): Promise<void> {
    try {
      // The folder of the first server is that of the stack, and stays locked.
      const isFirst = server.name === FIRST;
      await (isFirst ? disconnect(server) : endServer(server));
      await replenish();
      if (stopping.signal.aborted) return;
      const { path, cluster } = server.postgres.folder;
      await rm(isFirst ? cluster : path, { recursive: true, force: true });
    } catch (error) {
      tell(`Server ${server.name} could not be removed: ${String(error)}`);
    }
  }

  async function rejoin(server: Server, next: Server): Promise<void> {
    try {
      await follow(server, next);
      await untilStreaming(server, next);
    } catch {
      if (primary === next && !stopping.signal.aborted) await drop(server);
    }
  }

  /** Lets a replica take over from the dead primary. False if it must be started again, because a replica may lack a confirmed commit. */
  async function takeOver(): Promise<boolean> {
    const old = primary;
    if (!old || !root || stopping.signal.aborted) return false;
    await endProcessesIn(old.postgres.folder.cluster);
    const next = await findHeir(replicas);
    if (!next || stopping.signal.aborted) return false;
    const others = replicas.filter((other) => other !== next);
    await confirmBy(next, others);
    await namePrimary(root, next.postgres.folder);
    await promote(next, stopping.signal);
    primary = next;
    replicas = others;
    positions.reset();
    for (const server of others) void rejoin(server, next);
    port.pointTo(next.postgres.port);
    tell(`Replica ${next.name} took over as the primary`);
    onPrimary('back');
    void replenish();
    void retire(old);
    return true;
  }

  async function stop(): Promise<void> {
    stopping.abort();
    positions.stop();
    await replenishing;
    await inTurn(MEMBERS, async () => {
      const all = [...replicas, ...(primary ? [primary] : [])];
      // One that is being started waits for its database.
      await Promise.all(all.map(({ rest }) => rest.stop()));
      await primary?.postgres.stop();
      await Promise.all(all.map(endServer));
    });
    await port.close();
  }
  let stopped: Promise<void> | undefined;

  return {
    first: {
      port: firstPort,
      publicPort: options.port,
      settings: SERVER_SETTINGS,
      ...supervision(FIRST),
    },
    async start(first, rest) {
      root = first.folder;
      primary = { name: FIRST, postgres: first, rest, sql: connectTo(first) };
      await Promise.all(Array.from({ length: count }, addReplica));
      await positions.written();
    },
    primary: thePrimary,
    replicas: () => replicas,
    positions,
    stop: () => (stopped ??= stop()),
  };
}
