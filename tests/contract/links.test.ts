import { randomUUID } from 'node:crypto';
import { withUserClaims } from 'local-supabase/auth/tokens.ts';
import { expect, inject, test } from 'vitest';
import { type Mail, mailTo } from '../support/mailbox.ts';
import { sql } from './support/database.ts';
import {
  follow,
  mailedLink,
  newAddress,
  newInvestor,
  PASSWORD,
  type Person,
  proofOf,
  register,
  visitor,
} from './support/people.ts';

const { url, publishableKey, jwtSecret } = inject('supabase');

function unsigned(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ exp: 4_102_444_800, ...claims })}.${part({})}`;
}

/** Longer ago than `max_frequency`. */
const letAsk = (email: string) =>
  sql`update auth.users set recovery_sent_at = recovery_sent_at - interval '5 minutes' where email = ${email}`;

async function mailsOf({ email, client }: Person): Promise<Record<string, [string, Mail]>> {
  const { mailUrl } = inject('supabase');
  const to = newAddress();
  const { mailId, link } = await mailedLink(email);
  const seen = [mailId];
  const next = async (address = email) => {
    const mail = await mailTo(mailUrl, address, seen, ({ links }) => links.every((each) => !each.includes('/not-me')));
    seen.push(mail.id);
    return [address, mail] as [string, Mail];
  };
  const mails: Record<string, [string, Mail]> = {};
  mails['signup'] = [email, { ...(await mailTo(mailUrl, email, [])), links: [link] }];
  await visitor().auth.signInWithOtp({ email });
  mails['magic link'] = await next();
  await client.auth.reauthenticate();
  mails['reauthentication'] = await next();
  await letAsk(email);
  await visitor().auth.resetPasswordForEmail(email);
  mails['recovery'] = await next();
  await client.auth.updateUser({ email: to });
  mails['change of address'] = await next();
  mails['change to address'] = await next(to);
  return mails;
}

test('no mail of Auth has an address that acts when it is opened, and what a link proves is sent to no server by that', async () => {
  const mails = await mailsOf(await newInvestor());
  for (const link of Object.values(mails).flatMap(([, { links }]) => links)) {
    expect(link).not.toContain('/auth/v1/');
    expect(new URL(link).search).toBe('');
  }
  const proving = Object.values(mails).map(([, { links }]) => links.some((link) => link.includes('#token_hash=')));
  expect(proving).toEqual([true, false, false, true, true, true]);
});

test.runIf(jwtSecret)('programs that open the old address of each link, again and again, use up nothing', async () => {
  const person = await newInvestor();
  const unconfirmed = newAddress();
  await register(unconfirmed);
  const { recovery, ...change } = await mailsOf(person);
  const links = [
    (await mailedLink(unconfirmed)).link,
    ...[recovery, change['change of address'], change['change to address']].map((mail) => mail?.[1].links[0] ?? ''),
  ];
  const before = await sql`select * from auth.users where email in (${unconfirmed}, ${person.email}) order by email`;
  for (const link of links) {
    const { type, token_hash: token } = proofOf(link);
    const old = `${url}/auth/v1/verify?${new URLSearchParams({ type, token, redirect_to: 'https://evil.example.com/' })}`;
    const answers = [];
    for (const method of ['HEAD', 'GET', 'GET']) {
      const { headers } = await fetch(old, { method, redirect: 'manual' });
      answers.push(headers.get('location'));
    }
    expect(answers).toEqual([null, link, link]);
  }
  expect(await sql`select * from auth.users where email in (${unconfirmed}, ${person.email}) order by email`).toEqual(
    before,
  );
  // The change comes last, because it ends the other links.
  for (const link of links) expect((await follow(link)).code).toBeUndefined();
});

test('Auth signs no token that it has not signed before', async () => {
  const context = { pool: undefined as never, jwtSecret: 'x'.repeat(32), issuer: 'https://issuer.test' };
  const answer = Response.json({ access_token: unsigned({ sub: randomUUID() }) });
  const at = new Request(`${url}/auth/v1/verify`);
  await expect(withUserClaims(answer, at, context)).rejects.toThrow('signature verification failed');
});

const TYPES = ['signup', 'invite', 'recovery', 'magiclink', 'email_change', 'reauthentication'];

async function verifyNothing(type: string, email: string) {
  const headers = { apikey: publishableKey, 'content-type': 'application/json' };
  const post = (body: object) =>
    fetch(`${url}/auth/v1/verify`, { method: 'POST', headers, body: JSON.stringify({ type, ...body }) });
  const get = (query: string) => fetch(`${url}/auth/v1/verify?type=${type}${query}`, { redirect: 'manual' });
  const answers = [
    get(''),
    get('&token='),
    get('&token=&token_hash='),
    post({}),
    post({ token_hash: '' }),
    post({ email, token: '' }),
    post({ email, token: '', token_hash: '' }),
  ];
  return Promise.all(
    answers.map(async (answer) => JSON.parse((await (await answer).text()) || '"an answer without words"') as object),
  );
}

test.each(TYPES)('Auth refuses an empty token of type %s, also of an account whose own is empty', async (type) => {
  const { id, email } = await newInvestor();
  await sql`
    update auth.users
       set email_change = ${newAddress()}, email_change_token_current = '', email_change_token_new = '',
           email_change_sent_at = now(), confirmation_token = '', confirmation_sent_at = now(),
           recovery_token = '', recovery_sent_at = now(), reauthentication_token = '', reauthentication_sent_at = now()
     where id = ${id}`;
  for (const answer of await verifyNothing(type, email))
    expect(answer).toMatchObject({ code: 400, error_code: 'validation_failed' });
  expect(await sql`select email from auth.users where id = ${id}`).toEqual([{ email }]);
});

test.runIf(jwtSecret)(
  'a link of a change of address without a time or an address to change to makes none',
  async () => {
    const { id, email, client } = await newInvestor();
    const seen = (await mailedLink(email)).mailId;
    await client.auth.updateUser({ email: newAddress() });
    const { link } = await mailedLink(email, [seen]);
    for (const left of [{ email_change: '' }, { email_change_sent_at: null }]) {
      await sql`update auth.users set ${sql(left)} where id = ${id}`;
      const { code, session } = await follow(link);
      expect([code, session]).toEqual(['otp_expired', null]);
    }
    expect(await sql`select email from auth.users where id = ${id}`).toEqual([{ email }]);
  },
);

test('no one makes a change of address that a new password has ended', async () => {
  const { id, email, client } = await newInvestor();
  await client.auth.updateUser({ email: newAddress() });
  const password = 'another-passphrase';
  expect((await client.auth.updateUser({ password, current_password: PASSWORD })).error).toBeNull();
  for (const answer of await verifyNothing('email_change', email))
    expect(answer).toMatchObject({ code: 400, error_code: 'validation_failed' });
  await visitor().auth.resend({ type: 'email_change', email });
  expect(
    await sql`
      select email, email_change, email_change_token_current, email_change_token_new, email_change_sent_at, email_change_confirm_status
      from auth.users where id = ${id}`,
  ).toEqual([
    {
      email,
      email_change: '',
      email_change_token_current: '',
      email_change_token_new: '',
      email_change_sent_at: null,
      email_change_confirm_status: 0,
    },
  ]);
});
