import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openStage } from '../support/stage.ts';

// Attacks by their numbers in docs/attacks.md, which also names the tests of the others.
const { owner, asInvestor, makeInvestor } = await openStage();
const mallory = await makeInvestor();
const denied = { code: '42501' };

test('6, a function that trusts an id it is given: no function of an investor takes one', async () => {
  const trusting = await owner<{ name: string }[]>`
    select p.proname as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.proargnames && '{investor_id,user_id,person,owner,caller}'
      and has_function_privilege('authenticated', p.oid, 'execute') and p.proargmodes is null`;
  expect(trusting.map(({ name }) => name).toSorted()).toEqual(['grant_bonus', 'propose_correction']);
  const wanted = { investor_id: mallory.id, amount_cents: 100, reason: 'x', request_id: randomUUID() };
  await expect(asInvestor(mallory).rows('grant_bonus', wanted)).rejects.toMatchObject(denied);
  await expect(asInvestor(mallory).rows('propose_correction', { ...wanted, corrects: 'x' })).rejects.toMatchObject(
    denied,
  );
});

test('17, a query without end: visitors and investors are cut off after seconds', async () => {
  const limits = await owner`
    select r.rolname as role, s.setting from pg_db_role_setting d join pg_roles r on r.oid = d.setrole, unnest(d.setconfig) s (setting)
    where r.rolname in ('anon', 'authenticated', 'authenticator') and s.setting like 'statement_timeout=%' order by 1`;
  expect([...limits]).toEqual([
    { role: 'anon', setting: 'statement_timeout=3s' },
    { role: 'authenticated', setting: 'statement_timeout=8s' },
    { role: 'authenticator', setting: 'statement_timeout=8s' },
  ]);
});
