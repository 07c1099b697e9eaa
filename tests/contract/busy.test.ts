import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { expect, inject, test } from 'vitest';
import { newInvestor, visitor } from './support/people.ts';

test('twelve calls of a person that wait for a lock keep no one else waiting, and end as busy', async () => {
  const [mallory, bob] = await Promise.all([newInvestor(), newInvestor()]);
  const owner = postgres(inject('supabase').dbUrl, { max: 1 });
  await owner.begin(async (sql) => {
    await sql`select from ledger.accounts where investor_id = ${mallory.id} for update`;
    const codes: unknown[] = [];
    const waiting = Array.from({ length: 12 }, async () => {
      const asked = { title: 'Mine', request_id: randomUUID() };
      codes.push((await mallory.client.rpc('open_portfolio', asked)).error?.code);
    });
    expect((await bob.client.from('profiles').select('id')).data).toEqual([{ id: bob.id }]);
    expect(codes.length).toBeLessThan(8);
    await Promise.all(waiting);
    expect(new Set(codes)).toEqual(new Set(['55P03']));
  });
  await owner.end();
});

test('a visitor asks for no pattern, and for forty conditions at most', async () => {
  const { url, publishableKey } = inject('supabase');
  if (!url.startsWith('http://127.0.0.1')) return;
  const ask = async (query: string) =>
    (await fetch(`${url}/rest/v1/plans?${query}`, { headers: { apikey: publishableKey } })).status;
  expect(await ask('select=id&name=match.(a%2B)%2B$')).toBe(400);
  expect(await ask(Array.from({ length: 300 }, () => 'name=neq.a').join('&'))).toBe(400);
  expect((await visitor().from('plans').select('id').eq('id', 'vip')).data).toEqual([{ id: 'vip' }]);
});
