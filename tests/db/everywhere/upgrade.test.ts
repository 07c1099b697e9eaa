import { createHash } from 'node:crypto';
import { appendFileSync, globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Upload } from 'local-supabase/stack.ts';
import { expect, onTestFinished, test } from 'vitest';
import type * as world from '../../../supabase/demo/world.ts';
import { checkout, lastRelease, load, present } from '../../support/release.ts';
import { cloneDatabase, migrate } from '../support/database.ts';
import { readSchema } from '../support/schema.ts';

const temporary = (folder: string) => {
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

const upload: Upload = (_bucket, _path, content) =>
  Promise.resolve({
    size: content.length,
    mimetype: 'image/png',
    eTag: createHash('md5').update(content).digest('hex'),
  });

test('a database of the last release, with its demo world, becomes like a new one, and its books stay whole', async () => {
  const folder = temporary(checkout(lastRelease()));
  const [old, fresh] = await Promise.all([cloneDatabase('bare'), cloneDatabase()]);
  const { makeWorld } = await load<typeof world>(folder, 'supabase/demo/world.ts');
  await migrate(old.url('postgres'), join(folder, 'supabase'));
  expect(await makeWorld(old.url('postgres'), upload)).toBe(true);

  await migrate(old.url('postgres'));
  expect(await readSchema(old.owner)).toEqual(await readSchema(fresh.owner));
  expect(await old.owner`select * from proof.verify()`).toEqual([]);
}, 240_000);

test('a database of a release is not upgraded by a commit that edited a released file', async () => {
  const folder = temporary(checkout(present()));
  const file = globSync(`${folder}/supabase/migrations/*.sql`).toSorted().at(-1) ?? '';
  const released = await cloneDatabase();
  appendFileSync(file, 'select 1;\n');
  await expect(migrate(released.url('postgres'), join(folder, 'supabase'))).rejects.toThrow(
    'was changed after it was applied',
  );
});
