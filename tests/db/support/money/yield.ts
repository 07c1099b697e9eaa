import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import type { Person } from '../actors.ts';
import type { Stage } from '../stage.ts';
import { figures } from './books.ts';
import { makeDeposit } from './deposits.ts';

/** A position with any principal and any time, which the product itself would not sell; its principal is booked. */
export async function makePosition(
  owner: Sql<{ bigint: number }>,
  position: {
    investor: string;
    plan: string;
    principal: number;
    openedAt: Date;
    maturesAt: Date;
    closedAt?: Date;
    /** The package that it tops up. */
    packageId?: string;
  },
): Promise<string> {
  const id = randomUUID();
  const { investor, plan, principal, openedAt, maturesAt, closedAt = null, packageId = null } = position;
  await owner`
    insert into positions (id, investor_id, plan_id, principal_cents, status, opened_at, matures_at, closed_at, package_id)
    values (${id}, ${investor}, ${plan}, ${principal}, ${closedAt ? 'matured' : 'active'}, ${openedAt}, ${maturesAt}, ${closedAt}, ${packageId})`;
  await makeDeposit(owner, investor, principal);
  await owner`select ledger.transfer(${investor}, 'available', 'invested', ${principal}, ${packageId ? 'top_up' : 'invest'}, ${id})`;
  if (closedAt)
    await owner`select ledger.transfer(${investor}, 'invested', 'available', ${principal}, 'mature', ${id})`;
  return id;
}

/** Lets days be booked that are long past, so that a test can name them. */
export const bookAnyDay = (owner: Sql<{ bigint: number }>) =>
  owner`
    create or replace function private.yield_window() returns int
      language sql immutable set search_path = '' as 'select 100000'`;

/** When the capacity of a plan was evidenced, to the microsecond, as a form that is opened now has seen it; null if it never was. */
export async function evidencedAt(owner: Sql<{ bigint: number }>, plan: string): Promise<string | null> {
  const [row] = await owner<{ at: string }[]>`
    select to_jsonb(evidenced_at) #>> '{}' as at from private.plan_capacity where plan_id = ${plan}`;
  return row?.at ?? null;
}

/** The middle of a day (UTC). */
export const noon = (day: string) => new Date(`${day}T12:00:00Z`);

/** Makes plans no one else has bought, and people who hold these principals in them around February 10. */
export const poolMaker =
  ({ owner, makeInvestor }: Stage) =>
  async (...principals: number[]) => {
    const plan = randomUUID();
    await owner`
      insert into plans (id, title, duration, term, price_text, min_cents, max_cents, roi_bp, offers, position)
      select ${plan}, 'Pool', '1 week', '7 days', '$1', 1, 1, 0, '{}', max(position) + 1 from plans`;
    const holders: (Person & { position: string })[] = [];
    for (const principal of principals) {
      const investor = await makeInvestor();
      const position = await makePosition(owner, {
        investor: investor.id,
        plan,
        principal,
        openedAt: noon('2026-02-01'),
        maturesAt: noon('2026-03-31'),
      });
      holders.push({ ...investor, position });
    }
    const profits = () =>
      Promise.all(holders.map(async (holder) => (await figures(owner, holder))['profit']));
    return { plan, holders, profits };
  };

/** What two people do about a posted day: one books and proposes to take back, the other confirms or cancels. */
export function yieldReversals({ asOperator }: Stage) {
  const treasurer = asOperator('treasurer');
  const admin = asOperator('admin');
  return {
    post: async (plan_id: string, amount_cents: number, day = '2026-02-10') =>
      treasurer.call<{ id: string }>('post_yield', {
        plan_id,
        day,
        amount_cents,
        evidence: 'stated by the pool',
      }),
    propose: async (
      posting_id: string,
      reason: string | null = 'Another pool’s statement',
      as = treasurer,
    ): Promise<string> =>
      (await as.call<{ answer: string }>('propose_yield_reversal', { posting_id, reason })).answer,
    confirm: async (proposal_id: string, as = admin) => as.rows('confirm_proposal', { proposal_id }),
  };
}
