import { readFileSync } from 'node:fs';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import type { MiningDay } from '../../../src/features/investments/mining-day.ts';
import { verifyDay } from '../../../src/features/investments/verify-day.ts';

type Result = [number, string | null, number | null, number, number, string, boolean | null];
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
  const seal = n % 3 ? new Uint8Array() : drawn(`seal ${n}`, 32);
  const sig = concatBytes(Uint8Array.of(3), words(height).subarray(0, 3), utf8ToBytes(tag), seal);
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
    const day = drawnDay(n, result);
    const as_of = new Date(Date.parse(day.figures.day) - 129_600_000).toISOString();
    const seals = n % 3 === 2 ? [] : [{ as_of, seal: bytesToHex(drawn(`seal ${n}`, 32)) }];
    const seen = verifyDay(day, [], `sha256:${result[5]}`, seals);
    const unproven = n % 50 === 49 && { work: undefined, expected: undefined };
    expect({ n, ...seen }).toEqual({ n, ...RIGHT, books: result[6] ?? undefined, ...unproven });
  }
});

const lines = readFileSync(new URL('../../proof/main-net.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n');
type Payout = MiningDay['payouts'][number] & { units: number; script: string };

test.each(lines.map((line) => JSON.parse(line) as Payout))(
  'block $height of the main network pays $units in output $output of transaction $place, and no old block is of today',
  ({ units, script, ...payout }) => {
    const { terms, figures, ...day } = drawnDay(1, results[1] as Result);
    const seen = (change: Partial<Payout>, network = 'bitcoin-test') =>
      verifyDay(
        {
          ...day,
          payouts: [{ ...payout, ...change }],
          terms: { ...terms, network, script },
          figures: { ...figures, units },
        },
        [],
        '',
      ).paid;
    expect(seen({})).toBe(true);
    expect(seen({}, 'bitcoin')).toBe(payout.height > 700_000);
    expect(seen({ place: payout.place ^ 1 })).toBe(payout.branch === '');
    expect(seen({ output: payout.output + 9 })).toBe(false);
  },
);
