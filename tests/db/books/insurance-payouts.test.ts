import { beforeEach, expect, test } from 'vitest';
import { figures, problems } from '../support/money/books.ts';
import { EVENT_DAY, insuranceTools, lost } from '../support/money/insurance.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asAnonymous, asOperator } = stage;
const { propose, book, available, victims, clear } = insuranceTools(stage);
const treasurer = asOperator('treasurer');

beforeEach(clear);

test('each gets the same part of what they lost, to the cent, and the fund is poorer by the sum', async () => {
  const [a, b, c] = await victims(3);
  if (!a || !b || !c) throw new Error('No victims');
  const before = await available();
  const id = await propose([lost(a, 10_000), lost(b, 10_000), lost(c, 10_000)]);
  expect(await available()).toBe(before);
  const shares = await treasurer.rows<{ investor_id: string; paid_cents: number }>('insurance_shares', {
    proposal_id: id,
  });
  expect(shares.map(({ paid_cents }) => paid_cents).toSorted((less, more) => less - more)).toEqual([
    3_333, 3_333, 3_334,
  ]);
  await book(id);
  await book(id);
  for (const person of [a, b, c]) {
    const { paid_cents } = shares.find(({ investor_id }) => investor_id === person.id) ?? { paid_cents: 0 };
    expect(await figures(owner, person)).toMatchObject({
      available: 100_000 + paid_cents,
      bonus: 0,
      profit: 0,
    });
  }
  expect(await available()).toBe(before - 10_000);
  expect(await problems(owner)).toEqual([]);
});

test('the shares of any losses sum to what is paid, and none is off by a cent or more', async () => {
  for (const [sums, amount] of [
    [[1, 1, 1], 2],
    [[100_000, 1, 33_333, 7], 66_667],
    [[12_345, 54_321, 99_999, 1], 3],
    [[5_000], 4_999],
    [[2_000, 3_000], 5_000],
  ] as const) {
    const people = await victims(sums.length);
    const id = await propose(
      people.map((person, index) => lost(person, sums[index])),
      { amount_cents: amount },
    );
    const shares = await treasurer.rows<{ lost_cents: number; paid_cents: number }>('insurance_shares', {
      proposal_id: id,
    });
    const all = sums.reduce<number>((sum, one) => sum + one, 0);
    expect(shares.reduce((sum, { paid_cents }) => sum + paid_cents, 0)).toBe(amount);
    for (const { lost_cents, paid_cents } of shares)
      expect(Math.abs(paid_cents - (lost_cents * amount) / all)).toBeLessThan(1);
    await book(id);
    expect(await problems(owner)).toEqual([]);
  }
});

test('everyone sees what was paid, for what and to how many, and no one sees to which people, or what only waits', async () => {
  const [a, b] = await victims(2);
  if (!a || !b) throw new Error('No victims');
  const published = async () => {
    const { answer } = await asAnonymous.call<{
      answer: { insurance_paid_cents: number; insurance_payouts: { event: string }[] };
    }>('transparency');
    return answer;
  };
  const before = await published();
  const id = await propose([lost(a, 7_000), lost(b, 9_000)], { event: 'An event for everybody to read' });
  const waiting = await published();
  expect(waiting.insurance_payouts).toEqual(before.insurance_payouts);
  expect(waiting.insurance_paid_cents).toBe(before.insurance_paid_cents);
  await book(id);
  const after = await published();
  expect(after.insurance_paid_cents).toBe(before.insurance_paid_cents + 10_000);
  const shown = after.insurance_payouts.find(({ event }) => event === 'An event for everybody to read');
  expect(shown).toMatchObject({
    amount_cents: 10_000,
    lost_cents: 16_000,
    people: 2,
    happened_on: EVENT_DAY,
  });
  expect(JSON.stringify(after)).not.toContain(a.email);
  expect(JSON.stringify(after)).not.toContain(a.id);
});
