import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startThrowawayServer } from 'local-supabase/postgres/throwaway.ts';
import { exitCode, isAlive } from 'local-supabase/processes.ts';
import { expect, onTestFinished, test } from 'vitest';
import { repository } from '../../../scripts/tool.ts';

function runScript(script: string, ...args: string[]): ChildProcess {
  return spawn(process.execPath, [script, ...args], { cwd: repository, stdio: 'ignore' });
}

/**
 * Sends a signal to a script once its database runs.
 * @param dataDir folder of that database, which may not exist yet
 * @returns how the script ended, and the id of the database's main process, which ends with the test
 */
async function interrupt(
  script: ChildProcess,
  signal: NodeJS.Signals,
  dataDir: () => string,
): Promise<{ code: number | null; server: number }> {
  let server = 0;
  const started = async () => {
    const lines = await readFile(join(dataDir(), 'postgres/postmaster.pid'), 'utf8').catch(() => '');
    server = Number(lines.split('\n')[0]);
    return server > 0 && lines.includes('ready');
  };
  await expect.poll(started, { timeout: 60_000, interval: 10 }).toBe(true);
  onTestFinished(() => void (isAlive(server) && process.kill(server, 'SIGQUIT')));
  const exited = exitCode(script);
  script.kill(signal);
  return { code: await exited, server };
}

test('a throwaway server removes what a killed run left behind, and nothing of a run that goes on', async () => {
  const dead = execFileSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' }).trim();
  const [left, used] = [dead, process.pid].map((pid) => join(tmpdir(), `supabase-throwaway-${pid}-test`));
  for (const folder of [left, used]) {
    // Renamed when it is complete, because another run that begins now removes incomplete ones.
    const draft = join(tmpdir(), randomUUID());
    await mkdir(join(draft, 'postgres'), { recursive: true });
    await writeFile(join(draft, 'postgres', 'PG_VERSION'), '17');
    await rename(draft, folder ?? '');
  }
  const { remove } = await startThrowawayServer({}, { migrated: false });
  await remove();
  expect([left, used].map((folder) => existsSync(folder ?? ''))).toEqual([false, true]);
  await rm(used ?? '', { recursive: true });
});

test.each(['scripts/access.ts', 'scripts/generate/db-types.ts'])(
  'Ctrl-C on %s leaves no database running',
  async (name) => {
    const script = runScript(name);
    const places = `{/dev/shm,${tmpdir()}}/supabase-throwaway-${script.pid}-*`;
    const { code, server } = await interrupt(script, 'SIGINT', () => globSync(places)[0] ?? '');
    expect(code).toBe(130);
    await expect.poll(() => isAlive(server)).toBe(false);
    for (const folder of globSync(places)) await rm(folder, { recursive: true });
  },
  120_000,
);
