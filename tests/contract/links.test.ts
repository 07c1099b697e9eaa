import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import postgres from 'postgres';
import { afterAll, expect, inject, test } from 'vitest';
import { withUserClaims } from '../../supabase/embedded/auth/auth-tokens.ts';
import {
  follow,
  LANDING,
  mailedLink,
  newAddress,
  newInvestor,
  PASSWORD,
  type Person,
  visitor,
} from './support/people.ts';

// What is behind the links of mails, when the caller has written them: their tokens, and the address that they lead on to.
const { url, publishableKey, jwtSecret, dbUrl } = inject('supabase');
const sql = postgres(dbUrl, { max: 1, onnotice: () => undefined });
afterAll(() => sql.end());

/** A token of the claims, which no one has signed. */
function unsigned(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ exp: 4_102_444_800, ...claims })}.${part({})}`;
}

/** Where a link leads that leads on to an address with a token behind its `#`. */
async function followToForged(call: string, token: string, link = 'type=signup&token=unknown') {
  const query = new URLSearchParams(link);
  query.set('redirect_to', `${LANDING}#access_token=${token}&expires_in=3600`);
  query.set('apikey', publishableKey);
  const response = await fetch(`${url}/auth/v1/${call}?${query.toString()}`, { redirect: 'manual' });
  return { status: response.status, location: response.headers.get('location') ?? '' };
}

const claimsOf: [string, (person: Person) => object][] = [
  ['of the secret key', () => ({ role: 'service_role', sub: randomUUID() })],
  ['of another person', ({ id }) => ({ role: 'authenticated', sub: id })],
  [
    'of a second level for their own session',
    ({ id, sessionId }) => ({ role: 'authenticated', sub: id, session_id: sessionId, aal: 'aal2' }),
  ],
];

test.each(claimsOf)('a link that leads on to a token with claims %s tells of no session', async (_, make) => {
  const token = unsigned(make(await newInvestor()));
  for (const call of ['verify', 'verif%79']) {
    const { location } = await followToForged(call, token);
    expect(location).not.toContain('access_token');
  }
});

test.runIf(jwtSecret)(
  'a followed link tells of its own session alone, whatever the address says',
  async () => {
    const person = await newInvestor();
    const seen = (await mailedLink(person.email)).mailId;
    const redirectTo = `${LANDING}#access_token=${unsigned({ sub: randomUUID() })}`;
    await visitor().auth.resetPasswordForEmail(person.email, { redirectTo });
    const { link } = await mailedLink(person.email, [seen]);
    expect(new URL(link).searchParams.get('redirect_to')).toBe(LANDING);
    const { location } = await followToForged(
      'verify',
      unsigned({ sub: randomUUID() }),
      new URL(link).search,
    );
    expect(location.split('#')).toHaveLength(2);
    const told = new URLSearchParams(new URL(location).hash.slice(1));
    expect(decodeJwt(told.get('access_token') ?? '')).toMatchObject({ sub: person.id, aal: 'aal1' });
  },
);

test.runIf(jwtSecret)(
  'a link of a change of address leads on without what the address says of a session',
  async () => {
    const { client, email } = await newInvestor();
    const seen = (await mailedLink(email)).mailId;
    await client.auth.updateUser(
      { email: `${randomUUID()}@example.com` },
      { emailRedirectTo: `${LANDING}#x=1` },
    );
    const { link } = await mailedLink(email, [seen]);
    const { location } = await followToForged('verify', unsigned({}), new URL(link).search);
    expect(location).toMatch(/^[^#]+#message=/);
  },
);

test.each([
  [
    'a redirect',
    () =>
      new Response(null, { status: 303, headers: { location: `${LANDING}#access_token=${unsigned({})}` } }),
  ],
  ['a session', () => Response.json({ access_token: unsigned({ sub: randomUUID() }) })],
])('Auth signs no token in %s that it has not signed before', async (_, answer) => {
  const context = { pool: undefined as never, jwtSecret: 'x'.repeat(32), issuer: 'https://issuer.test' };
  const at = new URL(`${url}/auth/v1/verify`);
  await expect(withUserClaims(answer(), at, context)).rejects.toThrow('signature verification failed');
});

const TYPES = ['signup', 'invite', 'recovery', 'magiclink', 'email_change', 'reauthentication'];

/** Asks Auth to verify nothing, in every way there is. */
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
    answers.map(
      async (answer) => JSON.parse((await (await answer).text()) || '"an answer without words"') as object,
    ),
  );
}

test.each(TYPES)(
  'Auth refuses an empty token of type %s, also of an account whose own is empty',
  async (type) => {
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
  },
);

test.runIf(jwtSecret)(
  'a link of a change of address without a time or an address to change to makes none',
  async () => {
    const { id, email, client } = await newInvestor();
    const seen = (await mailedLink(email)).mailId;
    await client.auth.updateUser({ email: newAddress() });
    const { link } = await mailedLink(email, [seen]);
    for (const left of [{ email_change: '' }, { email_change_sent_at: null }]) {
      await sql`update auth.users set ${sql(left)} where id = ${id}`;
      const { told } = await follow(link);
      expect([told.get('error_code'), told.get('access_token')]).toEqual(['otp_expired', null]);
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
  // Anyone may ask for the links of a change again, as long as it is there.
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
