import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startThrowawayServer } from '../../../scripts/local/throwaway.ts';

test('a throwaway server removes what a killed run left behind, and nothing of a run that goes on', async () => {
  const dead = execFileSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' }).trim();
  const [left, used] = [dead, process.pid].map((pid) => join(tmpdir(), `glassmine-throwaway-${pid}-test`));
  for (const folder of [left, used]) {
    await mkdir(join(folder ?? '', 'postgres'), { recursive: true });
    await writeFile(join(folder ?? '', 'postgres', 'PG_VERSION'), '17');
  }
  const { remove } = await startThrowawayServer({}, { migrated: false });
  await remove();
  expect([left, used].map((folder) => existsSync(folder ?? ''))).toEqual([false, true]);
  await rm(used ?? '', { recursive: true });
});
