import { beforeAll, expect, inject, test } from 'vitest';
import { bytes, newPath, PNG, uploadProof } from '../support/files.ts';
import { newInvestor, type Person, sameSession, visitor } from '../support/people.ts';
import { endOf, withEnd } from '../support/signed-links.ts';

const { jwtSecret, publishableKey, secretKey, uploadsDir, url } = inject('supabase');
const MEBIBYTE = 1_048_576;
const image = { contentType: 'image/png' };
let alice: Person;
let bob: Person;
beforeAll(async () => {
  [alice, bob] = await Promise.all([newInvestor(), newInvestor()]);
});

const proofs = ({ client }: Pick<Person, 'client'>) => client.storage.from('proofs');
const house = { client: visitor(secretKey) };
const avatars = ({ client }: Pick<Person, 'client'>) => client.storage.from('avatars');

test('an investor uploads into their own folder and downloads it again', async () => {
  const path = newPath(alice);
  const { data, error } = await proofs(alice).upload(path, PNG, image);
  expect(error).toBeNull();
  expect(data).toMatchObject({ path, fullPath: `proofs/${path}` });
  const downloaded = await proofs(alice).download(path);
  expect(await bytes(downloaded.data)).toEqual(PNG);
});

async function read(person: Person, path: string, method = 'GET'): Promise<Response> {
  const { data } = await person.client.auth.getSession();
  return fetch(`${url}/storage/v1/object/authenticated/proofs/${path}`, {
    method,
    headers: { apikey: publishableKey, authorization: `Bearer ${data.session?.access_token}` },
  });
}

