import { describe, expect, test } from 'vitest';
import { openStage, type Role } from '../support/stage.ts';

interface Changes {
  since: string | null;
  through: number;
  kinds: { action: string; times: number; last_by: string | null }[];
}

const stage = await openStage();
const { owner, asOperator, operator } = stage;

describe('what changed since an operator was last there', () => {
  const changes = async (role: Role = 'reviewer') =>
    ((await asOperator(role).call('operator_home'))['answer'] as { changes: Changes }).changes;
  const kinds = async (role: Role = 'reviewer') =>
    (await changes(role)).kinds.map(({ action, times }) => [action, times]);
  const read = (through_event: number | null, role: Role = 'reviewer') =>
    asOperator(role).call('mark_changes_read', { through_event });
  const act = (role: Role, action: string) =>
    owner.begin(async (sql) => {
      await sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub: operator(role).id })}, true)`;
      await sql`select private.audit(${action}, null)`;
    });

  test('is what others and the database did, by kind, with who did it last, and not what they did themselves', async () => {
    await read((await changes()).through);
    await owner`select private.audit('sealed', null)`;
    await act('reviewer', 'own');
    await act('treasurer', 'other');
    await act('admin', 'other');
    const { name } = (
      await owner<{ name: string }[]>`
      select name from public.profiles where id = ${operator('admin').id}`
    )[0] ?? { name: '' };
    expect((await changes()).kinds).toMatchObject([
      { action: 'other', times: 2, last_by: name },
      { action: 'sealed', times: 1, last_by: null },
    ]);
  });

  test('is gone when they have read it, for them alone, and an older row takes nothing back', async () => {
    await act('treasurer', 'news');
    const { through } = await changes();
    const before = await kinds('admin');
    await read(through);
    expect(await kinds()).toEqual([]);
    for (const older of [1, -5, null]) {
      await read(older);
      expect(await kinds()).toEqual([]);
    }
    expect(await kinds('admin')).toEqual(before);
    expect((await changes()).since).not.toBeNull();
    await act('treasurer', 'unread');
    await read(null);
    expect(await kinds()).toEqual([['unread', 1]]);
    await read((await changes()).through);
  });

  test('is never read ahead: what comes after the newest row is still new', async () => {
    await read(9_000_000_000);
    await act('treasurer', 'later');
    expect(await kinds()).toEqual([['later', 1]]);
  });

  test('is at most of the newest two hundred rows', async () => {
    await read((await changes()).through);
    await owner`select private.audit('many', null) from generate_series(1, 201)`;
    expect(await kinds()).toEqual([['many', 200]]);
  });
});
