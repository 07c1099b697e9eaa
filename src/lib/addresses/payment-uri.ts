export interface PaymentRequest {
  /** The network's name in the database. */
  chain: string;
  network: string;
  address: string;
  coin: string;
  /** An exact decimal number. */
  coins: string;
  /** Memo for TON. */
  memo?: string | null | undefined;
}

/** BIP 21: the address, and the amount in whole coins. */
const BIP_21 = new Map([
  ['Bitcoin', 'bitcoin'],
  ['Litecoin', 'litecoin'],
  ['Dogecoin', 'dogecoin'],
  // CashAddr includes its scheme.
  ['Bitcoin Cash', ''],
]);

/** EIP-155 chain ids, main and test. */
const CHAIN_IDS = new Map([
  ['Ethereum', { main: 1, test: 11_155_111 }],
  ['BNB Smart Chain', { main: 56, test: 97 }],
]);

/** Ethereum token contracts and decimals. Test networks have no standard contracts. */
const TOKENS = new Map([
  ['USDT', { contract: '0xdAC17F958D2ee523a2206206994597C13D831ec7', decimals: 6 }],
  ['SHIB', { contract: '0x95aD61b0a150d79219dCF64E1E6Cc01f0B64C4cE', decimals: 18 }],
]);

/** Converts coins to the smallest unit; undefined if they have more decimals. */
function smallestUnits(coins: string, decimals: number): string | undefined {
  const [whole = '', fraction = ''] = coins.split('.');
  if (fraction.length > decimals) return undefined;
  return (whole + fraction.padEnd(decimals, '0')).replace(/^0+(?=\d)/, '');
}

function ethereumUri({ chain, network, address, coin, coins }: PaymentRequest): string | undefined {
  const ids = CHAIN_IDS.get(chain);
  if (!ids) return undefined;
  const id = network === 'main' ? ids.main : ids.test;
  if ((chain === 'Ethereum' && coin === 'ETH') || (chain === 'BNB Smart Chain' && coin === 'BNB')) {
    const value = smallestUnits(coins, 18);
    return value && `ethereum:${address}@${id}?value=${value}`;
  }
  const token = chain === 'Ethereum' && network === 'main' ? TOKENS.get(coin) : undefined;
  const value = token && smallestUnits(coins, token.decimals);
  return value && `ethereum:${token.contract}@${id}/transfer?address=${address}&uint256=${value}`;
}

function tonUri({ address, coins, memo }: PaymentRequest): string | undefined {
  const value = smallestUnits(coins, 9);
  // Wallets take only the user-friendly form.
  if (!value || address.includes(':')) return undefined;
  const safe = address.replaceAll('+', '-').replaceAll('/', '_');
  return `ton://transfer/${safe}?amount=${value}${memo ? `&text=${encodeURIComponent(memo)}` : ''}`;
}

/**
 * Returns a payment with its amount for a wallet's QR code: BIP 21, EIP-681 (also for tokens, and on BNB Smart Chain)
 * or `ton://transfer`. Returns the plain address if no standard exists (TRON) or none names the token, because with
 * the wrong scheme some wallets would send their own coin to a token's address.
 */
export function paymentUri(request: PaymentRequest): string {
  const { chain, address, coins } = request;
  const scheme = BIP_21.get(chain);
  if (scheme !== undefined) return `${scheme ? `${scheme}:` : ''}${address}?amount=${coins}`;
  return (chain === 'TON' ? tonUri(request) : ethereumUri(request)) ?? address;
}
