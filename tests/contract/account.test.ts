import { beforeAll, expect, test } from 'vitest';
import { sql } from './support/database.ts';
import {
  follow,
  mailedLink,
  newAddress,
  newInvestor,
  PASSWORD,
  type Person,
  register,
  signIn,
  visitor,
} from './support/people.ts';

const OTHER = 'another-passphrase';

let person: Person;
beforeAll(async () => {
  person = await newInvestor();
});

test('a person changes the password with the present one, and their other sessions end', async () => {
  const changing = await newInvestor();
  const elsewhere = await signIn(changing.email);
  const { error } = await changing.client.auth.updateUser({ password: OTHER, current_password: PASSWORD });
  expect(error).toBeNull();
  expect((await elsewhere.client.rpc('unread_notifications')).error).toMatchObject({
    message: 'session_ended',
  });
  expect((await changing.client.rpc('unread_notifications')).error).toBeNull();
  const { data } = await changing.client.from('account_events').select('kind').order('created_at');
  expect(data?.map(({ kind }) => kind).slice(-1)).toEqual(['password_changed']);
  expect((await visitor().auth.signInWithPassword({ email: changing.email, password: OTHER })).error).toBeNull();
});

test.each([
  [undefined, 'current_password_required'],
  ['not-the-password', 'current_password_invalid'],
])('a person cannot change the password with %s as the current one', async (current_password, code) => {
  const { error } = await person.client.auth.updateUser({
    password: OTHER,
    ...(current_password !== undefined && { current_password }),
  });
  expect(error).toMatchObject({ status: 400, code });
});

test('a person sees the browser and the address of their sessions, and ends one of them', async () => {
  const lost = await signIn(person.email);
  const { data } = await person.client.rpc('my_sessions');
  expect(data?.[0]).toMatchObject({
    is_current: true,
    ip: '127.0.0.1',
    user_agent: expect.any(String) as string,
  });
  const other = data?.find(({ is_current }) => !is_current);
  expect((await person.client.rpc('end_sessions', { session_id: other?.id ?? '' })).error).toBeNull();
  expect((await lost.client.auth.refreshSession()).error).toMatchObject({ code: 'refresh_token_not_found' });
});

test('a person’s address changes when both addresses have agreed, in either order, and not before', async () => {
  for (const isNewFirst of [true, false]) {
    const moving = await newInvestor();
    const to = newAddress();
    const seen = [await mailedLink(moving.email)].map(({ mailId }) => mailId);
    const { error } = await moving.client.auth.updateUser({ email: to });
    expect(error).toBeNull();
    const links = [(await mailedLink(to)).link, (await mailedLink(moving.email, seen)).link];
    const [first = '', second = ''] = isNewFirst ? links : links.toReversed();

    const half = await follow(first);
    expect([half.code, half.session]).toEqual([undefined, null]);
    expect((await signIn(moving.email)).id).toBe(moving.id);
    await follow(first);
    expect((await signIn(moving.email)).id).toBe(moving.id);

    const whole = await follow(second);
    const { error: refusal } = await whole.client.rpc('my_sessions');
    expect(refusal).toMatchObject({ message: 'session_ended' });
    expect((await signIn(to)).id).toBe(moving.id);
    expect((await visitor().auth.signInWithPassword({ email: moving.email, password: PASSWORD })).error).not.toBeNull();
    const { data } = await moving.client.from('profiles').select('email, verified').single();
    expect(data).toEqual({ email: to, verified: true });
  }
});

test('no one can sign in to a closed account, or gets a link for it', async () => {
  const leaving = await newInvestor();
  expect((await leaving.client.rpc('close_account', { email: leaving.email })).error).toBeNull();
  const { error } = await visitor().auth.signInWithPassword({ email: leaving.email, password: PASSWORD });
  expect(error).toMatchObject({ code: 'invalid_credentials' });
  const again = await register(leaving.email);
  expect(again.error).toBeNull();
  expect(again.data.user?.id).not.toBe(leaving.id);
});

test('no one in an account makes its tokens too long for a request', async () => {
  const { client } = await newInvestor();
  await client.auth.updateUser({ data: { more: 'x'.repeat(50_000) } });
  await client.auth.refreshSession();
  expect((await client.rpc('my_role')).error).toBeNull();
});

test('a new password takes back the links that were mailed before', async () => {
  const { email, client } = await newInvestor();
  const seen = [(await mailedLink(email)).mailId];
  await visitor().auth.resetPasswordForEmail(email);
  const recovery = await mailedLink(email, seen);
  const to = newAddress();
  expect((await client.auth.updateUser({ email: to })).error).toBeNull();
  const links = [recovery, await mailedLink(email, [...seen, recovery.mailId]), await mailedLink(to)];
  expect((await client.auth.updateUser({ password: OTHER, current_password: PASSWORD })).error).toBeNull();
  for (const { link } of links) expect((await follow(link)).code).toBe('otp_expired');
});

test.each(['stopped', 'closed'])('a link that was mailed before the account was %s does nothing', async (end) => {
  const leaving = await newInvestor();
  const { email, client, id } = leaving;
  const seen = [(await mailedLink(email)).mailId];
  await visitor().auth.resetPasswordForEmail(email);
  const recovery = await mailedLink(email, seen);
  const to = newAddress();
  expect((await client.auth.updateUser({ email: to })).error).toBeNull();
  const agreed = await mailedLink(email, [...seen, recovery.mailId]);
  expect((await follow(agreed.link)).code).toBeUndefined();
  const ended = await (end === 'closed' ? client.rpc('close_account', { email }) : client.rpc('stop_my_account'));
  expect(ended.error).toBeNull();
  for (const { link } of [recovery, await mailedLink(to)]) {
    const { code, session } = await follow(link);
    expect([code, session]).toEqual(['otp_expired', null]);
  }
  const left = await sql`select from auth.one_time_tokens where user_id = ${id}`;
  expect(left).toHaveLength(0);
});
