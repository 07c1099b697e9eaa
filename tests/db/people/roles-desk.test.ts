import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asInvestor, asOperator, makeInvestor, makeOperator, operator, whileHeld } = stage;
const admin = asOperator('admin');
const refusal = (message: string) => ({ code: 'P0001', message });
const setRole = (person_id: string, new_role: string | null, as = admin) =>
  as.rows('set_role', { person_id, new_role });

describe('an admin', () => {
  test('gives a person a role, changes it and takes it away, each on the record once', async () => {
    const person = await makeInvestor();
    for (const role of ['reviewer', 'reviewer', 'treasurer', null, null]) await setRole(person.id, role);
    expect(await asInvestor(person).call('my_role')).toEqual({ answer: null });
    const trail = await admin.rows<{ action: string; actor_name: string }>('audit_log', {
      only_subject: person.id,
    });
    expect(trail.map(({ action, actor_name }) => `${action} ${actor_name}`)).toEqual([
      'role_delete Demo Admin',
      'role_update Demo Admin',
      'role_insert Demo Admin',
    ]);
    expect(await admin.rows('list_operators')).toHaveLength(3);
    expect(await admin.rows('list_proposals')).toEqual([]);
  });

  test('gives no unknown role, and no role to an unknown or unconfirmed person or to a closed account', async () => {
    await expect(setRole((await makeInvestor()).id, 'king')).rejects.toMatchObject(refusal('invalid_role'));
    await expect(setRole(randomUUID(), 'reviewer')).rejects.toMatchObject(refusal('not_found'));
    await expect(setRole(randomUUID(), null)).rejects.toMatchObject(refusal('not_found'));
    const unconfirmed = await makeInvestor({ verified: false });
    await expect(setRole(unconfirmed.id, 'reviewer')).rejects.toMatchObject(refusal('not_found'));
    const closed = await makeInvestor();
    await asInvestor(closed).call('close_account', { email: closed.email });
    await expect(setRole(closed.id, 'reviewer')).rejects.toMatchObject(refusal('account_closed'));
  });

  test('gives themselves no other role, and gives up their own unless they are the last', async () => {
    const own = operator('admin').id;
    await expect(setRole(own, 'treasurer')).rejects.toMatchObject(refusal('own_role'));
    await expect(setRole(own, null)).rejects.toMatchObject(refusal('last_admin'));
    for (const role of ['reviewer', 'treasurer']) {
      await expect(owner`update people.operators set role = ${role} where user_id = ${own}`).rejects.toMatchObject(
        refusal('last_admin'),
      );
    }
    const second = await makeOperator('admin');
    await setRole(second.id, null, asInvestor(second));
    expect(await owner`select user_id from people.operators where role = 'admin'`).toEqual([{ user_id: own }]);
  });

  test('is never the last to go, also not when two give up their own at once, or the database removes them', async () => {
    const second = await makeOperator('admin');
    const last = refusal('last_admin');
    const other = whileHeld(
      (sql) => sql`select public.set_role(${operator('admin').id}, null)`,
      () => setRole(second.id, null, asInvestor(second)),
      { by: admin },
    );
    await expect(other).rejects.toMatchObject(last);
    await owner`insert into people.operators values (${operator('admin').id}, 'admin')`;
    const changed = whileHeld(
      (sql) => sql`delete from people.operators where user_id = ${second.id}`,
      () => owner`update people.operators set role = 'reviewer' where user_id = ${operator('admin').id}`,
    );
    await expect(changed).rejects.toMatchObject(last);
    await expect(owner`delete from people.operators where role = 'admin'`).rejects.toMatchObject(last);
    await expect(owner`update people.operators set role = 'reviewer' where role = 'admin'`).rejects.toMatchObject(last);
  });
});

describe('an admin of the database owner', () => {
  test('is named by one call in the database, a person who has confirmed their address, and one of two', async () => {
    const { owner: sql, makeInvestor: make } = await openStage();
    const name = (email: string) => sql`select people.name_admin(${email})`;
    await sql`alter table people.operators disable trigger keep_an_admin_deleted`;
    await sql`delete from people.operators`;
    const unconfirmed = await make({ verified: false });
    await expect(name(unconfirmed.email)).rejects.toMatchObject(refusal('not_found'));
    await expect(name('nobody@example.com')).rejects.toMatchObject(refusal('not_found'));
    const [person, second] = [await make(), await make()];
    await name(person.email.toUpperCase());
    expect(await sql`select user_id, role from people.operators`).toEqual([{ user_id: person.id, role: 'admin' }]);
    await name(second.email);
    await expect(name('investor@example.com')).rejects.toMatchObject(refusal('admin_exists'));
  });
});
