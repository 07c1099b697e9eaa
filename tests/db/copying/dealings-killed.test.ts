import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { makeInvested, type Strategy } from '../support/copying/strategies.ts';
import { connect } from '../support/database.ts';
import { problems } from '../support/money/books.ts';
import { SEED, seeded } from '../support/random.ts';
import { type Stage, stageOn } from '../support/stage.ts';
import { cleanQuotes } from '../support/trading/quotes.ts';
import { endOrders, shows } from '../support/trading/trading.ts';
import { expectDeath, startMortal } from '../support/traffic/dying-server.ts';

// A dealing of hundreds of requests, with the profit share of a quarter, in whose middle the database is killed (attacks 15 and 25).
// KILLS=100 kills it a hundred times, which takes some minutes.
const KILLS = Number(process.env['KILLS'] ?? 3);
const HOLDERS = KILLS > 3 ? 100 : 30;

const server = await startMortal();
afterAll(server.end);

/** Connects again, as all do after a crash. */
async function open() {
  const owner = connect(server.url(), 4);
  const door = connect(server.url({ role: 'authenticator' }), 2);
  const stage = await stageOn({ owner, door, url: (role) => server.url({ role }) });
  return { ...stage, close: () => Promise.all([owner.end({ timeout: 1 }), door.end({ timeout: 1 })]) };
}

/** What a dealing writes to, one row after the other. */
const WRITTEN = [
  'public.copy_requests',
  'public.copies',
  'public.lots',
  'public.fills',
  'public.dealings',
  'public.marks',
  'public.notifications',
  'public.strategies',
  'private.unit_moves',
  'private.pool_books',
  'private.holdings',
  'ledger.transfers',
  'ledger.accounts',
];
const GATE = 4242;

/** Lets a dealing wait before the row whose turn is in private.gate: for the lock that a test holds. */
const makeGate = ({ owner }: Stage) =>
  owner.unsafe(`
    create sequence private.writes;
    create table private.gate (at bigint);
    insert into private.gate values (0);
    create function private.wait_at_gate() returns trigger language plpgsql as $$
    begin
      if nextval('private.writes') = (select g.at from private.gate g) then
        perform pg_advisory_xact_lock(${GATE});
      end if;
      return new;
    end $$;
    ${WRITTEN.map((table) => `create trigger aa_gate before insert or update on ${table} for each row execute function private.wait_at_gate();`).join('\n')}`);

/** Asks for twice as many parts in as there are holders, and for as many out as have units; a quarter begins. */
async function ask({ owner }: Stage, pool: string, holders: readonly string[]): Promise<void> {
  await owner`
    with asked as (
      insert into public.copy_requests (pool_id, investor_id, side, amount_cents, share_bp)
      select ${pool}, p, 'in', 1000 + n, 1000 from unnest(${holders}::uuid[]) p cross join generate_series(1, 2) n returning id, investor_id, amount_cents
    ), booked as (
      select ledger.transfer(a.investor_id, 'available', 'pools', a.amount_cents, 'subscribe', a.id), a.amount_cents from asked a
    )
    update private.pool_books set waiting_cents = waiting_cents + (select sum(amount_cents) from booked) where pool_id = ${pool}`;
  await owner`
    insert into public.copy_requests (pool_id, investor_id, side, units)
    select ${pool}, l.investor_id, 'out', sum(l.units)::bigint / 3 from public.lots l
    where l.pool_id = ${pool} and l.investor_id = any (${holders}::uuid[]) group by l.investor_id having sum(l.units) > 3`;
  await owner`update public.strategies set shared_at = now() - interval '4 months' where pool_id = ${pool}`;
}

/** How many requests wait, how many a dealing has ended, and all that a dealing changes, as one text. */
async function read({ owner }: Stage, pool: string) {
  const [counts] = await owner<{ waiting: number; dealt: number }[]>`
    select count(*) filter (where status = 'waiting')::int as waiting, count(*) filter (where status = 'dealt')::int as dealt
    from public.copy_requests where pool_id = ${pool}`;
  const [row] = await owner.unsafe<{ hash: string }[]>(
    `select md5(string_agg(line, e'\\n' order by line)) as hash from (${WRITTEN.map((table) => `select '${table}' || t::text as line from ${table} t`).join(' union all ')}) lines`,
  );
  return { waiting: counts?.waiting ?? 0, dealt: counts?.dealt ?? 0, hash: row?.hash };
}

