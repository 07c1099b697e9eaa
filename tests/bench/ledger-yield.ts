import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import type { PostgresServer } from '../../supabase/embedded/postgres.ts';
import { PASSWORD_SESSION } from '../db/support/actors.ts';
import type { Run } from './bench.ts';
import { median } from './figures.ts';

const TREASURER = '00000000-0000-4000-8000-000000000004';
const ADMIN = '00000000-0000-4000-8000-000000000005';

/** Whole cents for each of 100,000 positions, so that each one gets a row; so much takes two people. */
const INCOME = 123_456_789;

/**
 * Posts the yield of a day, which another has proposed, to all open positions of a plan in one call, and inserts as many rows into a table like that of the
 * transfers, by turns.
 * @param positions how many are open
 * @returns the median seconds of a call, and the median ratio to the insert
 * @throws Error if a posting credits fewer
 */
export async function measureYield(
  server: PostgresServer,
  database: string,
  { positions, rounds }: { positions: number; rounds: number },
  say: Run['say'],
) {
  const owner = postgres(server.url({ database }), { max: 1, onnotice: () => undefined });
  const door = postgres(server.url({ database, role: 'authenticator' }), { max: 1 });
  await owner.unsafe(`
    create schema bench;
    create table bench.transfers (like ledger.transfers including all);
    insert into bench.transfers overriding system value select * from ledger.transfers;
    select setval(pg_get_serial_sequence('bench.transfers', 'id'), (select max(id) from bench.transfers));
    analyze bench.transfers;
  `);

  const signedIn = async (person: string) => {
    const sessionId = randomUUID();
    await owner`insert into auth.sessions (id, user_id) values (${sessionId}, ${person})`;
    const claims = JSON.stringify({
      sub: person,
      role: 'authenticated',
      session_id: sessionId,
      amr: PASSWORD_SESSION,
    });
    return (call: string) =>
      door.begin(async (sql) => {
        await sql`select set_config('role', 'authenticated', true), set_config('request.jwt.claims', ${claims}, true)`;
        // The role's time limit is for pages; PostgREST would cancel what takes longer.
        await sql`set local statement_timeout = 0`;
        await sql.unsafe(call);
      });
  };
  const [treasurer, admin] = [await signedIn(TREASURER), await signedIn(ADMIN)];
  const propose = async (day: number) => {
    await treasurer(
      `select from public.post_yield('stater', current_date - ${day}, ${INCOME + day}, 'Measured, not mined')`,
    );
    const [open] = await owner<{ id: string }[]>`
      select id from private.yield_proposals where confirmed_at is null and cancelled_at is null`;
    return open?.id ?? '';
  };
  const insert = (day: number) => owner`
    insert into bench.transfers (investor_id, reference, amount_cents, value_date, debit, credit, code, posting_id)
    select investor_id, id, 1000 + ${day}, current_date - ${day}::int, 'mining_income', 'available', 'yield', ${randomUUID()}::uuid
    from positions where plan_id = 'stater' and status = 'active'`;

  const seconds: number[] = [];
  const ratios: number[] = [];
  for (let day = 1; day <= rounds; day += 1) {
    const proposal = await propose(day);
    const posted = await timed(() => admin(`select public.confirm_yield('${proposal}')`));
    const inserted = await timed(() => insert(day));
    seconds.push(posted);
    ratios.push(posted / inserted);
    say(`yield ${posted.toFixed(3)} s, insert ${inserted.toFixed(3)} s`);
  }
  const [credited] = await owner<{ rows: number }[]>`
    select count(*)::int as rows from ledger.transfers where code = 'yield' and value_date = current_date - 1`;
  if ((credited?.rows ?? 0) < positions) throw new Error(`A posting credited ${credited?.rows} positions.`);
  await Promise.all([owner.end(), door.end()]);
  return { seconds: median(seconds), ratio: median(ratios) };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}
