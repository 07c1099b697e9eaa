import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openStage } from './support/stage.ts';

const { asInvestor, makeInvestor } = await openStage();

test('an investor who buys Stater pays exactly 100 dollars', async () => {
  const alice = await makeInvestor({ deposited: 50_000 });
  const position = await asInvestor(alice).call('invest', { plan_id: 'stater', request_id: randomUUID() });
  expect(position).toMatchObject({ investor_id: alice.id, plan_id: 'stater', principal_cents: 10_000 });
  const [card] = await asInvestor(alice).query`select * from portfolio where investor_id = ${alice.id}`;
  expect(card).toMatchObject({ balance_cents: 40_000, invested_cents: 10_000, total_packages: 1 });
});
