import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Person } from '../support/actors.ts';
import { figures, fingerprint } from '../support/money/books.ts';
import { openStage } from '../support/stage.ts';

const { owner, asInvestor, makeInvestor } = await openStage();

const invest = (person: Person, plan_id = 'stater', request_id: string | null = randomUUID()) =>
  asInvestor(person).call('invest', { plan_id, request_id });

async function card(person: Person) {
  const [row] = await asInvestor(person).query`select * from portfolio where investor_id = ${person.id}`;
  return row;
}

test('an investor in any time zone buys the months of UTC, and reads so before', async () => {
  await owner`
    insert into plans (id, title, duration, term, price_text, min_cents, max_cents, roi_bp, offers, position)
    values ('half-year', 'Half', '6 months', '6 months', '$1', 100, 100, 0, '{}', 70)`;
  const alice = await makeInvestor({ deposited: 100 });
  // Half a year on, clocks there are an hour off.
  const [bought] = await asInvestor(alice).transaction(async (sql) => {
    await sql`set local time zone 'America/Los_Angeles'`;
    return sql<{ same: boolean }[]>`
      with terms as materialized (select matures_at from purchase_terms('half-year'))
      select x.matures_at = (now() at time zone 'utc' + interval '6 months') at time zone 'utc'
        and x.matures_at = (select matures_at from terms) as same
      from invest('half-year', ${randomUUID()}, 100, '6 months') x`;
  });
  expect(bought).toEqual({ same: true });
});

test('an investor who buys Stater pays exactly 100 dollars and all six cards follow', async () => {
  const alice = await makeInvestor({ deposited: 50_000 });
  const position = await invest(alice);
  expect(position).toMatchObject({
    investor_id: alice.id,
    plan_id: 'stater',
    principal_cents: 10_000,
    status: 'active',
    closed_at: null,
  });
  const [{ days } = { days: 0 }] = await owner<{ days: number }[]>`
    select extract(epoch from matures_at - opened_at)::int / 86400 as days from positions where id = ${String(position['id'])}`;
  expect(days).toBe(7);
  expect(await card(alice)).toEqual({
    investor_id: alice.id,
    deposited_cents: 50_000,
    profit_cents: 0,
    bonus_cents: 0,
    referral_bonus_cents: 0,
    balance_cents: 40_000,
    invested_cents: 10_000,
    withdrawing_cents: 0,
    owned_cents: 50_000,
    pooled_cents: 0,
    income_cents: 0,
    total_packages: 1,
    active_packages: 1,
    active_plan: 'Stater',
  });
});

test('an investor cannot read the card of another investor', async () => {
  const [alice, bob] = [await makeInvestor({ deposited: 50_000 }), await makeInvestor()];
  expect(await asInvestor(bob).query`select investor_id from portfolio`).toEqual([{ investor_id: bob.id }]);
  expect(await asInvestor(bob).query`select from portfolio where investor_id = ${alice.id}`).toHaveLength(0);
});

test.each([
  ['stater', 10_000, '1 week', 3000],
  ['basic', 100_000, '1 week', 3000],
  ['gold', 500_000, '2 weeks', 3000],
  ['sliver', 800_000, '3 weeks', 3000],
  ['standard', 1_000_000, '1 month', 3000],
  ['vip', 2_000_000, '2 months', 3500],
])('an investor with exactly the minimum of %s, %d cents, buys it', async (plan, cents, duration, target) => {
  const alice = await makeInvestor({ deposited: cents });
  expect(
    await asInvestor(alice).query`select min_cents, duration, roi_bp from plans where id = ${plan}`,
  ).toEqual([{ min_cents: cents, duration, roi_bp: target }]);
  await invest(alice, plan);
  expect(await figures(owner, alice)).toMatchObject({ available: 0, invested: cents });
});

