import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, globSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as migrate from 'local-supabase/postgres/migrate.ts';
import { applyMigrations } from 'local-supabase/postgres/migrate.ts';
import type { Upload } from 'local-supabase/stack.ts';
import { expect, onTestFinished, test } from 'vitest';
import { repository } from '../../../scripts/tool.ts';
import type * as world from '../../../supabase/demo/world.ts';
import { cloneDatabase } from '../support/database.ts';
import { readSchema } from '../support/schema.ts';

const git = (...args: string[]) => execFileSync('git', args, { cwd: repository, encoding: 'utf8' });

/** The working tree as a commit. New files are not in it: these are newer. */
function present(): string {
  return git('-c', 'user.name=test', '-c', 'user.email=test', 'stash', 'create').trim() || 'HEAD';
}

/** The last release; before the first one, when migrations are edited in place, the working tree. */
function lastRelease(): string {
  const [newest = ''] = git('tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-version:refname').split('\n');
  return newest === '' ? present() : newest;
}

/** The migrations of a commit, with its own code, in a folder that the test removes. */
function checkout(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'glassmine-release-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const archive = join(folder, 'release.tar');
  git('archive', `--output=${archive}`, commit, 'packages', 'supabase', 'src', 'package.json');
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

const load = async <Module>(folder: string, file: string) => (await import(`${folder}/${file}`)) as Module;

const upload: Upload = (_bucket, _path, content) =>
  Promise.resolve({
    size: content.length,
    mimetype: 'image/png',
    eTag: createHash('md5').update(content).digest('hex'),
  });

test('a database of the last release, with its demo world, becomes like a new one, and its books stay whole', async () => {
  const folder = checkout(lastRelease());
  const [old, fresh] = await Promise.all([cloneDatabase('bare'), cloneDatabase()]);
  const { applyMigrations: applyReleased } = await load<typeof migrate>(
    folder,
    'packages/local-supabase/src/postgres/migrate.ts',
  );
  const { makeWorld } = await load<typeof world>(folder, 'supabase/demo/world.ts');
  await applyReleased(old.url('postgres'), join(folder, 'supabase'));
  expect(await makeWorld(old.url('postgres'), upload)).toBe(true);

  await applyMigrations(old.url('postgres'));
  expect(await readSchema(old.owner)).toEqual(await readSchema(fresh.owner));
  expect(await old.owner`select * from proof.verify()`).toEqual([]);
}, 240_000);

test('a database of a release is not upgraded by a commit that edited a released file', async () => {
  const folder = checkout(present());
  const file = globSync(`${folder}/supabase/migrations/*.sql`).toSorted().at(-1) ?? '';
  const { applyMigrations: applyEdited } = await load<typeof migrate>(
    folder,
    'packages/local-supabase/src/postgres/migrate.ts',
  );
  const released = await cloneDatabase();
  appendFileSync(file, 'select 1;\n');
  await expect(applyEdited(released.url('postgres'), join(folder, 'supabase'))).rejects.toThrow(
    'was changed after it was applied',
  );
});
