import { expect, test } from 'vitest';
import { type Person, begunBy } from '../support/actors.ts';
import { letLimitsPass, limitsOf, setLimits } from '../support/money/limits.ts';
import { request } from '../support/money/withdrawals.ts';
import { addedAgo, addFactor, codeAgo, proven } from '../support/people/factors.ts';
import { openStage } from '../support/stage.ts';

const { owner, asInvestor, makeInvestor, whileHeld } = await openStage();

const refused = (left: number, span: string) =>
  expect.objectContaining({ message: 'above_own_limit', detail: String(left), hint: span }) as unknown;

const moveBack = (person: Person, time: string, since = '720 hours') => owner`
  update public.withdrawals set created_at = now() - ${time}::interval
  where investor_id = ${person.id} and created_at > now() - ${since}::interval`;

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
  await expect(request(actor, { amount_cents: 200_000 })).rejects.toEqual(refused(50_000, 'month'));
  expect(await limitsOf(actor)).toMatchObject({
    day: { limit_cents: 150_000, left_cents: 150_000, more_from: null, next_cents: null, next_from: null },
    month: { limit_cents: 250_000, left_cents: 50_000, next_cents: null, next_from: null },
  });
});

test('a request counts against the limit of the month for 30 times 24 hours', async () => {
  const person = await makeInvestor({ deposited: 500_000 });
  const actor = asInvestor(person);
  await setLimits(actor, null, 300_000);
  await request(actor);
  await moveBack(person, '719 hours 59 minutes');
  await request(actor);
  await moveBack(person, '23 hours 59 minutes', '1 hour');
  await request(actor);
  await expect(request(actor)).rejects.toEqual(refused(0, 'month'));
  const [first, second] = await owner<{ at: Date }[]>`
    select created_at as at from public.withdrawals where investor_id = ${person.id} order by 1`;
  const more = (row: { at: Date } | undefined, hours: number) => ({
    more_from: new Date(Number(row?.at) + hours * 3_600_000),
  });
  expect(await limitsOf(actor)).toMatchObject({ day: more(second, 24), month: more(first, 720) });
  await moveBack(person, '720 hours');
  await request(actor);
});

test('a lower limit counts at once, also below what was asked for before', async () => {
  const actor = asInvestor(await makeInvestor({ deposited: 900_000 }));
  await setLimits(actor, 500_000);
  const { id } = await request(actor, { amount_cents: 300_000 });
  await setLimits(actor, 200_000);
  await expect(request(actor)).rejects.toEqual(refused(0, 'day'));
  expect(await limitsOf(actor)).toMatchObject({ day: { limit_cents: 200_000, left_cents: 0, next_from: null } });
  await actor.call('cancel_withdrawal', { withdrawal_id: id });
  await request(actor, { amount_cents: 200_000 });
});

test.each([
  ['a higher limit', 300_000],
  ['no limit', null],
])('%s counts 48 hours later, and until then the one before does', async (_, raised) => {
  const person = await makeInvestor({ deposited: 900_000 });
  const actor = asInvestor(person);
  await setLimits(actor, 200_000, 900_000);
  await setLimits(actor, raised, 900_000);
  const [row] = await owner<{ due: Date }[]>`
    select set_at + interval '48 hours' as due from withdrawals.withdrawal_limits where person_id = ${person.id} order by id desc limit 1`;
  expect(await limitsOf(actor)).toMatchObject({
    day: { limit_cents: 200_000, left_cents: 200_000, next_cents: raised, next_from: row?.due },
    month: { left_cents: 900_000, next_cents: null, next_from: null },
  });
  await letLimitsPass(owner, person, '47 hours 59 minutes');
  await expect(request(actor, { amount_cents: 300_000 })).rejects.toEqual(refused(200_000, 'day'));
  await letLimitsPass(owner, person, '1 minute');
  await request(actor, { amount_cents: 300_000 });
  expect(await limitsOf(actor)).toMatchObject({
    day: { limit_cents: raised, left_cents: raised === null ? null : 0, next_cents: null, next_from: null },
  });
});

