import { beforeAll, expect, inject, test } from 'vitest';
import { newAddress, newInvestor, PASSWORD } from './support/people.ts';

// Postgres stores neither NUL nor half of a surrogate pair; a service that passes them on would answer with a server
// error.
const { url, publishableKey, adminDbUrl } = inject('supabase');
/** Auth and Storage of a hosted project answer a NUL with 500, and store nothing. */
const most = (text: string) => (adminDbUrl === undefined && text === '\u0000' ? 500 : 499);
let token: string;
beforeAll(async () => {
  const { client } = await newInvestor();
  token = (await client.auth.getSession()).data.session?.access_token ?? '';
});

interface Call {
  method?: string;
  body?: string;
  headers?: Record<string, string>;
}

async function statusOf(path: string, { method = 'POST', body, headers }: Call = {}) {
  const response = await fetch(url + path, {
    method,
    redirect: 'manual',
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...headers,
    },
    ...(body !== undefined && { body }),
  });
  await response.text();
  return response.status;
}

const HOSTILE = ['\u0000', '\uD800', '\uDC00'];
const registration = (name: string) =>
  JSON.stringify({ email: newAddress(), password: PASSWORD, data: { name, terms: true } });
const base64 = (text: string) => Buffer.from(text).toString('base64');
const announced = (bucket: string, object: string) => ({
  'tus-resumable': '1.0.0',
  'upload-length': '1',
  'upload-metadata': `bucketName ${base64(bucket)},objectName ${base64(object)},contentType ${base64('image/png')}`,
});

test.each(HOSTILE)('Auth answers a registration with the character %j in a name', async (text) => {
  expect(await statusOf('/auth/v1/signup', { body: registration(`Ada${text}`) })).toBeLessThanOrEqual(most(text));
});

test.each(HOSTILE)('Auth answers a change of what an account says with the character %j', async (text) => {
  const body = JSON.stringify({ data: { name: `Ada${text}`, [`k${text}`]: 1 } });
  expect(await statusOf('/auth/v1/user', { method: 'PUT', body })).toBeLessThanOrEqual(most(text));
});

test.each(HOSTILE)('Storage answers a list, a link, a copy and a removal with the character %j', async (text) => {
  const object = `a${text}.png`;
  const calls = [
    statusOf('/storage/v1/object/list/avatars', { body: JSON.stringify({ prefix: object }) }),
    statusOf('/storage/v1/object/sign/avatars', {
      body: JSON.stringify({ expiresIn: 60, paths: [object] }),
    }),
    statusOf('/storage/v1/object/copy', {
      body: JSON.stringify({ bucketId: 'avatars', sourceKey: object, destinationKey: 'b.png' }),
    }),
    statusOf('/storage/v1/object/avatars', {
      method: 'DELETE',
      body: JSON.stringify({ prefixes: [object] }),
    }),
  ];
  expect(Math.max(...(await Promise.all(calls)))).toBeLessThanOrEqual(most(text));
});

test.each([
  ['name', announced('avatars', 'a\u0000.png')],
  ['bucket', announced('avatars\u0000', 'a.png')],
])('Storage answers an upload in pieces whose %s has a NUL', async (_, headers) => {
  expect(await statusOf('/storage/v1/upload/resumable', { headers })).toBeLessThan(500);
});

test.each([
  '/storage/v1/object/authenticated/avatars/a%00.png',
  '/auth/v1/verify?type=signup&token=a%00',
  '/auth/v1/verify?type=email_change&token=a%00',
  '/auth/v1/verify?type=email_change&token=%E6%BC%A2',
])('the call of %s is answered', async (path) => {
  expect(await statusOf(path, { method: 'GET' })).toBeLessThan(500);
});
