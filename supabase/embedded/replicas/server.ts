import { appendFile, chown, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres, { type Sql } from 'postgres';
import type { Config } from '../config.ts';
import { dataFolder, type DataFolder, isRoot } from '../data-folder.ts';
import { freePorts } from '../ports.ts';
import { copyCluster } from '../postgres/base-backup.ts';
import { type PostgresOptions, type PostgresServer, startPostgres } from '../postgres/postgres.ts';
import { type Rest, startRest } from '../rest.ts';

const HEARD_MS = 5000;
const POLL_MS = 5;

/** What every server of a stack with replicas is started with: each may become the primary. */
export const SERVER_SETTINGS = {
  // A replica that was away for a while finds what it missed.
  wal_keep_size: '512MB',
  // What a replica's readers need stays, so that they are not interrupted.
  hot_standby_feedback: 'on',
  // A replica looks for its new primary at once.
  wal_retrieve_retry_interval: '100ms',
};

/** A Postgres and the PostgREST in front of it. */
export interface Server {
  /** By which the primary knows it. */
  readonly name: string;
  readonly postgres: PostgresServer;
  readonly rest: Rest;
  /** A connection of the superuser, which goes to this server whatever its part is. */
  readonly sql: Sql;
}

/** How to start a replica. */
export interface ReplicaOptions {
  name: string;
  /** The data folder of the stack. */
  folder: DataFolder;
  primary: Server;
  config: Config['api'];
  supervision: Pick<PostgresOptions, 'onChange' | 'restart'>;
  signal: AbortSignal;
}

/** The URL of a server that leads to it whatever its part is. */
export function ownUrl(server: PostgresServer, role: 'supabase_admin' | 'authenticator'): string {
  const url = new URL(server.url({ role }));
  url.port = String(server.port);
  return url.href;
}

/** Opens the connection by which a server is asked and told. */
export function connectTo(server: PostgresServer): Sql {
  return postgres(ownUrl(server, 'supabase_admin'), {
    max: 1,
    // The driver asks for types by itself, and ends the process when the server dies at that moment.
    fetch_types: false,
    connect_timeout: 2,
    // In seconds. A server that is away may be back at any time.
    backoff: () => 0.05,
    onnotice: () => undefined,
  });
}

/** Copies the primary, and starts the copy as its streaming replica with a PostgREST of its own. */
export async function startReplica(options: ReplicaOptions): Promise<Server> {
  const { name, primary } = options;
  const folder = dataFolder(join(options.folder.replicas, name));
  let server: PostgresServer | undefined;
  let sql: Sql | undefined;
  try {
    await copyCluster({
      url: ownUrl(primary.postgres, 'supabase_admin'),
      cluster: primary.postgres.folder.cluster,
      target: folder.cluster,
    });
    options.signal.throwIfAborted();
    await makeStandby(folder, `primary_conninfo = '${connection(primary, name)}'\n`);
    const [port = 0] = await freePorts(1);
    server = await startPostgres({
      dataDir: folder.path,
      port,
      settings: SERVER_SETTINGS,
      copiedSecrets: primary.postgres.secrets,
      ...options.supervision,
    });
    sql = connectTo(server);
    // Now, so that the first reads do not wait for it.
    await sql`select`;
    const rest = await startRest({
      folder,
      databaseUrl: ownUrl(server, 'authenticator'),
      jwtSecret: server.secrets.jwtSecret,
      config: options.config,
      isReplica: true,
    });
    return { name, postgres: server, rest, sql };
  } catch (error) {
    await sql?.end({ timeout: 1 });
    await server?.stop();
    await rm(folder.path, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Says which replicas confirm commits of a primary, or of a replica before it becomes one; one of them is enough. With none left, it
 * confirms them alone. Resolves when the server has heard it.
 */
export async function confirmBy({ sql }: Server, replicas: readonly Server[]): Promise<void> {
  const value = replicas.length === 0 ? '' : `ANY 1 (${replicas.map(({ name }) => name).join(', ')})`;
  await sql.unsafe(`alter system set synchronous_standby_names = '${value}'`);
  await sql`select pg_reload_conf()`;
  const deadline = Date.now() + HEARD_MS;
  for (;;) {
    const [row] = await sql`select current_setting('synchronous_standby_names') as value`;
    if (row?.['value'] === value) return;
    if (Date.now() > deadline) throw new Error('The server does not read its settings again.');
    await sleep(POLL_MS);
  }
}

/** Lets a replica follow another primary. */
export async function follow({ name, sql }: Server, primary: Server): Promise<void> {
  await sql.unsafe(`alter system set primary_conninfo = '${connection(primary, name)}'`);
  await sql`select pg_reload_conf()`;
}

/** Ends what is connected to a server: its PostgREST, and the connection by which it is asked. */
export async function disconnect({ rest, sql }: Server): Promise<void> {
  await rest.stop();
  await sql.end({ timeout: 1 });
}

/** Ends a server for good. */
export async function endServer(server: Server): Promise<void> {
  await disconnect(server);
  await server.postgres.stop();
}

function connection({ postgres: { port, secrets } }: Server, name: string): string {
  return `host=127.0.0.1 port=${port} user=supabase_admin password=${secrets.passwords.supabase_admin} application_name=${name}`;
}

async function makeStandby({ cluster }: DataFolder, settings: string): Promise<void> {
  const signal = join(cluster, 'standby.signal');
  await writeFile(signal, '');
  const { uid, gid } = await stat(cluster);
  if (isRoot()) await chown(signal, uid, gid);
  await appendFile(join(cluster, 'postgresql.auto.conf'), settings);
}
