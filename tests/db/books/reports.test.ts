import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { newTransactionId } from '../../support/transaction-id.ts';
import { awayFromMidnight } from '../support/midnight.ts';
import { proofPath } from '../support/money/deposits.ts';
import { openStage } from '../support/stage.ts';

beforeEach(awayFromMidnight);

const { owner, asInvestor, asOperator, makeInvestor, operator } = await openStage();

interface Report {
  periods: Record<string, number | string>[];
  waiting: Record<string, number | string>[];
  times: Record<string, number | string | null>[];
}
const report = async (first_day: string | null, last_day: string | null, step: string | null = 'day') =>
  (await asOperator('reviewer').call('report', { first_day, last_day, step }))['answer'] as Report;

const reviewer = operator('reviewer').id;
const treasurer = operator('treasurer').id;

/** A deposit of so many cents that was sent and decided at these moments. */
async function decided(cents: number, sent: string, at: string, status = 'approved'): Promise<void> {
  const { id } = await makeInvestor();
  await owner`
    insert into deposits (investor_id, amount_cents, arrived_cents, method, network, transaction_id, transaction_output, proof_path, status, reason, reviewed_by, reviewed_at, created_at)
    values (${id}, 1, ${cents}, 'bitcoin', 'Bitcoin', ${newTransactionId()}, 0, ${proofPath(id)}, ${status}, 'x', ${reviewer}, ${at}, ${sent})`;
}

async function paid(cents: number, asked: string, approved: string, at: string): Promise<void> {
  const { id } = await makeInvestor();
  await owner`
    insert into withdrawals (investor_id, method, address, amount_cents, status, reviewed_by, reviewed_at, paid_by, paid_at, transaction_id, created_at)
    values (${id}, 'Ethereum', ${'0x52908400098527886E0F7030069857D2E4169EE7'}, ${cents}, 'paid', ${reviewer}, ${approved}, ${treasurer}, ${at}, ${`0x${newTransactionId()}`}, ${asked})`;
}

beforeAll(async () => {
  await decided(1000, '2021-03-01T00:00:00Z', '2021-03-01T00:00:00Z');
  await decided(20, '2021-03-01T22:59:59Z', '2021-03-01T23:59:59Z');
  await decided(300, '2021-03-01T20:00:00Z', '2021-03-02T00:00:00Z');
  await decided(9999, '2021-03-02T10:00:00Z', '2021-03-02T20:00:00Z', 'rejected');
  await decided(7777, '2021-02-28T00:00:00Z', '2021-02-28T23:59:59Z');
  await decided(8888, '2021-03-03T00:00:00Z', '2021-03-03T00:00:00Z');
  await paid(100_000, '2021-03-01T00:00:00Z', '2021-03-01T01:00:00Z', '2021-03-02T01:00:00Z');
  for (const [day, cents] of [
    ['2021-03-01', 50],
    ['2021-03-02', -20],
  ] as const)
    await owner`insert into yield_postings (plan_id, day, amount_cents, evidence, posted_by) values ('gold', ${day}, ${cents}, 'stated by the pool', ${treasurer})`;
});

test('an operator reads what was approved, paid and booked on each day, from midnight to midnight in UTC', async () => {
  expect((await report('2021-03-01', '2021-03-02')).periods).toEqual([
    {
      day: '2021-03-01',
      deposits: 2,
      deposits_cents: 1020,
      withdrawals: 0,
      withdrawals_cents: 0,
      yield_cents: 50,
    },
    {
      day: '2021-03-02',
      deposits: 1,
      deposits_cents: 300,
      withdrawals: 1,
      withdrawals_cents: 100_000,
      yield_cents: -20,
    },
  ]);
});

test('weeks begin on Monday and months on the first; a first one that is cut says only what is in the period', async () => {
  const weeks = await report('2021-03-02', '2021-03-08', 'week');
  expect(weeks.periods.map(({ day, deposits_cents }) => [day, deposits_cents])).toEqual([
    ['2021-03-01', 9188],
    ['2021-03-08', 0],
  ]);
  expect(weeks.periods.map(({ yield_cents }) => yield_cents)).toEqual([-20, 0]);
  const months = await report('2021-02-01', '2021-03-31', 'month');
  expect(
    months.periods.map(({ day, deposits_cents, yield_cents }) => [day, deposits_cents, yield_cents]),
  ).toEqual([
    ['2021-02-01', 7777, 0],
    ['2021-03-01', 10_208, 30],
  ]);
});

