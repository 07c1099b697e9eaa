import type { Sql } from 'postgres';

export async function aDayLater(owner: Sql<{ bigint: number }>): Promise<void> {
  await owner`update deposits set reviewed_at = reviewed_at - interval '24 hours', first_approved_at = first_approved_at - interval '24 hours'`;
  await owner`update withdrawals set reviewed_at = reviewed_at - interval '24 hours', paid_at = paid_at - interval '24 hours'`;
  await owner`alter table ground.audit_events disable trigger user`;
  await owner`update ground.audit_events set at = at - interval '24 hours' where true`;
  await owner`alter table ground.audit_events enable trigger user`;
}
