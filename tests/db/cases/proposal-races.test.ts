import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { newTransactionId } from '../../support/transaction-id.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asOperator, makeInvestor, operator, whileHeld } = stage;
const [by, other] = [operator('admin').id, operator('treasurer').id];
const person = await makeInvestor();
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
  unclaimed_payouts: {
    row: {
      person_id: person.id,
      amount_cents: 100,
      recipient: 'The estate of a person',
      evidence: 'stated by a court',
    },
    argument: 'payout_id',
    confirm: 'pay_unclaimed',
    confirmed: 'paid',
    takes: () => ({ network: 'Bitcoin', transaction_id: newTransactionId() }),
    cancel: 'cancel_unclaimed_payout',
    first: { table: 'ledger.accounts', column: 'investor_id', value: person.id },
    isOnlyLock: true,
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

const later = Object.entries(PROPOSALS).flatMap(([table, { first, ...proposal }]) =>
  first ? [[table, proposal, first] as const] : [],
);
test.each(later)(
  'while what ends one of %s waits for what is locked before, it is free',
  async (table, { row, argument, cancel }, first) => {
    const id = randomUUID();
    await owner`insert into private.${owner(table)} ${owner({ ...row, id, proposed_by: by })}`;
    const cancelled = await whileHeld(
      (sql) => sql`select from ${sql(first.table)} where ${sql(first.column)} = ${first.value} for update`,
      () => asOperator('admin').call(cancel, { [argument]: id }),
      { meanwhile: (sql) => sql`select from private.${sql(table)} where id = ${id} for update nowait` },
    );
    expect(cancelled).toEqual({ answer: null });
  },
);
