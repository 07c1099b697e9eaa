import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Person } from '../support/actors.ts';
import { answer, RIGHT, failedBefore } from '../support/copying/appropriateness.ts';
import { openStage } from '../support/stage.ts';
import { makeLive } from '../support/trading/quotes.ts';

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
// What others have passed says nothing of the people below.
await answer(stage, await makeInvestor(), {});

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

test.each(Object.keys(RIGHT))('a wrong answer about %s alone is a failure, and is named', async (question) => {
  const person = await makeInvestor();
  const other = ['a', 'b', 'c'].find((choice) => choice !== RIGHT[question]);
  expect(await answer(stage, person, { [question]: other })).toMatchObject({ passed: false, wrong: [question] });
  expect(await stateOf(person)).toMatchObject({ passed_at: null, failures: 1, may_try_from: null });
});

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

test('a retry returns the first result and counts once; with other answers, or of another person, it is refused', async () => {
  const [person, other] = [await makeInvestor(), await makeInvestor()];
  const id = randomUUID();
  const first = await answer(stage, person, WRONG, id);
  expect(await answer(stage, person, WRONG, id)).toEqual(first);
  expect((await stateOf(person)).failures).toBe(1);
  await expect(answer(stage, person, {}, id)).rejects.toThrow('request_id_reused');
  await expect(answer(stage, other, WRONG, id)).rejects.toThrow('request_id_reused');
});

const DEFAULT = { version: 2, questions_version: 1, cooling_off_hours: 24, wait_hours: 24, part_bp: 1000 };

const addPack = (pack: object) => owner`insert into copying.protection_packs ${owner({ ...DEFAULT, ...pack })}`;

const livesIn = async (country: string) => {
  const person = await makeInvestor();
  await owner`update public.profiles set country = ${country} where id = ${person.id}`;
  return person;
};

const packOf = async (person: Person) => {
  const [state] = await asInvestor(person).rows<{
    part_bp: number;
    pack_country: string;
    pack_version: number;
  }>('appropriateness');
  return state;
};

test('a country has the newest of its packs that are in force, and others have the default', async () => {
  const [malta, peru] = [await livesIn('Malta'), await livesIn('Peru')];
  await addPack({ country: 'Malta', version: 1, part_bp: 2000 });
  await addPack({ country: 'Malta', version: 3, part_bp: 1500 });
  await addPack({ country: 'Malta', version: 2, part_bp: 2500 });
  await addPack({ country: 'Malta', version: 4, part_bp: 9000, in_force_from: new Date('2100-01-01') });
  expect(await packOf(malta)).toMatchObject({ part_bp: 1500, pack_country: 'Malta', pack_version: 3 });
  expect(await packOf(peru)).toMatchObject({ part_bp: 1000, pack_country: null, pack_version: 1 });
});

test('a new version of the questions asks again those who have passed, and counts their failures from then', async () => {
  const person = await livesIn('Chad');
  await failedBefore(stage, person, 50);
  await answer(stage, person);
  await owner`
    insert into copying.appropriateness_questions (version, id, place, choices, right_choice)
    select 2, q.id, q.place, q.choices, q.choices[1] from copying.appropriateness_questions q where q.version = 1`;
  await addPack({ country: 'Chad', version: 1, questions_version: 2 });
  const [asked] = await asInvestor(person).rows('appropriateness');
  expect(asked).toMatchObject({ questions_version: 2, passed_at: null, failures: 0 });
  const questions = (asked?.['questions'] ?? []) as { id: string }[];
  const all = (choice: string) => Object.fromEntries(questions.map(({ id }) => [id, choice]));
  const send = (choice: string) =>
    asInvestor(person).call('answer_appropriateness', { answers: all(choice), request_id: randomUUID() });
  expect(await send('b')).toMatchObject({ passed: false });
  expect(await send('a')).toMatchObject({ passed: true, questions_version: 2 });
  expect(await send('b')).toMatchObject({ passed: true, questions_version: 2 });
});

test('a live site takes no answers', async () => {
  const person = await makeInvestor();
  await makeLive(owner);
  try {
    await expect(answer(stage, person)).rejects.toThrow('trading_closed');
  } finally {
    await owner`alter table public.site disable trigger user`;
    await owner`update public.site set mode = 'sandbox'`;
    await owner`alter table public.site enable trigger user`;
  }
});