/** Shows a price that is newer than all requests, two percent above the one before. */
async function showNext(stage: Stage, cycle: number): Promise<void> {
  await cleanQuotes(stage.owner);
  await shows(stage, 9_500_000 + 190_000 * cycle, { ask_size: 10_000_000_000, bid_size: 10_000_000_000 });
}

/** Deals, and counts the rows that it writes. */
async function deal({ owner }: Stage): Promise<{ dealt: number; writes: number }> {
  await owner`select setval('private.writes', 1, false)`;
  const [row] = await owner<{ dealt: number }[]>`select private.run_dealings(10) as dealt`;
  const [last] = await owner<{ writes: number }[]>`select last_value::int as writes from private.writes`;
  return { dealt: row?.dealt ?? 0, writes: last?.writes ?? 0 };
}

/** Deals up to a row, and kills the server there: all of it, or the process that deals. Returns whether the dealing was over before. */
async function killAt(stage: Stage, at: number, whole: boolean): Promise<boolean> {
  const { owner } = stage;
  await owner`update private.gate set at = ${at}`;
  await owner`select setval('private.writes', 1, false)`;
  const [keeper, dealer] = [0, 1].map(() => new Client({ connectionString: server.url() }));
  if (!keeper || !dealer) throw new Error('No client.');
  let over = false;
  for (const client of [keeper, dealer]) {
    client.on('error', () => undefined);
    await client.connect();
  }
  await keeper.query(`select pg_advisory_lock(${GATE})`);
  const { rows } = await dealer.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = rows[0]?.pid ?? 0;
  const work = async () => {
    try {
      await dealer.query('select private.run_dealings(10)');
      over = true;
    } catch (error) {
      expectDeath(error);
    }
  };
  const working = work();
  const isThere = async () => {
    const [row] = await owner<{ waits: boolean }[]>`
      select exists (select from pg_locks where pid = ${pid} and locktype = 'advisory' and not granted) as waits`;
    return over || row?.waits === true;
  };
  await expect.poll(isThere, { timeout: 60_000, interval: 5 }).toBe(true);
  await Promise.all([server.kill(owner, whole, pid), working]);
  for (const client of [keeper, dealer]) await client.end().catch(() => undefined);
  return over;
}

test(
  `the database is killed ${String(KILLS)} times in the middle of a dealing, and each request is dealt once (SEED=${String(SEED)})`,
  { timeout: 60_000 + KILLS * 30_000 },
  async () => {
    const random = seeded(SEED);
    let stage = await open();
    const strategy: Strategy = await makeInvested(stage, { capacity_cents: 100_000_000_000 });
    const { pool } = strategy;
    const holders: string[] = [];
    while (holders.length < HOLDERS) holders.push((await stage.makeInvestor({ deposited: 100_000_000 })).id);
    await endOrders(stage);
    await makeGate(stage);
    await ask(stage, pool, holders);
    await showNext(stage, 0);
    let { writes } = await deal(stage);
    expect(await problems(stage.owner)).toEqual([]);
    let undone = 0;
    for (let cycle = 1; cycle <= KILLS; cycle += 1) {
      await ask(stage, pool, holders);
      await showNext(stage, cycle);
      const before = await read(stage, pool);
      // The last of all turns is never reached: it is killed when it is over.
      const over = await killAt(
        stage,
        random.chance(0.05) ? 10 ** 9 : random.int(1, writes),
        cycle % 2 === 0,
      );
      await stage.close();
      await server.untilBack();
      stage = await open();
      const after = await read(stage, pool);
      expect(after).toEqual(over ? { ...after, waiting: 0, dealt: before.dealt + before.waiting } : before);
      expect(await problems(stage.owner)).toEqual([]);
      undone += over ? 0 : 1;
      await stage.owner`update private.gate set at = 0`;
      await showNext(stage, cycle);
      const again = await deal(stage);
      expect(again.dealt).toBe(over ? 0 : before.waiting);
      if (!over) writes = again.writes;
      expect(await read(stage, pool)).toMatchObject({ waiting: 0, dealt: before.dealt + before.waiting });
      expect(await problems(stage.owner)).toEqual([]);
    }
    const [share] = await stage.owner<{ times: number }[]>`
      select count(distinct dealing_id)::int as times from private.unit_moves where kind = 'share'`;
    expect(share?.times).toBeGreaterThan(KILLS / 2);
    expect(undone).toBeGreaterThan(KILLS / 2);
    await stage.close();
  },
);
