import { expect, test } from 'vitest';
import { begunBy, type Person } from '../support/actors.ts';
import { letLimitsPass, limitsOf, setLimits } from '../support/money/limits.ts';
import { request } from '../support/money/withdrawals.ts';
import { addedAgo, addFactor, codeAgo, proven } from '../support/people/factors.ts';
import { openStage } from '../support/stage.ts';

const { owner, asInvestor, makeInvestor, whileHeld } = await openStage();

const refused = (left: number, span: string) =>
  expect.objectContaining({ message: 'above_own_limit', detail: String(left), hint: span }) as unknown;

const count = async (person: Person) =>
  (await owner`select from private.withdrawal_limits where person_id = ${person.id}`).length;

/** How often a person was notified that their limits changed: in the history, by the bell and by mail. */
async function told(person: Person): Promise<number[]> {
  const [row] = await owner<{ history: number; bell: number; mails: number }[]>`
    select
      (select count(*) from public.account_events where investor_id = ${person.id} and kind = 'withdrawal_limits_changed')::int as history,
      (select count(*) from public.notifications where investor_id = ${person.id} and kind = 'security.withdrawal_limits_changed')::int as bell,
      (select count(*) from private.outgoing_mails
       where recipient = ${person.email} and kind = 'security' and params ->> 'moment' = 'withdrawal_limits_changed')::int as mails`;
  return [row?.history ?? -1, row?.bell ?? -1, row?.mails ?? -1];
}

test('a person is notified of each change once, and not of a retry', async () => {
  const person = await makeInvestor();
  const actor = asInvestor(person);
  await setLimits(actor, null, null);
  expect(await told(person)).toEqual([0, 0, 0]);
  await setLimits(actor, 200_000, 500_000);
  expect(await told(person)).toEqual([1, 1, 1]);
  await setLimits(actor, 200_000, 500_000);
  expect(await told(person)).toEqual([1, 1, 1]);
  await setLimits(actor, 300_000, 500_000);
  await setLimits(actor, 300_000, 500_000);
  expect(await told(person)).toEqual([2, 2, 2]);
  await setLimits(actor, 200_000, 500_000);
  expect(await told(person)).toEqual([3, 3, 3]);
});

test('a raise that is repeated does not wait from the beginning', async () => {
  const person = await makeInvestor();
  const actor = asInvestor(person);
  await setLimits(actor, 200_000);
  await setLimits(actor, null);
  await letLimitsPass(owner, person, '47 hours');
  await setLimits(actor, null);
  await letLimitsPass(owner, person, '1 hour');
  expect(await limitsOf(actor)).toMatchObject({ day: { limit_cents: null, next_from: null } });
});

test.each([0, -1, -100_000, 99_999, 100_000_000_000_001])(
  'a limit of %d cents is refused for each span, and nothing changes',
  async (cents) => {
    const person = await makeInvestor();
    const invalid = expect.objectContaining({ message: 'invalid_limit', detail: '100000' }) as unknown;
    await expect(setLimits(asInvestor(person), cents, 100_000)).rejects.toEqual(invalid);
    await expect(setLimits(asInvestor(person), 100_000, cents)).rejects.toEqual(invalid);
    await expect(setLimits(asInvestor(person), null, cents)).rejects.toEqual(invalid);
    expect(await count(person)).toBe(0);
  },
);

test('the least and the greatest limit are accepted', async () => {
  const actor = asInvestor(await makeInvestor());
  await setLimits(actor, 100_000, 100_000_000_000_000);
  expect(await limitsOf(actor)).toMatchObject({
    day: { limit_cents: 100_000 },
    month: { limit_cents: 100_000_000_000_000, left_cents: 100_000_000_000_000 },
  });
});

test('a page left open changes no limit, with a factor or without, and reads them', async () => {
  const person = await makeInvestor();
  const old = asInvestor(person, {
    amr: [{ method: 'password', timestamp: Math.floor(Date.now() / 1000) - 301 }],
  });
  await expect(setLimits(old, 100_000)).rejects.toThrow('password_required');
  await addFactor(owner, person);
  await proven(owner, person);
  await expect(setLimits(asInvestor(person, { amr: begunBy('password') }), 100_000)).rejects.toThrow(
    'code_required',
  );
  expect(await count(person)).toBe(0);
  await setLimits(asInvestor(person, { amr: codeAgo('0 seconds') }), 100_000);
  expect(await limitsOf(old)).toMatchObject({ day: { limit_cents: 100_000 } });
});

test('a request that waits while a limit is lowered is held to the lower one', async () => {
  const actor = asInvestor(await makeInvestor({ deposited: 900_000 }));
  const asked = whileHeld(
    (sql) => sql`select set_withdrawal_limits(300000)`,
    () => request(actor, { amount_cents: 200_000 }),
    // Later than the request began, by any clock.
    { by: actor, meanwhile: (sql) => sql`select set_withdrawal_limits(100000)` },
  );
  await expect(asked).rejects.toEqual(refused(100_000, 'day'));
});

test('no line is changed, by the owner of the database either', async () => {
  const person = await makeInvestor();
  await setLimits(asInvestor(person), 100_000);
  await expect(
    owner`update private.withdrawal_limits set limit_cents = 900000 where person_id = ${person.id}`,
  ).rejects.toThrow('append_only');
});

test('the export shows the limits of its person alone, and closing the account removes them', async () => {
  const [person, stranger] = [await makeInvestor(), await makeInvestor()];
  await setLimits(asInvestor(person), 100_000);
  await setLimits(asInvestor(stranger), 200_000);
  await asInvestor(person).call('record_export');
  const { answer } = await asInvestor(person).call<{ answer: Record<string, unknown> }>('my_data');
  expect(answer['private.withdrawal_limits']).toEqual([
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
