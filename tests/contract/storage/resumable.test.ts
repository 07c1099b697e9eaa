import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DetailedError, Upload, type UploadOptions } from 'tus-js-client';
import { beforeAll, expect, inject, test } from 'vitest';
import { bytes, newPath, PNG } from '../support/files.ts';
import { newInvestor, type Person, sameSession, visitor } from '../support/people.ts';

const SOON = { timeout: 10_000, interval: 10 };
const MEBIBYTE = 1_048_576;
const { url, publishableKey, uploadsDir } = inject('supabase');
const ENDPOINT = `${url}/storage/v1/upload/resumable`;
const PIECE = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
let alice: Person;
let bob: Person;
beforeAll(async () => {
  [alice, bob] = await Promise.all([newInvestor(), newInvestor()]);
});

const proofs = ({ client }: Pick<Person, 'client'>) => client.storage.from('proofs');

async function headersOf({ client }: Pick<Person, 'client'>): Promise<Record<string, string>> {
  const { data } = await client.auth.getSession();
  return { apikey: publishableKey, authorization: `Bearer ${data.session?.access_token ?? publishableKey}` };
}

interface Sending {
  file?: Buffer;
  contentType?: string;
  bucket?: string;
  options?: Partial<UploadOptions>;
}

/** Begins a resumable upload as the application does; `done` resolves at its end. */
async function begin(person: Pick<Person, 'client'>, path: string, sending: Sending = {}) {
  const { file = PNG, contentType = 'image/png', bucket = 'proofs', options } = sending;
  const headers = await headersOf(person);
  const started = Promise.withResolvers<string>();
  const done = Promise.withResolvers<void>();
  for (const { promise } of [started, done]) promise.catch(() => undefined);
  const upload = new Upload(file, {
    endpoint: ENDPOINT,
    headers,
    chunkSize: 6 * MEBIBYTE,
    retryDelays: null,
    metadata: { bucketName: bucket, objectName: path, contentType, cacheControl: '3600' },
    onUploadUrlAvailable: () => started.resolve(upload.url ?? ''),
    onSuccess: () => done.resolve(),
    onError: (error) => {
      started.reject(error);
      done.reject(error);
    },
    ...options,
  });
  upload.start();
  return { upload, started: started.promise, done: done.promise };
}

async function refusalInWords(person: Pick<Person, 'client'>, path: string, sending?: Sending) {
  const { done } = await begin(person, path, sending);
  const error: unknown = await done.catch((reason: unknown) => reason);
  const response = error instanceof DetailedError ? error.originalResponse : undefined;
  return [response?.getStatus() ?? error, response?.getBody()];
}

async function refusal(...upload: Parameters<typeof refusalInWords>) {
  return (await refusalInWords(...upload))[0];
}

async function ask(method: string, address: string, person: Person, content = PNG) {
  const headers = { ...(await headersOf(person)), 'tus-resumable': '1.0.0' };
  const piece = method === 'PATCH' && { headers: { ...headers, ...PIECE }, body: new Uint8Array(content) };
  return fetch(address, { method, headers, ...piece });
}

test('an investor uploads a file in pieces, and it is there like any other', async () => {
  const path = newPath(alice);
  await (
    await begin(alice, path)
  ).done;
  expect(await bytes((await proofs(alice).download(path)).data)).toEqual(PNG);
  const { data } = await proofs(alice).list(alice.id, { search: path.split('/')[1] ?? '' });
  expect(data).toMatchObject([{ metadata: { mimetype: 'image/png', size: PNG.length } }]);
});

async function announce(person: Person, path: string, file: Buffer = PNG): Promise<string> {
  const onBeforeRequest: UploadOptions['onBeforeRequest'] = (request) => {
    if (request.getMethod() === 'PATCH') throw new Error('Nothing is sent yet.');
  };
  return (await begin(person, path, { file, options: { onBeforeRequest } })).started;
}

