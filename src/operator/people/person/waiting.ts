import type { EarlierCase } from '@/operator/cases/queue/person-overview';

export const isWaiting = ({ kind, status }: EarlierCase): boolean =>
  status === 'pending' || (kind === 'withdrawal' && (status === 'approved' || status === 'paying'));
