import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { proposeStrategy, type Strategy } from '../support/copying/strategies.ts';
import { problems } from '../support/money/books.ts';
import { openStage } from '../support/stage.ts';

// Who may propose a strategy now, and that its terms and its record are its own. (private.propose_strategy, private.require_lead.)
const stage = await openStage();
const { owner, asInvestor, operator, whileHeld } = stage;

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
