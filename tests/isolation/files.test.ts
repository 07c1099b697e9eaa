import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Attempt, attemptAll, NOBODY, type Thief } from './attempt.ts';

const world = inject('world');
const api = '/storage/v1';
const picture = new Uint8Array(Buffer.from('89504e470d0a1a0a', 'hex'));
const thieves: Thief[] = ['another investor', 'a visitor'];
let cases = 0;

/** Everything that can be tried on a bucket and on a file of the victim in it. */
function attempts(bucket: string, path: string): Attempt[] {
  const random = path.replace(/\/[0-9a-f-]{36}/, () => `/${randomUUID()}`);
  const own = `${world.attacker.id}/${randomUUID()}.png`;
  const on = (
    name: string,
    method: string,
    place: (file: string) => string,
    body?: (file: string) => unknown,
    headers?: Record<string, string>,
  ): Attempt => ({
    name: `${name} in ${bucket}`,
    method,
    // Slashes stay what they are.
    path: (encoded) => `${api}${place(decodeURIComponent(encoded))}`,
    value: path,
    random,
    ...(body && { body }),
    ...(headers && { headers }),
  });
  const alone = (name: string, method: string, place: string, body?: unknown): Attempt => ({
    name: `${name} ${bucket}`,
    method,
    path: () => `${api}${place}`,
    value: NOBODY,
    random: NOBODY,
    ...(body !== undefined && { body: () => body }),
  });
  const png = { 'content-type': 'image/png' };
  const file = `${bucket}/${path}`;
  return [
    on('download', 'GET', (name) => `/object/${bucket}/${name}`),
    on('download as oneself', 'GET', (name) => `/object/authenticated/${bucket}/${name}`),
    on('download as anybody', 'GET', (name) => `/object/public/${bucket}/${name}`),
    on('look for', 'HEAD', (name) => `/object/${bucket}/${name}`),
    on('read about', 'GET', (name) => `/object/info/${bucket}/${name}`),
    on('read about as oneself', 'GET', (name) => `/object/info/authenticated/${bucket}/${name}`),
    on('scale', 'GET', (name) => `/render/image/authenticated/${bucket}/${name}?width=10`),
    on(
      'sign a link to',
      'POST',
      (name) => `/object/sign/${bucket}/${name}`,
      () => ({ expiresIn: 60 }),
    ),
    on(
      'sign links to',
      'POST',
      () => `/object/sign/${bucket}`,
      (name) => ({ expiresIn: 60, paths: [name] }),
    ),
    on('open a forged link to', 'GET', (name) => `/object/sign/${bucket}/${name}?token=forged`),
    on('ask to upload over', 'POST', (name) => `/object/upload/sign/${bucket}/${name}`),
    on(
      'upload over',
      'POST',
      (name) => `/object/${bucket}/${name}`,
      () => picture,
      png,
    ),
    on(
      'upload over, replacing',
      'POST',
      (name) => `/object/${bucket}/${name}`,
      () => picture,
      { ...png, 'x-upsert': 'true' },
    ),
    on(
      'replace',
      'PUT',
      (name) => `/object/${bucket}/${name}`,
      () => picture,
      png,
    ),
    on(
      'move',
      'POST',
      () => '/object/move',
      (name) => ({ bucketId: bucket, sourceKey: name, destinationKey: own }),
    ),
    on(
      'copy',
      'POST',
      () => '/object/copy',
      (name) => ({ bucketId: bucket, sourceKey: name, destinationKey: own }),
    ),
    on('remove', 'DELETE', (name) => `/object/${bucket}/${name}`),
    on(
      'remove among others',
      'DELETE',
      () => `/object/${bucket}`,
      (name) => ({ prefixes: [name] }),
    ),
    on('climb to', 'GET', (name) => `/object/${bucket}/${world.attacker.id}/..%2F${name}`),
    on(
      'list as a folder',
      'POST',
      () => `/object/list/${bucket}`,
      (name) => ({ prefix: name, limit: 10 }),
    ),
    on(
      'search',
      'POST',
      () => `/object/list/${bucket}`,
      (name) => ({ prefix: '', search: name, limit: 10 }),
    ),
    alone('list', 'POST', `/object/list/${bucket}`, { prefix: '', limit: 100 }),
    alone('list the folder of the victim in', 'POST', `/object/list/${bucket}`, {
      prefix: world.victim.id,
      limit: 100,
    }),
    alone('list deeper in', 'POST', `/object/list/${bucket}`, { prefix: `${world.victim.id}/`, limit: 100 }),
    alone('list by date in', 'POST', `/object/list/${bucket}`, {
      prefix: '',
      sortBy: { column: 'created_at', order: 'desc' },
    }),
    alone('look at', 'GET', `/bucket/${bucket}`),
    alone('open to the public', 'PUT', `/bucket/${bucket}`, { id: bucket, public: true }),
    alone('empty', 'POST', `/bucket/${bucket}/empty`),
    alone('remove', 'DELETE', `/bucket/${bucket}`),
    alone('download without a bucket from', 'GET', `/object/${encodeURIComponent(file)}`),
  ];
}

