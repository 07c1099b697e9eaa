import type { EarlierCase } from '@/operator/cases/queue/person-overview';

/** Whether a person's case waits for a decision, or an approved withdrawal for its payment. */
export const isWaiting = ({ kind, status }: EarlierCase): boolean =>
  status === 'pending' || (kind === 'withdrawal' && (status === 'approved' || status === 'paying'));
