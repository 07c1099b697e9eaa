import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Attempt, attemptAll, NOBODY, type Thief } from './attempt.ts';

const world = inject('world');
const api = '/storage/v1';
const picture = new Uint8Array(Buffer.from('89504e470d0a1a0a', 'hex'));
const thieves: Thief[] = ['another investor', 'a visitor'];
let cases = 0;

const png = { 'content-type': 'image/png' };
const REPLACING = { ...png, 'x-upsert': 'true' };

/** Everything that can be tried on a bucket and on a file of the victim in it, whose name is `$`. */
function attempts(bucket: string, path: string): Attempt[] {
  const random = path.replace(/\/[0-9a-f-]{36}/, () => `/${randomUUID()}`);
  const own = `${world.attacker.id}/${randomUUID()}.png`;
  const moved = { bucketId: bucket, sourceKey: '$', destinationKey: own };
  const newest = { column: 'created_at', order: 'desc' };
  const tried: [name: string, method: string, place: string, body?: object, headers?: typeof png][] = [
    ['download', 'GET', `/object/${bucket}/$`],
    ['download as oneself', 'GET', `/object/authenticated/${bucket}/$`],
    ['download as anyone', 'GET', `/object/public/${bucket}/$`],
    ['look for', 'HEAD', `/object/${bucket}/$`],
    ['read about', 'GET', `/object/info/${bucket}/$`],
    ['read about as oneself', 'GET', `/object/info/authenticated/${bucket}/$`],
    ['scale', 'GET', `/render/image/authenticated/${bucket}/$?width=10`],
    ['sign a link to', 'POST', `/object/sign/${bucket}/$`, { expiresIn: 60 }],
    ['sign links to', 'POST', `/object/sign/${bucket}`, { expiresIn: 60, paths: ['$'] }],
    ['open a forged link to', 'GET', `/object/sign/${bucket}/$?token=forged`],
    ['ask to upload over', 'POST', `/object/upload/sign/${bucket}/$`],
    ['upload over', 'POST', `/object/${bucket}/$`, picture, png],
    ['upload over, replacing', 'POST', `/object/${bucket}/$`, picture, REPLACING],
    ['replace', 'PUT', `/object/${bucket}/$`, picture, png],
    ['move', 'POST', '/object/move', moved],
    ['copy', 'POST', '/object/copy', moved],
    ['remove', 'DELETE', `/object/${bucket}/$`],
    ['remove among others', 'DELETE', `/object/${bucket}`, { prefixes: ['$'] }],
    ['climb to', 'GET', `/object/${bucket}/${world.attacker.id}/..%2F$`],
    ['list as a folder', 'POST', `/object/list/${bucket}`, { prefix: '$', limit: 10 }],
    ['search', 'POST', `/object/list/${bucket}`, { prefix: '', search: '$', limit: 10 }],
    ['list', 'POST', `/object/list/${bucket}`, { prefix: '', limit: 100 }],
    ['list the folder of the victim', 'POST', `/object/list/${bucket}`, { prefix: world.victim.id }],
    ['list deeper', 'POST', `/object/list/${bucket}`, { prefix: `${world.victim.id}/`, limit: 100 }],
    ['list by date', 'POST', `/object/list/${bucket}`, { prefix: '', sortBy: newest }],
    ['look at the bucket', 'GET', `/bucket/${bucket}`],
    ['open the bucket to the public', 'PUT', `/bucket/${bucket}`, { id: bucket, public: true }],
    ['empty the bucket', 'POST', `/bucket/${bucket}/empty`],
    ['remove the bucket', 'DELETE', `/bucket/${bucket}`],
    ['download without a bucket', 'GET', `/object/${encodeURIComponent(`${bucket}/${path}`)}`],
  ];
  return tried.map(([what, method, place, body, headers]) => {
    const isNamed = `${place}${JSON.stringify(body)}`.includes('$');
    const text = body === picture ? '' : JSON.stringify(body);
    return {
      name: `${what} in ${bucket}`,
      method,
      // Slashes are not encoded.
      path: (encoded) => `${api}${place.replace('$', decodeURIComponent(encoded))}`,
      value: isNamed ? path : NOBODY,
      random: isNamed ? random : NOBODY,
      ...(body && { body: (file) => (text ? (JSON.parse(text.replace('$', file)) as unknown) : body) }),
      ...(headers && { headers }),
    };
  });
}

const download = ({ bucket, path }: { bucket: string; path: string }) =>
  fetch(`${world.apiUrl}${api}/object/${bucket}/${path}`, {
    headers: { apikey: world.publishableKey, authorization: `Bearer ${world.victim.token}` },
  }).then(async (response) => Buffer.from(await response.arrayBuffer()).toString('base64'));
let before: string[] = [];

beforeAll(async () => {
  before = await Promise.all(world.files.map(download));
});
afterAll(() => process.stdout.write(`${cases} attempts on another investor's files, none of them successful\n`));

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