const download = ({ bucket, path }: { bucket: string; path: string }) =>
  fetch(`${world.apiUrl}${api}/object/${bucket}/${path}`, {
    headers: { apikey: world.publishableKey, authorization: `Bearer ${world.victim.token}` },
  }).then(async (response) => Buffer.from(await response.arrayBuffer()).toString('base64'));
let before: string[] = [];

beforeAll(async () => {
  before = await Promise.all(world.files.map(download));
});
afterAll(() =>
  process.stdout.write(`${cases} attempts on another investor's files, none of them successful\n`),
);

for (const thief of thieves) {
  test.each(world.files.map((file) => [file.bucket, file.path] as const))(
    `${thief} gets, changes and learns nothing of another’s files in %s`,
    async (bucket, path) => {
      const tried = attempts(bucket, path);
      cases += tried.length;
      expect(await attemptAll(tried, thief)).toEqual([]);
    },
  );
}

test('after all of it the victim’s files are what they were', async () => {
  expect(before).toHaveLength(3);
  expect(await Promise.all(world.files.map(download))).toEqual(before);
});

describe('ATTACKS 16, active content:', () => {
  const upload = (name: string, type: string, content: Uint8Array) =>
    fetch(`${world.apiUrl}${api}/object/proofs/${world.attacker.id}/${randomUUID()}${name}`, {
      method: 'POST',
      headers: {
        apikey: world.publishableKey,
        authorization: `Bearer ${world.attacker.token}`,
        'content-type': type,
      },
      body: Buffer.from(content),
    });
  const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');

  test.each([
    ['a drawing with a script', '.svg', 'image/svg+xml'],
    ['a page', '.html', 'text/html'],
    ['a page that is called a picture', '.png', 'text/html'],
    ['a drawing that is called a picture', '.png', 'image/svg+xml'],
    ['a script', '.png', 'application/javascript'],
    ['a file of no type', '.png', 'application/octet-stream'],
    ['a picture that is called a page', '.html', 'image/png'],
    ['a picture with two extensions', '.png.html', 'image/png'],
  ])('an investor cannot upload %s', async (_, name, type) => {
    const response = await upload(name, type, script);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
  });

  test('an investor cannot upload more than five megabytes', async () => {
    expect(
      (await upload('.png', 'image/png', new Uint8Array(5 * 1024 * 1024 + 1))).status,
    ).toBeGreaterThanOrEqual(400);
  });

  test('a script inside a file that claims to be a picture is answered as a picture, and a browser runs none', async () => {
    const response = await upload('.png', 'image/png', script);
    expect(response.status).toBe(200);
    const { Key } = (await response.json()) as { Key: string };
    const served = await fetch(`${world.apiUrl}${api}/object/${Key}`, {
      headers: { apikey: world.publishableKey, authorization: `Bearer ${world.attacker.token}` },
    });
    expect(served.headers.get('content-type')).toBe('image/png');
  });
});