test('an operator reads how long decisions took: the middle one and the ninth of ten', async () => {
  const { times } = await report('2021-03-01', '2021-03-02');
  // Of 0, 1, 4 and 10 hours; the rejected one was a decision too.
  expect(times).toEqual([
    { place: 1, kind: 'deposits', cases: 4, median_seconds: 9000, p90_seconds: 29_520 },
    { place: 2, kind: 'withdrawals', cases: 1, median_seconds: 3600, p90_seconds: 3600 },
    { place: 3, kind: 'payments', cases: 1, median_seconds: 86_400, p90_seconds: 86_400 },
    { place: 4, kind: 'kyc_cases', cases: 0, median_seconds: null, p90_seconds: null },
    { place: 5, kind: 'corrections', cases: 0, median_seconds: null, p90_seconds: null },
  ]);
});

test('identity cases and corrections have their times too; one that was withdrawn was not decided', async () => {
  const { id } = await makeInvestor();
  await owner`
    insert into kyc_cases (investor_id, home_address, document_path, status, reviewed_by, reviewed_at, created_at)
    values (${id}, '1 Some Street', ${`${id}/d`}, 'approved', ${reviewer}, '2021-05-01T01:00:00Z', '2021-05-01T00:00:00Z')`;
  for (const [status, by, at] of [
    ['booked', treasurer, '2021-05-01T02:00:00Z'],
    ['withdrawn', null, '2021-05-01T09:00:00Z'],
  ] as const)
    await owner`
      insert into private.corrections (id, investor_id, amount_cents, reason, corrects, proposed_by, created_at, status, decided_by, ended_at)
      values (${randomUUID()}, ${id}, 5, 'R', 'L', ${reviewer}, '2021-05-01T00:00:00Z', ${status}, ${by}, ${at})`;
  const { times } = await report('2021-05-01', '2021-05-01');
  expect(times.slice(3)).toEqual([
    { place: 4, kind: 'kyc_cases', cases: 1, median_seconds: 3600, p90_seconds: 3600 },
    { place: 5, kind: 'corrections', cases: 1, median_seconds: 7200, p90_seconds: 7200 },
  ]);
});

test('what is decided waits no more', async () => {
  const { waiting } = await report('2021-03-01', '2021-03-02');
  const now = new Date().toISOString();
  await decided(100, now, now);
  await paid(100_000, now, now, now);
  const { id } = await makeInvestor();
  await owner`
    insert into kyc_cases (investor_id, home_address, document_path, status, reviewed_by, reviewed_at)
    values (${id}, '1 Some Street', ${`${id}/d`}, 'approved', ${reviewer}, now())`;
  await owner`
    insert into contact_messages (name, email, subject, message, handled_by, handled_at)
    values ('A', 'a@example.com', 'S', 'M', ${reviewer}, now())`;
  await owner`
    insert into private.corrections (id, investor_id, amount_cents, reason, corrects, proposed_by, status, ended_at)
    values (${randomUUID()}, ${id}, 5, 'R', 'L', ${reviewer}, 'withdrawn', now())`;
  expect((await report('2021-03-01', '2021-03-02')).waiting).toEqual(waiting);
});

test.each([
  ['2026-01-01', '2026-04-03', 'day'],
  ['2026-01-05', '2028-01-10', 'week'],
  ['2026-01-01', '2031-01-05', 'month'],
  ['2026-01-02', '2026-01-01', 'day'],
  ['2019-12-31', '2020-01-01', 'day'],
  ['2100-01-01', '2100-01-02', 'day'],
  ['2026-01-01', '2026-01-01', 'year'],
  ['2026-01-01', '2026-01-01', null],
  [null, '2026-01-01', 'day'],
  ['2026-01-01', null, 'day'],
  ['-infinity', 'infinity', 'day'],
])('a period from %s to %s by %s is refused', async (first, last, step) => {
  await expect(report(first, last, step)).rejects.toMatchObject({ code: 'P0001', message: 'invalid_range' });
});

test('only operators read reports', async () => {
  await expect(
    asInvestor(await makeInvestor()).call('report', { first_day: '2026-01-01', last_day: '2026-01-01' }),
  ).rejects.toThrow('not_allowed');
});
