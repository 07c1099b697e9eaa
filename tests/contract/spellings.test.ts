import { randomUUID } from 'node:crypto';
import { beforeAll, expect, inject, test } from 'vitest';
import { sql } from './support/database.ts';
import { newPath, PNG } from './support/files.ts';
import { newAddress, newInvestor, PASSWORD, type Person, signIn } from './support/people.ts';

// A path has many spellings, such as `/tok%65n` for `/token`. None may bypass a rule: the service takes both for the
// same call, or does not know the other.
const { url, publishableKey, jwtSecret } = inject('supabase');

let person: Person;
let banned: Person;
let token: string;
beforeAll(async () => {
  [person, banned] = await Promise.all([newInvestor(), newInvestor()]);
  await sql`update auth.users set banned_until = now() + interval '1 day' where id = ${banned.id}`;
  token = (await person.client.auth.getSession()).data.session?.access_token ?? '';
});

async function call(method: string, path: string, body?: object | Buffer, headers: Record<string, string> = {}) {
  const response = await fetch(url + path, {
    method,
    headers: { apikey: publishableKey, 'content-type': 'application/json', ...headers },
    ...(body && { body: body instanceof Buffer ? new Uint8Array(body) : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, text };
}

function spellings(path: string): string[] {
  const [, before = '', word = ''] = /^(.*\/)([^/]+)$/.exec(path) ?? [];
  const encode = (letters: string) => letters.replaceAll(/./g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  return [
    before + encode(word.slice(0, 1)) + word.slice(1),
    before + word.slice(0, -1) + encode(word.slice(-1)),
    before + encode(word),
    before + encode(word).toUpperCase(),
    before + encode(encode(word.slice(0, 1))) + word.slice(1),
    `${path}/`,
    `${path}%2F`,
    `${before}/${word}`,
    `${before}.%2F${word}`,
    `${before}%2e/${word}`,
    before + word.toUpperCase(),
    path.replace('/v1/', '/%761/'),
  ];
}

test.each(spellings('/auth/v1/user'))('no password is changed without the present one by PUT %s', async (path) => {
  const { status } = await call('PUT', path, { password: randomUUID() }, { authorization: `Bearer ${token}` });
  expect(status).toBeGreaterThanOrEqual(400);
  await signIn(person.email);
});

test.each(spellings('/auth/v1/token'))('a banned person does not sign in by POST %s', async (path) => {
  const body = { email: banned.email, password: PASSWORD };
  const { status } = await call('POST', `${path}?grant_type=password`, body);
  expect(status).toBeGreaterThanOrEqual(400);
});

test.each([
  'grant%5Ftype=refresh_token&grant_type=password',
  '%67rant_type=refresh_token&grant_type=password',
  'x=1&grant%5ftype=refresh_token&grant_type=password',
])('a banned person does not sign in with the query %s', async (query) => {
  const body = { email: banned.email, password: PASSWORD };
  const { status } = await call('POST', `/auth/v1/token?${query}`, body);
  expect(status).toBeGreaterThanOrEqual(400);
});

test.runIf(jwtSecret).each([...spellings('/auth/v1/otp'), ...spellings('/auth/v1/magiclink')])(
  'POST %s makes no confirmed account of an address',
  async (path) => {
    const email = newAddress();
    await call('POST', path, { email, data: { name: 'Test Person', terms: true } });
    expect(await sql`select from auth.users where email = ${email} and email_confirmed_at is not null`).toEqual([]);
  },
);

test.each(spellings('/auth/v1/signup'))('POST %s makes no account that the hook refuses', async (path) => {
  const email = newAddress();
  const { status } = await call('POST', path, { email, password: PASSWORD, data: {} });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(await sql`select from auth.users where email = ${email}`).toEqual([]);
});

test.each(spellings('/storage/v1/object').map((path) => `${path}/avatars`))(
  'no object with an invalid name is uploaded by POST to %s',
  async (path) => {
    const name = newPath(person).replace('.png', '%7E.png');
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'image/png' };
    const { status, text } = await call('POST', `${path}/${name}`, PNG, headers);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(text).not.toContain('row-level security');
  },
);

test('an object keeps what is encoded in its name', async () => {
  const path = newPath(person);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'image/png' };
  const encoded = path.replaceAll('-', '%2D').replace('.', '%2E');
  expect((await call('POST', `/storage/v1/object/avatars/${encoded}`, PNG, headers)).status).toBe(200);
  expect((await person.client.storage.from('avatars').download(path)).data?.size).toBe(PNG.length);
  const flat = newPath(person).replace('/', '%2F');
  const { status } = await call('POST', `/storage/v1/object/avatars%2F${flat}`, PNG, headers);
  expect(status).toBeGreaterThanOrEqual(400);
});

test.each(['/constructor/v1/x', '/toString/v1/x', '/__proto__/v1/x', '//', '//auth/v1/token'])(
  'no service answers GET %s',
  async (path) => {
    expect((await call('GET', path)).status).toBe(404);
  },
);
