import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { awayFromMidnight } from '../support/midnight.ts';
import { endTerms, figures, problems } from '../support/money/books.ts';
import { makeEndedPackage } from '../support/money/ended-package.ts';
import { openStage } from '../support/stage.ts';

// No second person confirms what a plan promises: the people who set it, and those who work with them, get none of it.
const stage = await openStage();
const { owner, asInvestor, makeInvestor, makeOperator } = stage;
beforeEach(awayFromMidnight, 60_000);

const settle = () => owner`select private.mature_positions(1000)`;
const endRole = (id: string) => owner`delete from private.operators where user_id = ${id}`;

test('an operator is credited no referral bonus, also if they lose the role later, and the books are whole', async () => {
  const operator = await makeOperator('reviewer');
  const friend = await makeInvestor({ deposited: 50_000, referredBy: operator });
  await asInvestor(friend).call('invest', { plan_id: 'stater', request_id: randomUUID() });
  await endTerms(owner, friend);
  expect(await figures(owner, operator)).toMatchObject({ available: 0, referral_bonus: 0 });
  expect(await problems(owner)).toEqual([]);
  await endRole(operator.id);
  expect(await problems(owner)).toEqual([]);
});

test('an operator is credited no profit bonus, also if they lose the role later, and the books are whole', async () => {
  const operator = await makeOperator('reviewer');
  const { id, post } = await makeEndedPackage(stage, 1, operator);
  await post(3, 5000);
  await settle();
  expect(await owner`select profit_bonus_cents from positions where id = ${id}`).toEqual([
    { profit_bonus_cents: 0 },
  ]);
  expect(await figures(owner, operator)).toMatchObject({ bonus: 0 });
  expect(await problems(owner)).toEqual([]);
  await endRole(operator.id);
  expect(await problems(owner)).toEqual([]);
});

test('a person who was an operator before is credited both bonuses', async () => {
  const person = await makeOperator('reviewer');
  await endRole(person.id);
  const friend = await makeInvestor({ deposited: 50_000, referredBy: person });
  await asInvestor(friend).call('invest', { plan_id: 'stater', request_id: randomUUID() });
  await endTerms(owner, friend);
  const { post } = await makeEndedPackage(stage, 1, person);
  await post(3, 5000);
  await settle();
  expect(await figures(owner, person)).toMatchObject({ referral_bonus: 1000, bonus: 500 });
  expect(await problems(owner)).toEqual([]);
});

test('the books know from the trail when a person was an operator', async () => {
  const person = await makeOperator('reviewer');
  await owner`update private.operators set role = 'treasurer' where user_id = ${person.id}`;
  const wasOperator = async (moment: string) => {
    const [row] = await owner`
      select private.was_operator(${person.id}, clock_timestamp() + ${moment}::interval) as answer`;
    return row?.['answer'] as boolean;
  };
  const answers = async () => [
    await wasOperator('-1 day'),
    await wasOperator('-50 seconds'),
    await wasOperator('1 minute'),
  ];
  expect(await answers()).toEqual([false, true, true]);
  await endRole(person.id);
  expect(await answers()).toEqual([false, true, false]);
});

test('who was an operator within a minute of a moment was one, and no microsecond longer', async () => {
  const person = await makeOperator('reviewer');
  await endRole(person.id);
  const answers = (action: string, ...moments: string[]) =>
    owner<{ answer: boolean }[]>`
      select private.was_operator(${person.id}, e.at + m.moment::interval) as answer
      from private.audit_events e cross join unnest(${moments}::text[]) with ordinality m (moment, place)
      where e.subject = ${person.id} and e.action = ${action} order by m.place`;
  const one = { answer: true };
  const none = { answer: false };
  expect(await answers('role_insert', '-00:01:00.000001', '-00:01')).toEqual([none, one]);
  expect(await answers('role_delete', '00:01', '00:01:00.000001')).toEqual([one, none]);
});
