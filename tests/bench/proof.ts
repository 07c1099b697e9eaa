/**
 * `npm run bench -- proof`: what a snapshot of everybody's liabilities costs, and a proof out of it. Needs two minutes and four gigabytes.
 */
import type { Sql } from 'postgres';
import { build } from 'vite';
import type { PostgresServer } from '../../supabase/embedded/postgres.ts';
import { PASSWORD_SESSION } from '../db/support/actors.ts';
import { findBrowser } from '../support/browser.ts';
import type { Bench, Run } from './bench.ts';
import { connect, copyDatabase, SYNCED_SERVER } from './databases.ts';
import { median, round } from './figures.ts';
import { openBrowser } from './visit.ts';

const SIZES = {
  small: { accounts: [100, 1000], rounds: 1, verifications: 3 },
  full: { accounts: [10_000, 100_000, 1_000_000], rounds: 3, verifications: 101 },
};

export const proof: Bench = async ({ size, say, startServer }) => {
  const server = await startServer(SYNCED_SERVER);
  const { accounts, rounds, verifications } = SIZES[size];
  const costs: number[] = [];
  let largest: Snapshots | undefined;
  for (const count of accounts) {
    largest = await measureSnapshots(server, count, rounds, say);
    costs.push(largest.seconds / count);
  }
  if (!largest) throw new Error('Nothing was measured.');
  return {
    snapshot_s: round(largest.seconds, 3),
    growth: round(Math.max(...costs) / (costs[0] ?? 1), 3),
    proof_bytes: largest.receipt.length,
    verify_ms: round(await verification(largest.receipt, verifications), 3),
  };
};

interface Snapshots {
  /** The median of them. */
  seconds: number;
  /** One out of the last snapshot, as JSON. */
  receipt: string;
}

/** Measures snapshots of so many accounts, each with three movements. */
async function measureSnapshots(
  server: PostgresServer,
  accounts: number,
  rounds: number,
  say: Run['say'],
): Promise<Snapshots> {
  const database = `accounts_${accounts}`;
  await copyDatabase(server, database);
  const sql = connect(server, database);
  try {
    const person = await populate(sql, accounts);
    const seconds: number[] = [];
    for (let n = 0; n < rounds; n += 1) {
      await sql`checkpoint`;
      const started = performance.now();
      await sql`select private.take_snapshot(clock_timestamp())`;
      seconds.push((performance.now() - started) / 1000);
    }
    say(`${accounts} accounts: ${seconds.map((value) => round(value, 3)).join(', ')} s`);
    const receipt = await sql.begin(async (own) => {
      const session = '00000000-0000-4000-9000-000000000000';
      await own`insert into auth.sessions (id, user_id) values (${session}, ${person})`;
      const claims = { sub: person, role: 'authenticated', session_id: session, amr: PASSWORD_SESSION };
      await own`select set_config('role', 'authenticated', true), set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`;
      const [row] = await own<{ receipt: string }[]>`select public.my_proof(${rounds})::text as receipt`;
      return row?.receipt ?? '';
    });
    return { seconds: median(seconds), receipt };
  } finally {
    await sql.end();
  }
}

/** Accounts with a deposit, a plan and some yield each, made without triggers and indexes; answers the id of one. */
async function populate(sql: Sql, accounts: number): Promise<string> {
  await sql.unsafe(`
    set session_replication_role = replica;
    insert into auth.users (id, email, email_confirmed_at)
    select gen_random_uuid(), 'person' || n || '@example.com', now() from generate_series(1, ${accounts}) n;
    insert into public.profiles (id, email, name) select u.id, u.email, 'Person' from auth.users u;
    insert into ledger.accounts (investor_id, available_cents, invested_cents) select p.id, 901, 100 from public.profiles p;
    insert into private.proof_nonces (investor_id) select p.id from public.profiles p;
    alter table ledger.transfers drop constraint transfers_pkey;
    drop index ledger.transfers_investor, ledger.transfers_once, ledger.transfers_yield_once;
    insert into ledger.transfers (investor_id, reference, amount_cents, value_date, debit, credit, code, posting_id)
    select p.id, gen_random_uuid(), kind.amount, current_date, kind.debit::ledger.account, kind.credit::ledger.account, kind.code::ledger.purpose,
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

/** Median milliseconds that a browser takes to verify a receipt. */
async function verification(receipt: string, verifications: number): Promise<number> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      lib: { entry: 'src/features/proof/verifier/verifier.ts', formats: ['iife'], name: 'verifier' },
    },
  });
  const [output] = [built].flat();
  const [chunk] = output && 'output' in output ? output.output : [];
  if (chunk?.type !== 'chunk') throw new Error('The verifier became no script.');
  const browser = await openBrowser(findBrowser());
  try {
    const page = await browser.newPage();
    // WebCrypto is there for secure origins alone, and this one is.
    await page.route('http://localhost/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<script>${chunk.code}</script>` }),
    );
    await page.goto('http://localhost/');
    const times = await page.evaluate(
      async ({ text, rounds }) => {
        const { verifyReceipt } = (
          globalThis as unknown as {
            verifier: { verifyReceipt: (receipt: unknown) => Promise<string[]> };
          }
        ).verifier;
        const measured: number[] = [];
        for (let n = 0; n < rounds; n += 1) {
          const started = performance.now();
          const problems = await verifyReceipt(JSON.parse(text));
          measured.push(performance.now() - started);
          if (problems.length > 0) throw new Error(problems.join(', '));
        }
        return measured;
      },
      { text: receipt, rounds: verifications },
    );
    return median(times);
  } finally {
    await browser.close();
  }
}