test('an investor reads their file, and no one else’s, with their own token', async () => {
  const path = await uploadProof(alice);
  const response = await read(alice, path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(await bytes(await response.blob())).toEqual(PNG);
  expect((await read(bob, path)).status).toBe(400);
  expect((await read(alice, path, 'HEAD')).ok).toBe(false);
});

test.runIf(uploadsDir)('a browser that is led to a file saves it, and shows and runs nothing of it', async () => {
  const { headers } = await read(alice, await uploadProof(alice));
  expect(headers.get('content-disposition')).toBe('attachment');
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('an investor can sign no link to their own file, and can neither move nor copy it', async () => {
  for (const folder of [proofs(alice), avatars(alice)]) {
    const path = newPath(alice);
    await folder.upload(path, PNG, image);
    const results = await Promise.all([
      ...[1, 60, 315_360_000].map((seconds) => folder.createSignedUrl(path, seconds)),
      folder.createSignedUploadUrl(newPath(alice)),
      folder.move(path, newPath(alice)),
      folder.copy(path, newPath(alice)),
      folder.copy(path, newPath(alice), { destinationBucket: 'kyc' }),
    ]);
    for (const { data, error } of results) {
      expect(data).toBeNull();
      expect(error).not.toBeNull();
    }
    const many = await folder.createSignedUrls([path], 60);
    expect(many.data?.map(({ signedUrl }) => signedUrl ?? null)).toEqual([null]);
    expect((await folder.list(alice.id)).data?.map(({ name }) => `${alice.id}/${name}`)).toContain(path);
  }
});

test('a signed URL, which the secret key alone makes, shows the file to anyone who has it', async () => {
  const path = await uploadProof(alice);
  const { data } = await proofs(house).createSignedUrl(path, 60);
  const response = await fetch(data?.signedUrl ?? '');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(await bytes(await response.blob())).toEqual(PNG);
});

test.runIf(jwtSecret)('a signed URL ends with its time', async () => {
  const { data } = await proofs(house).createSignedUrl(await uploadProof(alice), 60);
  const link = data?.signedUrl ?? '';
  const end = endOf(link);
  expect((await fetch(await withEnd(link, end, jwtSecret ?? ''))).status).toBe(200);
  expect((await fetch(await withEnd(link, end - 120, jwtSecret ?? ''))).status).toBe(400);
});

test('an altered signed URL shows nothing', async () => {
  const [mine, other] = [await uploadProof(alice), await uploadProof(alice)];
  const { data } = await proofs(house).createSignedUrl(mine, 60);
  expect((await fetch((data?.signedUrl ?? '').replace(mine, other))).ok).toBe(false);
});

test('an investor lists their own folder by the names in it', async () => {
  const owner = await newInvestor();
  const path = await uploadProof(owner);
  const { data } = await proofs(owner).list(owner.id);
  expect(data).toMatchObject([{ name: path.split('/')[1], metadata: { mimetype: 'image/png', size: PNG.length } }]);
});

test.each([
  ['beside the folders', ({ id }: Person) => newPath({ id }).split('/')[1] ?? ''],
  ['deeper than their folder', ({ id }: Person) => newPath({ id: `${id}/deeper` })],
  ['under a name of their own', ({ id }: Person) => `${id}/holiday.png`],
  ['as a web page', ({ id }: Person) => newPath({ id }, 'html')],
])('an investor cannot upload %s', async (_case, pathOf) => {
  const { error } = await proofs(bob).upload(pathOf(bob), PNG, image);
  expect(error).toMatchObject({ statusCode: '403' });
});

test.each(['text/html', 'image/svg+xml', 'application/javascript', 'application/octet-stream'])(
  'an investor cannot upload %s that is called a picture',
  async (contentType) => {
    const { error } = await proofs(bob).upload(newPath(bob), Buffer.from('<svg onload="alert(1)"/>'), { contentType });
    expect(error).toMatchObject({ statusCode: '415' });
  },
);

test('an investor cannot replace or remove a proof once given', async () => {
  const path = await uploadProof(alice);
  const other = Buffer.concat([PNG, Buffer.from([0])]);
  expect((await proofs(alice).upload(path, other, { ...image, upsert: true })).error).not.toBeNull();
  expect((await proofs(alice).update(path, other, image)).error).not.toBeNull();
  await proofs(alice).remove([path]);
  const kept = await proofs(alice).download(path);
  expect(await bytes(kept.data)).toEqual(PNG);
});

// A hosted project's answer cannot be changed here (SECURITY.md).
test("removing another's file answers 403 if it is there and 404 if not on a hosted project, and the same locally", async () => {
  const there = await uploadProof(alice);
  const { data } = await bob.client.auth.getSession();
  const headers = { apikey: publishableKey, authorization: `Bearer ${data.session?.access_token ?? ''}` };
  const remove = async (path: string) => {
    const response = await fetch(`${url}/storage/v1/object/proofs/${path}`, { method: 'DELETE', headers });
    const { statusCode } = (await response.json()) as { statusCode?: string };
    return Number(statusCode);
  };
  const answers = [await remove(there), await remove(newPath(alice))];
  expect(answers).toEqual(uploadsDir === undefined ? [403, 404] : [404, 404]);
  expect(await bytes((await proofs(alice).download(there)).data)).toEqual(PNG);
});

test('an investor removes a former picture of themselves', async () => {
  const path = newPath(alice);
  await avatars(alice).upload(path, PNG, image);
  expect((await avatars(alice).remove([path])).data).toMatchObject([{ name: path }]);
  expect((await avatars(alice).download(path)).error).not.toBeNull();
});

test('a file uploaded twice is refused', async () => {
  const path = await uploadProof(alice);
  expect((await proofs(alice).upload(path, PNG, image)).error).toMatchObject({ statusCode: '409' });
});

test('an investor cannot upload more than five mebibytes', async () => {
  const fits = Buffer.alloc(5 * MEBIBYTE);
  expect((await proofs(alice).upload(newPath(alice), fits, image)).error).toBeNull();
  const large = Buffer.alloc(5 * MEBIBYTE + 1);
  expect((await proofs(alice).upload(newPath(alice), large, image)).error).toMatchObject({
    statusCode: '413',
  });
});

test('a person whose session has ended gets that error of Storage, whatever they ask', async () => {
  const owner = await newInvestor();
  const path = await uploadProof(owner);
  const tab = await sameSession(owner);
  await tab.auth.signOut();
  const ended = { statusCode: '403', message: 'session_ended' };
  expect((await proofs(owner).upload(newPath(owner), PNG, image)).error).toMatchObject(ended);
  expect((await proofs(owner).download(path)).error).toMatchObject(ended);
  expect((await proofs(owner).list(owner.id)).error).toMatchObject(ended);
});
