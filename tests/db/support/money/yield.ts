import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import type { Person } from '../actors.ts';
import type { Stage } from '../stage.ts';
import { figures } from './books.ts';
import { makeDeposit } from './deposits.ts';

/** Makes a position with any principal and times, which the product would not sell, and books its principal. */
export async function makePosition(
  owner: Sql<{ bigint: number }>,
  position: {
    investor: string;
    plan: string;
    principal: number;
    openedAt: Date;
    maturesAt: Date;
    closedAt?: Date;
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

/** Allows bookings of days long past, so that tests can name fixed days. */
export const bookAnyDay = (owner: Sql<{ bigint: number }>) =>
  owner`
    create or replace function plans.yield_window() returns int
      language sql immutable set search_path = '' as 'select 100000'`;

/**
 * When a plan's capacity was last evidenced, to the microsecond, as a form that opens now sees it; null if never.
 */
export async function evidencedAt(owner: Sql<{ bigint: number }>, plan: string): Promise<string | null> {
  const [row] = await owner<{ at: string }[]>`
    select to_jsonb(evidenced_at) #>> '{}' as at from plans.plan_capacity where plan_id = ${plan}`;
  return row?.at ?? null;
}

export const noon = (day: string) => new Date(`${day}T12:00:00Z`);

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
    const profits = () => Promise.all(holders.map(async (holder) => (await figures(owner, holder))['profit']));
    return { plan, holders, profits };
  };

export function yieldReversals({ owner, asOperator }: Stage) {
  const treasurer = asOperator('treasurer');
  const admin = asOperator('admin');
  const propose = async (
    posting_id: string,
    reason: string | null = 'Another pool’s statement',
    as = treasurer,
  ): Promise<string> => (await as.call<{ answer: string }>('propose_yield_reversal', { posting_id, reason })).answer;
  return {
    propose,
    reverse: async ({ id }: { id: string }) => admin.rows('confirm_proposal', { proposal_id: await propose(id) }),
    house: async (account: string) => {
      const [row] = await owner<{ cents: number }[]>`select ledger.house_balance(${account}) as cents`;
      return row?.cents ?? Number.NaN;
    },
    spend: async (person: Person, left: number) => {
      const { available = 0 } = await figures(owner, person);
      await owner`select ledger.transfer(${person.id}, 'available', 'withdrawing', ${available - left}, 'withdrawal_hold', ${randomUUID()})`;
    },
    post: async (plan_id: string, amount_cents: number, day = '2026-02-10') =>
      treasurer.call<{ id: string }>('post_yield', {
        plan_id,
        day,
        amount_cents,
        evidence: 'stated by the pool',
      }),
  };
}
