import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startThrowawayServer } from '../../../scripts/local/throwaway.ts';
import { isAlive } from '../../../supabase/embedded/processes.ts';
import { interrupt, runScript } from './kept-site.ts';

test('a throwaway server removes what a killed run left behind, and nothing of a run that goes on', async () => {
  const dead = execFileSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' }).trim();
  const [left, used] = [dead, process.pid].map((pid) => join(tmpdir(), `glassmine-throwaway-${pid}-test`));
  for (const folder of [left, used]) {
    // Under its name only when it is whole: another run that begins now removes it.
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
    const places = `{/dev/shm,${tmpdir()}}/glassmine-throwaway-${script.pid}-*`;
    const { code, server } = await interrupt(script, 'SIGINT', () => globSync(places)[0] ?? '');
    expect(code).toBe(130);
    await expect.poll(() => isAlive(server)).toBe(false);
    for (const folder of globSync(places)) await rm(folder, { recursive: true });
  },
  120_000,
);
