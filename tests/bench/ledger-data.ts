import type { Sql } from 'postgres';

/** Eight digits for the n-th investor, as SQL: spread over the index as random ids are, and computable by pgbench. */
const DIGITS = '(10000000 + (n::bigint * 387420489) % 89999999)::text';

/** The same here. */
const digits = (n: number) => String(10_000_000 + ((n * 387_420_489) % 89_999_999));

/** The ids of the n-th investor and of their session. */
export const personId = (n: number) => `${digits(n)}-0000-4000-8000-000000000000`;
export const sessionId = (n: number) => `${digits(n)}-0000-4000-9000-000000000000`;

/** The id of the n-th investor, as SQL. */
const PERSON = `(${DIGITS} || '-0000-4000-8000-000000000000')::uuid`;

/** The id of the n-th investor's session, as SQL. */
const SESSION = `(${DIGITS} || '-0000-4000-9000-000000000000')::uuid`;

/** The same in a pgbench script: picks an investor at random out of `:investors`. */
export const PICK = `\\set n random(1, :investors)
\\set d 10000000 + (:n * 387420489) % 89999999`;

/** The id of the picked investor in a pgbench script. */
export const PICKED = ':d-0000-4000-8000-000000000000';

/** What PostgREST does before a call of the picked investor. */
export const SIGN_IN = `begin;
select set_config('role', 'authenticated', true), set_config('request.jwt.claims', '{"sub":"${PICKED}","role":"authenticated","session_id":":d-0000-4000-9000-000000000000","amr":[{"method":"password"}]}', true);`;

/** A script's first lines count up in each client: the time in the ids that clients make (UUID version 7). */
export const COUNT = `\\set k :k + 1
\\set r random(100000000000, 999999999999)`;

/** An id of that time and of chance. */
export const NEW_ID = "':k-0000-7000-8000-:r'";

/** Later than all earlier ids, different for each run: what `k` starts with. */
export const now = () => (Math.floor(Date.now() / 100) % 89_000_000) + 10_000_000;

/** The id of an earlier row, as SQL, each after the other. */
const EARLIER_ID = `(lpad(n::text, 8, '0') || right(gen_random_uuid()::text, 28))::uuid`;

/** Cents that each of them has, more than any run spends. */
const MONEY = 50_000_000_000;

/**
 * Fills a migrated and seeded database with investors: accounts, sessions, and for each ten transfers and three positions. Triggers,
 * foreign keys and indexes of the largest table are left out meanwhile, or it would take hours.
 * @param sql a connection of the superuser, with nothing else going on
 * @param days over which the transfers are spread; all are of now without them
 */
export async function populate(sql: Sql, investors: number, days = 0): Promise<void> {
  await sql.unsafe(`
    set session_replication_role = replica;
    set maintenance_work_mem = '1GB';

    insert into auth.users (id, email, email_confirmed_at)
    select ${PERSON}, 'person' || n || '@example.com', now() from generate_series(1, ${investors}) n;
    insert into auth.sessions (id, user_id) select ${SESSION}, ${PERSON} from generate_series(1, ${investors}) n;
    insert into public.profiles (id, email, name, verified)
    select ${PERSON}, 'person' || n || '@example.com', 'Person ' || n, true from generate_series(1, ${investors}) n;
    insert into ledger.accounts (investor_id, available_cents, deposited_cents)
    select ${PERSON}, ${MONEY}, ${MONEY} from generate_series(1, ${investors}) n;
    insert into public.positions (id, investor_id, plan_id, principal_cents, status, opened_at, matures_at, closed_at)
    select ${EARLIER_ID}, ${PERSON}, 'stater', 10000,
      (case k when 1 then 'matured' else 'active' end)::public.position_status, now() - interval '20 days',
      now() + case k when 1 then interval '-13 days' else interval '7 days' end, case k when 1 then now() end
    from generate_series(1, ${investors}) n, generate_series(1, 3) k;

    alter table ledger.transfers drop constraint transfers_pkey;
    drop index ledger.transfers_investor, ledger.transfers_once, ledger.transfers_yield_once;
    insert into ledger.transfers (investor_id, reference, amount_cents, value_date, debit, credit, code, posting_id, created_at)
    select ${PERSON}, ${EARLIER_ID}, 100, current_date, kind.debit::ledger.account, kind.credit::ledger.account, kind.code::ledger.purpose,
      case kind.code when 'yield' then gen_random_uuid() end,
      now() - interval '${days} days' * (1 - row_number() over () / ${investors * 10}.0)
    from (values
      ('cash', 'available', 'deposit'), ('cash', 'available', 'deposit'),
      ('available', 'invested', 'invest'), ('available', 'invested', 'invest'), ('available', 'invested', 'invest'),
      ('invested', 'available', 'mature'), ('mining_income', 'available', 'yield'), ('mining_income', 'available', 'yield'),
      ('mining_income', 'available', 'yield'), ('bonus_expense', 'available', 'bonus')) kind (debit, credit, code),
      generate_series(1, ${investors}) n;
    alter table ledger.transfers
      add constraint transfers_pkey primary key (id);
    create unique index transfers_once on ledger.transfers (reference, code) where posting_id is null;
    create unique index transfers_yield_once on ledger.transfers (posting_id, reference, debit) where posting_id is not null;
    create index transfers_investor on ledger.transfers (investor_id, id) where investor_id is not null;

    reset session_replication_role;
  `);
  await sql`vacuum analyze`;
}
