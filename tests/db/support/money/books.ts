import type { Sql } from 'postgres';
import type { Row } from '../actors.ts';

const MONEY_TABLES = [
  'private.insurance_payouts',
  'private.insurance_shares',
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
  'private.operators',
  'private.freezes',
  'private.corrections',
  'private.unclaimed_payouts',
  'private.proposals',
  'private.plan_capacity',
  'private.jobs',
  'private.job_slices',
  'private.wallet_changes',
  'private.role_limits',
  'private.time_limits',
  'public.plans',
  'public.payment_methods',
  'private.explorers',
  'public.withdrawal_methods',
  'public.claims',
  'public.announcements',
  'private.audit_events',
];

export async function fingerprint(owner: Sql<{ bigint: number }>): Promise<string> {
  const tables = MONEY_TABLES.map((table) => `select '${table}' || t::text as line from ${table} t`);
  const [row] = await owner.unsafe<{ hash: string }[]>(
    `select md5(string_agg(line, e'\\n' order by line)) as hash from (${tables.join(' union all ')}) lines`,
  );
  return row?.hash ?? '';
}

/**
 * Returns what ledger.verify() reports.
 * @param made the purpose of transfers that the test itself has written without a cause
 */
export async function problems(owner: Sql<{ bigint: number }>, made = ''): Promise<Row[]> {
  return owner<Row[]>`select * from ledger.verify() where problem <> ${`${made} without its cause`}`;
}

export async function endTerms(owner: Sql<{ bigint: number }>, investor: { id: string }): Promise<void> {
  await owner`
    update public.positions set matures_at = now() - interval '1 second' where investor_id = ${investor.id} and status = 'active'`;
  await owner`select private.mature_positions(1000)`;
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
