import * as z from 'zod/mini';
import { t } from '@/lib/i18n/i18n';

/** The queues of cases: their pages, the lists of their keys, and their words. */
export const QUEUES = {
  deposits: { to: '/operator/deposits', list: 'deposits', words: 'operations.deposits' },
  withdrawals: { to: '/operator/withdrawals', list: 'withdrawals', words: 'operations.withdrawals' },
  kyc_cases: { to: '/operator/identity', list: 'kyc', words: 'operations.kyc' },
  contact_messages: { to: '/operator/messages', list: 'messages', words: 'operations.messages' },
  corrections: { to: '/operator/corrections', list: 'corrections', words: 'corrections' },
} as const;

export type CaseQueue = keyof typeof QUEUES;

export const caseQueue = z.enum(['deposits', 'withdrawals', 'kyc_cases', 'contact_messages', 'corrections']);

export const queueWord = (queue: CaseQueue): string =>
  t(queue === 'corrections' ? 'statement.filter.corrections' : `${QUEUES[queue].words}.title`);
