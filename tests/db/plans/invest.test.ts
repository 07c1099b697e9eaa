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
  // Half a year later, clocks there differ by an hour.
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

test('an investor whose balance suffices but whose deposits do not cannot buy', async () => {
  const alice = await makeInvestor({ deposited: 5000 });
  await owner`select ledger.transfer(${alice.id}, 'bonus_expense', 'available', 50000, 'bonus', gen_random_uuid())`;
  await expect(invest(alice)).rejects.toThrow('insufficient_funds');
});

test('an investor neither sees nor buys a plan that is withdrawn from sale', async () => {
  const alice = await makeInvestor({ deposited: 500_000 });
  await owner`update plans set active = false where id = 'gold'`;
  expect(await asInvestor(alice).query`select id from plans where id = 'gold'`).toHaveLength(0);
  await expect(invest(alice, 'gold')).rejects.toThrow('plan_not_found');
});

test('an investor who sends the click of another buys nothing and sees nothing', async () => {
  const [alice, bob] = [await makeInvestor({ deposited: 10_000 }), await makeInvestor({ deposited: 10_000 })];
  const request = randomUUID();
  await invest(alice, 'stater', request);
  await expect(invest(bob, 'stater', request)).rejects.toThrow('request_id_reused');
  expect(await figures(owner, bob)).toMatchObject({ available: 10_000, invested: 0 });
});

test('an investor who has seen another price or term buys nothing, and is told what it is now', async () => {
  const alice = await makeInvestor({ deposited: 100_000 });
  const before = await fingerprint(owner);
  const buy = (seen: object) =>
    asInvestor(alice).call('invest', { plan_id: 'stater', request_id: randomUUID(), ...seen });
  for (const expected_cents of [9_999, 10_001, 0, -1])
    await expect(buy({ expected_cents })).rejects.toMatchObject({ message: 'price_changed', detail: '10000' });
  await expect(buy({ expected_term: '8 days' })).rejects.toMatchObject({ message: 'term_changed', detail: '7 days' });
  expect(await fingerprint(owner)).toBe(before);
});

test('an investor who has seen the price buys at it, and a retry finds the purchase whatever the plan costs by then', async () => {
  const [alice, mallory] = [await makeInvestor({ deposited: 100_000 }), await makeInvestor({ deposited: 100_000 })];
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
    await expect(asInvestor(mallory).call('invest', request)).rejects.toThrow('price_changed');
    await expect(asInvestor(alice).call('invest', { ...request, request_id: randomUUID() })).rejects.toThrow(
      'price_changed',
    );
  } finally {
    await owner`update plans set min_cents = 10000 where id = 'stater'`;
  }
});

const buy = (person: Person, values: object) =>
  asInvestor(person).call('invest', { plan_id: 'stater', request_id: randomUUID(), ...values });

test.each([10_000, 49_999, 50_000])(
  'an investor buys Stater for %i cents, between its bounds, and keeps its terms',
  async (cents) => {
    const alice = await makeInvestor({ deposited: 60_000 });
    expect(await buy(alice, { amount_cents: cents })).toMatchObject({
      principal_cents: cents,
      max_cents: 50_000,
      top_ups_per_day: 15,
      profit_bonus_bp: 1000,
    });
    expect(await figures(owner, alice)).toMatchObject({ available: 60_000 - cents, invested: cents });
  },
);

test('an investor whose money does not reach for the amount is refused, also when it does for the minimum', async () => {
  const alice = await makeInvestor({ deposited: 30_000 });
  await expect(buy(alice, { amount_cents: 30_001 })).rejects.toThrow('insufficient_funds');
  await buy(alice, { amount_cents: 30_000 });
});

test('the fields of each plan of the seed say what its specified words say', async () => {
  const plans = await owner<
    { title: string; price_text: string; offers: string[]; [field: string]: unknown }[]
  >`select * from plans where id in ('stater', 'basic', 'gold', 'sliver', 'standard', 'vip')`;
  for (const { title, price_text, offers, ...fields } of plans) {
    const said = (pattern: RegExp, unit = 1) => {
      const found = [price_text, ...offers].map((line) => pattern.exec(line)?.[1]).find((words) => words);
      return found === undefined ? undefined : Number(found.replace(',', '')) * unit;
    };
    expect({ title, ...fields }).toMatchObject({
      title,
      min_cents: said(/^\$([\d,]+)/, 100),
      max_cents: said(/^\$\d+-\$(\d+)$/, 100) ?? said(/^(\d+) max$/, 100),
      top_ups_per_day: said(/^(\d+) daily top up$/),
      profit_bonus_bp: said(/^(\d+)% profit bonus$/, 100),
      referral_bonus_bp: said(/^(\d+)% referral bonus$/, 100) ?? 0,
      roi_bp: said(/^(\d+)% interest$/, 100) ?? 3000,
    });
    expect(fields['hashrate'] === null ? undefined : Number(fields['hashrate'])).toBe(said(/^hashrate (\d+)ph/));
  }
  expect(plans).toHaveLength(6);
});
