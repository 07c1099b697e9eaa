import { afterEach, describe, expect, test } from 'vitest';
import { pendingDeposit } from '../support/money/pending.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asOperator } = stage;
const admin = asOperator('admin');

interface TimeLimit {
  queue: string;
  hours: number;
  set_by: string | null;
}
const list = () => asOperator('reviewer').rows<TimeLimit>('list_time_limits');
const set = (queue: string | null, seen_hours: number | null, hours: number | null, reason = 'Fewer people') =>
  admin.rows('set_time_limit', { queue, seen_hours, hours, reason });
const audited = () =>
  owner<{ details: object }[]>`select details from ground.audit_events where action = 'time_limit_changed' order by id`;

const SHIPPED = { deposits: 24, withdrawals: 72, kyc_cases: 48, contact_messages: 48, corrections: 24 };
afterEach(async () => {
  for (const [queue, hours] of Object.entries(SHIPPED))
    await owner`update desk.time_limits set hours = ${hours}, set_by = null where queue = ${queue}`;
});

test.each([
  ['time_limits_queue', { queue: 'letters' }],
  ['time_limits_sensible', { hours: 0 }],
  ['time_limits_as_promised', { hours: 25 }],
  ['time_limits_set_by_fkey', { set_by: '00000000-0000-4000-8000-00000000dead' }],
])('the database keeps %s, also when its owner writes %o', async (constraint_name, values) => {
  await expect(owner`update desk.time_limits set ${owner(values)} where queue = 'deposits'`).rejects.toMatchObject({
    constraint_name,
  });
});

describe('an admin', () => {
  test('sets after how long a case is late, on the record, and the queue and the home follow', async () => {
    const { id } = await pendingDeposit(stage);
    await owner`update deposits set created_at = now() - interval '13 hours' where id = ${id}`;
    const isLate = async () => {
      const page = await admin.rows<{ id: string; due_at?: string }>('deposit_queue', { only_late: true });
      const { answer } = await admin.call('operator_home');
      const { queues } = answer as { queues: { queue: string; limit_hours: number; late: number }[] };
      return {
        listed: page.some((row) => row.id === id),
        home: queues.find(({ queue }) => queue === 'deposits'),
      };
    };
    const before = await isLate();
    expect(before).toMatchObject({ listed: false, home: { limit_hours: 24 } });
    await set('deposits', 24, 12);
    expect(await isLate()).toMatchObject({
      listed: true,
      home: { limit_hours: 12, late: (before.home?.late ?? 0) + 1 },
    });
    expect((await list()).find(({ queue }) => queue === 'deposits')).toMatchObject({ hours: 12 });
    expect((await list()).find(({ queue }) => queue === 'deposits')?.set_by).not.toBeNull();
    expect((await list()).map(({ queue }) => queue)).toEqual(Object.keys(SHIPPED));
    expect((await audited()).at(-1)?.details).toMatchObject({
      queue: 'deposits',
      reason: 'Fewer people',
      changes: { hours: [24, 12] },
    });
  });
});
