/**
 * `npm run bench -- rls [text]`: what row-level security costs. "My last 20" over 1,000,000 rows of 100,000 investors through each policy
 * that reads, against the same query by a role that no policy binds, in the same run, by turns. Measured as a whole request: a
 * transaction that takes the role as PostgREST does, asks, and ends. Operators' queues are functions and no policies: they are
 * compared with the bare query. `text` measures only policies with it in their name. The run fails if a policy costs more than a tenth.
 */
import postgres, { type Sql } from 'postgres';
import { PASSWORD_SESSION } from '../db/support/actors.ts';
import type { Bench, Run } from './bench.ts';
import { connect, copyDatabase } from './databases.ts';
import { median, round } from './figures.ts';
import { type Case, type FunctionCase, functions, policies } from './rls-cases.ts';
import { fill, investorId } from './rls-data.ts';

const SIZES = {
  small: { investors: 200, rounds: 1, perRound: 2 },
  full: { investors: 100_000, rounds: 60, perRound: 40 },
};
const DATABASE = 'rls';
const OPERATOR = 0;
const BOUND = 1.1;

type Amount = (typeof SIZES)['small'];

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
  // The role of the comparison reads everything, and no policy binds it.
  await admin.unsafe(
    'grant usage on schema ledger, private to service_role; grant select on all tables in schema ledger, public, private to service_role',
  );
  await admin.end();
  const door = postgres(server.url({ role: 'authenticator', database: DATABASE }), { max: 1 });
  const ratios: Record<string, number> = {};
  for (const policy of policies.filter(({ name }) => name.includes(text)))
    ratios[policy.name] = await ratio(door, { ...policy, plain: policy.query }, SIZES[size], say);
  const queues: Record<string, number> = {};
  for (const queue of functions) queues[queue.name] = await ratio(door, queue, SIZES[size], say);
  await door.end();
  const worst = Math.max(...Object.values(ratios));
  bound('worst_policy_ratio', worst, BOUND);
  return { worst_policy_ratio: worst, ratios, functions: queues };
};

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
  { investors, rounds, perRound }: Amount,
  say: Run['say'],
): Promise<number> {
  const times = { policy: [] as number[], plain: [] as number[] };
  for (let turn = 0; turn < rounds; turn += 1) {
    const n = operator ? OPERATOR : 1 + ((turn * 7919) % (investors - 1));
    // By turns, so that whatever else the machine does falls on both.
    const sides = [
      ['policy', visitor ? 'anon' : 'authenticated', query],
      ['plain', 'service_role', plain],
    ] as const;
    for (const [side, role, run] of turn % 2 === 0 ? sides : sides.toReversed()) {
      times[side].push(await measure(door, role, n, run, topic, perRound));
    }
  }
  const found = round(median(times.policy) / median(times.plain), 3);
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
  turns: number,
): Promise<number> {
  const person = investorId(n);
  const claims = JSON.stringify({ sub: person, role, session_id: person, amr: PASSWORD_SESSION });
  const topic = topicOf?.(person) ?? '';
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const started = performance.now();
    const rows = await door.begin(async (sql) => {
      await sql`select set_config('role', ${role}, true), set_config('request.jwt.claims', ${claims}, true),
        set_config('realtime.topic', ${topic}, true), set_config('storage.operation', 'storage.object.get_authenticated', true)`;
      return [...(await query(sql, person, n))];
    });
    times.push(performance.now() - started);
    if (rows.length === 0 && n !== OPERATOR) throw new Error('A query found nothing to read.');
  }
  return median(times);
}
