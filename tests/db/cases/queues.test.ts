import { describe, expect, test } from 'vitest';
import {
  pendingCase,
  pendingCorrection,
  pendingDeposit,
  pendingMessage,
  pendingWithdrawal,
} from '../support/money/pending.ts';
import { openStage, type Stage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asOperator } = stage;

const read = (queue: string, args: object) => asOperator('reviewer').rows<{ id: string }>(queue, { ...args });

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);

describe.each<[queue: string, table: string, make: (from: Stage) => Promise<{ id: string }>]>([
  ['deposit_queue', 'public.deposits', pendingDeposit],
  ['withdrawal_queue', 'public.withdrawals', pendingWithdrawal],
  ['kyc_queue', 'public.kyc_cases', pendingCase],
  ['contact_queue', 'public.contact_messages', pendingMessage],
])('%s', (queue, table, make) => {
  test('an operator who pages through cases of one moment meets each of them once', async () => {
    const made: string[] = [];
    for (let n = 0; n < 5; n += 1) made.push((await make(stage)).id);
    await owner`update ${owner(table)} set created_at = '2026-01-05T00:00:00Z' where id = any (${made})`;
    const all = idsOf(await read(queue, { max_rows: 200 }));
    expect(all.slice(0, 5)).toEqual(made.toSorted());
    const first = idsOf(await read(queue, { max_rows: 3 }));
    const second = idsOf(await read(queue, { max_rows: 3, from_case: first[2] }));
    expect([...first.slice(0, 2), ...second]).toEqual(all.slice(0, 5));
  });
});

interface Queued {
  id: string;
  status: string;
  created_at: string;
  due_at: string;
}

const readPage = async (queue: string, args: object = {}) =>
  asOperator('reviewer').rows<Queued & Record<string, unknown>>(queue, { max_rows: 100, ...args });

const pageIds = async (queue: string, args: object = {}) => (await readPage(queue, args)).map(({ id }) => id);

test.each(['kyc_queue', 'contact_queue', 'correction_queue'])(
  'a page of the %s, the newest first, begins with the case that it was asked for',
  async (queue) => {
    const make = {
      kyc_queue: pendingCase,
      contact_queue: pendingMessage,
      correction_queue: pendingCorrection,
    }[queue];
    for (let n = 0; n < 2; n += 1) await make?.(stage);
    const ids = await pageIds(queue, { sort: 'newest' });
    expect(await pageIds(queue, { sort: 'newest', from_case: ids[1] })).toEqual(ids.slice(1));
    const oldest = await pageIds(queue);
    expect(oldest).toEqual(ids.toReversed());
    expect(await pageIds(queue, { from_case: oldest[1] })).toEqual(oldest.slice(1));
  },
);
