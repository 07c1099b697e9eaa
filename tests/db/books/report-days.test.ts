import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { newTransactionId } from '../../support/transaction-id.ts';
import { claimsOf } from '../support/actors.ts';
import { awayFromMidnight } from '../support/midnight.ts';
import { proofPath } from '../support/money/deposits.ts';
import { type Decision, DAYS, dayAt, expected, randomDecisions, type Step } from '../support/money/report-decisions.ts';
import { SEED, seeded } from '../support/random.ts';
import { openStage } from '../support/stage.ts';

// Reports keep the figures of a day once it is over (reports.sql).
beforeEach(awayFromMidnight);
const { owner, makeInvestor, operator } = await openStage();
const reviewer = operator('reviewer').id;
const treasurer = operator('treasurer').id;
const person = await makeInvestor();
const MOST_RUNS = 200;

const moment = (us: number) =>
  new Date(Math.floor(us / 1000)).toISOString().replace('Z', `${String(us % 1000).padStart(3, '0')}Z`);

/** Writes a decision as reviews leave it, with times as text, because the driver rounds them to milliseconds. */
async function write({ kind, at, took, cents }: Decision): Promise<void> {
  const [begun, decided] = [moment(at - took), moment(at)];
  const address = '0x52908400098527886E0F7030069857D2E4169EE7';
  if (kind === 'deposits')
    await owner`
      insert into deposits (investor_id, amount_cents, arrived_cents, method, network, transaction_id, transaction_output, proof_path, status, reason, reviewed_by, reviewed_at, created_at)
      values (${person.id}, 1, ${cents ?? 1}, 'bitcoin', 'Bitcoin', ${newTransactionId()}, 0, ${proofPath(person.id)},
        ${cents === null ? 'rejected' : 'approved'}, 'x', ${reviewer}, ${decided}::text::timestamptz, ${begun}::text::timestamptz)`;
  else if (kind === 'withdrawals')
    await owner`
      insert into withdrawals (investor_id, method, address, amount_cents, status, reviewed_by, reviewed_at, created_at)
      values (${person.id}, 'Ethereum', ${address}, 5, 'approved', ${reviewer}, ${decided}::text::timestamptz, ${begun}::text::timestamptz)`;
  else if (kind === 'payments')
    await owner`
      insert into withdrawals (investor_id, method, address, amount_cents, status, reviewed_by, reviewed_at, paid_by, paid_at, transaction_id, created_at)
      values (${person.id}, 'Ethereum', ${address}, ${cents ?? 1}, 'paid', ${reviewer}, ${begun}::text::timestamptz, ${treasurer}, ${decided}::text::timestamptz, ${`0x${newTransactionId()}`}, ${begun}::text::timestamptz)`;
  else if (kind === 'kyc_cases')
    await owner`
      insert into kyc_cases (investor_id, home_address, document_path, status, reviewed_by, reviewed_at, created_at)
      values (${person.id}, '1 Some Street', ${`${person.id}/${randomUUID()}`}, 'approved', ${reviewer}, ${decided}::text::timestamptz, ${begun}::text::timestamptz)`;
  else
    await owner`
      insert into desk.corrections (id, investor_id, amount_cents, reason, corrects, proposed_by, created_at, status, decided_by, ended_at)
      values (${randomUUID()}, ${person.id}, 5, 'R', 'L', ${reviewer}, ${begun}::text::timestamptz, 'booked', ${treasurer}, ${decided}::text::timestamptz)`;
}

async function shown(first: string, last: string, step: Step) {
  const sql = await owner.reserve();
  await sql`set timezone = 'Pacific/Kiritimati'`;
  await sql`select set_config('request.jwt.claims', ${JSON.stringify(claimsOf(operator('reviewer')))}, false)`;
  const [row] = await sql<{ report: { periods: Record<string, number>[]; times: Record<string, unknown>[] } }[]>`
    select public.report(${first}, ${last}, ${step})`;
  await sql`reset all`;
  sql.release();
  return {
    periods: (row?.report.periods ?? [])
      .filter(({ deposits, withdrawals }) => Number(deposits) + Number(withdrawals) > 0)
      .map(({ day, deposits, deposits_cents, withdrawals, withdrawals_cents }) => ({
        day,
        deposits,
        deposits_cents,
        withdrawals,
        withdrawals_cents,
      })),
    times: (row?.report.times ?? []).map(({ kind, cases, median_seconds, p90_seconds }) => ({
      kind,
      cases,
      median_seconds,
      p90_seconds,
    })),
  };
}

