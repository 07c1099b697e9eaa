import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Actor, Person } from '../support/actors.ts';
import { openStage } from '../support/stage.ts';

const { owner, asInvestor, asOperator, asAnonymous, makeInvestor, makeOperator } = await openStage();
const alice = await makeInvestor();
const bob = await makeInvestor();
const buckets = ['proofs', 'kyc', 'avatars'];
const refused = { code: '42501' };

await owner`insert into storage.buckets (id, name, public) values ('other', 'other', false)`;

const otherOperations = [
  'object.copy',
  'object.move',
  'object.sign',
  'object.sign_many',
  'object.list_v2',
  'render.image_authenticated',
  's3.object.get',
  's3.object.copy',
  's3.object.list',
  's3.upload.part_copy',
  '',
];

const put = (actor: Actor, bucket: string, name: string, operation = 'object.upload') =>
  // Storage also records the uploader.
  actor.during(operation)
    .query`insert into storage.objects (bucket_id, name, owner) values (${bucket}, ${name}, auth.uid())`;

async function upload(person: Person, bucket: string): Promise<string> {
  const name = `${person.id}/${randomUUID()}.png`;
  await put(asInvestor(person), bucket, name);
  return name;
}

describe.each(buckets)('in the bucket %s', (bucket) => {
  test('an investor sees their own files and no one else’s', async () => {
    const name = await upload(alice, bucket);
    const seen = (actor: Actor) =>
      actor.during('object.get_authenticated')
        .query`select from storage.objects where bucket_id = ${bucket} and name = ${name}`;
    expect(await seen(asInvestor(alice))).toHaveLength(1);
    expect(await seen(asInvestor(bob))).toEqual([]);
    expect(await seen(asAnonymous)).toEqual([]);
    expect(await seen(asOperator('reviewer'))).toHaveLength(bucket === 'proofs' ? 1 : 0);
  });

  test('a folder whose name only begins as theirs is not an investor’s', async () => {
    const name = `${alice.id}a/${randomUUID()}.png`;
    await owner`insert into storage.objects (bucket_id, name) values (${bucket}, ${name})`;
    expect(
      await asInvestor(alice).during('object.get_authenticated')
        .query`select from storage.objects where bucket_id = ${bucket} and name = ${name}`,
    ).toEqual([]);
  });

  test('neither the investor nor an operator signs, copies or moves a file', async () => {
    const name = await upload(alice, bucket);
    for (const operation of otherOperations)
      for (const actor of [asInvestor(alice), asOperator('admin')])
        expect(
          await actor.during(operation)
            .query`select from storage.objects where bucket_id = ${bucket} and name = ${name}`,
        ).toEqual([]);
  });

  test('a file is listed by its investor, and by no operator', async () => {
    const name = await upload(alice, bucket);
    const listed = (actor: Actor) =>
      actor.during('object.list').query`select from storage.objects where bucket_id = ${bucket} and name = ${name}`;
    expect(await listed(asInvestor(alice))).toHaveLength(1);
    expect(await listed(asOperator('admin'))).toEqual([]);
  });

  test('a file comes into a folder by an upload, whole or in pieces, and by no copy, signed link or other way', async () => {
    const path = () => `${bob.id}/${randomUUID()}.png`;
    for (const operation of ['object.sign_upload_url', 'object.upload_signed', 's3.upload', ...otherOperations])
      await expect(put(asInvestor(bob), bucket, path(), operation)).rejects.toMatchObject(refused);
    for (const operation of ['object.upload', 'tus.upload.create', 'tus.upload.part', 'tus.upload.delete'])
      await expect(put(asInvestor(bob), bucket, path(), operation)).resolves.toEqual([]);
  });

  test('no file is written over or moved, not even by Storage itself at the end of an upload that began earlier', async () => {
    const name = await upload(alice, bucket);
    const other = `${alice.id}/${randomUUID()}.png`;
    for (const change of [{ version: 'other' }, { name: other }, { bucket_id: 'other' }])
      await expect(
        owner`update storage.objects set ${owner(change)} where bucket_id = ${bucket} and name = ${name}`,
      ).rejects.toMatchObject({ ...refused, message: 'file_kept' });
    await owner`update storage.objects set last_accessed_at = now() where bucket_id = ${bucket} and name = ${name}`;
  });

  test.each([
    ['into another’s folder', () => `${alice.id}/${randomUUID()}.png`],
    ['into a folder that only ends like their own', () => `x${bob.id}/${randomUUID()}.png`],
    ['into a deeper folder', () => `${bob.id}/${alice.id}/${randomUUID()}.png`],
    ['at the root', () => `${randomUUID()}.png`],
    ['under a name of their choice', () => `${bob.id}/passport.png`],
    ['climbing out of the folder', () => `${bob.id}/../${alice.id}/${randomUUID()}.png`],
    ['with a script inside', () => `${bob.id}/${randomUUID()}.svg`],
    ['with a page inside', () => `${bob.id}/${randomUUID()}.html`],
    ['with two extensions', () => `${bob.id}/${randomUUID()}.html.png`],
    ['with something after the extension', () => `${bob.id}/${randomUUID()}.png.html`],
  ])('an investor cannot put a file %s', async (_, name) => {
    await expect(put(asInvestor(bob), bucket, name())).rejects.toMatchObject(refused);
  });

  test('a visitor and a stranger put no file into an investor’s folder', async () => {
    await expect(put(asAnonymous, bucket, `${bob.id}/${randomUUID()}.png`)).rejects.toMatchObject(refused);
    await expect(put(asOperator('admin'), bucket, `${bob.id}/${randomUUID()}.png`)).rejects.toMatchObject(refused);
  });

  test('an investor changes no file, and removes at most their own pictures of themselves', async () => {
    const theirs = await upload(alice, bucket);
    const own = await upload(bob, bucket);
    const may = bucket === 'avatars';
    await asInvestor(bob).during('object.upload_update')
      .query`update storage.objects set metadata = '{"changed": true}'`;
    expect([...(await owner`select from storage.objects where metadata @> '{"changed": true}'`)]).toEqual([]);

    for (const actor of [asInvestor(bob), asOperator('admin')])
      await actor.during('object.delete_many').transaction(async (sql) => {
        await sql`select set_config('storage.allow_delete_query', 'true', true), set_config('storage.can_delete', 'true', true)`;
        await sql`delete from storage.objects`;
      });
    const left =
      await owner`select name from storage.objects where bucket_id = ${bucket} and name in ${owner([theirs, own])}`;
    expect(left.map(({ name }) => name as string).toSorted()).toEqual((may ? [theirs] : [theirs, own]).toSorted());
  });

  test('an investor cannot list the bucket itself, open it to the public, or make another', async () => {
    expect(await asInvestor(bob).query`select from storage.buckets`).toEqual([]);
    await asInvestor(bob).query`update storage.buckets set public = true`;
    expect([...(await owner`select id from storage.buckets where public`)]).toEqual([]);
    await expect(
      asInvestor(bob).query`insert into storage.buckets (id, name, public) values ('mine', 'mine', true)`,
    ).rejects.toMatchObject(refused);
  });
});

