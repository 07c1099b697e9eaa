import { beforeEach, describe, expect, test } from 'vitest';
import { newTransactionId } from '../../support/transaction-id.ts';
import { cloneDatabase } from '../support/database.ts';
import { awayFromMidnight } from '../support/midnight.ts';
import { proofPath } from '../support/money/deposits.ts';
import {
  pendingCase,
  pendingCorrection,
  pendingDeposit,
  pendingMessage,
  pendingWithdrawal,
} from '../support/money/pending.ts';
import { takeAndSettle } from '../support/money/withdrawals.ts';
import { openStage, type Role, stageOn } from '../support/stage.ts';

beforeEach(awayFromMidnight);

interface Queue {
  queue: string;
  cases: number;
  late: number;
  cents: number | null;
  limit_hours: number;
  oldest_at: string | null;
}
interface Home {
  queues: Queue[];
  late: {
    queue: string;
    id: string;
    person_name: string;
    amount_cents: number | null;
    opened_by: string | null;
  }[];
  proposals: { kind: string; cases: number; oldest_at: string }[];
  held: { queue: string; id: string; operator_name: string }[];
  today: Record<'deposits' | 'withdrawals' | 'yield', { cases: number; cents: number }>;
  books: { checked_at: string; problems: number } | null;
  prices: {
    instruments: number;
    halted: number;
    stale: number;
    newest_at: string | null;
    simulated: boolean | null;
  };
  proof: { number: number } | null;
  seal: { day: string } | null;
}

const stage = await openStage();
const { owner, asOperator, makeInvestor, operator } = stage;
const home = async (role: Role = 'reviewer') =>
  (await asOperator(role).call('operator_home'))['answer'] as Home;
const queueOf = (from: Home, name: string) => from.queues.find(({ queue }) => queue === name);

describe('what waits', () => {
  const aged =
    (table: string, make: (from: typeof stage) => Promise<{ id: string }>) => async (minutes: number) => {
      const { id } = await make(stage);
      await owner`update ${owner(table)} set created_at = now() - make_interval(mins => ${minutes}) where id = ${id}`;
      return { id };
    };
  /** What was proposed is never changed: it is made with its age. */
  const agedCorrection = async (minutes: number) => {
    const [row] = await owner<{ id: string }[]>`
      insert into private.corrections (id, investor_id, amount_cents, reason, corrects, proposed_by, created_at)
      values (gen_random_uuid(), ${(await makeInvestor()).id}, -100, 'Counted twice', 'Line 1', ${operator('reviewer').id},
        now() - make_interval(mins => ${minutes})) returning id`;
    return { id: row?.id ?? '' };
  };

  test.each([
    ['deposits', 24, 1000, aged('public.deposits', pendingDeposit)],
    ['withdrawals', 72, 100_000, aged('public.withdrawals', pendingWithdrawal)],
    ['kyc_cases', 48, null, aged('public.kyc_cases', pendingCase)],
    ['contact_messages', 48, null, aged('public.contact_messages', pendingMessage)],
    ['corrections', 24, -100, agedCorrection],
  ] as const)(
    'of %s is counted and added up, and is late after its limit and not before',
    async (name, hours, cents, make) => {
      const before = queueOf(await home(), name);
      const first = await make(hours * 60 - 5);
      const second = await make(hours * 60 + 5);
      const now = await home();
      const waits = queueOf(now, name);
      expect(waits).toMatchObject({
        cases: (before?.cases ?? 0) + 2,
        late: (before?.late ?? 0) + 1,
        // Of corrections the sum has no sign: what one gives another would take.
        cents: cents === null ? null : (before?.cents ?? 0) + 2 * Math.abs(cents),
        limit_hours: hours,
      });
      expect(Date.parse(waits?.oldest_at ?? '')).toBeLessThan(Date.now() - hours * 3_600_000);
      expect(now.late.map(({ id }) => id)).toContain(second.id);
      expect(now.late.map(({ id }) => id)).not.toContain(first.id);
      const late = now.late.find(({ id }) => id === second.id);
      expect(late).toMatchObject({ queue: name, amount_cents: cents, opened_by: null });
    },
  );

  test('is what has not been decided: a withdrawal that was approved still waits for its payment', async () => {
    const counts = async () => (await home()).queues.map(({ queue, cases }) => [queue, cases]);
    const before = await counts();
    const admin = asOperator('admin');
    const no = { approve: false, reason: 'Not readable' };
    const [deposit, withdrawal, identity, message, correction] = [
      await pendingDeposit(stage),
      await pendingWithdrawal(stage),
      await pendingCase(stage),
      await pendingMessage(stage),
      await pendingCorrection(stage),
    ];
    await admin.call('review_withdrawal', { withdrawal_id: withdrawal.id, approve: true });
    expect(await counts()).toEqual(before.map(([queue, cases]) => [queue, Number(cases) + 1]));
    await admin.call('review_deposit', { deposit_id: deposit.id, ...no });
    await admin.call('review_kyc', { case_id: identity.id, ...no });
    await admin.call('review_correction', { correction_id: correction.id, ...no });
    await admin.call('close_contact_message', { message_id: message.id });
    await takeAndSettle(asOperator('treasurer'), {
      withdrawal_id: withdrawal.id,
      transaction_id: newTransactionId(),
    });
    expect(await counts()).toEqual(before);
  });

  test('a late case says which operator opened it last, also when their lease has ended', async () => {
    const { id } = await pendingDeposit(stage);
    await owner`update public.deposits set created_at = now() - interval '40 days' where id = ${id}`;
    await asOperator('treasurer').call('lease_case', { queue: 'deposits', case_id: id });
    // The same id in another queue is another case.
    await owner`
      insert into private.case_leases (case_id, queue, operator_id, held_until)
      values (${id}, 'kyc_cases', ${operator('admin').id}, now() - interval '1 hour')`;
    const { name } = (
      await owner<{ name: string }[]>`
      select name from public.profiles where id = ${operator('treasurer').id}`
    )[0] ?? { name: '' };
    const open = await home();
    expect(open.late.filter((late) => late.id === id)).toMatchObject([
      { queue: 'deposits', opened_by: name },
    ]);
    expect(open.held).toContainEqual(expect.objectContaining({ queue: 'deposits', id, operator_name: name }));
    await asOperator('treasurer').call('release_case', { queue: 'deposits', case_id: id });
    const later = await home();
    expect(later.late[0]).toMatchObject({ id, opened_by: name });
    expect(later.held.filter((held) => held.id === id)).toEqual([]);
  });

  test('at most ten late cases are named, the oldest first', async () => {
    const made: string[] = [];
    for (let n = 0; n < 11; n += 1) made.push((await pendingMessage(stage)).id);
    for (const [n, id] of made.entries())
      await owner`update public.contact_messages set created_at = now() - make_interval(days => ${90 - n}) where id = ${id}`;
    expect((await home()).late.map(({ id }) => id)).toEqual(made.slice(0, 10));
  });

  test('a withdrawal that an operator has taken to pay is held by them once, and no longer when it is given back', async () => {
    const { id } = await pendingWithdrawal(stage);
    await asOperator('admin').call('review_withdrawal', { withdrawal_id: id, approve: true });
    await asOperator('treasurer').call('take_withdrawal', { withdrawal_id: id });
    const held = async () => (await home()).held.filter((one) => one.id === id);
    expect(await held()).toHaveLength(1);
    await asOperator('treasurer').call('lease_case', { queue: 'withdrawals', case_id: id });
    expect(await held()).toHaveLength(1);
    await asOperator('treasurer').call('release_case', { queue: 'withdrawals', case_id: id });
    expect(await held()).toMatchObject([{ queue: 'withdrawals' }]);
    await owner`update public.withdrawals set taken_until = now() - interval '1 second' where id = ${id}`;
    expect(await held()).toEqual([]);
    await asOperator('treasurer').call('give_back_withdrawal', { withdrawal_id: id, reason: 'Not sent' });
    expect(await held()).toEqual([]);
  });
});

