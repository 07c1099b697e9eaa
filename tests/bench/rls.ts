/**
 * `npm run bench:rls`: what row-level security costs. "My last 20" over 1,000,000 rows of 100,000 investors through each policy that
 * reads, against the same query by a role that no policy binds, in the same run, by turns. Measured as a whole request: a
 * transaction that takes the role as PostgREST does, asks, and ends. Operators' queues are functions and no policies: beside them
 * stands the bare query. `-- text` measures only policies with it in their name. The last line is one JSON object; the run fails when a policy costs more than a tenth.
 */
import postgres, { type Sql, type TransactionSql } from 'postgres';
import { withMigratedServer } from '../../scripts/throwaway.ts';
import { fill, INVESTORS, investorId } from './rls-data.ts';

const ROUNDS = 60;
const PER_ROUND = 40;
const OPERATOR = 0;
const BOUND = 1.1;
const say = (line: string) => process.stdout.write(`${line}\n`);

interface Case {
  /** The policy, and of whom when it knows several; or the function. */
  name: string;
  /** Whose token; an investor of each turn, unless said otherwise. */
  operator?: true;
  /** Asked without one. */
  visitor?: true;
  /** Asked as the Realtime server asks, which names the topic beforehand. */
  topic?: (person: string) => string;
  query: (sql: TransactionSql, person: string, n: number) => PromiseLike<readonly unknown[]>;
}

interface FunctionCase extends Case {
  /** What the function asks, without its checks. */
  plain: Case['query'];
}

const fileOf = (n: number) =>
  `${investorId(n)}/${String(n).padStart(8, '0')}-0000-4000-8000-000000000000.png`;

const policies: Case[] = [
  {
    name: 'deposits_investor_select',
    query: (sql, person) => sql`
      select id, amount_cents, method, status, approved, reason, created_at
      from public.deposits where investor_id = ${person} order by created_at desc limit 20`,
  },
  {
    name: 'withdrawals_investor_select',
    query: (sql, person) => sql`
      select id, amount_cents, method, address, status, created_at
      from public.withdrawals where investor_id = ${person} order by created_at desc limit 20`,
  },
  {
    name: 'positions_investor_select',
    query: (sql, person) => sql`
      select id, plan_id, principal_cents, status, opened_at, matures_at
      from public.positions where investor_id = ${person} order by opened_at desc limit 20`,
  },
  {
    name: 'kyc_cases_investor_select',
    query: (sql, person) => sql`
      select id, status, reason, created_at
      from public.kyc_cases where investor_id = ${person} order by created_at desc limit 20`,
  },
  {
    name: 'transfers_investor_select',
    query: (sql, person) => sql`
      select id, amount_cents, debit, credit, code, created_at
      from ledger.transfers where investor_id = ${person} order by id desc limit 20`,
  },
  {
    name: 'accounts_investor_select',
    query: (sql, person) =>
      sql`select available_cents, invested_cents from ledger.accounts where investor_id = ${person}`,
  },
  {
    name: 'profiles_owner_select',
    query: (sql, person) =>
      sql`select name, email, phone, country, verified from public.profiles where id = ${person}`,
  },
  {
    name: 'objects_owner_select',
    query: (sql, _, n) =>
      sql`select id, name from storage.objects where bucket_id = 'proofs' and name = ${fileOf(n)}`,
  },
  {
    name: 'objects_operator_select',
    operator: true,
    query: (sql, _, n) =>
      sql`select id, name from storage.objects where bucket_id = 'proofs' and name = ${fileOf(n)}`,
  },
  {
    name: 'yield_postings_investor_select',
    query: (sql) => sql`
      select id, day, amount_cents, evidence from public.yield_postings
      where plan_id = 'plan' order by day desc limit 20`,
  },
  {
    name: 'plans_investor_select',
    query: (sql) => sql`select id, title, min_cents from public.plans order by position limit 20`,
  },
  {
    name: 'plans_visitor_select',
    visitor: true,
    query: (sql) => sql`select id, title, min_cents from public.plans order by position limit 20`,
  },
  {
    name: 'payment_methods_investor_select',
    query: (sql) => sql`select name from public.payment_methods order by position limit 20`,
  },
  {
    name: 'withdrawal_methods_investor_select',
    query: (sql) =>
      sql`select name, min_cents, duration from public.withdrawal_methods order by position limit 20`,
  },
  {
    name: 'announcements_investor_select',
    query: (sql) =>
      sql`select id, title, body, weight from public.announcements order by shown_from desc limit 5`,
  },
  {
    name: 'messages_receive: everybody',
    topic: () => 'announcements',
    query: joining,
  },
  {
    name: 'claims_anyone_select',
    query: (sql) => sql`select id, text, evidence_url from public.claims order by verified_at desc limit 20`,
  },
  {
    name: 'signals_investor_select',
    query: (sql) => sql`
      select id, title, body, published_at from public.signals order by published_at desc limit 20`,
  },
  {
    name: 'messages_receive: an investor',
    topic: (person) => `investor:${person}`,
    query: joining,
  },
  {
    name: 'messages_receive: a holder of a plan',
    topic: () => 'signals',
    query: joining,
  },
  {
    name: 'notifications_investor_select',
    query: (sql, person) => sql`
      select id, kind, amount_cents, detail, created_at, read_at
      from public.notifications where investor_id = ${person} order by created_at desc, id desc limit 20`,
  },
  {
    name: 'account_events_investor_select',
    query: (sql, person) => sql`
      select id, kind, ip, user_agent, created_at
      from public.account_events where investor_id = ${person} order by created_at desc limit 20`,
  },
  {
    name: 'freezes_person_select',
    query: (sql, person) => sql`select reason from private.freezes where person_id = ${person}`,
  },
  {
    name: 'corrections_investor_select',
    query: (sql, person) => sql`
      select id, amount_cents, reason, ended_at
      from private.corrections where investor_id = ${person} and status = 'booked' order by ended_at desc limit 20`,
  },
  {
    name: 'messages_receive: an operator',
    operator: true,
    topic: () => 'operators',
    query: joining,
  },
];

