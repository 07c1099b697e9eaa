import type { Sql } from 'postgres';
import { fillCopies } from './rls-copying.ts';

const ROWS_EACH = 10;

/** Predictable, so that any investor can be picked without a query. */
export function investorId(n: number): string {
  return `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
}

export const openedDocument = `${investorId(1)}/1.png`;

const WHEN = `now() - n * interval '1 second'`;

/**
 * Fills each table that investors read with ten rows per investor, without triggers, because only reads are measured.
 */
export async function fill(admin: Sql, investors: number): Promise<void> {
  const id = `('00000000-0000-4000-8000-' || lpad((n % ${investors})::text, 12, '0'))::uuid`;
  const rows = `from generate_series(0, ${investors * ROWS_EACH - 1}) n`;
  const people = `from generate_series(0, ${investors - 1}) n`;
  await admin.begin(async (sql) => {
    const run = (statement: string) => sql.unsafe(statement);
    await run(`set local session_replication_role = replica`);
    await run(`insert into auth.users (id, email) select ${id}, n || '@example.com' ${people}`);
    await run(
      `insert into public.profiles (id, email, name) select ${id}, n || '@example.com', 'Investor ' || n ${people}`,
    );
    await run(`insert into ledger.accounts (investor_id, available_cents) select ${id}, n ${people}`);
    await run(`insert into people.operators (user_id, role) values ('${investorId(0)}', 'reviewer')`);
    await run(`insert into auth.sessions (id, user_id) select ${id}, ${id} ${people}`);
    await run(`
      insert into public.plans (id, title, duration, term, price_text, min_cents, max_cents, roi_bp, offers, position)
      values ('plan', 'Plan', '1 week', '7 days', '$1', 100, 100, 1, '{}', 1)`);
    await run(`
      insert into public.deposits (investor_id, amount_cents, arrived_cents, method, network, transaction_id, transaction_output, proof_path, status, reviewed_by, created_at)
      select ${id}, 1000 + n % 900000, 1000 + n % 900000, 'bitcoin', 'Bitcoin', lpad(to_hex(n), 64, '0'), 0, ${id} || '/' || n || '.png', case when n % 1000 = 7 then 'pending' else 'approved' end,
        case when n % 1000 = 7 then null else '${investorId(0)}'::uuid end, ${WHEN} ${rows} where n % ${investors} > 0`);
    await run(`
      insert into public.withdrawals (investor_id, method, address, amount_cents, status, reviewed_by, created_at)
      select ${id}, 'Ethereum', '0x52908400098527886E0F7030069857D2E4169EE7', 100000 + n, case when n % 1000 = 7 then 'pending' else 'cancelled' end,
        '${investorId(0)}'::uuid, ${WHEN} ${rows} where n % ${investors} > 0`);
    await run(`
      insert into public.positions (investor_id, plan_id, principal_cents, opened_at, matures_at)
      select ${id}, 'plan', 1000 + n, ${WHEN}, now() ${rows}`);
    await run(`
      insert into public.kyc_cases (investor_id, home_address, document_path, status, reviewed_by, created_at)
      select ${id}, 'Some Street ' || n, ${id} || '/' || n || '.png', case when n % 1000 = 7 then 'pending' else 'approved' end,
        case when n % 1000 = 7 then null else '${investorId(0)}'::uuid end, ${WHEN} ${rows}
      where n % ${investors} > 0 and (n % 1000 <> 7 or n < ${investors})`);
    await run(`
      insert into ledger.transfers (investor_id, reference, amount_cents, value_date, debit, credit, code)
      select ${id}, gen_random_uuid(), 1000 + n, current_date, 'cash', 'available', 'deposit' ${rows}`);
    await run(`
      insert into storage.objects (bucket_id, name, created_at)
      select 'proofs', ${id} || '/' || lpad(n::text, 8, '0') || '-0000-4000-8000-000000000000.png', ${WHEN} ${rows}`);
    await run(`
      insert into storage.objects (bucket_id, name, created_at)
      select 'kyc', k.document_path, k.created_at from public.kyc_cases k where k.status = 'pending' or k.document_path = '${openedDocument}'`);
    await run(`select set_config('request.jwt.claims', '{"sub": "${investorId(0)}"}', true)`);
    await run(`
      select ground.audit('kyc_document_opened', k.id) from public.kyc_cases k where k.document_path = '${openedDocument}'`);
    await run(`
      insert into public.yield_postings (plan_id, day, amount_cents, evidence, posted_by)
      select 'plan', current_date - n, n, 'stated by a bench', '${investorId(0)}' from generate_series(0, 999) n`);
    await run(
      `insert into public.signals (title, body, published_at, instrument_id, direction, horizon_days, price, price_source) select 'Signal ' || n, 'A note', ${WHEN}, 'BTC-USD', 'up', 7, 9500000, 'simulated' from generate_series(0, 9999) n`,
    );
    await run(`
      insert into public.claims (text, evidence_url, verified_by, verified_at)
      select 'Claim ' || n, 'https://example.com', '${investorId(0)}', ${WHEN} from generate_series(0, 99) n`);
    await run(`
      insert into public.announcements (title, body, weight, published_by)
      select 'Announcement ' || n, 'A note', 'info', '${investorId(0)}' from generate_series(0, 99) n`);
    await run(`
      insert into public.contact_messages (investor_id, name, email, subject, message, created_at)
      select ${id}, 'Investor', n || '@example.com', 'Subject ' || n, 'A question', ${WHEN} ${rows}`);
    await run(`
      insert into public.notifications (investor_id, created_at, kind, subject_id, amount_cents)
      select ${id}, ${WHEN}, 'deposits.approved', ${id}, 1000 + n ${rows}`);
    await run(`
      insert into public.account_events (investor_id, kind, created_at) select ${id}, 'session_ended', ${WHEN} ${rows}`);
    await run(`
      insert into public.payout_addresses (investor_id, network, address)
      select ${id}, 'Bitcoin', left(md5(n::text) || md5(n::text), 34) ${rows}`);
    await run(`
      insert into withdrawals.reversals (withdrawal_id, investor_id, amount_cents)
      select w.id, w.investor_id, w.amount_cents from public.withdrawals w`);
    await run(`insert into public.webhooks (investor_id, url) select ${id}, 'https://example.com/' ${rows}`);
    await run(`
      insert into public.webhook_messages (webhook_id, investor_id, subject_id, body)
      select w.id, w.investor_id, w.id, '{}' from public.webhooks w`);
    await run(`
      insert into public.api_keys (investor_id, name, hash, scopes, expires_at)
      select ${id}, 'Books', sha256(n::text::bytea), '{balance}', '2100-01-01' ${rows}`);
    await run(`
      insert into people.freezes (person_id, reason, frozen_by)
      select ${id}, 'Asked for it', '${investorId(0)}' ${people} where n > 0`);
    await run(`
      insert into desk.corrections (id, investor_id, amount_cents, reason, corrects, proposed_by, status, decided_by, ended_at, created_at)
      select gen_random_uuid(), ${id}, 100 + n, 'Credited twice', 'Line ' || n, '${investorId(0)}', 'booked',
        case n % ${investors} when 1 then '${investorId(2)}'::uuid else '${investorId(1)}' end, ${WHEN}, ${WHEN}
      ${rows} where n % ${investors} > 0`);
    await run(`
      insert into plans.insurance_payouts
        (id, event, happened_on, evidence, amount_cents, lost_cents)
      select ${id}, 'A wallet was emptied', '2026-01-02', 'stated by a bench', 1, 1
      ${people} where n < 20`);
    await run(`
      insert into plans.insurance_shares (payout_id, investor_id, lost_cents, paid_cents)
      select '${investorId(0)}', ${id}, 1, 1 ${people}`);
    await run(`
      insert into public.deposit_quotes (investor_id, method, amount_cents, coins, price, source, priced_at, good_until)
      select ${id}, 'bitcoin', 100, 1, 1, 'simulated', now(), now() + interval '15 minutes' ${rows}`);
    await run(`
      insert into public.last_quotes (instrument_id, source, source_at, received_at, bid, ask, bid_size, ask_size)
      select i.id, 'simulated', now(), now(), 100, 101, 1, 1 from public.instruments i`);
    await run(`
      insert into public.bars (instrument_id, span, opened_at, open, high, low, close, source)
      select 'BTC-USD', '1h', date_trunc('hour', now()) - n * interval '1 hour', 100, 101, 100, 101, 'simulated'
      from generate_series(1, 1000) n`);
    await fillPortfolios(run, id, people, rows);
    await fillCopies(run, id, people, rows, WHEN);
    await run(`
      insert into realtime.messages (id, topic, event, payload, extension, private)
      select ${id}, 'session:' || ${id}, 'deposits', '{}', 'broadcast', true ${people}`);
  });
  await admin`vacuum analyze`;
}

async function fillPortfolios(
  run: (statement: string) => Promise<unknown>,
  id: string,
  people: string,
  rows: string,
): Promise<void> {
  await run(`insert into public.pools (id, owner_id, title) select ${id}, ${id}, 'Mine' ${people}`);
  await run(
    `insert into public.marks (pool_id, at, value_cents, units, stale) select ${id}, ${WHEN}, n, 1, false ${rows}`,
  );
  await run(`
    insert into public.orders (id, pool_id, investor_id, instrument_id, side, kind, spend_cents, time_in_force, placed_at, trigger_price, trigger_below, status)
    select gen_random_uuid(), ${id}, ${id}, 'BTC-USD', 'buy', 'market', 100, 'gtc', ${WHEN}, 1, true, 'open' ${rows}`);
  await run(`
    insert into public.order_events (order_id, investor_id, at, event) select gen_random_uuid(), ${id}, ${WHEN}, 'placed' ${rows}`);
  await run(`
    insert into public.fills (
      order_id, pool_id, investor_id, instrument_id, side, at, quantity, price, cents, fee_cents, cost_cents, role,
      bid, ask, bid_size, ask_size, source, source_at, received_at)
    select gen_random_uuid(), ${id}, ${id}, 'BTC-USD', 'buy', ${WHEN}, 1, 101, 1, 0, 1, 'taker', 99, 101, 1, 1, 'simulated', now(), now() ${rows}`);
  await run(`
    insert into public.dealing_requests (id, pool_id, investor_id, side, amount_cents, asked_at)
    select gen_random_uuid(), ${id}, ${id}, 'in', 100, ${WHEN} ${rows}`);
}
