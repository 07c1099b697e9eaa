import type { TransactionSql } from 'postgres';
import { investorId, openedDocument } from './rls-data.ts';

export interface Case {
  name: string;
  operator?: true;
  visitor?: true;
  /** Asked as the Realtime server asks, which sets the topic first. */
  topic?: (person: string) => string;
  query: (sql: TransactionSql, person: string, n: number) => PromiseLike<readonly unknown[]>;
}

export interface FunctionCase extends Case {
  plain: Case['query'];
}

const fileOf = (n: number) => `${investorId(n)}/${String(n).padStart(8, '0')}-0000-4000-8000-000000000000.png`;

/** Each policy, and what a person with the id `$1` reads of their own through it. */
const OWN = `
deposits_investor_select | select id, amount_cents, method, status, approved, reason, created_at from public.deposits where investor_id = $1 order by created_at desc
withdrawals_investor_select | select id, amount_cents, method, address, status, created_at from public.withdrawals where investor_id = $1 order by created_at desc
positions_investor_select | select id, plan_id, principal_cents, status, opened_at, matures_at from public.positions where investor_id = $1 order by opened_at desc
contact_messages_investor_select | select id, reference, subject, message, answer, created_at, handled_at from public.contact_messages where investor_id = $1 order by created_at desc
kyc_cases_investor_select | select id, status, reason, created_at from public.kyc_cases where investor_id = $1 order by created_at desc
transfers_investor_select | select id, amount_cents, debit, credit, code, created_at from ledger.transfers where investor_id = $1 order by id desc
accounts_investor_select | select available_cents, invested_cents from ledger.accounts where investor_id = $1
profiles_owner_select | select name, email, phone, country, verified from public.profiles where id = $1
notifications_investor_select | select id, kind, amount_cents, detail, created_at, read_at from public.notifications where investor_id = $1 order by created_at desc, id desc
account_events_investor_select | select id, kind, ip, user_agent, created_at from public.account_events where investor_id = $1 order by created_at desc
payout_addresses_investor_select | select network, address, added_at from public.payout_addresses where investor_id = $1
reversals_investor_select | select id, withdrawal_id from withdrawals.reversals where investor_id = $1
webhooks_investor_select | select id, url, disabled_at from public.webhooks where investor_id = $1
webhook_messages_investor_select | select id, webhook_id, created_at from public.webhook_messages where investor_id = $1 order by created_at desc
api_keys_investor_select | select id, name, expires_at from public.api_keys where investor_id = $1
freezes_person_select | select reason from people.freezes where person_id = $1
corrections_investor_select | select id, amount_cents, reason, ended_at from desk.corrections where status = 'booked' and investor_id = $1 order by ended_at desc
insurance_shares_investor_select | select id, payout_id from plans.insurance_shares where investor_id = $1
deposit_quotes_investor_select | select id, coins, price, good_until from public.deposit_quotes where investor_id = $1 order by created_at desc
pools_owner_select | select id, title, opened_at from public.pools where owner_id = $1
marks_owner_select | select at, value_cents from public.marks where pool_id = $1 order by at desc
orders_investor_select | select id, side, kind, status, quantity, filled_quantity from public.orders where investor_id = $1 order by placed_at desc
order_events_investor_select | select order_id, at, event from public.order_events where investor_id = $1 order by id desc
fills_investor_select | select id, side, quantity, price, cents, fee_cents from public.fills where investor_id = $1 order by at desc
dealing_requests_investor_select | select id, side, amount_cents, status from public.dealing_requests where investor_id = $1 order by asked_at desc
lots_investor_select | select id, units, paid_cents from public.lots where investor_id = $1
copies_investor_select | select pool_id, paid_in_cents, stop_bp from public.copies where investor_id = $1
copy_requests_investor_select | select id, side, status from public.copy_requests where investor_id = $1 order by asked_at desc
appropriateness_attempts_investor_select | select id, at, passed from public.appropriateness_attempts where investor_id = $1 order by at desc`;

