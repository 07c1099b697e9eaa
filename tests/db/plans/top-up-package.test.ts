import { beforeEach, expect, test } from 'vitest';
import { awayFromMidnight } from '../support/midnight.ts';
import { figures, fingerprint, problems } from '../support/money/books.ts';
import { packagesOn } from '../support/money/packages.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asInvestor, asOperator, makeInvestor } = stage;

beforeEach(awayFromMidnight, 60_000);

const { buy, topUp } = packagesOn(stage);

test('an investor gets a package back with its top-ups and is notified once', async () => {
  const alice = await makeInvestor({ deposited: 200_000 });
  const id = await buy(alice);
  await topUp(alice, id, 30_000);
  await owner`update positions set matures_at = now() - interval '1 second' where investor_id = ${alice.id}`;
  await owner`select plans.mature_positions(1000)`;
  expect(await figures(owner, alice)).toMatchObject({ available: 200_000, invested: 0 });
  const told = await owner`
    select kind, amount_cents, subject_id = ${id} as of_package from notifications
    where investor_id = ${alice.id} and kind like 'positions%' order by created_at`;
  expect([...told]).toEqual([
    { kind: 'positions.active', amount_cents: 100_000, of_package: true },
    { kind: 'positions.topped_up', amount_cents: 30_000, of_package: false },
    { kind: 'positions.matured', amount_cents: 130_000, of_package: true },
  ]);
  expect(await asInvestor(alice).rows('attention')).toContainEqual(
    expect.objectContaining({ kind: 'position_matured', amount_cents: 130_000, subject: id }),
  );
  expect(await problems(owner, 'bonus')).toEqual([]);
});

test('an investor earns with a top-up from its own moment on, in one row with the package', async () => {
  const alice = await makeInvestor({ deposited: 1_000_000 });
  const id = await buy(alice, 'gold');
  const { id: added } = await topUp(alice, id, 500_000);
  await owner`
    update positions set opened_at = date_trunc('day', now(), 'UTC') - interval '2 days' where id = ${id}`;
  await owner`
    update positions set opened_at = date_trunc('day', now(), 'UTC') - interval '1 day' where id = ${String(added)}`;
  const post = async (daysAgo: number) =>
    asOperator('treasurer').call('post_yield', {
      plan_id: 'gold',
      day: new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10),
      amount_cents: 1001,
      evidence: 'stated by the pool',
    });
  await post(2);
  await post(1);
  const shares = await owner<{ lines: number }[]>`
    select count(*)::int as lines, sum(amount_cents)::int as cents from ledger.transfers where code = 'yield' and reference in (${id}, ${String(added)})
    group by reference order by 1 desc`;
  expect(shares.map(({ lines }) => lines)).toEqual([2, 1]);
  const [row] = await asInvestor(alice).query`select yield_cents, principal_cents from my_positions where id = ${id}`;
  expect(row).toEqual({ yield_cents: 2002, principal_cents: 1_000_000 });
  const days = await asInvestor(alice).query`select amount_cents from my_position_days where position_id = ${id}`;
  expect([...days]).toEqual([{ amount_cents: 1001 }, { amount_cents: 1001 }]);
  expect(await problems(owner, 'bonus')).toEqual([]);
});

test('an investor reads what a top-up would do, and the top-up does just that', async () => {
  const alice = await makeInvestor({ deposited: 150_000 });
  const id = await buy(alice);
  const terms = async (amount_cents: number | null) =>
    (await asInvestor(alice).rows('top_up_terms', { package_id: id, amount_cents }))[0];
  const before = await fingerprint(owner);
  expect(await terms(30_000)).toMatchObject({
    room_cents: 300_000,
    top_ups_left: 20,
    spendable_cents: 50_000,
    balance_cents: 50_000,
    remaining_cents: 20_000,
    held_cents: 130_000,
    refusal: null,
  });
  expect(await terms(null)).toMatchObject({ remaining_cents: null, held_cents: 100_000, refusal: null });
  expect(await terms(0)).toMatchObject({ refusal: 'invalid_amount' });
  expect(await terms(50_001)).toMatchObject({ refusal: 'insufficient_funds', remaining_cents: null });
  expect(await terms(300_001)).toMatchObject({ refusal: 'above_maximum' });
  expect(await fingerprint(owner)).toBe(before);
  await topUp(alice, id, 30_000);
  expect(await terms(null)).toMatchObject({ balance_cents: 20_000, held_cents: 130_000, top_ups_left: 19 });
  await owner`update positions set top_ups_per_day = 1 where id = ${id}`;
  expect(await terms(1)).toMatchObject({ refusal: 'too_many_top_ups' });
  await owner`update positions set matures_at = now() where id = ${id}`;
  expect(await terms(1)).toMatchObject({ refusal: 'package_ended' });
  const mallory = await makeInvestor();
  expect(await asInvestor(mallory).rows('top_up_terms', { package_id: id, amount_cents: 1 })).toEqual([]);
});

test('packages are sold up to the PH/s that were evidenced, in proportion to what is paid, and again when one has ended', async () => {
  const alice = await makeInvestor({ deposited: 500_000 });
  await asOperator('treasurer').rows('evidence_capacity', {
    plan_id: 'stater',
    capacity_cents: 100_000_000,
    capacity_phs: 60.5,
    evidence: 'stated by lessor 18',
  });
  const held = async () =>
    (await asOperator('reviewer').rows<{ plan_id: string }>('plan_capacities')).find(
      ({ plan_id }) => plan_id === 'stater',
    );
  const first = await buy(alice, 'stater', { amount_cents: 50_000 });
  await buy(alice, 'stater');
  expect(await held()).toMatchObject({ capacity_phs: '60.500', sold_phs: '60.000' });
  await expect(buy(alice, 'stater')).rejects.toThrow('plan_sold_out');
  await owner`update positions set matures_at = now() where id = ${first}`;
  await owner`select plans.mature_positions(1000)`;
  const id = await buy(alice, 'stater', { amount_cents: 10_999 });
  await topUp(alice, id, 1);
  await topUp(alice, id, 10_000);
  expect(await held()).toMatchObject({ sold_phs: '31.000' });
  expect(await owner`select * from proof.verify_tallies()`).toEqual([]);
});
