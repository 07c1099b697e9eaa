import { beforeEach, describe, expect, test } from 'vitest';
import { awayFromMidnight } from '../support/midnight.ts';
import { pendingCase, pendingDeposit, pendingMessage, pendingWithdrawal } from '../support/money/pending.ts';
import { openStage, type Role } from '../support/stage.ts';

beforeEach(awayFromMidnight);

interface Queue {
  queue: string;
  cases: number;
  late: number;
  cents: number | null;
  limit_hours: number;
  oldest_at: string | null;
}
interface Home {
  queues: Queue[];
  proposals: { kind: string; cases: number; oldest_at: string }[];
  held: { queue: string; id: string; operator_name: string }[];
  books: { checked_at: string; problems: number } | null;
  prices: {
    instruments: number;
    halted: number;
    stale: number;
    newest_at: string | null;
    simulated: boolean | null;
  };
  proof: { number: number } | null;
  seal: { day: string } | null;
}

const stage = await openStage();
const { owner, asOperator, makeInvestor, operator } = stage;
const home = async (role: Role = 'reviewer') => (await asOperator(role).call('operator_home'))['answer'] as Home;
const queueOf = (from: Home, name: string) => from.queues.find(({ queue }) => queue === name);

describe('what waits', () => {
  const aged = (table: string, make: (from: typeof stage) => Promise<{ id: string }>) => async (minutes: number) => {
    const { id } = await make(stage);
    await owner`update ${owner(table)} set created_at = now() - make_interval(mins => ${minutes}) where id = ${id}`;
    return { id };
  };
  /** Proposals are never changed, so this one is created with its age. */
  const agedCorrection = async (minutes: number) => {
    const [row] = await owner<{ id: string }[]>`
      insert into desk.corrections (id, investor_id, amount_cents, reason, corrects, proposed_by, created_at)
      values (gen_random_uuid(), ${(await makeInvestor()).id}, -100, 'Counted twice', 'Line 1', ${operator('reviewer').id},
        now() - make_interval(mins => ${minutes})) returning id`;
    return { id: row?.id ?? '' };
  };

  test.each([
    ['deposits', 24, 1000, aged('public.deposits', pendingDeposit)],
    ['withdrawals', 72, 100_000, aged('public.withdrawals', pendingWithdrawal)],
    ['kyc_cases', 48, null, aged('public.kyc_cases', pendingCase)],
    ['contact_messages', 48, null, aged('public.contact_messages', pendingMessage)],
    ['corrections', 24, -100, agedCorrection],
  ] as const)(
    'of %s is counted and added up, and is late after its limit and not before',
    async (name, hours, cents, make) => {
      const before = queueOf(await home(), name);
      await make(hours * 60 - 5);
      await make(hours * 60 + 5);
      const waits = queueOf(await home(), name);
      expect(waits).toMatchObject({
        cases: (before?.cases ?? 0) + 2,
        late: (before?.late ?? 0) + 1,
        // Corrections are summed without signs, because one would cancel another out.
        cents: cents === null ? null : (before?.cents ?? 0) + 2 * Math.abs(cents),
        limit_hours: hours,
      });
      expect(Date.parse(waits?.oldest_at ?? '')).toBeLessThan(Date.now() - hours * 3_600_000);
    },
  );
});
