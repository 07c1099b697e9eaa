import { beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../support/actors.ts';
import { confirmIdentity } from '../support/money/pending.ts';
import { openStage, type Role } from '../support/stage.ts';

// People are found by filters, and their list leaves the back office only with a row in the trail.
const stage = await openStage();
const { owner, asOperator, makeInvestor, operator } = stage;
const find = async (filters: object) =>
  (await asOperator('reviewer').rows<{ id: string }>('find_people', { max_rows: 200, ...filters })).map(
    ({ id }) => id,
  );

let [ada, ben, cleo]: Person[] = [];
beforeAll(async () => {
  ada = await makeInvestor({ name: 'Listed Ada' });
  ben = await makeInvestor({ name: 'Listed Ben', verified: false });
  cleo = await makeInvestor({ name: 'Listed Cleo' });
  await owner`update public.profiles set country = 'Peru' where id in ${owner([ada.id, ben.id])}`;
  await owner`update public.profiles set created_at = '2026-01-10T23:59:59Z' where id = ${ada.id}`;
  await owner`update public.profiles set created_at = '2026-01-11T00:00:00Z' where id = ${ben.id}`;
  await owner`update public.profiles set created_at = '2026-01-12T12:00:00Z' where id = ${cleo.id}`;
  await asOperator('reviewer').call('freeze_person', { person_id: cleo.id, reason: 'The bank asked' });
  await confirmIdentity(stage, ada);
  await confirmIdentity(stage, cleo, 'rejected');
});

const ids = (...people: (Person | undefined)[]) => people.map((person) => person?.id);

describe('an operator who lists people', () => {
  const words = 'listed';
  test.each<[filters: object, found: () => (Person | undefined)[]]>([
    [{}, () => [cleo, ben, ada]],
    [{ only_country: 'Peru' }, () => [ben, ada]],
    [{ only_country: 'per%' }, () => []],
    [{ only_state: 'confirmed' }, () => [cleo, ada]],
    [{ only_state: 'unconfirmed' }, () => [ben]],
    [{ only_state: 'identified' }, () => [ada]],
    [{ only_state: 'frozen' }, () => [cleo]],
    [{ only_state: 'anything' }, () => [cleo, ben, ada]],
    [{ joined_from: '2026-01-11' }, () => [cleo, ben]],
    [{ joined_to: '2026-01-10' }, () => [ada]],
    [{ joined_from: '2026-01-11', joined_to: '2026-01-11' }, () => [ben]],
    [{ only_country: 'Peru', only_state: 'confirmed', joined_to: '2026-01-11' }, () => [ada]],
  ])('by %j finds the people who match', async (filters, found) => {
    expect(await find({ words, ...filters })).toEqual(ids(...found()));
  });

  test('by a role finds its operators', async () => {
    expect(await find({ only_role: 'treasurer' })).toEqual([operator('treasurer').id]);
    expect(await find({ only_role: 'owner' })).toEqual([]);
  });

  test('goes on from a page with the same filters', async () => {
    expect(await find({ words, only_country: 'Peru', max_rows: 1 })).toEqual(ids(ben));
    expect(await find({ words, only_country: 'Peru', from_person: ben?.id })).toEqual(ids(ben, ada));
  });
});

test('a word that many people have is not looked up by the index, and yet only who has all of it is found', async () => {
  const many = await Promise.all(
    Array.from({ length: 21 }, (_, n) => makeInvestor({ name: `Plenty Rare${n + 1}` })),
  );
  const other = await makeInvestor({ name: 'Other Rare2' });
  const [pattern] =
    await owner`select private.rare_pattern('plenty rare2_%') as many, private.rare_pattern('ab rare2') as few`;
  expect(pattern).toEqual({ many: '%% rare2\\_\\%%', few: '%ab rare2%' });
  const named = (text: string) =>
    many.filter((_, n) => `Plenty Rare${n + 1}`.startsWith(text)).map(({ id }) => id);
  expect((await find({ words: 'PLENTY rare2' })).toSorted()).toEqual(named('Plenty Rare2').toSorted());
  expect((await find({ words: 'plenty' })).toSorted()).toEqual(named('Plenty').toSorted());
  expect(await find({ words: 'plenty % rare2' })).toEqual([]);
  expect(await find({ words: other.id })).toEqual([other.id]);
});

describe('a list of people', () => {
  const take = async (role: Role, args: object = {}) =>
    (await asOperator(role).call('export_people', { reason: 'The auditor asked', words: 'listed', ...args }))[
      'answer'
    ] as Record<string, unknown>[];
  const trail = () =>
    owner<{ actor: string; details: Record<string, unknown> }[]>`
      select actor, details from private.audit_events where action = 'people_exported' order by id`;

  test('leaves with a row in the trail: who, why, by which filters, and how many', async () => {
    const before = (await trail()).length;
    const people = await take('admin', {
      only_country: 'Peru',
      joined_to: '2026-02-01',
      only_state: 'confirmed',
    });
    expect(people).toEqual([
      {
        id: ada?.id,
        name: 'Listed Ada',
        email: ada?.email,
        country: 'Peru',
        email_confirmed: true,
        identity_confirmed: true,
        frozen: false,
        joined_at: expect.stringMatching(/^2026-01-10T23:59:59/) as string,
      },
    ]);
    const rows = await trail();
    expect(rows).toHaveLength(before + 1);
    expect(rows.at(-1)).toEqual({
      actor: operator('admin').id,
      details: {
        reason: 'The auditor asked',
        rows: 1,
        words: 'listed',
        country: 'Peru',
        state: 'confirmed',
        joined_to: '2026-02-01',
      },
    });
    expect((await take('admin', { reason: ' Again ' })).map(({ id }) => id)).toEqual(ids(cleo, ben, ada));
    expect((await trail()).at(-1)?.details).toEqual({ reason: 'Again', rows: 3, words: 'listed' });
    expect((await take('admin', { words: '' })).length).toBeGreaterThan(5);
    expect(await take('admin', { words: 'unlisted nobody' })).toEqual([]);
    expect((await trail()).at(-1)?.details).toMatchObject({ rows: 0 });
  });

  test.each(['reviewer', 'treasurer'] as const)('does not leave for a %s', async (role) => {
    await expect(take(role)).rejects.toThrow('not_allowed');
  });
});
