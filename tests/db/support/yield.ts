import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';

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
  },
): Promise<string> {
  const id = randomUUID();
  const { investor, plan, principal, openedAt, maturesAt, closedAt = null } = position;
  await owner`
    insert into positions (id, investor_id, plan_id, principal_cents, status, opened_at, matures_at, closed_at)
    values (${id}, ${investor}, ${plan}, ${principal}, ${closedAt ? 'matured' : 'active'}, ${openedAt}, ${maturesAt}, ${closedAt})`;
  await owner`select ledger.transfer(${investor}, 'cash', 'available', ${principal}, 'bonus', ${id})`;
  await owner`select ledger.transfer(${investor}, 'available', 'invested', ${principal}, 'invest', ${id})`;
  if (closedAt)
    await owner`select ledger.transfer(${investor}, 'invested', 'available', ${principal}, 'mature', ${id})`;
  return id;
}
