/**
 * `npm run bench:rls`: what row-level security costs. "My last 20" over 1,000,000 rows of 100,000 investors through each policy that
 * reads, against the same query by a role that no policy binds, in the same run, by turns. Measured as a whole request: a
 * transaction that takes the role as PostgREST does, asks, and ends. Operators' queues are functions and no policies: beside them
 * stands the bare query. `-- text` measures only policies with it in their name. The last line is one JSON object; the run fails when a policy costs more than a tenth.
 */
import postgres, { type Sql } from 'postgres';
import { withMigratedServer } from '../../scripts/throwaway.ts';
import { type Case, type FunctionCase, functions, policies } from './rls-cases.ts';
import { fill, INVESTORS, investorId } from './rls-data.ts';

const ROUNDS = 60;
const PER_ROUND = 40;
const OPERATOR = 0;
const BOUND = 1.1;
const say = (line: string) => process.stdout.write(`${line}\n`);

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
