import type { TransactionSql } from 'postgres';
import { expect, test } from 'vitest';
import { openStage } from '../support/stage.ts';

type Query = TransactionSql<{ bigint: number }>;

const { owner, asInvestor, asAnonymous, makeInvestor } = await openStage();
const [alice, bob] = [asInvestor(await makeInvestor()), asInvestor(await makeInvestor())];

async function admit(sql: Query): Promise<unknown> {
  await sql`select ground.admit_request()`;
  const [row] = await sql`show statement_timeout`;
  return row?.['statement_timeout'];
}
const reading = async (sql: Query) => {
  await sql`set transaction read only`;
  return admit(sql);
};
const from = (address: string) => async (sql: Query) => {
  await sql`select set_config('request.headers', ${JSON.stringify({ 'x-forwarded-for': address })}, true)`;
  return admit(sql);
};

test('a role of the API waits for a lock for a second', async () => {
  const settings = await owner`
    select r.rolname as role from pg_roles r, unnest(r.rolconfig) s (setting)
    where s.setting = 'lock_timeout=1s' and r.rolname in ('anon', 'authenticated') order by 1`;
  expect([...settings]).toEqual([{ role: 'anon' }, { role: 'authenticated' }]);
});

test('two requests of one person run at once, a third is told to try again, and no one else notices', async () => {
  const refused = { code: 'PT429', message: 'busy' };
  await alice.transaction(async (one) => {
    const free = await admit(one);
    await alice.transaction(async (two) => {
      expect(await admit(two)).toBe(free);
      await expect(alice.transaction(admit)).rejects.toMatchObject(refused);
      expect(await bob.transaction(admit)).toBe(free);
      expect(await asAnonymous.transaction(from('203.0.113.7'))).toBe(free);
      // A page opens with many short reads.
      expect(await alice.transaction(reading)).toBe('500ms');
    });
    expect(await alice.transaction(admit)).toBe(free);
  });
});

test('visitors of one network share two requests, and those of this machine are counted by the gateway', async () => {
  const [one, two] = [from('203.0.113.7'), from('203.0.113.8')];
  await asAnonymous.transaction(async (first) => {
    await one(first);
    await asAnonymous.transaction(async (second) => {
      await one(second);
      await expect(asAnonymous.transaction(one)).rejects.toMatchObject({ message: 'busy' });
      await asAnonymous.transaction(two);
    });
  });
  await asAnonymous.transaction(async (first) => {
    await from('127.0.0.1')(first);
    await asAnonymous.transaction(async (second) => {
      await from('127.0.0.1')(second);
      await asAnonymous.transaction(from('127.0.0.1'));
    });
  });
});
