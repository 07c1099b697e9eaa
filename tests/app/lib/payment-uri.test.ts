import { expect, test } from 'vitest';
import { paymentUri, type PaymentRequest } from '@/lib/addresses/payment-uri';

const ETH = '0x8617E340B3D01FA5F11F306F4090FD50E238070D';
const TRON = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const TON = 'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N';

/** What a wallet reads on each network; the vectors follow BIP 21, EIP-681 and the deep links of TON. */
const VECTORS: [name: string, request: PaymentRequest, uri: string][] = [
  [
    'bitcoin',
    {
      chain: 'Bitcoin',
      network: 'main',
      address: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
      coin: 'BTC',
      coins: '0.01234567',
    },
    'bitcoin:1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa?amount=0.01234567',
  ],
  [
    'litecoin',
    {
      chain: 'Litecoin',
      network: 'main',
      address: 'LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1',
      coin: 'LTC',
      coins: '12.5',
    },
    'litecoin:LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1?amount=12.5',
  ],
  [
    'dogecoin',
    {
      chain: 'Dogecoin',
      network: 'test',
      address: 'nUqKQtZkcDR28K6aAeVuFeFY5pYZtf92ht',
      coin: 'DOGE',
      coins: '10000',
    },
    'dogecoin:nUqKQtZkcDR28K6aAeVuFeFY5pYZtf92ht?amount=10000',
  ],
  [
    'bitcoin cash, whose address begins with its scheme',
    {
      chain: 'Bitcoin Cash',
      network: 'main',
      address: 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
      coin: 'BCH',
      coins: '0.5',
    },
    'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a?amount=0.5',
  ],
  [
    'ether, in wei',
    { chain: 'Ethereum', network: 'main', address: ETH, coin: 'ETH', coins: '0.01234567' },
    `ethereum:${ETH}@1?value=12345670000000000`,
  ],
  [
    'ether of the Sepolia test network',
    { chain: 'Ethereum', network: 'test', address: ETH, coin: 'ETH', coins: '2' },
    `ethereum:${ETH}@11155111?value=2000000000000000000`,
  ],
  [
    'a transfer of USDT, by its contract',
    { chain: 'Ethereum', network: 'main', address: ETH, coin: 'USDT', coins: '1500.000001' },
    `ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7@1/transfer?address=${ETH}&uint256=1500000001`,
  ],
  [
    'a transfer of SHIB, by its contract',
    { chain: 'Ethereum', network: 'main', address: ETH, coin: 'SHIB', coins: '100000000.01' },
    `ethereum:0x95aD61b0a150d79219dCF64E1E6Cc01f0B64C4cE@1/transfer?address=${ETH}&uint256=100000000010000000000000000`,
  ],
  [
    'a token of a test network, whose contract nobody knows: the plain address',
    { chain: 'Ethereum', network: 'test', address: ETH, coin: 'USDT', coins: '1500' },
    ETH,
  ],
  [
    'BNB, by the number of its network',
    { chain: 'BNB Smart Chain', network: 'main', address: ETH, coin: 'BNB', coins: '1.5' },
    `ethereum:${ETH}@56?value=1500000000000000000`,
  ],
  [
    'TRON, for which there is no standard',
    { chain: 'TRON', network: 'main', address: TRON, coin: 'TRX', coins: '7' },
    TRON,
  ],
  [
    'USDT on TRON, for which there is none either',
    { chain: 'TRON', network: 'main', address: TRON, coin: 'USDT', coins: '7' },
    TRON,
  ],
  [
    'TON, in nanotons',
    { chain: 'TON', network: 'main', address: TON, coin: 'TON', coins: '12.345678901' },
    `ton://transfer/${TON}?amount=12345678901`,
  ],
  [
    'TON with a comment',
    { chain: 'TON', network: 'main', address: TON, coin: 'TON', coins: '0.5', memo: 'No. 7 & 8' },
    `ton://transfer/${TON}?amount=500000000&text=No.%207%20%26%208`,
  ],
  [
    'TON whose address was written with other signs',
    { chain: 'TON', network: 'main', address: 'EQ+/'.padEnd(48, 'A'), coin: 'TON', coins: '1' },
    `ton://transfer/${'EQ-_'.padEnd(48, 'A')}?amount=1000000000`,
  ],
  [
    'TON to a raw address, which wallets do not take from a link: the plain address',
    { chain: 'TON', network: 'main', address: `0:${'83df'.repeat(16)}`, coin: 'TON', coins: '1' },
    `0:${'83df'.repeat(16)}`,
  ],
  [
    'more decimals than the network has: the plain address',
    { chain: 'TON', network: 'main', address: TON, coin: 'TON', coins: '0.0000000001' },
    TON,
  ],
];

test.each(VECTORS)('a wallet reads the payment of %s', (_name, request, uri) => {
  expect(paymentUri(request)).toBe(uri);
});
