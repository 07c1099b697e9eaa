import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import postgres from 'postgres';
import { afterAll, expect, inject, test } from 'vitest';
import { readDemoPeople } from '../../scripts/local/demo-people.ts';

// Attacks over HTTP by their numbers in docs/attacks.md. 13 to 16 are in files.test.ts, 18 in live.test.ts, the
// timing of 19 in refused-sign-in.test.ts.
const world = inject('world');
const sql = postgres(world.dbUrl, { max: 1 });
const PASSWORD = 'a long enough password';

afterAll(() => sql.end());

interface Reply {
  status: number;
  body: Record<string, unknown>;
}

async function call(path: string, method: string, body?: unknown, token?: string): Promise<Reply> {
  const response = await fetch(`${world.apiUrl}${path}`, {
    method,
    headers: {
      apikey: world.publishableKey,
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? {} : (JSON.parse(text) as Reply['body']) };
}

const signIn = (email: string, password: string) =>
  call('/auth/v1/token?grant_type=password', 'POST', { email, password });

test('3, a role written into one’s own account: it opens nothing', async () => {
  const update = await call(
    '/auth/v1/user',
    'PUT',
    { data: { role: 'admin', is_operator: true } },
    world.attacker.token,
  );
  expect(update.status).toBe(200);
  // Only a later token contains what a person wrote.
  const token = String((await signIn('new@example.com', readDemoPeople().password)).body['access_token']);
  expect(decodeJwt(token)).toMatchObject({ user_metadata: { role: 'admin' } });
  expect((await call('/rest/v1/rpc/my_role', 'POST', {}, token)).body).toBeNull();
  expect((await call('/rest/v1/rpc/deposit_queue', 'POST', {}, token)).status).toBe(403);
});

test('17, an answer without end: a list stops at a thousand rows', async () => {
  const { id, token } = world.attacker;
  await sql`
    insert into public.notifications (investor_id, kind, subject_id)
    select ${id}, 'kyc_cases.approved', gen_random_uuid() from generate_series(1, 1001)`;
  const { body } = await call('/rest/v1/notifications?select=id&limit=100000', 'GET', undefined, token);
  await sql`delete from public.notifications where investor_id = ${id}`;
  expect(body).toHaveLength(1000);
  const nested = await call(
    '/rest/v1/withdrawal_methods?select=name,withdrawals(id,withdrawal_methods(name,withdrawals(id)))',
    'GET',
  );
  expect(nested.status).toBe(401);
});

test('19, which addresses have an account: signing in and asking for a new password do not tell; signing up does', async () => {
  const known = 'investor@example.com';
  const unknown = `${randomUUID()}@example.com`;
  const [wrong, absent] = await Promise.all([signIn(known, 'not the password'), signIn(unknown, 'not the password')]);
  expect(absent).toEqual(wrong);
  const [forgotten, never] = [
    await call('/auth/v1/recover', 'POST', { email: known }),
    await call('/auth/v1/recover', 'POST', { email: unknown }),
  ];
  expect(never).toEqual(forgotten);
  const data = { name: 'Test Person', terms: true };
  const [again, first] = [
    await call('/auth/v1/signup', 'POST', { email: known, password: PASSWORD, data }),
    await call('/auth/v1/signup', 'POST', { email: unknown, password: PASSWORD, data }),
  ];
  // The page must say "Email is already in use", so this is public.
  expect([again.body['identities'], first.body['identities']]).toEqual([[], [expect.anything()]]);
});

test('20, a token used after its holder signed out: money does not move on it', async () => {
  const { body } = await signIn('treasurer@example.com', readDemoPeople().password);
  const token = String(body['access_token']);
  expect((await call('/rest/v1/rpc/deposit_queue', 'POST', {}, token)).status).toBe(200);
  await call('/auth/v1/logout', 'POST', undefined, token);
  for (const name of ['deposit_queue', 'mature_positions', 'invest']) {
    const args = name === 'invest' ? { plan_id: 'basic', request_id: randomUUID() } : {};
    expect(await call(`/rest/v1/rpc/${name}`, 'POST', args, token)).toMatchObject({
      status: 403,
      body: { message: 'session_ended' },
    });
  }
});

test('20, an unsigned token is refused', async () => {
  const [head = '', claims = ''] = world.victim.token.split('.');
  const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  for (const forged of [`${head}.${claims}.forged`, `${none}.${claims}.`, `${none}.${claims}`]) {
    expect((await call('/rest/v1/portfolio', 'GET', undefined, forged)).status).toBe(401);
  }
});

test('23, a reading whose record is rolled back: an operator learns no tax number that the trail does not know of', async () => {
  const { body } = await signIn('reviewer@example.com', readDemoPeople().password);
  const token = String(body['access_token']);
  const [victims] = await sql<{ id: string }[]>`
    select id from public.kyc_cases where investor_id = ${world.victim.id}`;
  const id = victims?.id ?? '';
  const read = (select: string) => call(`/rest/v1/rpc/read_tax_number${select}`, 'POST', { case_id: id }, token);
  const failing = '?select=pgrst_scalar::int';
  const recorded = () => sql`
    select from ground.audit_events where action = 'tax_number_read' and subject = ${id}`;
  for (const select of ['', failing]) {
    expect(await read(select)).toMatchObject({ status: 400, body: { message: 'reading_not_recorded' } });
  }
  expect(await recorded()).toHaveLength(0);
  await call('/rest/v1/rpc/record_tax_number_reading', 'POST', { case_id: id }, token);
  expect(await read('')).toEqual({ status: 200, body: 'SECRET-1234' });
  expect(await read(failing)).toMatchObject({ status: 400 });
  expect(await recorded()).toHaveLength(1);
});

test('24, documents by the hundred: an operator lists and signs none, and downloads none whose opening the trail does not hold', async () => {
  const { body } = await signIn('treasurer@example.com', readDemoPeople().password);
  const token = String(body['access_token']);
  const [victims] = await sql<{ id: string; path: string }[]>`
    select id, document_path as path from public.kyc_cases where investor_id = ${world.victim.id}`;
  const { id, path } = victims ?? { id: '', path: '' };
  const sign = () =>
    call(`/storage/v1/object/sign/kyc/${path}`, 'POST', { expiresIn: 60 }, token).then(({ status }) => status);
  const download = () =>
    fetch(`${world.apiUrl}/storage/v1/object/kyc/${path}`, {
      headers: { apikey: world.publishableKey, authorization: `Bearer ${token}` },
    }).then(({ status }) => status);
  const listed = () =>
    call('/storage/v1/object/list/kyc', 'POST', { prefix: world.victim.id, limit: 100 }, token).then(
      ({ body: names }) => JSON.stringify(names),
    );
  expect(await sign()).toBeGreaterThanOrEqual(400);
  expect(await download()).toBeGreaterThanOrEqual(400);
  expect(await listed()).toBe('[]');
  await call('/rest/v1/rpc/record_document_opening', 'POST', { case_id: id }, token);
  expect(await download()).toBe(200);
  expect(await sign()).toBeGreaterThanOrEqual(400);
  expect(await listed()).toBe('[]');
  expect(
    await sql`
    select from ground.audit_events where action = 'kyc_document_opened' and subject = ${id}`,
  ).toHaveLength(1);
});

test('23, an export whose record is rolled back: no one takes data that the history does not know of', async () => {
  const { body } = await signIn('treasurer@example.com', readDemoPeople().password);
  const token = String(body['access_token']);
  const failing = '/rest/v1/rpc/my_data?select=pgrst_scalar:pgrst_scalar->>"auth.users"::int';
  const recorded = () => sql`
    select from public.account_events e join public.profiles p on p.id = e.investor_id
    where e.kind = 'data_exported' and p.email = 'treasurer@example.com'`;
  expect(await call(failing, 'POST', {}, token)).toMatchObject({
    status: 400,
    body: { message: 'reading_not_recorded' },
  });
  expect(await recorded()).toHaveLength(0);
  await call('/rest/v1/rpc/record_export', 'POST', {}, token);
  expect(JSON.stringify(await call(failing, 'POST', {}, token))).toContain('treasurer@example.com');
  expect(await recorded()).toHaveLength(1);
});
