import { randomUUID } from 'node:crypto';
import type { Actor, Person, Row } from '../actors.ts';
import type { Stage } from '../stage.ts';

export const EVENT_DAY = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

export const proposal = (losses: unknown, values: Row = {}) => ({
  request_id: randomUUID(),
  event: 'A hot wallet was emptied',
  happened_on: EVENT_DAY,
  evidence: 'stated by the auditor',
  amount_cents: 10_000,
  losses,
  ...values,
});

export const lost = (person: Person, lost_cents: unknown) => ({ email: person.email, lost_cents });

export function insuranceTools({ owner, asOperator, makeInvestor, operator }: Stage) {
  const treasurer = asOperator('treasurer');
  return {
    propose: async (losses: unknown, values: Row = {}, by: Actor = treasurer): Promise<string> =>
      (await by.call<{ answer: string }>('propose_insurance_payout', proposal(losses, values))).answer,
    book: (proposal_id: string, by: Actor = asOperator('admin')) => by.rows('confirm_proposal', { proposal_id }),
    cancel: (proposal_id: string, by: Actor = treasurer) => by.rows('cancel_proposal', { proposal_id }),
    available: async () =>
      (await treasurer.call<{ answer: { available_cents: number } }>('insurance_desk')).answer.available_cents,
    victims: (count: number) => Promise.all(Array.from({ length: count }, () => makeInvestor({ deposited: 100_000 }))),
    clear: () => owner`
      update desk.proposals set cancelled_by = ${operator('admin').id}, cancelled_at = now()
      where kind = 'insurance' and num_nonnulls(confirmed_at, cancelled_at) = 0`,
  };
}
