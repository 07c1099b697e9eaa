import { readFileSync } from 'node:fs';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import type { MiningDay } from '../../../src/features/investments/mining-day.ts';
import { verifyDay } from '../../../src/features/investments/verify-day.ts';

type Result = [number, string | null, number | null, number, number, string];
const results = JSON.parse(readFileSync(new URL('../../proof/mining.json', import.meta.url), 'utf8')) as Result[];
const SHARES = 128;
const TRIES = 160;
const FIRST_DAY = 20_000;
const BITS = 0x20_7f_ff_ff;
const RIGHT = { paid: true, work: true, expected: true, power: true, net: true, part: true };

const double = (bytes: Uint8Array) => sha256(sha256(bytes));
const drawn = (seed: string, length: number) =>
  concatBytes(...Array.from({ length: 3 }, (_, n) => sha256(utf8ToBytes(`${seed} ${n}`)))).subarray(0, length);

function words(...values: number[]): Uint8Array {
  const bytes = new Uint8Array(values.length * 4);
  for (const [place, value] of values.entries()) new DataView(bytes.buffer).setUint32(place * 4, value, true);
  return bytes;
}

/** Draws a day as tests/proof/mining.py does. */
function drawnDay(n: number, [units, tried, expected_units, cost_cents, net_cents, root]: Result): MiningDay {
  const number = FIRST_DAY + n;
  const script = concatBytes(Uint8Array.of(0, 20), drawn(`script ${n}`, 20));
  const [height, tag] = [3_780_000 + n, `/vectors ${n % 7}/`];
  const sig = concatBytes(Uint8Array.of(3), words(height).subarray(0, 3), utf8ToBytes(tag));
  const coinbase = concatBytes(
    hexToBytes(`0100000001${'00'.repeat(32)}ffffffff`),
    Uint8Array.of(sig.length),
    sig,
    hexToBytes('ffffffff01'),
    words(100_000 + n * 977, 0),
    Uint8Array.of(script.length),
    script,
    new Uint8Array(4),
  );
  const block = (version: number, before: Uint8Array, tree: Uint8Array, nonce: number) =>
    concatBytes(words(version), before, tree, words(number * 86_400 + 600, BITS, nonce));
  const isFound = (header: Uint8Array) => (double(header)[31] ?? 255) < 0x80;
  let nonce = 0;
  const parentAt = (at: number) => block(1, new Uint8Array(32), drawn(`root ${n}`, 32), at);
  while (!isFound(parentAt(nonce))) nonce += 1;
  const parent = parentAt(nonce);
  const [before, tree] = [double(parent), double(coinbase)];
  const tries = Array.from({ length: TRIES }, (_, at) => block(2, before, tree, at))
    .map((header) => ({ header, name: bytesToHex(double(header).toReversed()) }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ header }) => header);
  const hex = bytesToHex(coinbase);
  const paid = bytesToHex(tries.find(isFound) as Uint8Array);
  const joules = String(10n ** 16n + BigInt(n));
  return {
    terms: {
      id: `source-${n % 3}`, network: 'bitcoin-test', pool: 'Vectors', address: `address-${n}`, script: bytesToHex(script), tag, fee_bp: n % 200,
      joules_per_th: joules, cents_per_kwh: `${3 + (n % 5)}.${(n % 9) + 1}`, contracted_phs: `0.00000000000000000${(n % 4) + 1}`,
    },
    figures: {
      day: new Date(number * 86_400_000).toISOString().slice(0, 10), units, tried, expected_units, cost_cents, net_cents, root,
      price: `${90_000 + n}.${(n % 9) + 1}`, price_source: 'vectors',
    },
    phs_per_dollar: '1',
    shares: tries.slice(0, SHARES - (n % 50 === 49 ? 1 : 0)).map((header) => ({ header: bytesToHex(header), coinbase: hex, branch: '' })),
    before: [bytesToHex(parent)],
    payouts: n % 4 ? [{ header: paid, height, raw: hex, output: 0, place: 0, branch: '', coinbase: hex, coinbase_branch: '' }] : [],
  }; // prettier-ignore
}

