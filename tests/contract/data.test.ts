import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { beforeAll, expect, inject, test } from 'vitest';
import { submitDeposit, uploadProof } from './support/files.ts';
import { newInvestor, type Person, visitor } from './support/people.ts';

let alice: Person;
let bob: Person;
beforeAll(async () => {
  [alice, bob] = await Promise.all([newInvestor(), newInvestor()]);
});

test('a visitor reads the plans in their order', async () => {
  const { data, status } = await visitor().from('plans').select('id').order('position');
  expect(status).toBe(200);
  expect(data?.map(({ id }) => id)).toEqual(['stater', 'basic', 'gold', 'sliver', 'standard', 'vip']);
});

test('a visitor without a grant gets 401', async () => {
  const { error, status } = await visitor().from('deposits').select('id');
  expect(status).toBe(401);
  expect(error).toMatchObject({ code: '42501' });
});

test('a visitor is known by where they come from, not by what they say of it', async () => {
  const { url, publishableKey, dbUrl } = inject('supabase');
  const owner = postgres(dbUrl, { max: 1 });
  const [before] = await owner<{ id: string }[]>`select coalesce(max(id), 0) as id from messages.senders`;
  const response = await fetch(`${url}/rest/v1/rpc/subscribe_newsletter`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7' },
    body: JSON.stringify({ email: `${randomUUID()}@example.com` }),
  });
  const kept = await owner<{ network: string }[]>`
    select network from messages.senders where id > ${before?.id ?? ''}`;
  await owner.end();
  expect(response.ok).toBe(true);
  expect(kept.length).toBeGreaterThan(0);
  for (const { network } of kept) expect(network).not.toContain('203.0.113.7');
});

test('a visitor sends a message that they cannot read back', async () => {
  const values = { name: 'Visitor', email: 'visitor@example.com', subject: 'Hello', message: 'A question.' };
  expect((await visitor().rpc('send_contact_message', values)).status).toBe(204);
  expect((await visitor().from('contact_messages').select('id')).status).toBe(401);
});

test('an investor submits a deposit, and a retry is the same one', async () => {
  const values = { amount_cents: 12_345, method: 'USDT', proof_path: await uploadProof(alice) };
  const { data: id, status } = await alice.client.rpc('submit_deposit', values);
  expect(status).toBe(200);
  expect((await alice.client.rpc('submit_deposit', values)).data).toBe(id);
  const { data } = await alice.client
    .from('deposits')
    .select('amount_cents, status')
    .eq('id', id ?? '');
  expect(data).toEqual([{ amount_cents: 12_345, status: 'pending' }]);
});

test('rows of another person are an empty list, not an error', async () => {
  const id = await submitDeposit(alice);
  expect((await alice.client.from('deposits').select('id').eq('id', id)).data).toEqual([{ id }]);
  const { data, error, status } = await bob.client.from('deposits').select('id').eq('id', id);
  expect({ data, error, status }).toEqual({ data: [], error: null, status: 200 });
});

test('an investor changes their own profile', async () => {
  const { data } = await bob.client
    .from('profiles')
    .update({ phone: '+354 555 0123' })
    .eq('id', bob.id)
    .select('phone');
  expect(data).toEqual([{ phone: '+354 555 0123' }]);
});

test('a table takes no rows of a client, nor many at once: 403', async () => {
  const values = { amount_cents: 1, method: 'USDT', proof_path: `${alice.id}/x.png` };
  const many = Array.from({ length: 100 }, () => values);
  const { error, status } = await alice.client.from('deposits').insert(many as never);
  expect(status).toBe(403);
  expect(error).toMatchObject({ code: '42501' });
});

test('a value outside its bounds gets 400', async () => {
  const { error, status } = await alice.client.from('profiles').update({ phone: 'nonsense' }).eq('id', alice.id);
  expect(status).toBe(400);
  expect(error).toMatchObject({ code: '23514' });
});

