import { expect, test } from 'vitest';
import type { Actor } from '../support/actors.ts';
import { makePosition } from '../support/money/yield.ts';
import { openStage } from '../support/stage.ts';

// A request may name the time zone that its answer is written in. Days stay days of UTC, whatever its clocks did.
const { owner, asAnonymous, asOperator, makeInvestor } = await openStage();

/** What a query answers in UTC, and in a zone whose clocks were put forward at noon of a day of this year (1 to 365) and back 100 days later. */
async function inZones(actor: Actor, day: number, query: string) {
  const answer = (zone: string) =>
    actor.transaction(async (sql) => {
      await sql`select set_config('timezone', ${zone}, true)`;
      return [...(await sql.unsafe(query))];
    });
  const nth = (n: number) => `J${((n + 364) % 365) + 1}/12`;
  return Promise.all(['UTC', `STD0DST-1,${nth(day)},${nth(day + 100)}`].map(answer));
}
const dayOfYear = (time: number) =>
  Math.ceil((time - Date.UTC(new Date(time).getUTCFullYear(), 0, 1)) / 86_400_000);

test('a visitor in whose country the clocks were changed since reads the same uptime, and never more than all', async () => {
  await owner`
    insert into private.uptime_days (day, first_minute, up_minutes)
    select d.day, d.day::timestamp at time zone 'utc', 1440
    from (select (now() at time zone 'utc')::date - n as day from generate_series(1, 120) n) d
    on conflict (day) do update set up_minutes = 1440`;
  const [expected, told] = await inZones(
    asAnonymous,
    dayOfYear(Date.now() - 40 * 86_400_000),
    `select u ->> 'percent' as percent, (u ->> 'since')::timestamptz as since from (select front_page() -> 'computed' -> 'uptime' as u) x`,
  );
  expect(told).toEqual(expected);
});

test('an operator in whose country the clocks were changed sees the same days of a plan as held', async () => {
  const { id: investor } = await makeInvestor();
  const [openedAt, maturesAt] = [new Date('2026-02-10T23:30:00Z'), new Date('2026-02-12T12:00:00Z')];
  await makePosition(owner, { investor, plan: 'basic', principal: 1000, openedAt, maturesAt });
  const days = `select day::text from yield_days('basic', '2026-02-01', 28) where held`;
  // The 41st day of a year is the 10th of February.
  const [expected, told] = await inZones(asOperator('reviewer'), 41, days);
  expect(expected).toEqual(['10', '11', '12'].map((day) => ({ day: `2026-02-${day}` })));
  expect(told).toEqual(expected);
});