test.runIf(uploadsDir)(
  'an investor whose connection broke goes on where it stopped, and the file is whole',
  async () => {
    const file = Buffer.concat([PNG, randomBytes(4 * MEBIBYTE)]);
    const half = 2 * MEBIBYTE;
    const path = newPath(alice);
    const address = await announce(alice, path, file);
    const line = new AbortController();
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new Uint8Array(file.subarray(0, half))),
    });
    const headers = { ...(await headersOf(alice)), 'tus-resumable': '1.0.0', ...PIECE };
    // A streamed body needs `duplex`, which the DOM's types of fetch lack.
    const broken = { method: 'PATCH', headers, body, duplex: 'half', signal: line.signal };
    const lost = fetch(address, broken);
    lost.catch(() => undefined);
    const id = address.split('/').at(-1) ?? '';
    await expect.poll(async () => (await stat(join(uploadsDir ?? '', id))).size, SOON).toBe(half);
    line.abort();
    await expect(lost).rejects.toThrow('aborted');
    const head = await ask('HEAD', address, alice);
    expect(Number(head.headers.get('upload-offset'))).toBe(half);

    const sent: number[] = [];
    const onProgress = (count: number) => sent.push(count);
    await (
      await begin(alice, path, { file, options: { uploadUrl: address, onProgress } })
    ).done;
    expect(Math.min(...sent)).toBeGreaterThanOrEqual(half);
    // `toEqual` takes seconds for this many bytes, in which the server would close the next test's connections.
    expect((await bytes((await proofs(alice).download(path)).data)).equals(file)).toBe(true);
  },
);

test("an investor cannot begin in another's folder, outside the folders, or under a name of their own", async () => {
  for (const path of [
    newPath(alice),
    `${bob.id}/../${newPath(alice)}`,
    newPath(bob).slice(37),
    `${bob.id}/holiday.png`,
  ])
    expect(await refusal(bob, path)).toBe(403);
});

test('a person whose session has ended cannot begin an upload, and gets that error', async () => {
  const owner = await newInvestor();
  const tab = await sameSession(owner);
  await tab.auth.signOut();
  expect(await refusalInWords(owner, newPath(owner))).toEqual([403, 'session_ended']);
  const ofAnother = await refusalInWords(bob, newPath(alice));
  expect(ofAnother).toEqual([403, 'new row violates row-level security policy']);
});

test('a visitor cannot begin an upload', async () => {
  expect(await refusal({ client: visitor() }, newPath(alice))).toBe(403);
});

test.each([
  ['more than five mebibytes', 413, { file: Buffer.alloc(5 * MEBIBYTE + 1) }],
  ['more than a bucket of pictures takes', 413, { file: Buffer.alloc(2 * MEBIBYTE + 1), bucket: 'avatars' }],
  ['a web page', 415, { contentType: 'text/html' }],
  ['a drawing with scripts', 415, { contentType: 'image/svg+xml' }],
  ['to a bucket that is not there', 404, { bucket: 'elsewhere' }],
] as const)('an investor cannot begin to upload %s', async (_what, status, sending) => {
  expect(await refusal(alice, newPath(alice), sending)).toBe(status);
});

test('an investor cannot send in pieces over a proof once given', async () => {
  const path = newPath(alice);
  await (
    await begin(alice, path)
  ).done;
  expect(await refusal(alice, path, { file: Buffer.concat([PNG, PNG]) })).toBe(409);
  expect(await bytes((await proofs(alice).download(path)).data)).toEqual(PNG);
});

test("an investor can neither continue nor end another's upload", async () => {
  const path = newPath(alice);
  const address = await announce(alice, path);
  for (const method of ['PATCH', 'DELETE'])
    expect((await ask(method, address, bob, PNG)).status).toBeGreaterThanOrEqual(400);
  expect((await ask('PATCH', address, alice, PNG)).status).toBe(204);
  expect((await proofs(alice).download(path)).data?.size).toBe(PNG.length);
});

// A hosted project's answer cannot be changed here (SECURITY.md).
test("asking by HEAD how far another's upload has come answers 200 on a hosted project, and 404 locally", async () => {
  const address = await announce(alice, newPath(alice));
  expect((await ask('HEAD', address, bob)).status).toBe(uploadsDir === undefined ? 200 : 404);
  expect((await ask('HEAD', address, alice)).status).toBe(200);
});

test.runIf(uploadsDir)("another's upload looks like none", async () => {
  const address = await announce(alice, newPath(alice));
  for (const method of ['HEAD', 'PATCH', 'DELETE']) {
    const answers = await Promise.all(
      [address, `${ENDPOINT}/${'0'.repeat(32)}`].map((target) => ask(method, target, bob)),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    const [theirs, nobodys] = await Promise.all(answers.map((answer) => answer.text()));
    expect(theirs).toBe(nobodys);
  }
  expect((await ask('HEAD', address, alice)).status).toBe(200);
});

test('an investor cannot send more than was announced', async () => {
  const path = newPath(alice);
  const address = await announce(alice, path);
  const response = await ask('PATCH', address, alice, Buffer.concat([PNG, PNG]));
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect((await proofs(alice).download(path)).data).toBeNull();
});

test('an upload in pieces has no address to read it from', async () => {
  const response = await ask('GET', await announce(alice, newPath(alice)), alice);
  expect(response.status).toBeGreaterThanOrEqual(400);
});
