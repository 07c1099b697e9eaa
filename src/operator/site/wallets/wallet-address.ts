import { faultText } from '@/lib/addresses/address-words';
import { type Chain, checkAddress } from '@/lib/addresses/addresses';
import { checkCoinAddress, type CoinNetwork } from '@/lib/addresses/coin-addresses';
import { t } from '@/lib/i18n/i18n';

/** Each wallet's withdrawal method, whose address rules apply, and its chain. */
const KINDS = new Map<string, [method: string, chain: Chain]>([
  ['bitcoin', ['Bitcoin', 'bitcoin']],
  ['eth', ['Ethereum', 'ethereum']],
  ['usdt-erc20', ['USDT', 'ethereum']],
  ['usdt-trc20', ['USDT', 'tron']],
  ['tron', ['USDT', 'tron']],
  ['bnb', ['Ethereum', 'ethereum']],
  ['shiba', ['Ethereum', 'ethereum']],
  ['ton', ['TON', 'ton']],
]);

/** Wallets on deposit-only networks. */
const COIN_NETWORKS = new Map<string, CoinNetwork>([
  ['litecoin', 'Litecoin'],
  ['dogecoin', 'Dogecoin'],
  ['bitcoin-cash', 'Bitcoin Cash'],
]);

/** The fault of a wallet address, checksum included; undefined if it is valid or left to the database. */
export function addressFault(
  wallet: { id: string; coin: string },
  network: string,
  address: string,
): string | undefined {
  const coinNetwork = COIN_NETWORKS.get(wallet.id);
  if (coinNetwork) {
    const found = checkCoinAddress(coinNetwork, address);
    if (!found.ok) return faultText(found, wallet.coin);
    return found.network.some((one) => one === network) ? undefined : t('errors.wrong_network');
  }
  const [method, chain] = KINDS.get(wallet.id) ?? [];
  if (!method || !chain) return undefined;
  const check = checkAddress(method, address);
  if (!check.ok) return faultText(check, wallet.coin);
  if (check.chain !== chain) return faultText({ ok: false, fault: 'other_chain', chain: check.chain }, wallet.coin);
  return check.network === null || check.network === network ? undefined : t('errors.wrong_network');
}

export interface Part {
  at: number;
  text: string;
  differs: boolean;
}

/** Splits a text where it differs from another one, by character; a single part if little is equal. */
export function differences(text: string, other: string): Part[] {
  const parts: Part[] = [];
  let same = 0;
  for (let at = 0; at < text.length; at += 1) {
    const differs = other[at] !== text[at];
    if (!differs) same += 1;
    const last = parts.at(-1);
    if (last?.differs === differs) last.text += text.charAt(at);
    else parts.push({ at, text: text.charAt(at), differs });
  }
  return same * 2 < text.length ? [{ at: 0, text, differs: true }] : parts;
}
