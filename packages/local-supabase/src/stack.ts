import { setTimeout as sleep } from 'node:timers/promises';
import { type AuthOptions, createAuth } from './auth/auth.ts';
import { type AuthLimits, createAuthLimits } from './auth/limits.ts';
import { readConfig, SUPABASE_FOLDER } from './config.ts';
import { startGateway } from './gateway/gateway.ts';
import { limited, type QueryLimits } from './gateway/limits.ts';
import { startRest } from './gateway/rest.ts';
import { authService, restService, storageService } from './gateway/services.ts';
import { createKeys, publishableKey } from './keys.ts';
import { type Mailbox, startMailbox } from './mail/mailbox.ts';
import { freePorts, requireFreePort } from './ports.ts';
import { bootstrapDatabase } from './postgres/bootstrap.ts';
import { watchDiskSpace } from './postgres/disk-space.ts';
import { type Counters, findLoss, startHighWater } from './postgres/high-water.ts';
import { applyMigrations, applySeed } from './postgres/migrate.ts';
import { startPostgres } from './postgres/postgres.ts';
import { requireSafeFunctions } from './postgres/safe-update.ts';
import { startRealtime } from './realtime/realtime.ts';
import type { Repeated } from './repeat.ts';
import { createFileStore } from './storage/files.ts';
import { createStorage } from './storage/storage.ts';
import type { Supervision } from './supervise.ts';

/** Stop timeout of one part; the database allows its own processes longer. */
const STOP_LIMIT_MS = 20_000;

/** Concurrent requests: PostgREST has ten database connections, Storage five. */
const REQUESTS = { each: 2, together: 8, waiting: 64 };

/** Keeps the bytes of a picture in a bucket, and returns what Storage writes down of it. */
export type Upload = (bucket: string, path: string, content: Buffer) => Promise<object>;

export interface StackOptions {
  /** With `config.toml`, `migrations`, the seed and the templates; `supabase` by default. */
  folder?: string;
  dataDir: string;
  ports: 'config' | 'free';
  /** `[auth] site_url` by default. */
  siteUrl?: string;
  rateLimits?: AuthLimits;
  /** Seeds a database without seed; true by default. */
  seed?: boolean;
  /** Runs after the migrations, before the seed. */
  beforeSeed?: ((databaseUrl: string, upload: Upload) => Promise<unknown>) | undefined;
  linkPage?: AuthOptions['linkPage'];
  /** Refuses queries of the data API that are more work; no limits by default. */
  queries?: QueryLimits;
  /** What a start compares with the last one, to say what a damaged log took. */
  counters?: Counters;
  /** Starts what runs next to it and ends before it. */
  work?: (stack: Stack) => Repeated;
  onProgress?: (line: string) => void;
}

export interface Stack {
  readonly apiUrl: string;
  readonly mailUrl: string;
  /** For role `postgres`, which migrations and the Supabase CLI use. */
  readonly dbUrl: string;
  readonly adminDbUrl: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  readonly firstBoot: boolean;
  readonly bootMs: number;
  /** False while the database is away. */
  readonly isReady: boolean;
  /** Puts a mail into the mailbox. */
  readonly send: Mailbox['send'];
  /** Current process ids; a restart changes them. */
  readonly pids: { readonly postgres: number; readonly postgrest: number };
  /** Stops every process and unlocks the data folder. Idempotent. */
  stop(): Promise<void>;
}

