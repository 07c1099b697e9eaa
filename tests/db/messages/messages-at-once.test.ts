import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { pendingMessage } from '../support/money/pending.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asOperator, operator, whileHeld } = stage;

const several = async (count: number) =>
  Promise.all(Array.from({ length: count }, async () => (await pendingMessage(stage)).id));
const close = (message_ids: string[] | null, as: 'reviewer' | 'admin' = 'reviewer') =>
  asOperator(as).rows<{ id: string; reference: string; outcome: string; holder: string | null }>(
    'close_contact_messages',
    { message_ids },
  );
const states = async (ids: string[]) =>
  (await owner`select handled_by, answer from contact_messages where id = any (${ids}) order by id`).map(
    ({ handled_by, answer }) => [handled_by as string | null, answer as string | null],
  );

test('an operator closes several messages at once, each on the record, and nothing is sent', async () => {
  const ids = await several(3);
  await owner`delete from private.outgoing_mails`;
  const answer = await close(ids);
  expect(answer.map(({ id, outcome }) => [id, outcome])).toEqual(ids.toSorted().map((id) => [id, 'closed']));
  expect(await states(ids)).toEqual(ids.map(() => [operator('reviewer').id, null]));
  expect([...(await owner`select from private.outgoing_mails`)]).toEqual([]);
  const events = await owner`
    select subject from private.audit_events
    where action = 'contact_closed' and actor = ${operator('reviewer').id} and subject = any (${ids}) order by 1`;
  expect(events.map(({ subject }) => subject as string)).toEqual(ids.toSorted());
});

test('two operators who close the same messages take them in one order, however they lie in the table', async () => {
  const ids = await several(12);
  // With figures of how small the table is, it is read as it lies and not by its index.
  await owner`analyze public.contact_messages`;
  const [first = '', ...others] = ids.toSorted();
  await asOperator('reviewer').call('lease_case', { queue: 'contact_messages', case_id: others[0] });
  const closed = await whileHeld(
    (sql) => sql`select from contact_messages where id = ${first} for share`,
    () => close(ids.toReversed()),
    {
      // While it waits for the first it holds no other, and no claim.
      meanwhile: async (sql) => {
        await sql`select from contact_messages where id in ${sql(others)} for update nowait`;
        await sql`select from private.case_leases where case_id = ${others[0] ?? ''} for update nowait`;
      },
    },
  );
  expect(closed.map(({ id }) => id)).toEqual([first, ...others]);
});

test('a message that another operator has open stays, with their name; one’s own does not', async () => {
  const [theirs = '', own = '', past = ''] = await several(3);
  await asOperator('admin').call('lease_case', { queue: 'contact_messages', case_id: theirs });
  await asOperator('reviewer').call('lease_case', { queue: 'contact_messages', case_id: own });
  await asOperator('admin').call('lease_case', { queue: 'contact_messages', case_id: past });
  await owner`update private.case_leases set held_until = now() where case_id = ${past}`;
  const [name] = await owner`select name from profiles where id = ${operator('admin').id}`;
  const answer = new Map(
    (await close([theirs, own, past])).map(({ id, outcome, holder }) => [id, [outcome, holder]]),
  );
  expect(answer.get(theirs)).toEqual(['claimed', name?.['name']]);
  expect(answer.get(own)).toEqual(['closed', null]);
  expect(answer.get(past)).toEqual(['closed', null]);
  expect(await states([theirs])).toEqual([[null, null]]);
});

test('an operator whose list another is just closing waits, and learns that it was handled', async () => {
  const ids = await several(2);
  const late = await whileHeld(
    (sql) => sql`select public.close_contact_messages(${ids})`,
    () => close(ids),
    { by: asOperator('admin') },
  );
  expect(late.map(({ outcome }) => outcome)).toEqual(['handled', 'handled']);
});

test.each([
  // More than a cursor fetches at once.
  ['public.contact_messages', 'id', 12],
  ['private.case_leases', 'case_id', 2],
])(
  'an operator who closes several waits for the row of the last in %s before the trail is theirs alone',
  async (table, key, count) => {
    const ids = (await several(count)).toSorted();
    const last = ids.at(-1) ?? '';
    await asOperator('reviewer').call('lease_case', { queue: 'contact_messages', case_id: last });
    const closed = await whileHeld(
      (sql) => sql`select from ${sql(table)} where ${sql(key)} = ${last} for share`,
      () => close(ids),
      // What an answer to it ends with, and the loss of a role.
      { meanwhile: (sql) => sql`select private.audit('test', ${last})` },
    );
    expect(closed.map(({ outcome }) => outcome)).toEqual(ids.map(() => 'closed'));
  },
);

test.each([[null], [[]], [Array.from({ length: 101 }, () => randomUUID())]])(
  'an operator cannot close none, or more than a hundred',
  async (ids) => {
    await expect(close(ids)).rejects.toMatchObject({ code: 'P0001', message: 'invalid_value' });
  },
);
