import type { PostgresServer } from 'local-supabase/postgres/postgres.ts';
import type { Sql } from 'postgres';
import { begunBy } from '../db/support/actors.ts';
import { type Cost, costOf } from './kit/backend.ts';
import type { Run } from './kit/bench.ts';
import { connect, copyDatabase, dropDatabase } from './kit/databases.ts';
import { median, round } from './kit/figures.ts';

export interface Snapshots {
  /** Median seconds; processor time and memory are of the last snapshot. */
  cost: Cost;
  bytes: number;
  receipt: string;
  receiptMs: number;
  dataMs: number;
  dropSeconds: number;
}

const CALLS = 9;

export async function measureSnapshots(
  server: PostgresServer,
  accounts: number,
  rounds: number,
  say: Run['say'],
  strategies = 0,
): Promise<Snapshots> {
  const database = `accounts_${accounts}_${strategies}`;
  await copyDatabase(server, database);
  const sql = connect(server, database);
  try {
    const person = await populate(sql, accounts);
    if (strategies > 0) await invest(sql, strategies);
    const costs: Cost[] = [];
    for (let n = 0; n < rounds; n += 1) {
      await sql`checkpoint`;
      costs.push(await costOf(sql, () => sql`select proof.take_snapshot(clock_timestamp())`));
    }
    const [kept] = await sql<{ bytes: string }[]>`
      select sum(pg_total_relation_size(c)) / ${rounds} as bytes from unnest('{proof.proof_leaves, proof.proof_levels}'::regclass[]) c`;
    const last = costs.at(-1) ?? { seconds: 0, processor: 0, memory: 0 };
    const bytes = Number(kept?.bytes);
    say(
      `${accounts} accounts, each in ${strategies} strategies: ${costs.map(({ seconds }) => round(seconds, 3)).join(', ')} s; the last ${round(last.processor, 1)} s of processor, ${round(last.memory / 2 ** 20)} MB; each ${round(bytes / accounts)} bytes for an account`,
    );
    const cost = { ...last, seconds: median(costs.map(({ seconds }) => seconds)) };
    const calls = await ask(sql, person, rounds);
    await sql`set session_replication_role = replica`;
    await sql`update public.liability_snapshots set taken_at = now() - interval '31 days' where number = 1`;
    await sql`
      insert into public.liability_snapshots (
        number, as_of, leaves, available_cents, invested_cents, withdrawing_cents, accrued_cents, pooled_cents,
        insurance_fund_cents, pools_leaves, pools_cents, root, pools_root, previous_seal, seal)
      select n, now() + n * interval '1 second', 1024, 0, 0, 0, 0, 0, 0, 1024, 0, repeat('0', 64), repeat('0', 64),
        encode(sha256(('before ' || n)::bytea), 'hex'), encode(sha256(n::text::bytea), 'hex')
      from generate_series(${rounds + 1}::int, 31) n`;
    const dropped = await costOf(sql, () => sql`select proof.drop_old_trees(31)`);
    return { cost, bytes, ...calls, dropSeconds: dropped.processor };
  } finally {
    await sql.end();
    await dropDatabase(server, database);
  }
}

async function ask(sql: Sql, person: string, snapshot: number) {
  const session = '00000000-0000-4000-9000-000000000000';
  await sql`insert into auth.sessions (id, user_id) values (${session}, ${person})`;
  const claims = { sub: person, role: 'authenticated', session_id: session, amr: begunBy('password') };
  const call = (text: string) =>
    sql.begin(async (own) => {
      await own`select set_config('role', 'authenticated', true), set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`;
      const started = performance.now();
      const [row] = await own.unsafe<{ answer: string }[]>(`select ${text}::text as answer`);
      return { answer: row?.answer ?? '', ms: performance.now() - started };
    });
  await call('public.record_export()');
  const receipts = [];
  const exports = [];
  for (let n = 0; n < CALLS; n += 1) {
    receipts.push(await call(`public.my_proof(${snapshot})`));
    exports.push(await call('public.my_data()'));
  }
  return {
    receipt: receipts[0]?.answer ?? '',
    receiptMs: median(receipts.map(({ ms }) => ms)),
    dataMs: median(exports.map(({ ms }) => ms)),
  };
}