test('an investor one cent short of a plan cannot buy it', async () => {
  const alice = await makeInvestor({ deposited: 9999 });
  const before = await fingerprint(owner);
  await expect(invest(alice)).rejects.toThrow('insufficient_funds');
  expect(await fingerprint(owner)).toBe(before);
});

test('an investor whose balance suffices but whose deposits do not cannot buy', async () => {
  const alice = await makeInvestor({ deposited: 5000 });
  await owner`select ledger.transfer(${alice.id}, 'bonus_expense', 'available', 50000, 'bonus', gen_random_uuid())`;
  await expect(invest(alice)).rejects.toThrow('insufficient_funds');
});

test('an investor whose deposits suffice but whose balance does not cannot buy', async () => {
  const alice = await makeInvestor({ deposited: 15_000 });
  await invest(alice);
  await expect(invest(alice)).rejects.toThrow('insufficient_funds');
});

test.each(['platinum', '', 'STATER', null])('an investor cannot buy the plan %j', async (plan) => {
  const alice = await makeInvestor({ deposited: 50_000 });
  await expect(asInvestor(alice).call('invest', { plan_id: plan, request_id: randomUUID() })).rejects.toThrow(
    'plan_not_found',
  );
});

test('an investor neither sees nor buys a plan that is withdrawn from sale', async () => {
  const alice = await makeInvestor({ deposited: 500_000 });
  await owner`update plans set active = false where id = 'gold'`;
  expect(await asInvestor(alice).query`select id from plans where id = 'gold'`).toHaveLength(0);
  await expect(invest(alice, 'gold')).rejects.toThrow('plan_not_found');
});

test('an investor must say which click a purchase belongs to', async () => {
  const alice = await makeInvestor({ deposited: 50_000 });
  await expect(invest(alice, 'stater', null)).rejects.toThrow('request_id_required');
});

test('an investor who sends one click again gets the first position and pays once', async () => {
  const alice = await makeInvestor({ deposited: 50_000 });
  const request = randomUUID();
  const first = await invest(alice, 'stater', request);
  expect(await invest(alice, 'stater', request)).toEqual(first);
  expect(await figures(owner, alice)).toMatchObject({ available: 40_000, invested: 10_000 });
});

test('an investor who sends one click again after spending the rest still gets the first position', async () => {
  const alice = await makeInvestor({ deposited: 20_000 });
  const request = randomUUID();
  const first = await invest(alice, 'stater', request);
  await invest(alice);
  expect(await invest(alice, 'stater', request)).toEqual(first);
});

test('an investor cannot use one click for two plans', async () => {
  const alice = await makeInvestor({ deposited: 500_000 });
  const request = randomUUID();
  await invest(alice, 'stater', request);
  await expect(invest(alice, 'basic', request)).rejects.toThrow('request_id_reused');
});

test('an investor who sends the click of another buys nothing and sees nothing', async () => {
  const [alice, bob] = [await makeInvestor({ deposited: 10_000 }), await makeInvestor({ deposited: 10_000 })];
  const request = randomUUID();
  await invest(alice, 'stater', request);
  await expect(invest(bob, 'stater', request)).rejects.toThrow('request_id_reused');
  expect(await figures(owner, bob)).toMatchObject({ available: 10_000, invested: 0 });
});

test('an investor who clicks eight times at once buys once', async () => {
  const alice = await makeInvestor({ deposited: 80_000 });
  const request = randomUUID();
  const positions = await Promise.all(Array.from({ length: 8 }, () => invest(alice, 'stater', request)));
  expect(new Set(positions.map(({ id }) => id)).size).toBe(1);
  expect(await figures(owner, alice)).toMatchObject({ available: 70_000, invested: 10_000 });
});

test('an investor who races eight purchases with money for three buys three', async () => {
  const alice = await makeInvestor({ deposited: 35_000 });
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => invest(alice)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  const reasons = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [String(outcome.reason)] : [],
  );
  expect(new Set(reasons)).toEqual(new Set(['PostgresError: insufficient_funds']));
  expect(await figures(owner, alice)).toMatchObject({ available: 5000, invested: 30_000 });
});

