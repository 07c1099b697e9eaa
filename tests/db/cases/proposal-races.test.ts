import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asOperator, operator, whileHeld } = stage;
const [by, other] = [operator('admin').id, operator('treasurer').id];
const [posting] = await owner<{ id: string }[]>`
  insert into public.yield_postings (plan_id, day, amount_cents, evidence, posted_by)
  values ('basic', '2026-01-05', 100, 'stated by the pool', ${by}) returning id`;

interface Proposal {
  row: object;
  /** The argument that names it. */
  argument: string;
  confirm: string;
  cancel: string;
  /** How its columns say that it was confirmed. */
  confirmed?: string;
  /** What its confirmation takes, and its row says afterwards. */
  takes?: () => object;
  /** What everybody who ends it locks before it. */
  first?: { table: string; column: string; value: string };
  /** Whether that is all they lock. */
  isOnlyLock?: true;
}

/** By table. */
const PROPOSALS: Record<string, Proposal> = {
  yield_reversals: {
    row: { posting_id: posting?.id, reason: 'Posted twice' },
    argument: 'reversal_id',
    confirm: 'confirm_yield_reversal',
    cancel: 'cancel_yield_reversal',
  },
};

describe.each(Object.entries(PROPOSALS))('of %s', (table, proposal) => {
  const { row, argument, confirm, cancel, confirmed = 'confirmed', first, isOnlyLock } = proposal;

  test.each([
    ['confirmed', 'confirmed again', confirmed, confirm],
    ['confirmed', 'cancelled', confirmed, cancel],
    ['cancelled', 'confirmed', 'cancelled', confirm],
  ])('what is being %s cannot be %s at the same moment', async (_end, _call, end, call) => {
    const id = randomUUID();
    const takes = proposal.takes?.();
    await owner`insert into private.${owner(table)} ${owner({ ...row, id, proposed_by: by })}`;
    const late = whileHeld(
      async (sql) => {
        if (first && isOnlyLock)
          await sql`select from ${sql(first.table)} where ${sql(first.column)} = ${first.value} for update`;
        const ended = { ...(end === confirmed && takes), [`${end}_by`]: other, [`${end}_at`]: new Date() };
        await sql`update private.${sql(table)} set ${sql(ended)} where id = ${id}`;
      },
      () => asOperator('admin').call(call, { [argument]: id, ...(call === confirm && takes) }),
    );
    await expect(late).rejects.toMatchObject({ message: 'already_reviewed' });
  });
});
