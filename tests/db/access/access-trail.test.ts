import { describe, expect, test } from 'vitest';
import { openStage } from '../support/stage.ts';

const { owner, operator } = await openStage();
const reviewer = operator('reviewer').id;
const refusal = (message: string) => ({ code: 'P0001', message });

describe('append-only', () => {
  test.each(['ledger.transfers', 'ground.audit_events', 'public.yield_postings'])(
    'is %s for its owner too',
    async (table) => {
      await owner`select ground.audit('test', ${reviewer}, '{}')`;
      const forbidden = refusal('append_only');
      await expect(owner`delete from ${owner(table)}`).rejects.toMatchObject(forbidden);
      await expect(owner`truncate ${owner(table)} cascade`).rejects.toMatchObject(forbidden);
      const column =
        { 'ledger.transfers': 'code', 'ground.audit_events': 'action', 'public.yield_postings': 'evidence' }[table] ??
        '';
      await expect(owner`update ${owner(table)} set ${owner(column)} = ${owner(column)}`).rejects.toMatchObject(
        forbidden,
      );
    },
  );
});

describe('the audit trail finds', () => {
  async function found(edit: (sql: typeof owner) => Promise<unknown>): Promise<number[]> {
    let ids: number[] = [];
    const undo = new Error('undo');
    await owner
      .begin(async (sql) => {
        for (let n = 0; n < 4; n += 1) await sql`select ground.audit('test', ${reviewer}, '{"n": 1}')`;
        await sql`alter table ground.audit_events disable trigger user`;
        await edit(sql as never);
        ids = (await sql<{ id: number }[]>`select id from ground.verify_audit() order by id`).map(({ id }) => id);
        throw undo;
      })
      .catch((error: unknown) => {
        if (error !== undo) throw error;
      });
    return ids;
  }
  const second = owner`(select max(id) - 2 from ground.audit_events)`;

  test('nothing in a whole trail', async () => {
    expect(await found(async () => undefined)).toEqual([]);
  });

  test.each([
    ['at', owner`at + interval '1 second'`],
    ['actor', owner`gen_random_uuid()`],
    ['action', owner`'other'`],
    ['subject', owner`gen_random_uuid()`],
    ['details', owner`'{"n": 2}'::jsonb`],
    ['previous_hash', owner`'\\x00'::bytea`],
  ])('a change of %s', async (column, value) => {
    expect(
      await found((sql) => sql`update ground.audit_events set ${sql(column)} = ${value} where id = ${second}`),
    ).toHaveLength(1);
  });

  test('a changed row that was sealed again and tied to the next', async () => {
    const ids = await found(async (sql) => {
      await sql`update ground.audit_events set action = 'other' where id = ${second}`;
      await sql`update ground.audit_events e set hash = ground.audit_hash(e) where id = ${second}`;
      await sql`
        update ground.audit_events e set previous_hash = (select p.hash from ground.audit_events p where p.id = e.id - 1)
        where e.id = ${second} + 1`;
    });
    expect(ids).toHaveLength(1);
  });
});
