/**
 * `npm run bench:queues`: what it costs to open a queue of 100,000 waiting cases, to one of 100. A page of each queue and the
 * counts beside the menu, as the desk asks for them, in one request each as PostgREST makes it; both databases in one run, by
 * turns, and a page from the middle of each. The last line is one JSON object; the run fails above 1.2.
 */
import postgres, { type Sql } from 'postgres';
import { startThrowawayServer } from '../../scripts/throwaway.ts';
import { bootstrapDatabase } from '../../supabase/embedded/bootstrap.ts';
import { applyMigrations } from '../../supabase/embedded/migrate.ts';
import { median } from './pgbench.ts';

const SIZES = { few: 100, many: 100_000 };
const ROUNDS = 40;
const PER_ROUND = 20;
const BOUND = 1.2;
const OPERATOR = '00000000-0000-4000-8000-000000000000';
const QUEUES = ['deposit_queue', 'withdrawal_queue', 'kyc_queue', 'contact_queue'] as const;

const ID = `('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid`;
const WHEN = `now() - n * interval '1 second'`;

/** So many people, each with one waiting case in every queue, and an operator. Without triggers: only the reading is measured. */
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
      select ${ID}, ${ID}, 'Ethereum', '0x' || repeat('0', 40), 100000, ${WHEN} ${rows}`);
    await run(`
      insert into public.kyc_cases (id, investor_id, home_address, document_path, created_at)
      select ${ID}, ${ID}, 'Some Street 1', ${ID} || '/d', ${WHEN} ${rows}`);
    await run(`
      insert into public.contact_messages (id, name, email, subject, message, created_at)
      select ${ID}, 'Ada', n || '@example.com', 'Question', 'How do I start?', ${WHEN} ${rows}`);
  });
  await admin.unsafe('vacuum analyze');
}

/** The median time of opening a queue in one round, in milliseconds: the page, and the counts beside it. */
async function open(door: Sql, queue: string, from: string | null): Promise<number> {
  const claims = JSON.stringify({ sub: OPERATOR, role: 'authenticated', session_id: OPERATOR });
  const times: number[] = [];
  for (let turn = 0; turn < PER_ROUND; turn += 1) {
    const started = performance.now();
    await door.begin(async (sql) => {
      await sql`select set_config('role', 'authenticated', true), set_config('request.jwt.claims', ${claims}, true)`;
      const rows = await sql.unsafe(`select * from public.${queue}($1, 51)`, [from]);
      const counts = await sql`select * from public.queue_counts()`;
      if (rows.length !== 51 || counts[0]?.['deposits'] !== 100) throw new Error(`${queue} is not full.`);
    });
    times.push(performance.now() - started);
  }
  return median(times);
}

const { server, remove } = await startThrowawayServer({ shared_buffers: '512MB', autovacuum: 'off' });
try {
  const doors: Record<string, Sql> = {};
  for (const [name, size] of Object.entries(SIZES)) {
    await bootstrapDatabase(server, name);
    await applyMigrations(server.url({ database: name }));
    const admin = postgres(server.url({ role: 'supabase_admin', database: name }), {
      max: 1,
      onnotice: () => undefined,
    });
    await fill(admin, size);
    await admin.end();
    doors[name] = postgres(server.url({ role: 'authenticator', database: name }), { max: 1 });
  }
  const { few, many } = doors;
  if (!few || !many) throw new Error('A database is missing.');
  /** The case after which half of a queue and one more wait: the older a case is, the higher its number. */
  const middleOf = (size: number) => `00000000-0000-4000-8000-${String(size / 2 + 1).padStart(12, '0')}`;
  const ratios: Record<string, number> = {};
  for (const queue of QUEUES) {
    const times = {
      few: [] as number[],
      fewMiddle: [] as number[],
      many: [] as number[],
      middle: [] as number[],
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      const sides = [
        () => open(few, queue, null).then((ms) => times.few.push(ms)),
        () => open(few, queue, middleOf(SIZES.few)).then((ms) => times.fewMiddle.push(ms)),
        () => open(many, queue, null).then((ms) => times.many.push(ms)),
        () => open(many, queue, middleOf(SIZES.many)).then((ms) => times.middle.push(ms)),
      ];
      for (const side of round % 2 === 0 ? sides : sides.toReversed()) await side();
    }
    const base = median(times.few);
    ratios[queue] = Math.round((median(times.many) / base) * 1000) / 1000;
    ratios[`${queue}_middle`] = Math.round((median(times.middle) / median(times.fewMiddle)) * 1000) / 1000;
    process.stdout.write(
      `${queue}: ${base.toFixed(3)} ms of 100, ${median(times.many).toFixed(3)} ms of 100,000, ${median(times.middle).toFixed(3)} ms from its middle, ${median(times.fewMiddle).toFixed(3)} ms from that of 100\n`,
    );
  }
  await Promise.all([few.end(), many.end()]);
  const worst = Math.max(...Object.values(ratios));
  process.stdout.write(`${JSON.stringify({ worst_queue_ratio: worst, ratios })}\n`);
  process.exitCode = worst <= BOUND ? 0 : 1;
} finally {
  await remove();
}
