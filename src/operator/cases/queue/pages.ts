import { t } from '@/lib/i18n/i18n';
import type { CaseQueue } from './queries';

export const QUEUE_PAGES = {
  deposits: '/operator/deposits',
  withdrawals: '/operator/withdrawals',
  kyc_cases: '/operator/identity',
  contact_messages: '/operator/messages',
  corrections: '/operator/corrections',
} as const satisfies Record<CaseQueue, string>;

export function queueWord(queue: CaseQueue): string {
  const words = {
    deposits: t('operations.deposits.title'),
    withdrawals: t('operations.withdrawals.title'),
    kyc_cases: t('operations.kyc.title'),
    contact_messages: t('operations.messages.title'),
    corrections: t('statement.filter.corrections'),
  } satisfies Record<CaseQueue, string>;
  return words[queue];
}
