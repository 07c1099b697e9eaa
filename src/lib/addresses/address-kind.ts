import { t } from '@/lib/i18n/i18n';
import type { AddressCheck } from './addresses';

/** Where a valid address leads, like "USDT on TRON (TRC20)" or "Bitcoin, test network". */
export function addressKind({ chain, network }: Extract<AddressCheck, { ok: true }>, method: string): string {
  if (method === 'USDT' && chain === 'ethereum') return t('withdrawals.kind.usdtEthereum');
  if (method === 'USDT' && chain === 'tron') return t('withdrawals.kind.usdtTron');
  const kind = t(`withdrawals.kind.${chain}`);
  return network ? `${kind}, ${t(`withdrawals.${network}Network`)}` : kind;
}
