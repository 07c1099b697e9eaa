import { expect, test } from 'vitest';
import { paymentUri } from '@/lib/addresses/payment-uri';

const ETH = '0x8617E340B3D01FA5F11F306F4090FD50E238070D';
const TRON = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const TON = 'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N';

type Request = [chain: string, network: string, address: string, coin: string, coins: string, memo?: string];

const VECTORS: [name: string, request: Request, uri: string][] = [
  [
    'bitcoin',
    ['Bitcoin', 'main', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'BTC', '0.01234567'],
    'bitcoin:1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa?amount=0.01234567',
  ],
  [
    'litecoin',
    ['Litecoin', 'main', 'LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1', 'LTC', '12.5'],
    'litecoin:LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1?amount=12.5',
  ],
  [
    'dogecoin',
    ['Dogecoin', 'test', 'nUqKQtZkcDR28K6aAeVuFeFY5pYZtf92ht', 'DOGE', '10000'],
    'dogecoin:nUqKQtZkcDR28K6aAeVuFeFY5pYZtf92ht?amount=10000',
  ],
  [
    'bitcoin cash, whose address begins with its scheme',
    ['Bitcoin Cash', 'main', 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a', 'BCH', '0.5'],
    'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a?amount=0.5',
  ],
  ['ether, in wei', ['Ethereum', 'main', ETH, 'ETH', '0.01234567'], `ethereum:${ETH}@1?value=12345670000000000`],
  [
    'ether of the Sepolia test network',
    ['Ethereum', 'test', ETH, 'ETH', '2'],
    `ethereum:${ETH}@11155111?value=2000000000000000000`,
  ],
  [
    'a transfer of USDT, by its contract',
    ['Ethereum', 'main', ETH, 'USDT', '1500.000001'],
    `ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7@1/transfer?address=${ETH}&uint256=1500000001`,
  ],
  [
    'a transfer of SHIB, by its contract',
    ['Ethereum', 'main', ETH, 'SHIB', '100000000.01'],
    `ethereum:0x95aD61b0a150d79219dCF64E1E6Cc01f0B64C4cE@1/transfer?address=${ETH}&uint256=100000000010000000000000000`,
  ],
  [
    'a token of a test network, whose contract nobody knows: the plain address',
    ['Ethereum', 'test', ETH, 'USDT', '1500'],
    ETH,
  ],
  [
    'BNB, by the number of its network',
    ['BNB Smart Chain', 'main', ETH, 'BNB', '1.5'],
    `ethereum:${ETH}@56?value=1500000000000000000`,
  ],
  ['TRON, for which there is no standard', ['TRON', 'main', TRON, 'TRX', '7'], TRON],
  ['USDT on TRON, for which there is none either', ['TRON', 'main', TRON, 'USDT', '7'], TRON],
  ['TON, in nanotons', ['TON', 'main', TON, 'TON', '12.345678901'], `ton://transfer/${TON}?amount=12345678901`],
  [
    'TON with a comment',
    ['TON', 'main', TON, 'TON', '0.5', 'No. 7 & 8'],
    `ton://transfer/${TON}?amount=500000000&text=No.%207%20%26%208`,
  ],
  [
    'TON whose address was written with other signs',
    ['TON', 'main', 'EQ+/'.padEnd(48, 'A'), 'TON', '1'],
    `ton://transfer/${'EQ-_'.padEnd(48, 'A')}?amount=1000000000`,
  ],
  [
    'TON to a raw address, which wallets do not take from a link: the plain address',
    ['TON', 'main', `0:${'83df'.repeat(16)}`, 'TON', '1'],
    `0:${'83df'.repeat(16)}`,
  ],
  ['more decimals than the network has: the plain address', ['TON', 'main', TON, 'TON', '0.0000000001'], TON],
];

test.each(VECTORS)('a wallet reads the payment of %s', (_name, request, uri) => {
  const [chain, network, address, coin, coins, memo] = request;
  expect(paymentUri({ chain, network, address, coin, coins, ...(memo !== undefined && { memo }) })).toBe(uri);
});