test('vectors: 200 of 1,000 days are computed as the other implementation does, those without 128 shares as unproven', () => {
  expect(results).toHaveLength(1000);
  for (const [n, result] of results.entries()) {
    // Each fifth: all take half a minute.
    if (n % 5 !== 4) continue;
    const seen = verifyDay(drawnDay(n, result), [], `sha256:${result[5]}`);
    const isShort = n % 50 === 49;
    expect({ n, ...seen }).toEqual({ n, ...RIGHT, ...(isShort && { work: undefined, expected: undefined }) });
  }
});

test('the first block of the main network pays its maker, but has too little work for a day of today', () => {
  const header =
    '0100000000000000000000000000000000000000000000000000000000000000000000003ba3edfd7a7b12b27ac72c3e67768f617fc81bc3888a51323a9fb8aa4b1e5e4a29ab5f49ffff001d1dac2b7c';
  const script =
    '4104678afdb0fe5548271967f1a67130b7105cd6a828e03909a67962e0ea1f61deb649f6bc3f4cef38c4f35504e51ec112de5c384df7ba0b8d578a4c702b6bf11d5fac';
  const coinbase = `01000000010000000000000000000000000000000000000000000000000000000000000000ffffffff4d04ffff001d0104455468652054696d65732030332f4a616e2f32303039204368616e63656c6c6f72206f6e206272696e6b206f66207365636f6e64206261696c6f757420666f722062616e6b73ffffffff0100f2052a0100000043${script}00000000`;
  const day = drawnDay(1, results[1] as Result);
  const genesis = {
    ...day,
    shares: [],
    terms: { ...day.terms, script },
    figures: { ...day.figures, units: 5_000_000_000 },
    payouts: [{ header, height: 0, raw: coinbase, output: 0, place: 0, branch: '', coinbase, coinbase_branch: '' }],
  };
  expect(verifyDay(genesis, [], '').paid).toBe(true);
  expect(verifyDay({ ...genesis, terms: { ...genesis.terms, network: 'bitcoin' } }, [], '').paid).toBe(false);
});

const BLOCK_170 =
  '0100000055bd840a78798ad0da853f68974f3d183e2bd1db6a842c1feecf222a00000000ff104ccb05421ab93e63f8c3ce5c2c2e9dbb37de2764b3a3175c8166562cac7d51b96a49ffff001d283e9e70';
const MADE = `0100000001${'00'.repeat(32)}ffffffff0704ffff001d0102ffffffff0100f2052a01000000434104d46c4968bde02899d2aa0963367c7a6ce34eec332b32e42e5f3407e052d64ac625da6f0718e7b302140434bd725706957c092db53805b821a85b23a7ac61725bac00000000`;
const PAYMENT =
  '0100000001c997a5e56e104102fa209c6a852dd90660a20b2d9c352423edce25857fcd3704000000004847304402204e45e16932b8af514961a1d3a1a25fdf3f4f7732e9d624c6c61548ab5fb8cd410220181522ec8eca07de4860a4acdd12909d831cc56cbbac4622082221a8768d1d0901ffffffff0200ca9a3b00000000434104ae1a62fe09c5f51b13905f07f06b99a2f7159b2225f374cd378d71302fa28414e7aab37397f554a7df5f142c21c1b7303b8a0626f1baded5c72a704f7e6cd84cac00286bee0000000043410411db93e1dcdb8a016b49840f8c53bc1eb68a382e97b1482ecad7b148a6909a5cb2e0eaddfb84ccf9744464f82e160bfa9b8b64f9d4c03f999b8643f656b412a3ac00000000';
const named = (raw: string) => bytesToHex(double(hexToBytes(raw)));

test.each([
  ['its maker', 0, 5e9, MADE, named(PAYMENT)],
  ['the change of its second transaction', 1, 4e9, PAYMENT, named(MADE)],
])('block 170 of the main network pays %s', (_, place, units, raw, branch) => {
  const { terms, ...day } = drawnDay(1, results[1] as Result);
  const proof = { header: BLOCK_170, height: 170, coinbase: MADE, coinbase_branch: named(PAYMENT) };
  const payouts = [{ ...proof, raw, output: place, place, branch }];
  const paid = {
    ...day,
    payouts,
    terms: { ...terms, script: raw.slice(-142, -8) },
    figures: { ...day.figures, units },
  };
  expect(verifyDay(paid, [], '').paid).toBe(true);
});
