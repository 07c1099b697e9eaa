import { expect, test } from 'vitest';
import type { Person } from '../support/actors.ts';
import { letLimitsPass, limitsOf, setLimits } from '../support/money/limits.ts';
import { request } from '../support/money/withdrawals.ts';
import { openStage } from '../support/stage.ts';

const { owner, asInvestor, makeInvestor } = await openStage();

const refused = (left: number, span: string) =>
  expect.objectContaining({ message: 'above_own_limit', detail: String(left), hint: span }) as unknown;

const moveBack = (person: Person, time: string) =>
  owner`update public.withdrawals set created_at = now() - ${time}::interval where investor_id = ${person.id}`;

const lines = async (person: Person) =>
  (
    await owner<{ span: string; cents: number | null }[]>`
      select span, limit_cents as cents from private.withdrawal_limits where person_id = ${person.id} order by id`
  ).map(({ span, cents }) => [span, cents]);

test('a first limit counts at once, for each span, and says what is left', async () => {
  const person = await makeInvestor({ deposited: 900_000 });
  const actor = asInvestor(person);
  await setLimits(actor, 150_000, 250_000);
  await expect(request(actor, { amount_cents: 150_001 })).rejects.toEqual(refused(150_000, 'day'));
  await request(actor);
  await expect(request(actor)).rejects.toEqual(refused(50_000, 'day'));
  await moveBack(person, '23 hours 59 minutes');
  await expect(request(actor)).rejects.toEqual(refused(50_000, 'day'));
  await moveBack(person, '24 hours');
  await request(actor);
  await moveBack(person, '24 hours');
  await expect(request(actor)).rejects.toEqual(refused(50_000, 'month'));
  expect(await limitsOf(actor)).toMatchObject({
    day: { limit_cents: 150_000, left_cents: 150_000, more_from: null, next_cents: null, next_from: null },
    month: { limit_cents: 250_000, left_cents: 50_000, next_cents: null, next_from: null },
  });
});

test('a request counts against the limit of the month for 30 times 24 hours', async () => {
  const person = await makeInvestor({ deposited: 500_000 });
  const actor = asInvestor(person);
  await setLimits(actor, null, 100_000);
  await request(actor);
  await moveBack(person, '719 hours 59 minutes');
  await expect(request(actor)).rejects.toEqual(refused(0, 'month'));
  const [earliest] = await owner<{ ends: Date }[]>`
    select created_at + interval '720 hours' as ends from public.withdrawals where investor_id = ${person.id}`;
  expect(await limitsOf(actor)).toMatchObject({ month: { more_from: earliest?.ends } });
  await moveBack(person, '720 hours');
  await request(actor);
});

test('a lower limit counts at once, also below what was asked for before', async () => {
  const actor = asInvestor(await makeInvestor({ deposited: 900_000 }));
  await setLimits(actor, 500_000);
  const { id } = await request(actor, { amount_cents: 300_000 });
  await setLimits(actor, 200_000);
  await expect(request(actor)).rejects.toEqual(refused(0, 'day'));
  expect(await limitsOf(actor)).toMatchObject({
    day: { limit_cents: 200_000, left_cents: 0, next_from: null },
  });
  await actor.call('cancel_withdrawal', { withdrawal_id: id });
  await request(actor, { amount_cents: 200_000 });
});

test.each([
  ['a higher limit', 300_000],
  ['no limit', null],
])('%s counts 48 hours later, and until then the one before does', async (_, raised) => {
  const person = await makeInvestor({ deposited: 900_000 });
  const actor = asInvestor(person);
  await setLimits(actor, 200_000);
  await setLimits(actor, raised);
  const [row] = await owner<{ due: Date }[]>`
    select set_at + interval '48 hours' as due from private.withdrawal_limits where person_id = ${person.id} order by id desc limit 1`;
  expect(await limitsOf(actor)).toMatchObject({
    day: { limit_cents: 200_000, left_cents: 200_000, next_cents: raised, next_from: row?.due },
  });
  await letLimitsPass(owner, person, '47 hours 59 minutes');
  await expect(request(actor, { amount_cents: 300_000 })).rejects.toEqual(refused(200_000, 'day'));
  await letLimitsPass(owner, person, '1 minute');
  await request(actor, { amount_cents: 300_000 });
  expect(await limitsOf(actor)).toMatchObject({
    day: { limit_cents: raised, left_cents: raised === null ? null : 0, next_cents: null, next_from: null },
  });
});

test('the limits of a day and of a month change apart', async () => {
  const person = await makeInvestor({ deposited: 900_000 });
  const actor = asInvestor(person);
  await setLimits(actor, 200_000, 500_000);
  await setLimits(actor, 300_000, 400_000);
  expect(await limitsOf(actor)).toMatchObject({
    day: { limit_cents: 200_000, next_cents: 300_000 },
    month: { limit_cents: 400_000, next_cents: null, next_from: null },
  });
  expect(await lines(person)).toEqual([
    ['day', 200_000],
    ['month', 500_000],
    ['day', 300_000],
    ['month', 400_000],
  ]);
});
