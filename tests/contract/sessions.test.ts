import { decodeJwt } from 'jose';
import { beforeAll, expect, inject, test } from 'vitest';
import { sql as owner } from './support/database.ts';
import { newPath, PNG } from './support/files.ts';
import { follow, mailedLink, newAddress, newInvestor, PASSWORD, signIn, visitor } from './support/people.ts';

const SESSION_SECONDS = 3600;

let email: string;
beforeAll(async () => {
  ({ email } = await newInvestor());
});

test('an investor signs in with address and password', async () => {
  const { data, error } = await visitor().auth.signInWithPassword({ email, password: PASSWORD });
  expect(error).toBeNull();
  expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: SESSION_SECONDS });
  expect(data.user).toMatchObject({ email, role: 'authenticated' });
});

test('an investor may write the address in capitals', async () => {
  const { data } = await visitor().auth.signInWithPassword({
    email: email.toUpperCase(),
    password: PASSWORD,
  });
  expect(data.user?.email).toBe(email);
});

test('a wrong password and an unknown address are refused alike', async () => {
  const wrong = await visitor().auth.signInWithPassword({ email, password: 'not-the-password' });
  const unknown = await visitor().auth.signInWithPassword({ email: newAddress(), password: PASSWORD });
  for (const { error, data } of [wrong, unknown]) {
    expect(error).toMatchObject({
      status: 400,
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    });
    expect(data.session).toBeNull();
  }
});

test('a session is renewed with its refresh token', async () => {
  const { client, id } = await signIn(email);
  const before = (await client.auth.getSession()).data.session;
  const { data, error } = await client.auth.refreshSession();
  expect(error).toBeNull();
  expect(data.session?.refresh_token).not.toBe(before?.refresh_token);
  expect((await client.from('profiles').select('id').eq('id', id)).data).toEqual([{ id }]);
});

test('a session says that it began with a password and when, also after it is renewed', async () => {
  const { client, sessionId } = await signIn(email);
  const methods = async () => {
    const token = (await client.auth.getSession()).data.session?.access_token ?? '';
    return decodeJwt<{ amr: { method: string; timestamp: number }[] }>(token).amr;
  };
  const began = await methods();
  expect(began).toEqual([{ method: 'password', timestamp: expect.any(Number) as number }]);
  await owner`
    update auth.mfa_amr_claims set created_at = created_at - interval '1 hour', updated_at = updated_at - interval '1 hour'
    where session_id = ${sessionId}`;
  await client.auth.refreshSession();
  expect(await methods()).toEqual(began.map(({ method, timestamp }) => ({ method, timestamp: timestamp - 3600 })));
});

test('a session that a mailed link began reads nothing and moves nothing, also after it is renewed', async () => {
  const person = await newInvestor();
  const path = newPath(person);
  const ownFiles = person.client.storage.from('avatars');
  expect((await ownFiles.upload(path, PNG, { contentType: 'image/png' })).error).toBeNull();
  const registration = await mailedLink(person.email);
  await visitor().auth.resetPasswordForEmail(person.email);
  const { client } = await follow((await mailedLink(person.email, [registration.mailId])).link);
  const attempts = () => [
    client.from('profiles').select('id'),
    client.from('portfolio').select('balance_cents'),
    client.rpc('invest', { plan_id: 'stater', request_id: crypto.randomUUID() }),
    client.rpc('end_sessions'),
  ];
  for (let round = 0; round < 2; round += 1) {
    for (const attempt of attempts())
      expect((await attempt).error).toMatchObject({ code: '42501', message: 'session_ended' });
    expect((await client.auth.refreshSession()).error).toBeNull();
  }
  const files = client.storage.from('avatars');
  expect((await files.list(person.id)).data ?? []).toEqual([]);
  expect((await files.download(path)).data).toBeNull();
});

test.each([
  ['is over', "not_after = now() - interval '1 second'"],
  ['began 30 days ago', "created_at = created_at - interval '30 days'"],
  ['was not renewed for a week', "refreshed_at = now() at time zone 'utc' - interval '7 days 1 minute'"],
])('a session that %s is not renewed', async (_, change) => {
  const { client, sessionId } = await signIn(email);
  await owner`update auth.sessions set ${owner.unsafe(change)} where id = ${sessionId}`;
  const { error } = await client.auth.refreshSession();
  expect(error).toMatchObject({ status: 400, code: 'session_expired' });
});

test('a session of an operator that was not renewed for two hours reads nothing once it is, and is not renewed again', async () => {
  // A unique name, because other files register people meanwhile and no one can take an operator's name.
  const operator = await newInvestor({ name: `Operator ${newAddress().slice(0, 8)}` });
  const resting = await signIn(operator.email);
  const working = await signIn(operator.email);
  await owner`insert into people.operators (user_id, role) values (${operator.id}, 'reviewer')`;
  const role = async ({ client }: typeof resting) => client.rpc('my_role');
  await owner`
    update auth.sessions set created_at = created_at - interval '121 minutes' where id = ${resting.sessionId}`;
  for (const { client } of [resting, working]) expect((await client.auth.refreshSession()).error).toBeNull();
  expect((await role(resting)).error).toMatchObject({ code: '42501', message: 'session_ended' });
  expect((await role(working)).data).toBe('reviewer');
  expect((await resting.client.auth.refreshSession()).error).toMatchObject({ code: 'session_expired' });
  await owner`delete from people.operators where user_id = ${operator.id}`;
});