test('an operator has a folder for pictures of themselves, and none for documents', async () => {
  const clerk = await makeOperator('reviewer');
  for (const bucket of ['proofs', 'kyc']) await expect(upload(clerk, bucket)).rejects.toMatchObject(refused);
  await expect(upload(clerk, 'avatars')).resolves.toContain(clerk.id);
});

test('an investor cannot use a bucket that is not meant for them', async () => {
  const name = `${bob.id}/${randomUUID()}.png`;
  await expect(put(asInvestor(bob), 'other', name)).rejects.toMatchObject(refused);
  await owner`insert into storage.objects (bucket_id, name) values ('other', ${name})`;
  for (const actor of [asInvestor(bob), asOperator('admin')])
    expect(
      await actor.during('object.get_authenticated').query`select from storage.objects where bucket_id = 'other'`,
    ).toEqual([]);
});

test('an investor cannot move a picture into another’s folder or another bucket', async () => {
  const name = await upload(bob, 'avatars');
  const moving = asInvestor(bob).during('object.move');
  await moving.query`update storage.objects set name = ${`${alice.id}/${randomUUID()}.png`} where name = ${name}`;
  await moving.query`update storage.objects set bucket_id = 'proofs' where name = ${name}`;
  expect([...(await owner`select bucket_id from storage.objects where name = ${name}`)]).toEqual([
    { bucket_id: 'avatars' },
  ]);
});

test('every bucket is private, small, and takes pictures and nothing that runs', async () => {
  const pictures = ['image/jpeg', 'image/png', 'image/webp'];
  const rows = await owner<{ id: string; public: boolean; limit: string; types: string[] }[]>`
    select id, public, file_size_limit::int as limit, allowed_mime_types as types from storage.buckets where id <> 'other' order by id`;
  expect(rows.map((row) => ({ ...row, types: row.types.toSorted() }))).toEqual([
    { id: 'avatars', public: false, limit: 2 * 1024 * 1024, types: pictures },
    { id: 'kyc', public: false, limit: 5 * 1024 * 1024, types: ['application/pdf', ...pictures] },
    { id: 'proofs', public: false, limit: 5 * 1024 * 1024, types: ['application/pdf', ...pictures] },
  ]);
});

test('a deposit or an identity case takes a file that its investor uploaded to the right bucket, and nothing else', async () => {
  const deposit = (path: string) => asInvestor(bob).query`select submit_deposit(1000, 'bitcoin', ${path})`;
  const identity = (path: string) => asInvestor(bob).query`select submit_kyc_case('1 Some Street', ${path})`;
  const absent = `${bob.id}/${randomUUID()}.png`;
  const [proof, document, theirs] = [
    await upload(bob, 'proofs'),
    await upload(bob, 'kyc'),
    await upload(alice, 'proofs'),
  ];
  for (const path of [absent, document, theirs]) await expect(deposit(path)).rejects.toThrow('not_found');
  for (const path of [absent, proof, theirs]) await expect(identity(path)).rejects.toThrow('not_found');
  await expect(deposit(proof)).resolves.toHaveLength(1);
  await expect(identity(document)).resolves.toHaveLength(1);
});