const functions: FunctionCase[] = [
  {
    name: 'deposit_queue',
    operator: true,
    query: (sql) => sql`select * from public.deposit_queue(null, 20)`,
    plain: (sql) => sql`
      select d.id, d.investor_id, p.name, p.email, d.amount_cents, d.method, d.proof_path, d.status, d.first_approved_by, d.created_at
      from public.deposits d join public.profiles p on p.id = d.investor_id
      where d.status = 'pending' order by d.created_at limit 20`,
  },
];

/** What the Realtime server asks when somebody joins a topic. */
function joining(sql: TransactionSql, person: string) {
  return sql`select id from realtime.messages where id = ${person}`;
}

const result = await withMigratedServer(
  async (server) => {
    const admin = postgres(server.url({ role: 'supabase_admin' }), { max: 1, onnotice: () => undefined });
    await requireAllPolicies(admin);
    await fill(admin);
    // The role of the comparison reads everything, and no policy binds it.
    await admin.unsafe(
      'grant usage on schema ledger, private to service_role; grant select on all tables in schema ledger, public, private to service_role',
    );
    await admin.end();
    const door = postgres(server.url({ role: 'authenticator' }), { max: 1 });
    const ratios: Record<string, number> = {};
    for (const policy of policies.filter(({ name }) => name.includes(process.argv[2] ?? '')))
      ratios[policy.name] = await ratio(door, { ...policy, plain: policy.query });
    const queues: Record<string, number> = {};
    for (const queue of functions) queues[queue.name] = await ratio(door, queue);
    await door.end();
    return { worst_policy_ratio: Math.max(...Object.values(ratios)), ratios, functions: queues };
  },
  {
    fsync: 'on',
    shared_buffers: '1GB',
    max_wal_size: '8GB',
    wal_level: 'minimal',
    max_wal_senders: '0',
    autovacuum: 'off',
  },
);
say(JSON.stringify(result));
process.exitCode = result.worst_policy_ratio <= BOUND ? 0 : 1;

/** @throws Error when a policy that reads by a condition is not among the cases */
async function requireAllPolicies(admin: Sql): Promise<void> {
  const shipped = await admin<{ name: string }[]>`
    select policyname as name from pg_policies
    where cmd = 'SELECT' and qual not in ('true', 'false') and schemaname in ('public', 'ledger', 'private', 'storage', 'realtime')`;
  const missing = shipped.filter(({ name }) => !policies.some((one) => one.name.split(':')[0] === name));
  if (missing.length > 0) throw new Error(`Not measured: ${missing.map(({ name }) => name).join(', ')}`);
}

/** Median time under the policy over median time without it. */
async function ratio(
  door: Sql,
  { name, operator, visitor, topic, query, plain }: FunctionCase,
): Promise<number> {
  const times = { policy: [] as number[], plain: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const n = operator ? OPERATOR : 1 + ((round * 7919) % (INVESTORS - 1));
    // By turns, so that whatever else the machine does falls on both.
    const sides = [
      ['policy', visitor ? 'anon' : 'authenticated', query],
      ['plain', 'service_role', plain],
    ] as const;
    for (const [side, role, run] of round % 2 === 0 ? sides : sides.toReversed()) {
      times[side].push(await measure(door, role, n, run, topic));
    }
  }
  const found = Math.round((median(times.policy) / median(times.plain)) * 1000) / 1000;
  say(
    `${found.toFixed(3)}  ${name}: ${median(times.policy).toFixed(3)} ms, without ${median(times.plain).toFixed(3)} ms`,
  );
  return found;
}

/** The median time of a request as PostgREST makes it, in milliseconds: a transaction that takes the role, asks, and ends. */
async function measure(
  door: Sql,
  role: string,
  n: number,
  query: Case['query'],
  topicOf: Case['topic'],
): Promise<number> {
  const person = investorId(n);
  const claims = JSON.stringify({ sub: person, role, session_id: person });
  const topic = topicOf?.(person) ?? '';
  const times: number[] = [];
  for (let turn = 0; turn < PER_ROUND; turn += 1) {
    const started = performance.now();
    const rows = await door.begin(async (sql) => {
      await sql`select set_config('role', ${role}, true), set_config('request.jwt.claims', ${claims}, true),
        set_config('realtime.topic', ${topic}, true)`;
      return [...(await query(sql, person, n))];
    });
    times.push(performance.now() - started);
    if (rows.length === 0 && n !== OPERATOR) throw new Error('A query found nothing to read.');
  }
  return median(times);
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
