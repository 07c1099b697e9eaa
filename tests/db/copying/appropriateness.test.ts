import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Person } from '../support/actors.ts';
import { answer, failedBefore, RIGHT } from '../support/copying/appropriateness.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asInvestor, makeInvestor } = stage;

interface State {
  questions: { id: string; choices: string[] }[];
  questions_version: number;
  passed_at: string | null;
  failures: number;
  may_try_from: string | null;
  cooling_off_hours: number;
  wait_hours: number;
  part_bp: number;
  pack_country: string | null;
  pack_version: number;
}
const stateOf = async (person: Person) => {
  const [state] = await asInvestor(person).rows<State>('appropriateness');
  if (!state) throw new Error('no state');
  return state;
};
const WRONG = { losses: 'a' };

test('a new person is asked twelve questions, has 24 hours to think, and a tenth of their money for copies', async () => {
  const state = await stateOf(await makeInvestor());
  expect(state.questions.map(({ id }) => id)).toEqual(Object.keys(RIGHT));
  expect(state).toMatchObject({
    questions_version: 1,
    passed_at: null,
    failures: 0,
    may_try_from: null,
    cooling_off_hours: 24,
    wait_hours: 24,
    part_bp: 1000,
    pack_country: null,
    pack_version: 1,
  });
});

test.each(Object.keys(RIGHT))(
  'a wrong answer about %s alone is a failure, and is named',
  async (question) => {
    const person = await makeInvestor();
    const other = ['a', 'b', 'c'].find((choice) => choice !== RIGHT[question]);
    expect(await answer(stage, person, { [question]: other })).toMatchObject({
      passed: false,
      wrong: [question],
    });
    expect(await stateOf(person)).toMatchObject({ passed_at: null, failures: 1, may_try_from: null });
  },
);

test('after the first failure one may try at once, after the second one waits a day', async () => {
  const person = await makeInvestor();
  await answer(stage, person, WRONG);
  await answer(stage, person, WRONG);
  const { failures, may_try_from } = await stateOf(person);
  expect(failures).toBe(2);
  await expect(answer(stage, person)).rejects.toThrow('too_soon');
  const [last] = await owner<{ hours: number }[]>`
    select round(extract(epoch from ${may_try_from}::timestamptz - max(at)) / 3600, 5)::float8 as hours
    from public.appropriateness_attempts where investor_id = ${person.id}`;
  expect(last?.hours).toBe(24);
  const refused: unknown = await answer(stage, person).catch((error: unknown) => error);
  expect(new Date((refused as { detail: string }).detail)).toEqual(new Date(may_try_from ?? ''));
});

test('the wait is over a day after the last failure, and each further failure begins another', async () => {
  const person = await makeInvestor();
  await failedBefore(stage, person, 80);
  await failedBefore(stage, person, 25);
  expect(await stateOf(person)).toMatchObject({ failures: 2, may_try_from: null });
  expect(await answer(stage, person, WRONG)).toMatchObject({ passed: false });
  await expect(answer(stage, person)).rejects.toThrow('too_soon');
});

test('an answer waits for one of another tab, and counts it', async () => {
  const person = await makeInvestor();
  await failedBefore(stage, person, 1);
  const second = stage.whileHeld(
    async (sql) => {
      await sql`select from ledger.accounts where investor_id = ${person.id} for update`;
      await sql`
        insert into public.appropriateness_attempts (id, investor_id, questions_version, answers, wrong)
        values (gen_random_uuid(), ${person.id}, 1, '{}', '{losses}')`;
    },
    () => answer(stage, person),
  );
  await expect(second).rejects.toMatchObject({ message: 'too_soon' });
});

test('a retry returns the first result and counts once; with other answers, or of another person, it is refused', async () => {
  const [person, other] = [await makeInvestor(), await makeInvestor()];
  const id = randomUUID();
  const first = await answer(stage, person, WRONG, id);
  expect(await answer(stage, person, WRONG, id)).toEqual(first);
  expect((await stateOf(person)).failures).toBe(1);
  await expect(answer(stage, person, {}, id)).rejects.toThrow('request_id_reused');
  await expect(answer(stage, other, WRONG, id)).rejects.toThrow('request_id_reused');
});

test('after a pass, more answers keep nothing', async () => {
  const person = await makeInvestor();
  const passed = await answer(stage, person);
  expect(await answer(stage, person, WRONG)).toEqual(passed);
  expect(await stateOf(person)).toMatchObject({ failures: 0 });
});

test.each([
  ['eleven', { losses: undefined }],
  ['thirteen', { luck: 'a' }],
  ['a choice that is not offered', { losses: 'z' }],
  ['no choice', { losses: null }],
  ['another question', { losses: undefined, luck: 'a' }],
])('%s is no answer, and no failure', async (_what, changes) => {
  const person = await makeInvestor();
  await expect(answer(stage, person, changes)).rejects.toThrow('invalid_answers');
  expect((await stateOf(person)).failures).toBe(0);
});

test.each([[null], ['b'], [[]], [{}]])('%j is no answer', async (answers) => {
  const person = await makeInvestor();
  await expect(
    asInvestor(person).call('answer_appropriateness', { answers, request_id: randomUUID() }),
  ).rejects.toThrow('invalid_answers');
});

test('answers need a request id', async () => {
  await expect(
    asInvestor(await makeInvestor()).call('answer_appropriateness', { answers: RIGHT, request_id: null }),
  ).rejects.toThrow('request_id_required');
});

test('attempts, questions and packs are never changed or removed', async () => {
  const person = await makeInvestor();
  await answer(stage, person, WRONG);
  for (const table of [
    'public.appropriateness_attempts',
    'private.appropriateness_questions',
    'private.protection_packs',
  ]) {
    await expect(owner`delete from ${owner(table)}`).rejects.toThrow('append_only');
    await expect(owner`truncate ${owner(table)} cascade`).rejects.toThrow('append_only');
  }
  await expect(owner`update public.appropriateness_attempts set wrong = '{}'`).rejects.toThrow('append_only');
  await expect(owner`update private.appropriateness_questions set right_choice = 'a'`).rejects.toThrow(
    'append_only',
  );
  await expect(owner`update private.protection_packs set part_bp = 10000`).rejects.toThrow('append_only');
});
