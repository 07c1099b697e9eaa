import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Actor } from '../support/actors.ts';
import { openCopyingStage } from '../support/copying/copying-stage.ts';
import { makeCopier, makeInvested, makeStrategy } from '../support/copying/strategies.ts';
import { makePosition } from '../support/money/yield.ts';
import { openStage } from '../support/stage.ts';

const { owner, asAnonymous, asOperator, makeInvestor } = await openStage();

/**
 * Returns a query's answers in UTC and in a zone whose clocks go forward at noon of a day of this year (1 to 365) and
 * back 100 days later.
 */
async function inZones(actor: Actor, day: number, query: string) {
  const answer = (zone: string) =>
    actor.transaction(async (sql) => {
      await sql`select set_config('timezone', ${zone}, true)`;
      return [...(await sql.unsafe(query))];
    });
  const nth = (n: number) => `J${((n + 364) % 365) + 1}/12`;
  return Promise.all(['UTC', `STD0DST-1,${nth(day)},${nth(day + 100)}`].map(answer));
}
const dayOfYear = (time: number) => Math.ceil((time - Date.UTC(new Date(time).getUTCFullYear(), 0, 1)) / 86_400_000);

test('a visitor in whose country the clocks were changed since reads the same uptime, and never more than all', async () => {
  await owner`
    insert into site.uptime_days (day, first_minute, up_minutes)
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
  const [expected, told] = await inZones(asOperator('reviewer'), 41, days);
  expect(expected).toEqual(['10', '11', '12'].map((day) => ({ day: `2026-02-${day}` })));
  expect(told).toEqual(expected);
});

/** A zone whose clocks go forward at two o'clock of the given day, and back a hundred days later. */
const forwardOn = (time: number) => {
  // Counted from 0, with the 29th of February.
  const day = dayOfYear(time) - 1;
  return `STD0DST-1,${day}/2,${(day + 100) % 365}/2`;
};
const inZone = (actor: Actor, zone: string, query: string) =>
  actor.transaction(async (sql) => {
    await sql`select set_config('timezone', ${zone}, true)`;
    return [...(await sql.unsafe(query))];
  });
const HOUR_MS = 3_600_000;

test('a stranger in whose country the clocks were put forward today sees what a strategy trades after twenty-four hours, too', async () => {
  const stage = await openCopyingStage();
  const strategy = await makeInvested(stage);
  const stranger = stage.asInvestor((await makeCopier(stage)).person);
  const seen = async () =>
    (await inZone(stranger, forwardOn(Date.now() - 2 * HOUR_MS), `select * from strategy_fills('${strategy.pool}')`))
      .length;
  const age = (interval: string) =>
    stage.owner.begin(async (sql) => {
      await sql`alter table public.fills disable trigger append_only_rows`;
      await sql`update public.fills set at = clock_timestamp() - ${interval}::interval where pool_id = ${strategy.pool}`;
      await sql`alter table public.fills enable trigger append_only_rows`;
      await sql`alter table public.strategies disable trigger user`;
      await sql`update public.strategies set published_at = clock_timestamp() - interval '3 days' where pool_id = ${strategy.pool}`;
      await sql`alter table public.strategies enable trigger user`;
    });
  await age('23 hours 30 minutes');
  expect(await seen()).toBe(0);
  await age('24 hours');
  expect(await seen()).toBe(1);
});

test('a lead in whose country the clocks will be put forward gives a week of notice, too', async () => {
  const stage = await openCopyingStage();
  const strategy = await makeStrategy(stage);
  await (await makeCopier(stage)).put(strategy, 900_000);
  const [asked] = await inZone(
    stage.asInvestor(strategy.lead),
    forwardOn(Date.now() + 72 * HOUR_MS),
    `select extract(epoch from not_before - now())::int as seconds from redeem_copy('${strategy.pool}', '${randomUUID()}', 500000000)`,
  );
  expect(Number(asked?.['seconds'])).toBeGreaterThanOrEqual(7 * 86_400);
});

test('a signal ends after as many times twenty-four hours wherever it is read', async () => {
  const ends = `
    select extract(epoch from (signals.signal_outcome(s)).ends_at - s.published_at)::int as seconds
    from (select jsonb_populate_record(null::public.signals, jsonb_build_object(
      'published_at', now() - interval '12 hours', 'horizon_days', 1)) as s) x, lateral (select (x.s).*) s`;
  const zones = ['UTC', forwardOn(Date.now() - 2 * HOUR_MS), forwardOn(Date.now() + 12 * HOUR_MS)];
  const told = await Promise.all(
    zones.map((zone) =>
      owner.begin(async (sql) => {
        await sql`select set_config('timezone', ${zone}, true)`;
        return [...(await sql.unsafe(ends))];
      }),
    ),
  );
  expect(told).toEqual(zones.map(() => [{ seconds: 86_400 }]));
});
