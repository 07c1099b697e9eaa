import type { Sql } from 'postgres';
import type { Row } from '../actors.ts';

const MONEY_TABLES = [
  'plans.insurance_payouts',
  'plans.insurance_shares',
  'ledger.accounts',
  'ledger.transfers',
  'public.deposits',
  'public.deposit_quotes',
  'public.positions',
  'public.withdrawals',
  'public.site',
  'public.wallets',
  'public.yield_postings',
  'public.kyc_cases',
  'public.liability_snapshots',
  'public.reserve_attestations',
  'people.operators',
  'people.freezes',
  'desk.corrections',
  'plans.unclaimed_payouts',
  'desk.proposals',
  'plans.plan_capacity',
  'jobs.jobs',
  'jobs.job_slices',
  'desk.proposals',
  'desk.role_limits',
  'desk.time_limits',
  'public.plans',
  'public.payment_methods',
  'payments.explorers',
  'public.withdrawal_methods',
  'public.claims',
  'public.announcements',
  'ground.audit_events',
];

export async function fingerprint(owner: Sql<{ bigint: number }>): Promise<string> {
  const tables = MONEY_TABLES.map((table) => `select '${table}' || t::text as line from ${table} t`);
  const [row] = await owner.unsafe<{ hash: string }[]>(
    `select md5(string_agg(line, e'\\n' order by line)) as hash from (${tables.join(' union all ')}) lines`,
  );
  return row?.hash ?? '';
}

/**
 * Returns what proof.verify() reports.
 * @param made the purpose of transfers that the test itself has written without a cause
 */
export async function problems(owner: Sql<{ bigint: number }>, made = ''): Promise<Row[]> {
  return owner<Row[]>`select * from proof.verify() where problem <> ${`${made} without its cause`}`;
}

export async function endTerms(owner: Sql<{ bigint: number }>, investor: { id: string }): Promise<void> {
  await owner`
    update public.positions set matures_at = now() - interval '1 second' where investor_id = ${investor.id} and status = 'active'`;
  await owner`select plans.mature_positions(1000)`;
}

/** Returns the cached figures of an investor, in cents. */
export async function figures(
  owner: Sql<{ bigint: number }>,
  investor: { id: string },
): Promise<Record<string, number>> {
  const [row] = await owner<Record<string, number>[]>`
    select available_cents as available, invested_cents as invested, withdrawing_cents as withdrawing,
      deposited_cents as deposited, profit_cents as profit, bonus_cents as bonus, referral_bonus_cents as referral_bonus
    from ledger.accounts where investor_id = ${investor.id}`;
  return row ?? {};
}
