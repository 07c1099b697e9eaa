import { beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../support/actors.ts';
import { rolesOn } from '../support/people/roles.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asInvestor, makeInvestor, makeOperator, operator, whileHeld } = stage;

const { setRole, confirm, cancel, waiting, roleOf, trailOf } = rolesOn(stage);

const first = operator('admin');

const refusal = (message: string) => ({ code: 'P0001', message });

let second: Person;

let person: Person;

beforeEach(async () => {
  for (const { id } of await waiting()) await cancel(first, id);
  await owner`delete from people.operators where role = 'admin' and user_id <> ${first.id}`;
  second = await makeOperator('admin');
  person = await makeInvestor({ name: 'Petra' });
});

describe('where there is another admin, a change of a role', () => {
  test('is only proposed, is listed, and is made when the other confirms it, each on the record', async () => {
    const change = await setRole(first, person, 'treasurer');
    expect(await roleOf(person)).toBeNull();
    expect(await waiting()).toMatchObject([
      {
        id: change,
        kind: 'role',
        subject: person.id,
        person_name: `Petra, ${person.email}`,
        changes: { role: [null, 'treasurer'] },
        proposed_by: first.id,
        proposed_by_name: 'Demo Admin',
        hindrance: null,
      },
    ]);
    await confirm(second, change);
    await confirm(second, change);
    expect(await roleOf(person)).toBe('treasurer');
    expect(await waiting()).toEqual([]);
    const details = { from: null, to: 'treasurer' };
    expect(await trailOf(person)).toEqual([
      ['role_change_confirmed', second.id, { ...details, proposed_by: first.id }],
      ['role_insert', second.id, details],
    ]);
  });

  test('takes a role away only so, and from no one else', async () => {
    const reviewer = await makeOperator('reviewer');
    const change = await setRole(first, reviewer, null);
    expect(await roleOf(reviewer)).toBe('reviewer');
    await confirm(second, change);
    expect(await roleOf(reviewer)).toBeNull();
    expect(await roleOf(second)).toBe('admin');
  });

  test('is confirmed only by an admin who is neither its proposer nor the person concerned', async () => {
    const change = await setRole(first, second, null);
    const alone = refusal('second_person_required');
    await expect(confirm(first, change)).rejects.toMatchObject(alone);
    await expect(confirm(second, change)).rejects.toMatchObject(alone);
    for (const stranger of [person, operator('treasurer'), operator('reviewer')]) {
      await expect(confirm(stranger, change)).rejects.toMatchObject({ code: '42501' });
      await expect(cancel(stranger, change)).rejects.toMatchObject({ code: '42501' });
    }
    await confirm(await makeOperator('admin'), change);
    expect(await roleOf(second)).toBeNull();
  });

  test('is not stopped by the person concerned, while another admin can confirm it', async () => {
    const third = await makeOperator('admin');
    const change = await setRole(first, second, null);
    await expect(cancel(second, change)).rejects.toMatchObject(refusal('second_person_required'));
    expect(await waiting()).toMatchObject([{ id: change }]);
    const withdrawn = await setRole(second, person, 'treasurer');
    await cancel(second, withdrawn);
    expect(await waiting()).toMatchObject([{ id: change }]);
    await confirm(third, change);
    expect(await roleOf(second)).toBeNull();
  });

  test('lapses when its proposer is no longer an admin, and when the person has another role since', async () => {
    const change = await setRole(second, person, 'treasurer');
    const third = await makeOperator('admin');
    await owner`update people.operators set role = 'treasurer' where user_id = ${second.id}`;
    await expect(confirm(first, change)).rejects.toMatchObject(refusal('approval_lapsed'));
    const renewed = await setRole(first, person, 'treasurer');
    expect(await waiting()).toMatchObject([{ id: renewed, hindrance: null }]);
    await owner`insert into people.operators values (${person.id}, 'reviewer')`;
    await expect(confirm(third, renewed)).rejects.toMatchObject(refusal('changed_meanwhile'));
    expect(await setRole(first, person, 'treasurer')).not.toBe(renewed);
  });

  test('is not made for a person who closed their account meanwhile', async () => {
    const change = await setRole(first, person, 'treasurer');
    await asInvestor(person).call('close_account', { email: person.email });
    await expect(confirm(second, change)).rejects.toMatchObject(refusal('account_closed'));
  });

  test('of one’s own, which is to give it up, needs no one else, and ends what was proposed about it', async () => {
    const change = await setRole(first, second, 'reviewer');
    expect(await setRole(second, second, null)).toBeNull();
    expect(await roleOf(second)).toBeNull();
    expect(change).not.toBeNull();
    expect(await waiting()).toEqual([]);
  });
});

describe('at the same moment,', () => {
  test.each([
    ['removed', (sql: typeof owner) => sql`delete from people.operators where user_id = ${second.id}`],
    [
      'made a treasurer',
      (sql: typeof owner) => sql`update people.operators set role = 'treasurer' where user_id = ${second.id}`,
    ],
  ])('an admin who is being %s changes no role any more', async (_what, end) => {
    const change = await setRole(first, person, 'reviewer');
    for (const call of [
      () => setRole(second, person, 'admin'),
      () => confirm(second, change),
      () => cancel(second, change),
    ]) {
      await owner`
        insert into people.operators values (${second.id}, 'admin') on conflict (user_id) do update set role = 'admin'`;
      const late = whileHeld<unknown>((sql) => end(sql as never), call);
      await expect(late).rejects.toMatchObject({ message: 'not_allowed' });
    }
    expect(await roleOf(person)).toBeNull();
  });

  test('only admins take a turn, or wait for one', async () => {
    const outsiders = [person, operator('treasurer')];
    const waited = await owner.begin(async (held) => {
      await held`lock table people.operators in share row exclusive mode`;
      return Promise.all(
        outsiders.map((as) =>
          stage
            .asInvestor(as)
            .transaction(async (sql) => {
              await sql`set local lock_timeout = '10s'`;
              await sql`select public.set_role(${person.id}, 'admin')`;
            })
            .catch((error: unknown) => (error as Error).message),
        ),
      );
    });
    expect(waited).toEqual(['not_allowed', 'not_allowed']);
  });
});
