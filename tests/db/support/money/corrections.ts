import { randomUUID } from 'node:crypto';
import type { Person } from '../actors.ts';
import type { Stage } from '../stage.ts';

export const FACTS = { reason: 'Credited twice by mistake', corrects: 'Line 17' };

export async function propose(
  { asOperator }: Stage,
  person: Person,
  amount_cents: number,
  change: object = {},
): Promise<string> {
  const { answer } = await asOperator('reviewer').call<{ answer: string }>('propose_correction', {
    investor_id: person.id,
    amount_cents,
    ...FACTS,
    request_id: randomUUID(),
    ...change,
  });
  return answer;
}

export const review = (
  { asOperator }: Stage,
  correction_id: string,
  approve: boolean | null = true,
  reason: string | null = null,
) => asOperator('treasurer').call('review_correction', { correction_id, approve, reason });
