import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { Person } from '../support/actors.ts';
import { awayFromMidnight } from '../support/midnight.ts';
import { figures, fingerprint, problems } from '../support/money/books.ts';
import { packagesOn } from '../support/money/packages.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asAnonymous, asInvestor, makeInvestor } = stage;

beforeEach(awayFromMidnight, 60_000);

const { buy, topUp } = packagesOn(stage);
const packageOf = async (person: Person) => {
  const [row] = await asInvestor(person).query`
    select principal_cents, top_ups, top_ups_left, room_cents from my_positions where investor_id = ${person.id}`;
  return row;
};

test('an investor tops up a package, which then holds more and is one package still', async () => {
  const alice = await makeInvestor({ deposited: 500_000 });
  const id = await buy(alice);
  expect(await packageOf(alice)).toEqual({
    principal_cents: 100_000,
    top_ups: 0,
    top_ups_left: 20,
    room_cents: 300_000,
  });
  const added = await topUp(alice, id, 25_000);
  expect(added).toMatchObject({
    investor_id: alice.id,
    plan_id: 'basic',
    package_id: id,
    principal_cents: 25_000,
    status: 'active',
  });
  const [same] = await owner`
    select t.matures_at = x.matures_at as ends_with_it, t.opened_at > x.opened_at as begins_later, t.profit_bonus_bp, t.referral_bonus_cents
    from positions t join positions x on x.id = t.package_id where t.id = ${String(added['id'])}`;
  expect(same).toEqual({
    ends_with_it: true,
    begins_later: true,
    profit_bonus_bp: 0,
    referral_bonus_cents: 0,
  });
  expect(await packageOf(alice)).toEqual({
    principal_cents: 125_000,
    top_ups: 1,
    top_ups_left: 19,
    room_cents: 275_000,
  });
  const [card] = await asInvestor(alice)
    .query`select total_packages, active_packages, active_plan, balance_cents, invested_cents from portfolio`;
  expect(card).toEqual({
    total_packages: 1,
    active_packages: 1,
    active_plan: 'Basic',
    balance_cents: 375_000,
    invested_cents: 125_000,
  });
  expect(await problems(owner, 'bonus')).toEqual([]);
});

test('an investor fills a package to its maximum, and reads how much room there is for more', async () => {
  const alice = await makeInvestor({ deposited: 500_000 });
  const id = await buy(alice, 'basic', { amount_cents: 390_000 });
  await expect(topUp(alice, id, 10_001)).rejects.toMatchObject({ message: 'above_maximum', detail: '10000' });
  await topUp(alice, id, 10_000);
  await expect(topUp(alice, id, 1)).rejects.toMatchObject({ message: 'above_maximum', detail: '0' });
  expect(await figures(owner, alice)).toMatchObject({ available: 100_000, invested: 400_000 });
});

test('an investor tops up a package so often a day of UTC and again on the next', async () => {
  const alice = await makeInvestor({ deposited: 500_000 });
  const id = await buy(alice, 'stater');
  for (let n = 0; n < 15; n += 1) await topUp(alice, id, 100);
  await expect(topUp(alice, id, 100)).rejects.toMatchObject({ message: 'too_many_top_ups', detail: '15' });
  await topUp(alice, await buy(alice, 'stater'), 100);
  await owner`update positions set opened_at = opened_at - interval '1 day' where package_id = ${id} or id = ${id}`;
  await topUp(alice, id, 100);
});

test('an investor keeps the terms at which a package was bought, also when its plan is sold no more', async () => {
  const alice = await makeInvestor({ deposited: 100_000 });
  const id = await buy(alice, 'stater');
  await owner`update plans set max_cents = min_cents, top_ups_per_day = 0, active = false where id = 'stater'`;
  try {
    await topUp(alice, id, 40_000);
    await expect(topUp(alice, id, 1)).rejects.toThrow('above_maximum');
  } finally {
    await owner`update plans set max_cents = 50000, top_ups_per_day = 15, active = true where id = 'stater'`;
  }
});

test.each([
  [0, 'invalid_amount'],
  [-1, 'invalid_amount'],
  [null, 'invalid_amount'],
  [50_001, 'insufficient_funds'],
])('an investor cannot add %j cents with 50,000 available', async (cents, refusal) => {
  const alice = await makeInvestor({ deposited: 150_000 });
  const id = await buy(alice);
  const before = await fingerprint(owner);
  await expect(topUp(alice, id, cents)).rejects.toThrow(refusal);
  expect(await fingerprint(owner)).toBe(before);
});

test('an investor whose balance comes from a bonus cannot put more into a package than was deposited', async () => {
  const alice = await makeInvestor({ deposited: 100_000 });
  const id = await buy(alice);
  await owner`select ledger.transfer(${alice.id}, 'bonus_expense', 'available', 200000, 'bonus', gen_random_uuid())`;
  await expect(topUp(alice, id, 100_001)).rejects.toThrow('insufficient_funds');
  await topUp(alice, id, 100_000);
});

test('an investor cannot top up the package of another, a top-up or an unknown package', async () => {
  const [alice, bob] = [await makeInvestor({ deposited: 200_000 }), await makeInvestor({ deposited: 200_000 })];
  const [hers, his] = [await buy(alice), await buy(bob)];
  const added = await topUp(alice, hers);
  for (const id of [his, String(added['id']), randomUUID(), null]) {
    await expect(topUp(alice, id)).rejects.toThrow('not_found');
  }
  await expect(
    asAnonymous.call('top_up', { package_id: hers, amount_cents: 1, request_id: randomUUID() }),
  ).rejects.toMatchObject({
    code: '42501',
  });
});

test('an investor cannot add to a package in the second of its end, nor afterwards', async () => {
  const alice = await makeInvestor({ deposited: 200_000 });
  const id = await buy(alice);
  await owner`update positions set matures_at = now() where id = ${id}`;
  await expect(topUp(alice, id)).rejects.toThrow('package_ended');
  await owner`select plans.mature_positions(1000)`;
  await expect(topUp(alice, id)).rejects.toThrow('package_ended');
});
