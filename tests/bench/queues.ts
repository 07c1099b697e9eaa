/**
 * `npm run bench -- queues`: what it costs to open a queue of 100,000 waiting cases, to one of 100. A page of each queue and the
 * counts in the menu, as the back office asks for them, in one request each as PostgREST makes it; both databases in one run, by
 * turns, and a page from the middle of each. And the home, which reads the oldest thousand of each queue, to one of 1,000. The run
 * fails above 1.2. `queues home` measures the home alone.
 */
import postgres, { type Sql } from 'postgres';
import type { PostgresServer } from '../../supabase/embedded/postgres/postgres.ts';
import { PASSWORD_SESSION } from '../db/support/actors.ts';
import type { Bench } from './kit/bench.ts';
import { connect, copyDatabase } from './kit/databases.ts';
import { median, round } from './kit/figures.ts';

const SIZES = {
  small: { many: 1000, rounds: 1, perRound: 2 },
  full: { many: 100_000, rounds: 40, perRound: 20 },
};
const FEW = 100;
const BOUND = 1.2;
const OPERATOR = '00000000-0000-4000-8000-000000000000';
const QUEUES = ['deposit_queue', 'withdrawal_queue', 'kyc_queue', 'contact_queue'] as const;

const ID = `('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid`;
const WHEN = `now() - n * interval '1 second'`;

/** Adds an operator and so many people, each with one waiting case in every queue. Without triggers: only reading is measured. */
async function fill(admin: Sql, size: number): Promise<void> {
  await admin.begin(async (sql) => {
    const run = (statement: string) => sql.unsafe(statement);
    const rows = `from generate_series(1, ${size}) n`;
    await run(`set local session_replication_role = replica`);
    await run(
      `insert into auth.users (id, email) select ${ID}, n || '@example.com' from generate_series(0, ${size}) n`,
    );
    await run(
      `insert into public.profiles (id, email, name) select ${ID}, n || '@example.com', 'Person ' || n from generate_series(0, ${size}) n`,
    );
    await run(`insert into private.operators (user_id, role) values ('${OPERATOR}', 'reviewer')`);
    await run(`insert into auth.sessions (id, user_id) values ('${OPERATOR}', '${OPERATOR}')`);
    await run(`
      insert into public.deposits (id, investor_id, amount_cents, method, proof_path, created_at)
      select ${ID}, ${ID}, 1000, 'bitcoin', ${ID} || '/p', ${WHEN} ${rows}`);
    await run(`
      insert into public.withdrawals (id, investor_id, method, address, amount_cents, created_at)
      select ${ID}, ${ID}, 'Ethereum', '0x52908400098527886E0F7030069857D2E4169EE7', 100000, ${WHEN} ${rows}`);
    await run(`
      insert into public.kyc_cases (id, investor_id, home_address, document_path, created_at)
      select ${ID}, ${ID}, 'Some Street 1', ${ID} || '/d', ${WHEN} ${rows}`);
    await run(`
      insert into public.contact_messages (id, name, email, subject, message, created_at)
      select ${ID}, 'Ada', n || '@example.com', 'Question', 'How do I start?', ${WHEN} ${rows}`);
  });
  await admin.unsafe('vacuum analyze');
}

const CLAIMS = JSON.stringify({
  sub: OPERATOR,
  role: 'authenticated',
  session_id: OPERATOR,
  amr: PASSWORD_SESSION,
});

/** The median time of opening a queue in one round, in milliseconds: the page and its counts. */
async function open(door: Sql, queue: string, from: string | null, turns: number): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const started = performance.now();
    await door.begin(async (sql) => {
      await sql`select set_config('role', 'authenticated', true), set_config('request.jwt.claims', ${CLAIMS}, true)`;
      const rows = await sql.unsafe(`select * from public.${queue}($1, 51)`, [from]);
      const counts = await sql`select * from public.queue_counts()`;
      if (rows.length !== 51 || counts[0]?.['deposits'] !== 100) throw new Error(`${queue} is not full.`);
    });
    times.push(performance.now() - started);
  }
  return median(times);
}

/** The median time of opening the home in one round, in milliseconds. */
async function openHome(door: Sql, turns: number): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const started = performance.now();
    await door.begin(async (sql) => {
      await sql`select set_config('role', 'authenticated', true), set_config('request.jwt.claims', ${CLAIMS}, true)`;
      const [row] = await sql<
        { cases: number }[]
      >`select (public.operator_home() #>> '{queues,0,cases}')::int as cases`;
      if (row?.cases !== 1000) throw new Error('The queues are not full.');
    });
    times.push(performance.now() - started);
  }
  return median(times);
}

/** The case after which half of a queue and one more wait: the older a case is, the higher its number. */
const middleOf = (size: number) => `00000000-0000-4000-8000-${String(size / 2 + 1).padStart(12, '0')}`;

/** Creates a database with queues of this length and connects to it as PostgREST does. */
async function openDatabase(server: PostgresServer, size: number, suffix = `${size}`): Promise<Sql> {
  const name = `queues_${suffix}`;
  await copyDatabase(server, name);
  const admin = connect(server, name);
  await fill(admin, size);
  await admin.end();
  return postgres(server.url({ role: 'authenticator', database: name }), { max: 1 });
}

export const queues: Bench = async ({ size, words, say, bound, startServer }) => {
  const server = await startServer({ shared_buffers: '512MB', autovacuum: 'off' });
  const { many: length, rounds, perRound } = SIZES[size];
  const few = await openDatabase(server, FEW);
  const many = await openDatabase(server, length);
  const ratios: Record<string, number> = {};
  const homes = { thousand: [] as number[], many: [] as number[] };
  const thousand = await openDatabase(server, 1000, 'thousand');
  for (let n = 0; n < rounds; n += 1) {
    homes.thousand.push(await openHome(thousand, perRound));
    homes.many.push(await openHome(many, perRound));
  }
  ratios['home'] = round(median(homes.many) / median(homes.thousand), 3);
  say(
    `home: ${median(homes.thousand).toFixed(3)} ms of 1000, ${median(homes.many).toFixed(3)} ms of ${length}`,
  );
  for (const queue of words.includes('home') ? [] : QUEUES) {
    const times = {
      few: [] as number[],
      fewMiddle: [] as number[],
      many: [] as number[],
      middle: [] as number[],
    };
    for (let n = 0; n < rounds; n += 1) {
      const sides = [
        () => open(few, queue, null, perRound).then((ms) => times.few.push(ms)),
        () => open(few, queue, middleOf(FEW), perRound).then((ms) => times.fewMiddle.push(ms)),
        () => open(many, queue, null, perRound).then((ms) => times.many.push(ms)),
        () => open(many, queue, middleOf(length), perRound).then((ms) => times.middle.push(ms)),
      ];
      for (const side of n % 2 === 0 ? sides : sides.toReversed()) await side();
    }
    ratios[queue] = round(median(times.many) / median(times.few), 3);
    ratios[`${queue}_middle`] = round(median(times.middle) / median(times.fewMiddle), 3);
    const ms = (values: number[]) => `${median(values).toFixed(3)} ms`;
    say(
      `${queue}: ${ms(times.few)} of ${FEW}, ${ms(times.many)} of ${length}, ${ms(times.middle)} from its middle, ${ms(times.fewMiddle)} from that of ${FEW}`,
    );
  }
  await Promise.all([few.end(), thousand.end(), many.end()]);
  const worst = Math.max(...Object.values(ratios));
  bound('worst_queue_ratio', worst, BOUND);
  return { worst_queue_ratio: worst, ratios };
};