async function keepAll(): Promise<number> {
  const sql = await owner.reserve();
  await sql`set timezone = 'America/Los_Angeles'`;
  for (let [day, runs]: [unknown, number] = ['', 0]; day !== null; runs += 1) {
    if (runs > MOST_RUNS) throw new Error('The job finds no end.');
    [{ day }] = await sql<[{ day: unknown }]>`select desk.keep_report_days() as day`;
  }
  const [kept] = await sql<{ days: number }[]>`select count(*)::int as days from desk.report_days`;
  await sql`reset all`;
  sql.release();
  return kept?.days ?? 0;
}

const forged = () => owner<{ problem: string }[]>`select * from proof.verify_report_days()`;
test(`a report says what its decisions add up to, whether their days are kept or not (seed ${SEED})`, async () => {
  const random = seeded(SEED);
  const written = randomDecisions(random);
  for (const decision of written) await write(decision);
  const all = written.flatMap((one): Decision[] =>
    one.kind === 'payments' ? [one, { kind: 'withdrawals', at: one.at - one.took, took: 0, cents: null }] : [one],
  );
  const expectTrue = async () => {
    const periods = Array.from({ length: 12 }, () => {
      const first = random.int(0, DAYS - 1);
      return [
        dayAt(first),
        dayAt(random.int(first, DAYS + 3)),
        random.pick(['day', 'week', 'month'] as const) ?? 'day',
      ] as const;
    });
    for (const period of periods) expect([period, await shown(...period)]).toEqual([period, expected(all, ...period)]);
  };
  await expectTrue();
  expect(await keepAll()).toBeGreaterThan(1500);
  expect(await forged()).toEqual([]);
  await expectTrue();

  const kept = await keepAll();
  const replaced = await owner<{ id: string; from: string; begun: string }[]>`
    select id, extract(epoch from reviewed_at) * 1000000 as from, extract(epoch from created_at) * 1000000 as begun
    from withdrawals where paid_at is null and reviewed_at is not null order by reviewed_at, id limit 9`;
  expect(replaced).toHaveLength(9);
  const today = new Date().toISOString().slice(0, 10);
  for (const { id, from, begun } of replaced) {
    const before = all.findIndex(
      (one) => one.kind === 'withdrawals' && one.at === Number(from) && one.at - one.took === Number(begun),
    );
    expect(before).toBeGreaterThan(-1);
    const at = Date.now() * 1000;
    all.splice(before, 1, { kind: 'withdrawals', at, took: at - Number(begun), cents: null });
    await owner`update withdrawals set reviewed_at = ${moment(at)}::text::timestamptz where id = ${id}`;
  }
  const [left] = await owner<{ days: number }[]>`select count(*)::int as days from desk.report_days`;
  expect(left?.days).toBeLessThan(kept);
  await expectTrue();
  expect(await shown(today, today, 'day')).toEqual(expected(all, today, today, 'day'));
  expect(await keepAll()).toBe(kept);
  expect(await forged()).toEqual([]);
  await expectTrue();
});

test('a day is kept an hour after it is over, and only once', async () => {
  await keepAll();
  const [newest] = await owner<{ is_due: boolean }[]>`
    select max(day) = (now() at time zone 'utc' - interval '25 hours')::date as is_due from desk.report_days`;
  expect(newest).toEqual({ is_due: true });
  const [again] = await owner`select desk.keep_report_days() as day`;
  expect(again).toEqual({ day: null });
});

test('a day that is kept for reports and is wrong is found by an audit', async () => {
  await keepAll();
  for (const kind of ['deposits', 'withdrawals', 'payments', 'kyc_cases', 'corrections'])
    for (const change of ['cases = cases + 1', 'cents = cents + 1', 'times = array_append(times, 1)']) {
      await owner.unsafe(`update desk.report_days set ${change} where day = '2021-03-03' and kind = '${kind}'`);
      expect([change, await forged()]).toMatchObject([change, [{ problem: `${kind} of 2021-03-03 in reports` }]]);
      await owner`delete from desk.report_days where day = '2021-03-03'`;
      await keepAll();
    }
  expect(await forged()).toEqual([]);
});