test('an investor sees their own positions and no other investor sees them', async () => {
  const [alice, bob] = [await makeInvestor({ deposited: 10_000 }), await makeInvestor()];
  await invest(alice);
  expect(await asInvestor(alice).query`select investor_id from positions`).toEqual([
    { investor_id: alice.id },
  ]);
  expect(await asInvestor(bob).query`select investor_id from positions`).toHaveLength(0);
});

test.each([
  [{ principal_cents: 0 }, 'amount_within_bounds'],
  [{ status: 'matured' }, 'positions_closed_at_fits'],
  [{ closed_at: new Date() }, 'positions_closed_at_fits'],
  [{ status: 'lost', closed_at: new Date() }, 'enum position_status'],
])('not even the owner of the database can set %j on an active position', async (change, constraint) => {
  const alice = await makeInvestor({ deposited: 10_000 });
  const { id } = await invest(alice);
  await expect(owner`update positions set ${owner(change)} where id = ${String(id)}`).rejects.toThrow(
    constraint,
  );
});

test('an investor who has seen another price buys nothing, and is told the price', async () => {
  const alice = await makeInvestor({ deposited: 100_000 });
  const before = await fingerprint(owner);
  for (const expected_cents of [9_999, 10_001, 0, -1]) {
    await expect(
      asInvestor(alice).call('invest', { plan_id: 'stater', request_id: randomUUID(), expected_cents }),
    ).rejects.toMatchObject({ message: 'price_changed', detail: '10000' });
  }
  expect(await fingerprint(owner)).toBe(before);
});

test('an investor who has seen another length buys nothing, and is told the length', async () => {
  const alice = await makeInvestor({ deposited: 100_000 });
  const before = await fingerprint(owner);
  const buy = (expected_term: string) =>
    asInvestor(alice).call('invest', {
      plan_id: 'stater',
      request_id: randomUUID(),
      expected_cents: 10_000,
      expected_term,
    });
  for (const term of ['6 days', '8 days', '1 mon', '0', '-7 days'])
    await expect(buy(term)).rejects.toMatchObject({ message: 'term_changed', detail: '7 days' });
  // Thirty days and a month are equal to the database, and do not end on the same day.
  await owner`update plans set term = '12 months' where id = 'stater'`;
  try {
    await expect(buy('360 days')).rejects.toMatchObject({ message: 'term_changed', detail: '1 year' });
  } finally {
    await owner`update plans set term = '7 days' where id = 'stater'`;
  }
  expect(await fingerprint(owner)).toBe(before);
  expect(await buy('1 week')).toMatchObject({ principal_cents: 10_000 });
});

test('an investor who has seen the price buys at it, and a retry finds the purchase whatever the plan costs by then', async () => {
  const [alice, mallory] = [
    await makeInvestor({ deposited: 100_000 }),
    await makeInvestor({ deposited: 100_000 }),
  ];
  const request = {
    plan_id: 'stater',
    request_id: randomUUID(),
    expected_cents: 10_000,
    expected_term: '7 days',
  };
  const bought = await asInvestor(alice).call('invest', request);
  expect(bought).toMatchObject({ principal_cents: 10_000 });
  await owner`update plans set min_cents = 12000 where id = 'stater'`;
  try {
    expect(await asInvestor(alice).call('invest', request)).toMatchObject({ id: bought['id'] });
    // The purchase of another investor excuses no one, and the answer does not show it.
    await expect(asInvestor(mallory).call('invest', request)).rejects.toThrow('price_changed');
    await expect(asInvestor(alice).call('invest', { ...request, request_id: randomUUID() })).rejects.toThrow(
      'price_changed',
    );
  } finally {
    await owner`update plans set min_cents = 10000 where id = 'stater'`;
  }
});