test('a session comes from the address that its client names first', async () => {
  const { url, publishableKey } = inject('supabase');
  const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: {
      apikey: publishableKey,
      'content-type': 'application/json',
      'x-forwarded-for': '198.51.100.7, 203.0.113.9',
    },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const { session_id: id } = decodeJwt<{ session_id: string }>(
    ((await response.json()) as { access_token: string }).access_token,
  );
  expect(await owner`select host(ip) as ip from auth.sessions where id = ${id}`).toEqual([{ ip: '198.51.100.7' }]);
});

test('the server knows whose session it is', async () => {
  const { client, id } = await signIn(email);
  expect((await client.auth.getUser()).data.user).toMatchObject({ id, email });
});

test('a forged token has no caller', async () => {
  const { client } = await signIn(email);
  const token = (await client.auth.getSession()).data.session?.access_token ?? '';
  const { error } = await visitor().auth.getUser(`${token.slice(0, -10)}AAAAAAAAAA`);
  expect(error).toMatchObject({ status: 403, code: 'bad_jwt' });
});

test('an investor who forgot the password chooses another by mail', async () => {
  const forgetful = await newInvestor();
  const registration = await mailedLink(forgetful.email);
  const asked = await visitor().auth.resetPasswordForEmail(forgetful.email);
  expect(asked.error).toBeNull();

  const { client } = await follow((await mailedLink(forgetful.email, [registration.mailId])).link);
  expect((await client.auth.updateUser({ password: 'another-passphrase' })).error).toBeNull();

  const withOld = await visitor().auth.signInWithPassword({ email: forgetful.email, password: PASSWORD });
  expect(withOld.error).toMatchObject({ code: 'invalid_credentials' });
  const withNew = await visitor().auth.signInWithPassword({
    email: forgetful.email,
    password: 'another-passphrase',
  });
  expect(withNew.error).toBeNull();
});

test('a stranger learns nothing by asking for the recovery of an unknown address', async () => {
  const { error } = await visitor().auth.resetPasswordForEmail(newAddress());
  expect(error).toBeNull();
});

test('an investor cannot change to a short password', async () => {
  const { client } = await signIn(email);
  const { error } = await client.auth.updateUser({ password: '123456', current_password: PASSWORD });
  expect(error).toMatchObject({ status: 422, code: 'weak_password' });
});

test('a banned person neither signs in, nor stays signed in, nor is known by an open session', async () => {
  const banned = await newInvestor();
  const tab = await signIn(banned.email);
  await owner`update auth.users set banned_until = now() + interval '1 day' where id = ${banned.id}`;
  expect((await banned.client.auth.refreshSession()).error).toMatchObject({
    status: 400,
    code: 'refresh_token_not_found',
  });
  expect((await tab.client.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
  const again = await visitor().auth.signInWithPassword({ email: banned.email, password: PASSWORD });
  expect(again.error).toMatchObject({ status: 400, code: 'user_banned' });
});

test.each(['not-an-id', undefined])('a forged token of %s tells nothing about a person', async (sub) => {
  const banned = await newInvestor();
  await owner`update auth.users set banned_until = now() + interval '1 day' where id = ${banned.id}`;
  const { url, publishableKey } = inject('supabase');
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = {
    sub: sub ?? banned.id,
    session_id: sub ?? banned.id,
    role: 'authenticated',
    exp: 4_000_000_000,
  };
  const token = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.${part({})}`;
  for (const method of ['GET', 'PUT']) {
    const response = await fetch(`${url}/auth/v1/user`, {
      method,
      headers: {
        apikey: publishableKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      ...(method === 'PUT' && { body: JSON.stringify({ password: 'another-passphrase' }) }),
    });
    expect([401, 403]).toContain(response.status);
    expect(await response.json()).not.toMatchObject({ error_code: 'user_banned' });
  }
});

test.each([
  ['letters', 'a'.repeat(73)],
  ['letters that are two bytes each', 'é'.repeat(37)],
])('an investor cannot change to a password of more than 72 bytes of %s', async (_, password) => {
  const { client } = await signIn(email);
  const { error } = await client.auth.updateUser({ password, current_password: PASSWORD });
  expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
  expect(error?.message).toMatch(/^Password cannot be longer than 72/);
});

test('after signing out neither the refresh token nor the access token moves anything', async () => {
  const { client } = await signIn(email);
  const session = (await client.auth.getSession()).data.session;
  const other = await signIn(email);
  expect((await client.auth.signOut({ scope: 'local' })).error).toBeNull();

  const refreshed = await visitor().auth.refreshSession({ refresh_token: session?.refresh_token ?? '' });
  expect(refreshed.error).toMatchObject({ status: 400, code: 'refresh_token_not_found' });
  const stale = await visitor()
    .rpc('invest', { plan_id: 'stater', request_id: crypto.randomUUID() })
    .setHeader('Authorization', `Bearer ${session?.access_token}`);
  expect(stale).toMatchObject({ status: 403, error: { code: '42501', message: 'session_ended' } });
  expect((await other.client.auth.refreshSession()).error).toBeNull();
});

test('signing out everywhere ends every session', async () => {
  const person = await newInvestor();
  const elsewhere = await signIn(person.email);
  expect((await person.client.auth.signOut({ scope: 'global' })).error).toBeNull();
  expect((await elsewhere.client.auth.refreshSession()).error).toMatchObject({
    code: 'refresh_token_not_found',
  });
});
