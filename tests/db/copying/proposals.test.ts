import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeCopier, makeStrategy, proposeStrategy, type Strategy } from '../support/copying/strategies.ts';
import { whoHeard } from '../support/heard.ts';
import { problems } from '../support/money/books.ts';
import { openStage } from '../support/stage.ts';

// Who may propose a strategy now, and that its terms and its record are its own. (private.propose_strategy, private.require_lead.)
const stage = await openStage();
const { owner, asInvestor, makeInvestor, operator, whileHeld } = stage;

/** An identified investor with a thousand dollars, who has taken a proposal back. */
async function makeLead(): Promise<Strategy> {
  const strategy = await proposeStrategy(stage);
  await strategy.rows('close_strategy', { pool_id: strategy.pool, reason: 'Not yet.' });
  return strategy;
}
const propose = ({ rows }: Strategy) =>
  rows('propose_strategy', {
    title: 'T',
    idea: 'I',
    share_bp: 0,
    capacity_cents: 100_000,
    stake_cents: 1000,
    request_id: randomUUID(),
  });

test('an account that is frozen proposes no strategy', async () => {
  const strategy = await makeLead();
  await owner`
    insert into private.freezes (person_id, reason, frozen_by)
    values (${strategy.lead.id}, 'Taken over', ${operator('reviewer').id})`;
  await expect(propose(strategy)).rejects.toThrow('account_frozen');
});

test('a proposal waits for one of another tab, and is refused for it', async () => {
  const strategy = await makeLead();
  const second = whileHeld(
    (sql) => sql`select public.propose_strategy('T', 'I', 0, 100000, 1000, ${randomUUID()})`,
    () => propose(strategy),
    { by: asInvestor(strategy.lead) },
  );
  await expect(second).rejects.toThrow('leads_strategy');
  expect(await problems(owner)).toEqual([]);
});

test('operators hear of a proposal, and when it is taken back', async () => {
  const heard = async () => (await whoHeard(owner, 'strategies'))['operators'] ?? 0;
  const before = await heard();
  const strategy = await proposeStrategy(stage);
  expect(await heard()).toBe(before + 1);
  await strategy.rows('close_strategy', { pool_id: strategy.pool, reason: 'Not yet.' });
  expect(await heard()).toBe(before + 2);
});

test('the record of a lead tells no one of a proposal', async () => {
  const announced = await makeStrategy(stage);
  await announced.rows('close_strategy', { pool_id: announced.pool, reason: 'Enough.' });
  await propose(announced);
  const record = await asInvestor(await makeInvestor()).rows('lead_record', { pool_id: announced.pool });
  expect(record.map(({ title }) => title)).toEqual(['Slow and steady']);
});

test('the terms of one strategy leave the lots of another as they were agreed', async () => {
  const [one, other] = [await makeStrategy(stage), await makeStrategy(stage)];
  const copier = await makeCopier(stage);
  await copier.put(other, 50_000);
  await one.rows('change_terms', { pool_id: one.pool, share_bp: 0, capacity_cents: 100_000_000 });
  expect(
    await owner`select share_bp from public.lots where pool_id = ${other.pool} and investor_id = ${copier.person.id}`,
  ).toEqual([{ share_bp: 1000 }]);
});

test('a proposal that was taken back does not count among the three that a person may have', async () => {
  const { rows, pool } = await proposeStrategy(stage);
  let pool_id = pool;
  for (let times = 0; times < 3; times += 1) {
    await rows('close_strategy', { pool_id, reason: 'Not yet.' });
    pool_id = randomUUID();
    const terms = { title: 'T', idea: 'I', share_bp: 0, capacity_cents: 100_000, stake_cents: 1000 };
    expect(await rows('propose_strategy', { ...terms, request_id: pool_id })).toHaveLength(1);
  }
});
