import type { Sql } from 'postgres';
import type { Actor, Person } from '../actors.ts';

export interface Limit {
  kind: string;
  limit_cents: number | null;
  left_cents: number | null;
  more_from: Date | null;
  next_cents: number | null;
  next_from: Date | null;
}

export async function limitsOf(person: Actor): Promise<Record<string, Limit>> {
  const rows = await person.rows<Limit>('withdrawal_limits');
  return Object.fromEntries(rows.map((row) => [row.kind, row]));
}

export const setLimits = (person: Actor, day_cents: unknown, month_cents: unknown = null) =>
  person.rows('set_withdrawal_limits', { day_cents, month_cents });

export async function letLimitsPass(owner: Sql<{ bigint: number }>, person: Person, time: string) {
  const lines = await owner<
    { span: string; limit: number | null; earlier: number | null; set_at: string; counts_from: string }[]
  >`
    with gone as (delete from withdrawals.withdrawal_limits where person_id = ${person.id} returning *)
    select span, limit_cents as limit, earlier_cents as earlier, (set_at - ${time}::interval)::text as set_at,
      (counts_from - ${time}::interval)::text as counts_from
    from gone order by id`;
  for (const { span, limit, earlier, set_at, counts_from } of lines)
    await owner`
      insert into withdrawals.withdrawal_limits (person_id, span, limit_cents, earlier_cents, set_at, counts_from)
      values (${person.id}, ${span}, ${limit}, ${earlier}, ${set_at}, ${counts_from})`;
}
