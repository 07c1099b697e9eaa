/**
 * `npm run bench -- rls [text]`: the cost of row-level security. Each policy reads "my last 20" of 1,000,000 rows of
 * 100,000 investors, alternating with the same query by a role without policies, as whole requests like those of
 * PostgREST. Each ratio is the median of a hundred rounds, with its quartiles. Functions for operators are compared
 * with the bare query. `text` selects policies by name. The run fails if a policy costs more than a tenth.
 */
import postgres, { type Sql } from 'postgres';
import { PASSWORD_SESSION } from '../../db/support/actors.ts';
import type { Bench } from '../kit/bench.ts';
import { connect, copyDatabase } from '../kit/databases.ts';
import { median, round } from '../kit/figures.ts';
import { type Case, type FunctionCase, functions, policies } from './rls-cases.ts';
import { fill, investorId } from './rls-data.ts';

const SIZES = {
  small: { investors: 200, rounds: 2, pairs: 1 },
  full: { investors: 100_000, rounds: 100, pairs: 20 },
};
const DATABASE = 'rls';
const OPERATOR = 0;
const BOUND = 1.1;

type Amount = (typeof SIZES)['small'];

type Times = Record<'policy' | 'plain' | 'ratios', number[]>;

type Compared = FunctionCase & { role?: string };

const NOISE: Compared = {
  name: 'noise',
  role: 'service_role',
  query: (sql, person) => sql`select available_cents from ledger.accounts where investor_id = ${person}`,
  plain: (sql, person) => sql`select available_cents from ledger.accounts where investor_id = ${person}`,
};

export const rls: Bench = async ({ size, words: [text = ''], say, bound, startServer }) => {
  const server = await startServer({
    fsync: 'on',
    shared_buffers: '1GB',
    max_wal_size: '8GB',
    wal_level: 'minimal',
    max_wal_senders: '0',
    autovacuum: 'off',
  });
  await copyDatabase(server, DATABASE);
  const admin = connect(server, DATABASE);
  await requireAllPolicies(admin);
  await fill(admin, SIZES[size].investors);
  // The role of the comparison reads everything without policies.
  await admin.unsafe(
    `grant usage on schema ground, people, messages, ledger, jobs, desk, payments, site, markets, kyc, deposits, plans, withdrawals, pools, copying, signals, proof, whole to service_role; grant select on all tables in schema public, ground, people, messages, ledger, jobs, desk, payments, site, markets, kyc, deposits, plans, withdrawals, pools, copying, signals, proof, whole to service_role`,
  );
  await admin.end();
  const door = postgres(server.url({ role: 'authenticator', database: DATABASE }), { max: 1 });
  const cases = [
    NOISE,
    ...policies
      .filter(({ name }) => name.includes(text))
      .map((one): Compared => ({ ...one, plain: one.query, ...(one.visitor && { role: 'anon' }) })),
    ...functions,
  ];
  const rounds = new Map<Compared, Times>(cases.map((one) => [one, { policy: [], plain: [], ratios: [] }]));
  for (let turn = 0; turn < SIZES[size].rounds; turn += 1)
    // Each round shuffles the cases, so that a slow minute of the machine affects all of them.
    for (const [one, times] of shuffled([...rounds])) await measureRound(door, one, SIZES[size], turn, times);
  await door.end();
  const found = new Map([...rounds].map(([one, times]) => [one.name, spreadOf(times)]));
  for (const [name, { ratio, from, to, policy, plain }] of found)
    say(
      `${ratio.toFixed(3)} (${from.toFixed(3)} to ${to.toFixed(3)})  ${name}: ${policy.toFixed(3)} ms, without ${plain.toFixed(3)} ms`,
    );
  const figures = (names: readonly { name: string }[]) =>
    Object.fromEntries(
      names.flatMap(({ name }) => {
        const one = found.get(name);
        return one ? [[name, [one.ratio, one.from, one.to]]] : [];
      }),
    );
  const ratios = figures(policies);
  const sorted = Object.values(ratios).toSorted(([one = 0], [other = 0]) => one - other);
  const [worst = Number.NaN, ...spread] = sorted.at(-1) ?? [];
  bound('worst_policy_ratio', worst, BOUND);
  return {
    worst_policy_ratio: worst,
    worst_policy_spread: spread,
    median_policy_ratio: median(sorted.map(([ratio = Number.NaN]) => ratio)),
    noise: figures([NOISE])[NOISE.name],
    ratios,
    functions: figures(functions),
  };
};

/** @throws Error if a policy that reads by a condition has no case */
async function requireAllPolicies(admin: Sql): Promise<void> {
  const shipped = await admin<{ name: string }[]>`
    select policyname as name from pg_policies
    where cmd = 'SELECT' and qual not in ('true', 'false') and schemaname = any (ground.schemas() || '{storage,realtime}')`;
  const missing = shipped.filter(({ name }) => !policies.some((one) => one.name === name));
  if (missing.length > 0) throw new Error(`Not measured: ${missing.map(({ name }) => name).join(', ')}`);
}

/** Alternates requests with and without the policy, so that load affects both alike; the first of a pair changes. */
async function measureRound(
  door: Sql,
  { operator, role, topic, query, plain }: Compared,
  { investors, pairs }: Amount,
  turn: number,
  times: Times,
): Promise<void> {
  const n = operator ? OPERATOR : 1 + ((turn * 7919) % (investors - 1));
  const asked = { policy: [] as number[], plain: [] as number[] };
  for (let pair = 0; pair < pairs; pair += 1) {
    const sides = [
      ['policy', role ?? 'authenticated', query],
      ['plain', 'service_role', plain],
    ] as const;
    for (const [side, as, run] of (turn + pair) % 2 === 0 ? sides : sides.toReversed())
      asked[side].push(await measure(door, as, n, run, topic));
  }
  times.policy.push(median(asked.policy));
  times.plain.push(median(asked.plain));
  times.ratios.push(median(asked.policy) / median(asked.plain));
}

/** Returns milliseconds of a request as PostgREST makes it: a transaction that takes the role, asks, and ends. */
async function measure(
  door: Sql,
  role: string,
  n: number,
  query: Case['query'],
  topicOf: Case['topic'],
): Promise<number> {
  const person = investorId(n);
  const claims = JSON.stringify({ sub: person, role, session_id: person, amr: PASSWORD_SESSION });
  const topic = topicOf?.(person) ?? '';
  const started = performance.now();
  const rows = await door.begin(async (sql) => {
    await sql`select set_config('role', ${role}, true), set_config('request.jwt.claims', ${claims}, true),
      set_config('realtime.topic', ${topic}, true), set_config('storage.operation', 'storage.object.get_authenticated', true)`;
    return [...(await query(sql, person, n))];
  });
  const took = performance.now() - started;
  if (rows.length === 0 && n !== OPERATOR) throw new Error('A query found nothing to read.');
  return took;
}

function spreadOf({ policy, plain, ratios }: Times) {
  const sorted = ratios.toSorted((one, other) => one - other);
  const at = (part: number) => round(sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN, 3);
  return { ratio: at(0.5), from: at(0.25), to: at(0.75), policy: median(policy), plain: median(plain) };
}

function shuffled<T>(values: T[]): T[] {
  return values
    .map((value) => [Math.random(), value] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, value]) => value);
}
