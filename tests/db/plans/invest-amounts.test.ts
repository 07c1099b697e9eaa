import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Person } from '../support/actors.ts';
import { figures } from '../support/money/books.ts';
import { openStage } from '../support/stage.ts';

const { owner, asInvestor, makeInvestor } = await openStage();

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

test('an investor cannot use one click for two amounts', async () => {
  const alice = await makeInvestor({ deposited: 100_000 });
  const request = { plan_id: 'stater', request_id: randomUUID() };
  await asInvestor(alice).call('invest', { ...request, amount_cents: 20_000 });
  await expect(asInvestor(alice).call('invest', { ...request, amount_cents: 20_001 })).rejects.toThrow(
    'request_id_reused',
  );
  expect(await asInvestor(alice).call('invest', { ...request, amount_cents: 20_000 })).toMatchObject({
    principal_cents: 20_000,
  });
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
      // The price of Stater names its own maximum, which holds.
      max_cents: said(/^\$\d+-\$(\d+)$/, 100) ?? said(/^(\d+) max$/, 100),
      top_ups_per_day: said(/^(\d+) daily top up$/),
      profit_bonus_bp: said(/^(\d+)% profit bonus$/, 100),
      referral_bonus_bp: said(/^(\d+)% referral bonus$/, 100) ?? 0,
      roi_bp: said(/^(\d+)% interest$/, 100) ?? 3000,
    });
    expect(fields['hashrate'] === null ? undefined : Number(fields['hashrate'])).toBe(
      said(/^hashrate (\d+)ph/),
    );
  }
  expect(plans).toHaveLength(6);
});
