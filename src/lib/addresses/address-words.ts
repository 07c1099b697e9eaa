import { t } from '@/lib/i18n/i18n';
import type { AddressCheck } from './addresses';

const CHAINS = { bitcoin: 'Bitcoin', ethereum: 'Ethereum', tron: 'TRON', ton: 'TON' };

export function faultText(check: Extract<AddressCheck, { ok: false }>, method: string): string {
  return check.fault === 'other_chain'
    ? t('withdrawals.fault.otherChain', { chain: CHAINS[check.chain], method })
    : t(`withdrawals.fault.${check.fault}`, { method });
}

const HINTS = ['Bitcoin', 'Ethereum', 'USDT', 'TON'] as const;

export function addressHint(method: string): string {
  const known = HINTS.find((name) => name === method);
  return known ? t(`withdrawals.addressHint.${known}`) : '';
}

export function addressKind({ chain, network }: Extract<AddressCheck, { ok: true }>, method: string): string {
  if (method === 'USDT' && chain === 'ethereum') return t('withdrawals.kind.usdtEthereum');
  if (method === 'USDT' && chain === 'tron') return t('withdrawals.kind.usdtTron');
  return network ? `${CHAINS[chain]}, ${t(`withdrawals.${network}Network`)}` : CHAINS[chain];
}
