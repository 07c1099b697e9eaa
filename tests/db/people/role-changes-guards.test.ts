import { beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../support/actors.ts';
import { whoHeard } from '../support/heard.ts';
import { pendingDeposit } from '../support/money/pending.ts';
import { rolesOn } from '../support/people/roles.ts';
import { openStage } from '../support/stage.ts';

// What two operators who act at once cannot do, and what the database keeps against every writer.
const stage = await openStage();
const { owner, makeInvestor, makeOperator, operator, whileHeld } = stage;
const { setRole, confirm, cancel, waiting, roleOf } = rolesOn(stage);
const first = operator('admin');
const refusal = (message: string) => ({ code: 'P0001', message });

let second: Person;
let person: Person;
beforeEach(async () => {
  for (const { id } of await waiting()) await cancel(first, id);
  await owner`delete from private.operators where role = 'admin' and user_id <> ${first.id}`;
  second = await makeOperator('admin');
  person = await makeInvestor({ name: 'Petra' });
});

describe('at the same moment,', () => {
  test.each([
    ['removed', (sql: typeof owner) => sql`delete from private.operators where user_id = ${second.id}`],
    [
      'made a treasurer',
      (sql: typeof owner) =>
        sql`update private.operators set role = 'treasurer' where user_id = ${second.id}`,
    ],
  ])('an admin who is being %s changes no role any more', async (_what, end) => {
    const change = await setRole(first, person, 'reviewer');
    for (const call of [
      () => setRole(second, person, 'admin'),
      () => confirm(second, change),
      () => cancel(second, change),
    ]) {
      await owner`
        insert into private.operators values (${second.id}, 'admin') on conflict (user_id) do update set role = 'admin'`;
      const late = whileHeld<unknown>((sql) => end(sql as never), call);
      await expect(late).rejects.toMatchObject({ message: 'not_allowed' });
    }
    expect(await roleOf(person)).toBeNull();
  });

  test('only admins take a turn, or wait for one', async () => {
    const outsiders = [person, operator('treasurer')];
    const waited = await owner.begin(async (held) => {
      await held`lock table private.operators in share row exclusive mode`;
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

  test('the only admin who takes a role waits for the case that person has open before the trail is theirs alone', async () => {
    await setRole(first, person, 'reviewer').then((id) => confirm(second, id));
    const { id } = await pendingDeposit(stage);
    await stage.asInvestor(person).rows('lease_case', { queue: 'deposits', case_id: id });
    await setRole(second, person, 'treasurer');
    await owner`delete from private.operators where user_id = ${second.id}`;
    const taken = await whileHeld(
      (sql) => sql`select from private.case_leases where case_id = ${id} for share`,
      () => setRole(first, person, null),
      // What a decision of that case ends with.
      { meanwhile: (sql) => sql`select private.audit('test', ${id})` },
    );
    expect(taken).toBeNull();
    expect(await roleOf(person)).toBeNull();
  });
});

describe('a change of a role', () => {
  test('is announced to operators without a word of what it is', async () => {
    await owner`delete from realtime.messages`;
    await cancel(first, await setRole(first, person, 'reviewer'));
    expect(await whoHeard(owner, 'role_changes')).toEqual({ operators: 2 });
  });

  test('is kept as it was proposed and as it ended', async () => {
    const id = await setRole(first, person, 'reviewer');
    const forbidden = refusal('append_only');
    for (const column of ['id', 'person_id', 'old_role', 'new_role', 'proposed_by', 'proposed_at'])
      await expect(
        owner`update private.role_changes set ${owner(column)} = ${owner(column)} where id = ${id}`,
      ).rejects.toMatchObject(forbidden);
    await cancel(first, id);
    await expect(
      owner`update private.role_changes set cancelled_at = null, cancelled_by = null where id = ${id}`,
    ).rejects.toMatchObject(forbidden);
    await expect(owner`delete from private.role_changes`).rejects.toMatchObject(forbidden);
    await expect(owner`truncate private.role_changes`).rejects.toMatchObject(forbidden);
  });

  test('is one of two hundred that are listed', async () => {
    await owner`insert into auth.users (id, email) select gen_random_uuid(), 'rc' || n || '@example.com' from generate_series(1, 205) n`;
    await owner`
      insert into private.role_changes (person_id, new_role, proposed_by)
      select id, 'reviewer', ${second.id} from public.profiles where email like 'rc%'`;
    expect(await waiting()).toHaveLength(200);
  });
});