test('a filter of the wrong type gets 400', async () => {
  const { error, status } = await alice.client.from('deposits').select('id').eq('id', 'no-uuid');
  expect(status).toBe(400);
  expect(error).toMatchObject({ code: '22P02' });
});

test('asking for one row where there is none gets 406', async () => {
  const { error, status } = await alice.client.from('deposits').select('id').eq('id', randomUUID()).single();
  expect(status).toBe(406);
  expect(error).toMatchObject({ code: 'PGRST116' });
});

test("a function's own refusal gets 400 with its code as the message", async () => {
  const { error, status } = await bob.client.rpc('invest', { plan_id: 'stater', request_id: randomUUID() });
  expect(status).toBe(400);
  expect(error).toMatchObject({ code: 'P0001', message: 'insufficient_funds' });
});

test('a function for operators gets an investor 403', async () => {
  const { error, status } = await alice.client.rpc('deposit_queue');
  expect(status).toBe(403);
  expect(error).toMatchObject({ code: '42501', message: 'not_allowed' });
});

test('a function for the signed-in gets a visitor 401', async () => {
  const { error, status } = await visitor().rpc('invest', { plan_id: 'stater', request_id: randomUUID() });
  expect(status).toBe(401);
  expect(error).toMatchObject({ code: '42501' });
});

test('an unknown function gets 404', async () => {
  const { error, status } = await alice.client.rpc('no_such_function' as 'my_role');
  expect(status).toBe(404);
  expect(error).toMatchObject({ code: 'PGRST202' });
});

test('an unknown table gets 404', async () => {
  const { error, status } = await alice.client.from('no_such_table' as 'plans').select('id');
  expect(status).toBe(404);
  // PostgREST 12 passes on the code of Postgres; later versions have their own.
  expect(['42P01', 'PGRST205']).toContain(error?.code);
});

test('the private schemas are not reachable', async () => {
  const { status } = await alice.client
    .schema('ledger' as 'public')
    .from('plans')
    .select('id');
  expect(status).toBe(406);
});

test('a forged token gets 401', async () => {
  const token = (await alice.client.auth.getSession()).data.session?.access_token ?? '';
  const { status } = await visitor()
    .from('plans')
    .select('id')
    .setHeader('Authorization', `Bearer ${token.slice(0, -10)}AAAAAAAAAA`);
  expect(status).toBe(401);
});

test('a wrong API key gets 401', async () => {
  expect((await visitor('sb_publishable_wrong').from('plans').select('id')).status).toBe(401);
});

test('a caller gets at most 1000 rows at once, whatever they ask for', async () => {
  const owner = postgres(inject('supabase').dbUrl, { max: 1 });
  const { id } = (await alice.client.auth.getUser()).data.user ?? { id: '' };
  const kind = randomUUID();
  try {
    await owner`
      insert into public.notifications (investor_id, kind, subject_id)
      select ${id}, ${kind}, gen_random_uuid() from generate_series(1, 1001)`;
    const { data, count } = await alice.client
      .from('notifications')
      .select('id', { count: 'exact' })
      .eq('investor_id', id)
      .eq('kind', kind)
      .limit(5000);
    expect(data).toHaveLength(1000);
    expect(count).toBe(1001);
  } finally {
    await owner`delete from public.notifications where kind = ${kind}`;
    await owner.end();
  }
});

test.each([
  ['PATCH', 'UPDATE'],
  ['DELETE', 'DELETE'],
])('a %s without a condition does not change all rows of a table', async (method, verb) => {
  const { url, publishableKey } = inject('supabase');
  const { data } = await alice.client.auth.getSession();
  const response = await fetch(`${url}/rest/v1/profiles?select=id`, {
    method,
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${data.session?.access_token}`,
      'content-type': 'application/json',
    },
    ...(method === 'PATCH' && { body: JSON.stringify({ name: 'Everybody' }) }),
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: '21000', message: `${verb} requires a WHERE clause` });
});
