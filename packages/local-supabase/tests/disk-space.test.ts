import { watchDiskSpace } from 'local-supabase/postgres/disk-space.ts';
import { expect, test } from 'vitest';

test('a disk that runs full is said once, and again when there is space', async () => {
  const sizes = [5e9, 150e6, 20e6, 5e9];
  const said: string[] = [];
  const watch = watchDiskSpace('/data', (line) => said.push(line), {
    free: async () => sizes.shift() ?? 5e9,
    everyMs: 0,
  });
  await expect.poll(() => sizes).toEqual([]);
  await watch.stop();
  expect(said).toEqual([
    expect.stringMatching(/\/data is nearly full \(150 MB left\)/),
    expect.stringMatching(/space again/),
  ]);
});

test('the free space of this disk can be read', async () => {
  const said: string[] = [];
  const watch = watchDiskSpace('/proc', (line) => said.push(line));
  await expect.poll(() => said).toHaveLength(1);
  await watch.stop();
});
