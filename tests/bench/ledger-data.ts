import type { Sql } from 'postgres';

const OPERATORS = ['00000000-0000-4000-8000-000000000004', '00000000-0000-4000-8000-000000000005'];

/** SQL for eight digits of investor n, spread over the index like random ids and computable by pgbench. */
const DIGITS = '(10000000 + (n::bigint * 387420489) % 89999999)::text';

const digits = (n: number) => String(10_000_000 + ((n * 387_420_489) % 89_999_999));

export const personId = (n: number) => `${digits(n)}-0000-4000-8000-000000000000`;
export const sessionId = (n: number) => `${digits(n)}-0000-4000-9000-000000000000`;

const PERSON = `(${DIGITS} || '-0000-4000-8000-000000000000')::uuid`;

const SESSION = `(${DIGITS} || '-0000-4000-9000-000000000000')::uuid`;

export const PICK = `\\set n random(1, :investors)
\\set d 10000000 + (:n * 387420489) % 89999999`;

export const PICKED = ':d-0000-4000-8000-000000000000';

export const SIGN_IN = `begin;
select set_config('role', 'authenticated', true), set_config('request.jwt.claims', '{"sub":"${PICKED}","role":"authenticated","session_id":":d-0000-4000-9000-000000000000","amr":[{"method":"password"}]}', true);`;

/** Counts up in each client for the time in the ids that clients make (UUID version 7). */
export const COUNT = `\\set k :k + 1
\\set r random(100000000000, 999999999999)`;

export const NEW_ID = "':k-0000-7000-8000-:r'";

export const now = () => (Math.floor(Date.now() / 100) % 89_000_000) + 10_000_000;

const CAUSE = `(lpad(n::text, 8, '0') || right(md5(k || '.' || n), 24))::uuid`;

const MONEY = 50_000_000_000;

const KINDS = [
  ['cash', 'available', 'deposit', MONEY],
  ['insurance_fund', 'cash', 'insurance', MONEY / 5],
  ['available', 'invested', 'invest', 10_000],
  ['available', 'invested', 'invest', 10_000],
  ['available', 'invested', 'invest', 10_000],
  ['invested', 'available', 'mature', 10_000],
  ...Array.from({ length: 4 }, () => ['mining_income', 'available', 'yield', 100]),
].map(([debit, credit, code, cents], k) => `(${k}, '${debit}', '${credit}', '${code}', ${cents})`);

/**
 * Fills a migrated and seeded database with investors and complete books that pass an audit: each has a session, a
 * deposit, three positions and ten transfers. Leaves out triggers, foreign keys and the largest table's indexes
 * meanwhile, because they would take hours.
 * @param sql a connection of the superuser, with nothing else going on
 * @param days over which the transfers are spread
 */
export async function populate(sql: Sql, investors: number, days = 365): Promise<void> {
  const at = (k: string) =>
    `now() - interval '${days} days' * (1 - (${k} * ${investors}::bigint + n) / ${investors * 10}.0)`;
  /** All k-th movements share the income of the day on which the first was made. */
  const posting = `md5('posting ' || k)::uuid`;
  const day = `((now() - interval '${days} days' * (1 - k / 10.0)) at time zone 'utc')::date`;
  await sql.unsafe(`
    set session_replication_role = replica;
    set maintenance_work_mem = '1GB';

    insert into auth.users (id, email, email_confirmed_at)
    select ${PERSON}, 'person' || n || '@example.com', now() from generate_series(1, ${investors}) n;
    insert into auth.sessions (id, user_id) select ${SESSION}, ${PERSON} from generate_series(1, ${investors}) n;
    insert into public.profiles (id, email, name, verified)
    select ${PERSON}, 'person' || n || '@example.com', 'Person ' || n, true from generate_series(1, ${investors}) n;
    insert into ledger.accounts (investor_id, available_cents, invested_cents, deposited_cents, profit_cents)
    select ${PERSON}, ${MONEY} - 20000 + 400, 20000, ${MONEY}, 400 from generate_series(1, ${investors}) n;
    insert into public.deposits (id, investor_id, amount_cents, arrived_cents, method, proof_path, network, transaction_id, transaction_output,
      status, first_approved_by, first_approved_at, reviewed_by, reviewed_at, created_at)
    select ${CAUSE}, ${PERSON}, ${MONEY}, ${MONEY}, 'Bitcoin', ${PERSON} || '/' || ${CAUSE} || '.png', 'Bitcoin', md5('of ' || n) || md5('at ' || n), 0,
      'approved', '${OPERATORS[0]}', ${at('k')}, '${OPERATORS[1]}', ${at('k')}, ${at('k')}
    from generate_series(1, ${investors}) n, (select 0 as k) k;
    insert into public.positions (id, investor_id, plan_id, principal_cents, status, opened_at, matures_at, closed_at)
    select ${CAUSE}, ${PERSON}, 'stater', 10000,
      (case k when 2 then 'matured' else 'active' end)::public.position_status, ${at('k')},
      case k when 2 then ${at('5')} else now() + interval '7 days' end, case k when 2 then ${at('5')} end
    from generate_series(1, ${investors}) n, generate_series(2, 4) k;
    insert into public.yield_postings (id, plan_id, day, amount_cents, evidence, posted_by, posted_at)
    select ${posting}, 'stater', ${day}, 100 * ${investors}::bigint, 'stated by a bench', '${OPERATORS[0]}', ${day} + interval '1 day'
    from generate_series(6, 9) k;

    alter table ledger.transfers drop constraint transfers_pkey;
    drop index ledger.transfers_investor, ledger.transfers_once, ledger.transfers_yield_once;
    insert into ledger.transfers (investor_id, reference, amount_cents, value_date, debit, credit, code, posting_id, created_at)
    select case code when 'insurance' then null else ${PERSON} end, made.id, cents, case code when 'yield' then ${day} else (${at('k')})::date end,
      debit::ledger.book, credit::ledger.book, code::ledger.purpose, case code when 'yield' then ${posting} end, ${at('k')}
    from (values ${KINDS.join(', ')}) kind (k, debit, credit, code, cents),
      generate_series(1, ${investors}) n,
      lateral (select ${CAUSE.replace('k ||', 'cause ||')} as id
        from (select case code when 'insurance' then 0 when 'mature' then 2 when 'yield' then 3 else k end as cause) c) made
    order by k, n;
    insert into ledger.transfers (reference, amount_cents, value_date, debit, credit, code)
    select ${posting}, 100 * ${investors}::bigint, ${day}, 'cash', 'mining_income', 'income' from generate_series(6, 9) k;
    alter table ledger.transfers
      add constraint transfers_pkey primary key (id);
    create unique index transfers_once on ledger.transfers (reference, code) where posting_id is null;
    create unique index transfers_yield_once on ledger.transfers (posting_id, reference, debit) where posting_id is not null;
    create index transfers_investor on ledger.transfers (investor_id, id) where investor_id is not null;

    reset session_replication_role;
  `);
  await sql`vacuum analyze`;
}