/** Each policy, and what everyone reads through it. */
const SHARED = `
yield_postings_investor_select | select id, day, amount_cents, evidence from public.yield_postings where plan_id = 'plan' order by day desc
plans_investor_select | select id, title, min_cents from public.plans order by position
plans_visitor_select | select id, title, min_cents from public.plans order by position
payment_methods_investor_select | select name from public.payment_methods order by position
wallets_investor_select | select id, address from public.wallets order by id
withdrawal_methods_investor_select | select name, min_cents, duration from public.withdrawal_methods order by position
announcements_investor_select | select id, title, body, weight from public.announcements order by shown_from desc
claims_anyone_select | select id, text, evidence_url from public.claims order by verified_at desc
signals_investor_select | select id, title, body, published_at from public.signals order by published_at desc
insurance_payouts_investor_select | select id, event from plans.insurance_payouts
last_quotes_anyone_select | select instrument_id, bid, ask from public.last_quotes
bars_anyone_select | select opened_at, close from public.bars where instrument_id = 'BTC-USD' and span = '1h' order by opened_at desc
strategies_announced_select | select pool_id, status, share_bp from public.strategies order by pool_id
strategy_statistics_signed_in_select | select pool_id, growth, drawdown from public.strategy_statistics order by pool_id
strategy_outcomes_signed_in_select | select pool_id, holders, fee_cents from public.strategy_outcomes order by pool_id`;
const VISITED = new Set(['plans_visitor_select', 'last_quotes_anyone_select', 'bars_anyone_select']);

/** The lines of a list: a policy and a query each. */
const listed = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' | ') as [name: string, query: string]);

export const policies: Case[] = [
  ...listed(OWN).map(([name, text]): Case => ({
    name,
    query: (sql, person) => sql.unsafe(`${text} limit 20`, [person], { prepare: true }),
  })),
  ...listed(SHARED).map(([name, text]): Case => ({
    name,
    query: (sql) => sql.unsafe(`${text} limit 20`, [], { prepare: true }),
    ...(VISITED.has(name) && { visitor: true }),
  })),
  {
    name: 'dealings_holder_select',
    query: (sql, person) => sql`
      select d.id, d.at, d.bid_cents from public.dealings d
      where d.pool_id in (select c.pool_id from public.copies c where c.investor_id = ${person}) order by d.at desc limit 20`,
  },
  {
    name: 'objects_owner_select',
    query: (sql, _, n) => sql`select id, name from storage.objects where bucket_id = 'proofs' and name = ${fileOf(n)}`,
  },
  {
    name: 'objects_operator_select',
    operator: true,
    query: (sql, _, n) => sql`select id, name from storage.objects where bucket_id = 'proofs' and name = ${fileOf(n)}`,
  },
  {
    name: 'objects_operator_select_kyc',
    operator: true,
    query: (sql) => sql`select id, name from storage.objects where bucket_id = 'kyc' and name = ${openedDocument}`,
  },
  {
    name: 'messages_receive',
    topic: (person) => `session:${person}`,
    query: (sql, person) => sql`select id from realtime.messages where id = ${person}`,
  },
];

/** Operators' queues are functions, not policies. */
export const functions: FunctionCase[] = [
  {
    name: 'deposit_queue',
    operator: true,
    query: (sql) => sql`select * from public.deposit_queue(null, 20)`,
    plain: (sql) => sql`
      select d.id, d.investor_id, p.name, p.email, d.amount_cents, d.method, d.proof_path, d.status, d.first_approved_by, d.created_at,
        exists (select from people.freezes f where f.person_id = d.investor_id), m.networks, d.network, d.transaction_id, d.transaction_output, d.arrived_cents,
        (select count(*) from public.deposits o
          where o.network = d.network and o.transaction_id = d.transaction_id and o.id <> d.id and o.status <> 'rejected')
        + (select count(*) from public.withdrawals w where w.network = d.network and w.transaction_id = d.transaction_id)
        + (select count(*) from plans.unclaimed_payouts u where u.network = d.network and u.transaction_id = d.transaction_id),
        (select coalesce(jsonb_agg(to_jsonb(x)), '[]') from (
          select o.id, op.name, o.amount_cents, o.status, o.created_at
          from public.deposits o join public.profiles op on op.id = o.investor_id
          where o.proof_fingerprint = d.proof_fingerprint and o.id <> d.id
          order by o.created_at, o.id limit 5) x)
      from (select * from public.deposits q where q.status = 'pending' order by q.created_at, q.id limit 100) d
      join public.profiles p on p.id = d.investor_id
      join public.payment_methods m on m.name = d.method
      order by d.created_at, d.id limit 20`,
  },
];
