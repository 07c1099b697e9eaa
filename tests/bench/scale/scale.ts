import { applySeed } from 'local-supabase/postgres/migrate.ts';
import type { PostgresServer } from 'local-supabase/postgres/postgres.ts';
/**
 * `npm run bench -- scale [pages posting verify]`: waiting times of users and operators among 1,000,000 investors
 * with 10,000,000 transfers; pages are multiples of reading one's own row by its key. Needs ten gigabytes and half an
 * hour.
 */
import postgres, { type Sql } from 'postgres';
import type { Bench, Run } from '../kit/bench.ts';
import { type Caller, newSession, signIn } from '../kit/callers.ts';
import { connect, copyDatabase, dropDatabase, SYNCED_SERVER } from '../kit/databases.ts';
import { median, round } from '../kit/figures.ts';
import { personId, populate, sessionId } from '../ledger-data.ts';
import { measurePosting } from './scale-posting.ts';
import { measureVerify } from './scale-verify.ts';

const SIZES = {
  small: { investors: 1000, rounds: 2 },
  full: { investors: 1_000_000, rounds: 9 },
};
const TREASURER = '00000000-0000-4000-8000-000000000004';
const BOUNDS = {
  dashboard: 10,
  transparency: 3,
  people: 30,
  worst_desk: 100,
  worst_request_s: 1,
  posting_s: 60,
  purchase_delay_p99_ms: 100,
  verify_tail_s: 1,
};

const OWN = 'select * from public.profiles where id = (select auth.uid())';
const DASHBOARD = 'select public.dashboard()';
const TRANSPARENCY = 'select public.transparency()';
const PEOPLE = [
  `select * from public.find_people('person77')`,
  `select * from public.find_people('Person 4321')`,
  `select * from public.find_people('')`,
];
const DESKS = [
  'select public.operator_home()',
  'select * from public.queue_counts()',
  `select public.office_search('person77')`,
  'select * from public.trial_balance()',
  'select * from public.book_days(current_date - 30)',
  `select public.report(current_date - 364, current_date, 'month')`,
  `select public.report(current_date - 30, current_date)`,
  'select * from public.plan_desk()',
  'select * from public.plan_capacities()',
  'select * from public.method_desk()',
  'select public.wallet_desk()',
  'select * from public.announcement_desk()',
  'select * from public.read_signals()',
  'select * from public.claim_desk()',
  'select public.price_desk()',
  'select public.trading_desk()',
  'select * from public.strategies_desk()',
  `select * from public.yield_days('stater', current_date - 30)`,
  `select public.person_overview('${personId(7)}')`,
];

async function byTurns(calls: readonly (readonly [Caller, string])[], rounds: number): Promise<number[]> {
  const times = calls.map((): number[] => []);
  for (let n = 0; n < rounds; n += 1) {
    for (const [at, [call, sql]] of calls.entries()) times[at]?.push(await call(sql));
  }
  return times.map(median);
}

async function pages({ owner, door, rounds, say }: Part): Promise<Record<string, number>> {
  const person = signIn(door, personId(1), sessionId(1));
  const operator = signIn(door, TREASURER, await newSession(owner, TREASURER));
  const [ownBefore = 1, dashboardBefore = 0] = await byTurns(
    [
      [person, OWN],
      [person, DASHBOARD],
    ],
    rounds,
  );
  say(`own row ${ownBefore.toFixed(2)} ms, dashboard before anything is tallied ${dashboardBefore.toFixed(2)} ms`);
  for (const job of [
    'ledger.tally()',
    'proof.keep_figures()',
    'proof.seal_day()',
    'desk.keep_report_days()',
    'proof.check_new_lines()',
    'proof.keep_figures()',
  ]) {
    const started = performance.now();
    for (let done: unknown = true; done !== null;)
      [{ done }] = await owner.unsafe<[{ done: unknown }]>(`select ${job} as done`);
    say(`${job} ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
  const asked = [OWN, DASHBOARD, TRANSPARENCY].map((call) => [person, call] as const);
  const desks = [...PEOPLE, ...DESKS].map((call) => [operator, call] as const);
  const [own = 1, dashboard = 0, transparency = 0, ...office] = await byTurns([...asked, ...desks], rounds);
  for (const [at, [, call]] of desks.entries())
    say(`${((office[at] ?? 0) / own).toFixed(1)}  ${(office[at] ?? 0).toFixed(1)} ms  ${call}`);
  return {
    own_ms: round(own, 2),
    dashboard: round(Math.max(dashboardBefore / ownBefore, dashboard / own), 1),
    transparency: round(transparency / own, 1),
    people: round(Math.max(...office.slice(0, PEOPLE.length)) / own, 1),
    worst_desk: round(Math.max(...office.slice(PEOPLE.length)) / own, 1),
    worst_request_s: round(Math.max(...office) / 1000, 3),
  };
}

interface Part {
  server: PostgresServer;
  database: string;
  investors: number;
  rounds: number;
  owner: Sql;
  door: Sql;
  say: Run['say'];
}

const PARTS: Record<string, (part: Part) => Promise<Record<string, number>>> = {
  pages,
  posting: measurePosting,
  verify: measureVerify,
};

export const scale: Bench = async ({ size, words, say, bound, startServer }) => {
  const server = await startServer(SYNCED_SERVER);
  const database = 'scale';
  await copyDatabase(server, database);
  await applySeed(server.url({ database }));
  const owner = connect(server, database);
  const door = postgres(server.url({ role: 'authenticator', database }), { max: 1 });
  const figures: Record<string, number> = {};
  try {
    const started = performance.now();
    await populate(owner, SIZES[size].investors, 365);
    say(`${SIZES[size].investors} investors in ${((performance.now() - started) / 1000).toFixed(0)} s`);
    for (const word of words.length > 0 ? words : Object.keys(PARTS)) {
      const measure = PARTS[word];
      if (!measure) throw new Error(`No part "${word}", only ${Object.keys(PARTS).join(', ')}.`);
      Object.assign(figures, await measure({ server, database, owner, door, say, ...SIZES[size] }));
    }
  } finally {
    await Promise.all([owner.end(), door.end()]);
    await dropDatabase(server, database);
  }
  for (const [name, atMost] of Object.entries(BOUNDS)) {
    if (figures[name] !== undefined) bound(name, figures[name], atMost);
  }
  return figures;
};
