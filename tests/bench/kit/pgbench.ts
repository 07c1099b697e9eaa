import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from './figures.ts';

const NOT_FOUND =
  'pgbench is not installed. It comes with PostgreSQL (Debian and Ubuntu: postgresql, Fedora: postgresql-contrib, macOS: brew install postgresql); any version from 15 on does.';

export interface Load {
  url: string;
  /** A pgbench script; by default pgbench's own TPC-B-like transaction. */
  script?: string;
  define?: Record<string, number>;
  clients: number;
  until: { seconds: number } | { transactions: number };
}

export interface Measured {
  tps: number;
  p50: number;
}

/** Runs pgbench in its simple protocol with as many threads as useful; throws if it is not installed. */
export const pgbench = {
  /** Creates the tables of pgbench's own transaction: 100,000 accounts for each unit of the scale. */
  async initialise(url: string, scale: number): Promise<void> {
    await execute(['--initialize', '--quiet', `--scale=${scale}`, url]);
  },
  async run({ url, script, define = {}, clients, until }: Load): Promise<Measured> {
    const folder = await mkdtemp(join(tmpdir(), 'glassmine-pgbench-'));
    try {
      const file = join(folder, 'script.sql');
      if (script !== undefined) await writeFile(file, `${script}\n`);
      const output = await execute([
        '--no-vacuum',
        `--client=${clients}`,
        `--jobs=${Math.min(clients, 2)}`,
        'seconds' in until ? `--time=${until.seconds}` : `--transactions=${until.transactions}`,
        '--log',
        `--log-prefix=${join(folder, 'log')}`,
        ...Object.entries(define).map(([name, value]) => `--define=${name}=${value}`),
        ...(script === undefined ? [] : [`--file=${file}`]),
        url,
      ]);
      const tps = Number(/tps = ([\d.]+)/.exec(output)?.[1]);
      return { tps, p50: median(await latencies(folder)) };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

export function isInstalled(): boolean {
  return spawnSync('pgbench', ['--version']).status === 0;
}

async function latencies(folder: string): Promise<number[]> {
  const names = (await readdir(folder)).filter((name) => name.startsWith('log'));
  const logs = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return logs.flatMap((log) =>
    log
      .trim()
      .split('\n')
      .map((line) => Number(line.split(' ')[2])),
  );
}

function execute(args: string[]): Promise<string> {
  const child = spawn('pgbench', args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  return new Promise((resolve, reject) => {
    child.on('error', (error: NodeJS.ErrnoException) => reject(error.code === 'ENOENT' ? new Error(NOT_FOUND) : error));
    child.on('close', (code) =>
      code === 0 && !/aborted|number of failed transactions: [1-9]/.test(output)
        ? resolve(output)
        : reject(new Error(`pgbench failed:\n${output}`)),
    );
  });
}
