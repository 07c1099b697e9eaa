import { describe, expect, test } from 'vitest';
import { proofPath } from '../support/money/deposits.ts';
import {
  pendingCase,
  pendingCorrection,
  pendingMessage,
  pendingWithdrawal,
} from '../support/money/pending.ts';
import { openStage, type Stage } from '../support/stage.ts';

interface Queued {
  id: string;
  status: string;
  created_at: string;
  due_at: string;
}

const stage = await openStage();
const { owner, asOperator, makeInvestor } = stage;
const read = async (queue: string, args: object = {}) =>
  asOperator('reviewer').rows<Queued & Record<string, unknown>>(queue, { max_rows: 100, ...args });
const idsOf = async (queue: string, args: object = {}) => (await read(queue, args)).map(({ id }) => id);

/** A deposit of so many cents that came so many hours ago. */
async function deposit(cents: number, hours: number, method = 'bitcoin'): Promise<string> {
  const { id: investor } = await makeInvestor();
  const [row] = await owner<{ id: string }[]>`
    insert into public.deposits (investor_id, amount_cents, method, proof_path, created_at)
    values (${investor}, ${cents}, ${method}, ${proofPath(investor)}, now() - make_interval(mins => ${hours * 60})) returning id`;
  return row?.id ?? '';
}

test('deposits are read in four orders, page by page, each of them once', async () => {
  const small = await deposit(1000, 1);
  const large = await deposit(90_000, 2);
  const equal = await deposit(1000, 3);
  const middle = await deposit(50_000, 4);
  const [first = '', second = ''] = [small, equal].toSorted();
  const orders = {
    oldest: [middle, equal, large, small],
    newest: [small, large, equal, middle],
    largest: [large, middle, second, first],
    smallest: [first, second, middle, large],
    // Anything else, as an address may say it.
    'id; drop table deposits': [middle, equal, large, small],
  };
  for (const [sort, ids] of Object.entries(orders)) {
    expect([sort, await idsOf('deposit_queue', { sort })]).toEqual([sort, ids]);
    const pages: string[] = [];
    for (let from: string | undefined = ids[0]; from !== undefined;) {
      const page: string[] = await idsOf('deposit_queue', { sort, from_case: from, max_rows: 2 });
      pages.push(page[0] ?? '');
      from = page[1];
    }
    expect([sort, pages]).toEqual([sort, ids]);
  }
  await owner`update public.deposits set status = 'rejected', reason = 'x', reviewed_by = ${stage.operator('reviewer').id}, reviewed_at = now() where id = ${middle}`;
  // A case that has been decided since keeps its place in every order.
  expect(await idsOf('deposit_queue', { sort: 'largest', from_case: middle })).toEqual([second, first]);
  expect(await idsOf('deposit_queue', { sort: 'smallest', from_case: middle })).toEqual([large]);
  expect(await idsOf('deposit_queue', { sort: 'newest', from_case: middle })).toEqual([]);
});

test('at most a hundred deposits come at once', async () => {
  const { id: investor } = await makeInvestor();
  await owner`
    insert into auth.users (id, email) select gen_random_uuid(), 'many' || n || '@example.com' from generate_series(1, 101) n`;
  await owner`
    insert into public.deposits (investor_id, amount_cents, method, proof_path)
    select p.id, 1000, 'TRON', p.id || '/p' from public.profiles p where p.email like 'many%@example.com' and p.id <> ${investor}`;
  expect(await idsOf('deposit_queue', { max_rows: 500 })).toHaveLength(100);
  expect(await idsOf('deposit_queue', { only_method: 'TRON', max_rows: 500 })).toHaveLength(100);
});

test.each(['kyc_queue', 'contact_queue', 'correction_queue'])(
  'a page of the %s, the newest first, begins with the case that it was asked for',
  async (queue) => {
    const make = {
      kyc_queue: pendingCase,
      contact_queue: pendingMessage,
      correction_queue: pendingCorrection,
    }[queue];
    for (let n = 0; n < 2; n += 1) await make?.(stage);
    const ids = await idsOf(queue, { sort: 'newest' });
    expect(await idsOf(queue, { sort: 'newest', from_case: ids[1] })).toEqual(ids.slice(1));
    const oldest = await idsOf(queue);
    expect(oldest).toEqual(ids.toReversed());
    expect(await idsOf(queue, { from_case: oldest[1] })).toEqual(oldest.slice(1));
  },
);

describe.each<[queue: string, table: string, hours: number, make: (from: Stage) => Promise<{ id: string }>]>([
  ['withdrawal_queue', 'public.withdrawals', 72, pendingWithdrawal],
  ['kyc_queue', 'public.kyc_cases', 48, pendingCase],
  ['contact_queue', 'public.contact_messages', 48, pendingMessage],
])('%s', (queue, table, hours, make) => {
  test('says when a case becomes late, reads the late ones alone, and the newest first', async () => {
    const [late, fresh] = [await make(stage), await make(stage)];
    const move = (id: string, minutes: number) =>
      owner`update ${owner(table)} set created_at = now() - make_interval(mins => ${minutes}) where id = ${id}`;
    await move(late.id, hours * 60 + 5);
    await move(fresh.id, hours * 60 - 5);
    expect(await idsOf(queue, { only_late: true })).toEqual([late.id]);
    const newest = await idsOf(queue, { sort: 'newest' });
    expect(newest.at(-1)).toBe(late.id);
    expect(newest).toContain(fresh.id);
    const row = (await read(queue, { only_late: true }))[0];
    expect(Date.parse(row?.due_at ?? '') - Date.parse(row?.created_at ?? '')).toBe(hours * 3_600_000);
  });
});

test('corrections are not late on their first day, and no longer read when they are decided', async () => {
  const { id } = await pendingCorrection(stage);
  expect(await idsOf('correction_queue', { only_late: true })).toEqual([]);
  expect(await idsOf('correction_queue')).toContain(id);
  await asOperator('admin').call('review_correction', { correction_id: id, approve: false, reason: 'No' });
  expect(await idsOf('correction_queue')).not.toContain(id);
});