const count = async (person: Person) =>
  (await owner`select from withdrawals.withdrawal_limits where person_id = ${person.id}`).length;

test('a page left open changes no limit, with a factor or without, and reads them', async () => {
  const person = await makeInvestor();
  const old = asInvestor(person, { amr: [{ method: 'password', timestamp: Math.floor(Date.now() / 1000) - 301 }] });
  await expect(setLimits(old, 100_000)).rejects.toThrow('password_required');
  await addFactor(owner, person);
  await proven(owner, person);
  await expect(setLimits(asInvestor(person, { amr: begunBy('password') }), 100_000)).rejects.toThrow('code_required');
  expect(await count(person)).toBe(0);
  await setLimits(asInvestor(person, { amr: codeAgo('0 seconds') }), 100_000);
  expect(await limitsOf(old)).toMatchObject({ day: { limit_cents: 100_000 } });
});

test('a person is told of each change of limits and of no retry, and makes twenty in 24 hours', async () => {
  const person = await makeInvestor();
  const actor = asInvestor(person);
  for (let n = 0; n < 20; n += 1) await setLimits(actor, n % 2 ? 200_000 : 300_000);
  await setLimits(actor, 200_000);
  await expect(setLimits(actor, 300_000)).rejects.toThrow('too_many_requests');
  expect(await limitsOf(actor)).toMatchObject({ day: { limit_cents: 200_000, next_from: null } });
  const told = await owner`
    select from public.account_events where investor_id = ${person.id} and kind = 'withdrawal_limits_changed'`;
  expect(told).toHaveLength(20);
});

test('a request that waits while a limit is lowered is held to the lower one', async () => {
  const actor = asInvestor(await makeInvestor({ deposited: 900_000 }));
  const asked = whileHeld(
    (sql) => sql`select set_withdrawal_limits(300000)`,
    () => request(actor, { amount_cents: 200_000 }),
    // Later than the start of the request, by any clock.
    { by: actor, meanwhile: (sql) => sql`select set_withdrawal_limits(100000)` },
  );
  await expect(asked).rejects.toEqual(refused(100_000, 'day'));
});

test('the export shows the limits of its person alone, and closing the account removes them', async () => {
  const [person, stranger] = [await makeInvestor(), await makeInvestor()];
  await setLimits(asInvestor(person), 100_000);
  await setLimits(asInvestor(stranger), 200_000);
  await asInvestor(person).call('record_export');
  const { answer } = await asInvestor(person).call<{ answer: Record<string, unknown> }>('my_data');
  expect(answer['withdrawals.withdrawal_limits']).toEqual([
    expect.objectContaining({ person_id: person.id, span: 'day', limit_cents: 100_000, earlier_cents: null }),
  ]);
  await asInvestor(person).rows('close_account', { email: person.email });
  expect([await count(person), await count(stranger)]).toEqual([0, 1]);
});

test('a thief with the password who sets an authenticator up is held to the limit of the owner for 48 hours', async () => {
  const person = await makeInvestor({ deposited: 900_000 });
  await setLimits(asInvestor(person), 150_000);
  const thief = asInvestor(person, { amr: begunBy('password') });
  await expect(request(thief, { amount_cents: 900_000 })).rejects.toThrow('factor_needed_for_sum');
  await addFactor(owner, person);
  await proven(owner, person);
  const proved = asInvestor(person, { amr: codeAgo('0 seconds') });
  await setLimits(proved, null);
  await expect(request(proved, { amount_cents: 900_000 })).rejects.toThrow('factor_needed_for_sum');
  await addedAgo(owner, person, '24 hours');
  await expect(request(proved, { amount_cents: 900_000 })).rejects.toEqual(refused(150_000, 'day'));
  await letLimitsPass(owner, person, '47 hours 59 minutes');
  await expect(request(proved, { amount_cents: 150_001 })).rejects.toEqual(refused(150_000, 'day'));
});