/**
 * Starts the local Supabase: Postgres, PostgREST, Auth, Storage, Realtime and a mailbox behind one gateway, with
 * migrations applied.
 * @throws StackError for an external obstacle, after stopping what was started
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const begin = performance.now();
  const {
    folder: project = SUPABASE_FOLDER,
    dataDir,
    seed = true,
    counters,
    onProgress: tell = () => undefined,
  } = options;
  const config = readConfig(project);
  const siteUrl = options.siteUrl ?? config.auth.site_url;
  const [apiPort = 0, dbPort = 0, mailPort = 0] =
    options.ports === 'free' ? await freePorts(3) : [config.api.port, config.db.port, config.local_smtp.port];
  const apiUrl = `http://127.0.0.1:${apiPort}`;

  const cleanups: (() => Promise<void>)[] = [];
  let stopped: Promise<void> | undefined;
  const stop = (): Promise<void> => (stopped ??= runAll(cleanups));
  let ready = true;
  let reconnect = (): void => undefined;

  try {
    tell('Starting the database');
    const onChange: Supervision['onChange'] = (event, reason) => {
      ready = event === 'back';
      if (event === 'died') tell('The database died; starting it again');
      if (event === 'failed') tell(`The database does not start: ${String(reason)}`);
      if (event !== 'back') return;
      tell('The database is back');
      reconnect();
    };
    const database = await startPostgres({ dataDir, port: dbPort, onChange });
    cleanups.unshift(() => database.stop());
    // Not earlier: for a second instance on this data folder the database has a better error.
    await requireFreePort(apiPort, '[api] port');
    await requireFreePort(mailPort, '[local_smtp] port');
    await bootstrapDatabase(database, 'postgres');
    const applied = await applyMigrations(database.url(), project);
    if (applied.length > 0) tell(`Applied ${applied.length} migration${applied.length === 1 ? '' : 's'}`);
    const files = createFileStore(database.folder.files);
    const upload: Upload = async (bucket, path, content) =>
      files.uploadObject(bucket, path, undefined, content, 'image/png', 'no-cache');
    await Promise.all([requireSafeFunctions(database.url()), options.beforeSeed?.(database.url(), upload)]);
    if (seed) await applySeed(database.url(), project);
    const loss = counters && (await findLoss(database.folder, database.url(), counters));
    if (loss !== undefined) tell(loss);

    tell('Starting the services');
    const { folder, secrets } = database;
    const { jwtSecret, secretKey } = secrets;
    const adminDbUrl = database.url({ role: 'supabase_admin' });
    const keys = await createKeys(jwtSecret, secretKey);
    const mailbox = await startMailbox({ port: mailPort, dir: folder.mail });
    cleanups.unshift(() => mailbox.close());
    const auth = await createAuth({
      databaseUrl: database.url({ role: 'supabase_auth_admin' }),
      jwtSecret,
      apiUrl,
      siteUrl,
      linkPage: options.linkPage,
      config: config.auth,
      send: (mail) => mailbox.send(mail),
    });
    cleanups.unshift(() => auth.close());
    const storage = await createStorage({
      databaseUrl: database.url({ role: 'supabase_storage_admin' }),
      jwtSecret,
      folder: folder.files,
      fileSizeLimit: config.storage.file_size_limit,
    });
    cleanups.unshift(() => storage.close());
    const realtime = await startRealtime({
      dbUrl: adminDbUrl,
      jwtSecret,
      keys,
    });
    cleanups.unshift(() => realtime.close());
    const rest = await startRest({
      folder,
      databaseUrl: database.url({ role: 'authenticator' }),
      jwtSecret,
      config: config.api,
    });
    cleanups.unshift(() => rest.stop());
    reconnect = () => rest.reconnect();

    const gateway = await startGateway({
      port: apiPort,
      keys,
      services: {
        auth: authService(auth, createAuthLimits(options.rateLimits ?? config.auth.rate_limit)),
        rest: limited(restService(rest.port, keys), jwtSecret, REQUESTS, options.queries),
        storage: limited(storageService(storage, keys, config.storage.file_size_limit), jwtSecret, {
          ...REQUESTS,
          together: 4,
        }),
      },
      upgrade: (request, socket, head) => realtime.handleUpgrade(request, socket, head),
      isReady: () => ready,
      onError: (error) => tell(`Failed to answer a request: ${String(error)}`),
    });
    cleanups.unshift(() => gateway.close());

    if (counters !== undefined) {
      const highWater = startHighWater(folder, database.url(), counters, (error) => {
        if (ready) tell(`Failed to write down what is committed: ${String(error)}`);
      });
      cleanups.unshift(() => highWater.stop());
    }
    const diskSpace = watchDiskSpace(folder.path, tell);
    cleanups.unshift(() => diskSpace.stop());

    const stack: Stack = {
      apiUrl,
      mailUrl: mailbox.url,
      dbUrl: database.url(),
      adminDbUrl,
      publishableKey,
      secretKey,
      firstBoot: database.created,
      bootMs: Math.round(performance.now() - begin),
      get isReady() {
        return ready;
      },
      send: (mail) => mailbox.send(mail),
      pids: {
        get postgres() {
          return database.pid;
        },
        get postgrest() {
          return rest.pid;
        },
      },
      stop,
    };
    const running = options.work?.(stack);
    if (running) cleanups.unshift(() => running.stop());
    return stack;
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Runs all in order despite failures and timeouts, then throws the first failure. */
async function runAll(cleanups: (() => Promise<void>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const cleanup of cleanups) {
    const limit = sleep(STOP_LIMIT_MS, undefined, { ref: false });
    await Promise.race([cleanup(), limit]).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}
