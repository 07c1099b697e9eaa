import { randomUUID } from 'node:crypto';
import { newTransactionId } from '../../../support/transaction-id.ts';
import type { Stage } from '../stage.ts';
import { request, takeAndSettle } from './withdrawals.ts';
import { makePosition, noon } from './yield.ts';

const DAY = 86_400_000;
const daysAgo = (days: number) => noon(new Date(Date.now() - days * DAY).toISOString().slice(0, 10));

export async function makeUnclaimed(stage: Stage, number: number): Promise<string[]> {
  const { owner, asInvestor, asOperator, makeInvestor } = stage;
  const plan = randomUUID();
  await owner`
    insert into plans (id, title, duration, term, price_text, min_cents, max_cents, roi_bp, offers, position)
    select ${plan}, 'Pool', '1 week', '7 days', '$1', 1, 1, 0, '{}', max(position) + 1 from plans`;
  const people = await Promise.all(Array.from({ length: number }, () => makeInvestor()));
  const ended = daysAgo(10);
  for (const person of people) {
    const position = { investor: person.id, plan, principal: 100_000, openedAt: daysAgo(30) };
    await makePosition(owner, { ...position, maturesAt: ended, closedAt: ended });
    const { id } = await request(asInvestor(person));
    await asOperator('reviewer').call('review_withdrawal', { withdrawal_id: id, approve: true });
    await takeAndSettle(asOperator('treasurer'), { withdrawal_id: id, transaction_id: newTransactionId() });
    await asInvestor(person).call('close_account', { email: person.email });
  }
  await asOperator('treasurer').call('post_yield', {
    plan_id: plan,
    day: daysAgo(20).toISOString().slice(0, 10),
    amount_cents: 500 * number,
    evidence: 'stated by the pool',
  });
  return people.map(({ id }) => id);
}