async function populate(sql: Sql, accounts: number): Promise<string> {
  await sql.unsafe(`
    set session_replication_role = replica;
    insert into auth.users (id, email, email_confirmed_at)
    select gen_random_uuid(), 'person' || n || '@example.com', now() from generate_series(1, ${accounts}) n;
    insert into public.profiles (id, email, name) select u.id, u.email, 'Person' from auth.users u;
    insert into ledger.accounts (investor_id, available_cents, invested_cents) select p.id, 901, 100 from public.profiles p;
    insert into proof.proof_nonces (investor_id) select p.id from public.profiles p;
    alter table ledger.transfers drop constraint transfers_pkey;
    drop index ledger.transfers_investor, ledger.transfers_once, ledger.transfers_yield_once;
    insert into ledger.transfers (investor_id, reference, amount_cents, value_date, debit, credit, code, posting_id)
    select p.id, gen_random_uuid(), kind.amount, current_date, kind.debit::ledger.book, kind.credit::ledger.book, kind.code::ledger.purpose,
      case kind.code when 'yield' then gen_random_uuid() end
    from public.profiles p, (values
      (1000, 'cash', 'available', 'deposit'), (100, 'available', 'invested', 'invest'), (1, 'mining_income', 'available', 'yield')
    ) kind (amount, debit, credit, code);
    alter table ledger.transfers
      add constraint transfers_pkey primary key (id);
    create unique index transfers_once on ledger.transfers (reference, code) where posting_id is null;
    create unique index transfers_yield_once on ledger.transfers (posting_id, reference, debit) where posting_id is not null;
    create index transfers_investor on ledger.transfers (investor_id, id) where investor_id is not null;
    reset session_replication_role;
  `);
  await sql`vacuum analyze`;
  const [one] = await sql<{ id: string }[]>`select id from public.profiles limit 1`;
  return one?.id ?? '';
}

async function invest(sql: Sql, strategies: number): Promise<void> {
  await sql.unsafe(`
    set session_replication_role = replica;
    create temp table pool as
      select gen_random_uuid() as id, gen_random_uuid() as dealing, count(*) as people, (array_agg(p.id))[1] as lead
      from public.profiles p, generate_series(1, ${strategies}) n group by n;
    insert into public.pools (id, kind, owner_id, title) select id, 'strategy', lead, 'Ours' from pool;
    insert into pools.pool_books (pool_id, cash_cents, units) select id, people * 1000, people * 10000000 from pool;
    insert into public.marks (pool_id, value_cents, units, stale) select id, people * 1000, people * 10000000, false from pool;
    insert into public.dealings (id, pool_id, bid_cents, offer_cents, units_before, units_after, in_cents, out_units, out_cents, share_units, prices)
    select dealing, id, 0, 0, 0, people * 10000000, people * 1000, 0, 0, 0, '[]' from pool;
    create temp table given as
      select gen_random_uuid() as lot, gen_random_uuid() as request, p.id as person, pool.id as pool, pool.dealing from pool, public.profiles p;
    insert into public.copy_requests (id, pool_id, investor_id, side, amount_cents, share_bp, status, ended_at, dealing_id, dealt_cents, dealt_units, share_units)
    select request, pool, person, 'in', 1000, 0, 'dealt', now(), dealing, 1000, 10000000, 0 from given;
    insert into public.lots (id, pool_id, investor_id, units, paid_cents, hwm, share_bp, request_id)
    select lot, pool, person, 10000000, 1000, 100, 0, request from given;
    insert into copying.unit_moves (lot_id, dealing_id, kind, units) select lot, dealing, 'in', 10000000 from given;
    reset session_replication_role`);
  await sql`vacuum analyze`;
}