test('an operator reads the sums of today in UTC: approved deposits, paid withdrawals and booked income', async () => {
  const { owner: clean, asOperator: as, makeInvestor: make } = await stageOn(await cloneDatabase());
  const today = async () => ((await as('reviewer').call('operator_home'))['answer'] as Home).today;
  const before = await today();
  const by = operator('reviewer').id;
  const midnight = new Date(new Date().toISOString().slice(0, 10));
  const dayBefore = new Date(midnight.getTime() - 1);
  const { id } = await make();
  for (const [at, status] of [
    [midnight, 'approved'],
    [dayBefore, 'approved'],
    [midnight, 'rejected'],
  ] as const) {
    await clean`
      insert into deposits (investor_id, amount_cents, arrived_cents, method, network, transaction_id, transaction_output, proof_path, status, reason, reviewed_by, reviewed_at)
      values (${id}, 1, 700, 'bitcoin', 'Bitcoin', ${newTransactionId()}, 0, ${proofPath(id)}, ${status}, 'x', ${by}, ${at})`;
    await clean`
      insert into withdrawals (investor_id, method, address, amount_cents, status, reviewed_by, reviewed_at, paid_by, paid_at, transaction_id, reason)
      values (${id}, 'Ethereum', ${'0x52908400098527886E0F7030069857D2E4169EE7'}, 100000, ${status === 'approved' ? 'paid' : 'rejected'}, ${by}, ${at},
        ${status === 'approved' ? operator('treasurer').id : null}, ${status === 'approved' ? at : null}, ${status === 'approved' ? `0x${newTransactionId()}` : null}, 'x')`;
  }
  for (const [day, at] of [
    ['2021-03-01', midnight],
    ['2021-03-02', dayBefore],
  ] as const)
    await clean`
      insert into yield_postings (plan_id, day, amount_cents, evidence, posted_by, posted_at) values ('gold', ${day}, 50, 'stated by the pool', ${by}, ${at})`;
  const now = await today();
  const grown = (kind: keyof Home['today']) => [
    now[kind].cases - before[kind].cases,
    now[kind].cents - before[kind].cents,
  ];
  expect([grown('deposits'), grown('withdrawals'), grown('yield')]).toEqual([
    [1, 700],
    [1, 100_000],
    [1, 50],
  ]);
  await clean`update yield_postings set reversed_at = now(), reversed_by = ${by} where day = '2021-03-01'`;
  expect((await today()).yield).toEqual(before.yield);
});
