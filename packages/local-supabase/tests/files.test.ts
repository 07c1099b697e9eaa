import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { dataFolder, readSecrets } from 'local-supabase/data-folder.ts';
import { syncFolder } from 'local-supabase/replace-file.ts';
import { createFileStore } from 'local-supabase/storage/files.ts';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

vi.mock('local-supabase/replace-file.ts', { spy: true });

const synced = new Map<string, string[]>();
beforeEach(() => {
  synced.clear();
  vi.mocked(syncFolder).mockImplementation(async (path) => {
    synced.set(path, await readdir(path));
  });
});

async function newFolder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'local-supabase-files-'));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}

test('an upload is answered when its name and those of its folders are on the disk', async () => {
  const folder = join(await newFolder(), 'files');
  const store = createFileStore(folder);
  await store.uploadObject('avatars', 'a.png', undefined, Buffer.from('a'), 'image/png', 'no-cache');
  const [inner = ''] = await readdir(folder);
  const [file] = await readdir(join(folder, inner));
  expect(synced).toEqual(
    new Map([
      [join(folder, inner), [file]],
      [folder, [inner]],
      [dirname(folder), [basename(folder)]],
    ]),
  );
});

test('new secrets are on the disk before a database is made that only they open', async () => {
  const folder = dataFolder(await newFolder());
  await readSecrets(folder, false);
  expect(synced).toEqual(new Map([[folder.path, ['secrets.json']]]));
});
