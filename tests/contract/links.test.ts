import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { expect, inject, test } from 'vitest';
import { withUserClaims } from '../../supabase/embedded/auth/auth-tokens.ts';
import { LANDING, mailedLink, newInvestor, type Person, visitor } from './support/people.ts';

// What the links of Auth tell the page that they lead to, when the caller has written the address of that page.
const { url, publishableKey, jwtSecret } = inject('supabase');

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
