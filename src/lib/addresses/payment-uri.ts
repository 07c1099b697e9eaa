/** A payment that a wallet can be asked to make. */
export interface PaymentRequest {
  /** The name of the network, as the database has it. */
  chain: string;
  /** Whether it is the test network or the main one. */
  network: string;
  address: string;
  /** The sign of the coin, like `BTC`. */
  coin: string;
  /** How many coins, exactly, as a plain decimal number. */
  coins: string;
  /** What the payment has to carry, on TON. */
  memo?: string | null | undefined;
}

/** Schemes after BIP 21: the address and the amount in whole coins. */
const BIP_21 = new Map([
  ['Bitcoin', 'bitcoin'],
  ['Litecoin', 'litecoin'],
  ['Dogecoin', 'dogecoin'],
  // A CashAddr begins with its scheme.
  ['Bitcoin Cash', ''],
]);

/** The numbers by which EIP-155 knows the networks, main and test. */
const CHAIN_IDS = new Map([
  ['Ethereum', { main: 1, test: 11_155_111 }],
  ['BNB Smart Chain', { main: 56, test: 97 }],
]);

/** Tokens on Ethereum: their contract, and how many decimals it counts. On test networks they have no contract that everyone knows. */
const TOKENS = new Map([
  ['USDT', { contract: '0xdAC17F958D2ee523a2206206994597C13D831ec7', decimals: 6 }],
  ['SHIB', { contract: '0x95aD61b0a150d79219dCF64E1E6Cc01f0B64C4cE', decimals: 18 }],
]);

/** Coins as a whole number of their smallest unit, or undefined if they have more decimals than that. */
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
  // Wallets take the address in its user-friendly form only.
  if (!value || address.includes(':')) return undefined;
  const safe = address.replaceAll('+', '-').replaceAll('/', '_');
  return `ton://transfer/${safe}?amount=${value}${memo ? `&text=${encodeURIComponent(memo)}` : ''}`;
}

/**
 * A payment as wallets read it from a QR code, with its amount: BIP 21, EIP-681 (also for tokens, and on BNB Smart Chain) or
 * `ton://transfer`. The plain address where no standard exists (TRON), or none that names the token: an address with the wrong scheme
 * would make some wallets send their own coin to what is the address of a token.
 */
export function paymentUri(request: PaymentRequest): string {
  const { chain, address, coins } = request;
  const scheme = BIP_21.get(chain);
  if (scheme !== undefined) return `${scheme ? `${scheme}:` : ''}${address}?amount=${coins}`;
  return (chain === 'TON' ? tonUri(request) : ethereumUri(request)) ?? address;
}
