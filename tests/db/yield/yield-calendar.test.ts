import { beforeEach, describe, expect, test } from 'vitest';
import { awayFromMidnight } from '../support/midnight.ts';
import { bookAnyDay, makePosition, noon, poolMaker } from '../support/money/yield.ts';
import { openStage } from '../support/stage.ts';

beforeEach(awayFromMidnight);

const stage = await openStage();
const { owner, asOperator, makeInvestor, operator } = stage;
const pool = poolMaker(stage);
await bookAnyDay(owner);

/** A new investor buys a plan. */
async function hold(plan: string, openedAt: Date, maturesAt: Date, closedAt?: Date): Promise<void> {
  const { id: investor } = await makeInvestor();
  await makePosition(owner, {
    investor,
    plan,
    principal: 10_000,
    openedAt,
    maturesAt,
    ...(closedAt && { closedAt }),
  });
}

describe('the calendar of a plan', () => {
  const days = (plan_id: string, first_day: string, length = 31) =>
    asOperator('reviewer').rows<{ day: Date; held: boolean; amount_cents: number | null }>('yield_days', {
      plan_id,
      first_day,
      days: length,
    });
  const told = (rows: Awaited<ReturnType<typeof days>>) =>
    rows.map(({ day, held, amount_cents }) => [day.toISOString().slice(8, 10), held, amount_cents]);

  test('tells booked, zero and missing days, and days on which no one held it', async () => {
    const [{ plan }, { plan: other }] = [await pool(), await pool()];
    const post = (plan_id: string, day: string, amount_cents: number) =>
      asOperator('treasurer').call('post_yield', {
        plan_id,
        day,
        amount_cents,
        evidence: 'stated by the pool',
      });
    await hold(plan, noon('2026-02-02'), noon('2026-02-06'));
    await hold(plan, noon('2026-02-02'), noon('2026-02-20'), noon('2026-02-03'));
    await hold(other, noon('2026-01-01'), noon('2026-03-01'));
    await post(plan, '2026-02-03', 1250);
    await post(plan, '2026-02-04', 0);
    // A loss that was booked in time, thirty days and more ago.
    await owner`
      insert into yield_postings (plan_id, day, amount_cents, evidence, posted_by)
      values (${plan}, '2026-02-05', -70, 'stated by the pool', ${operator('treasurer').id})`;
    await post(other, '2026-02-06', 99);
    const rows = await days(plan, '2026-02-01', 7);
    expect(told(rows)).toEqual([
      ['01', false, null],
      ['02', true, null],
      ['03', true, 1250],
      ['04', true, 0],
      ['05', true, -70],
      ['06', true, null],
      ['07', false, null],
    ]);
    expect(rows[2]).toMatchObject({ evidence: 'stated by the pool', posted_by: 'Demo Treasurer' });
  });

  test('ends at midnight for a package that ends then', async () => {
    const { plan } = await pool();
    const midnight = new Date('2026-02-04T00:00:00Z');
    await hold(plan, noon('2026-02-02'), midnight, midnight);
    expect(told(await days(plan, '2026-02-01', 4)).map(([day, held]) => [day, held])).toEqual([
      ['01', false],
      ['02', true],
      ['03', true],
      ['04', false],
    ]);
  });

  test('knows of one who holds it still when a hundred that came later have left', async () => {
    const { plan } = await pool();
    await hold(plan, noon('2026-02-02'), noon('2026-02-06'));
    const guest = await makeInvestor();
    await owner`
      insert into positions (investor_id, plan_id, principal_cents, status, opened_at, matures_at, closed_at)
      select ${guest.id}, ${plan}, 1, 'matured', ${noon('2026-02-03')}, ${noon('2026-02-04')}, ${noon('2026-02-04')} from generate_series(1, 100)`;
    expect(told(await days(plan, '2026-02-01', 7)).map(([day, held]) => (held ? day : null))).toEqual([
      null,
      '02',
      '03',
      '04',
      '05',
      '06',
      null,
    ]);
    await owner`delete from positions where investor_id = ${guest.id}`;
  });
});
