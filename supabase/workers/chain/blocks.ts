import { hash } from 'node:crypto';
import { scrypt } from '@noble/hashes/scrypt.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import { RawOldTx } from '@scure/btc-signer/script.js';
import { z } from 'zod';
import { Lie } from './node.ts';

const hex = z.string().regex(/^([0-9a-f]{2})*$/);
/** The name of a block or transaction, as nodes write it: the bytes of its hash backwards. */
export const hashSchema = z.string().regex(/^[0-9a-f]{64}$/);

/** A transaction as `getblock` and `getrawtransaction` tell it. */
export const transactionSchema = z.object({
  txid: hashSchema,
  version: z.number(),
  locktime: z.number(),
  vin: z.array(
    z.object({
      coinbase: hex.optional(),
      txid: hashSchema.optional(),
      vout: z.number().optional(),
      scriptSig: z.object({ hex }).optional(),
      sequence: z.number(),
    }),
  ),
  vout: z.array(z.object({ value: z.number(), n: z.number(), scriptPubKey: z.object({ hex }) })),
});
export type Transaction = z.infer<typeof transactionSchema>;
const transactions = z.array(transactionSchema).min(1);
/** A block as `getblock` tells it, with its transactions: btcd calls them `rawtx`. */
export const blockSchema = z.union([
  z.object({ tx: transactions }),
  z.object({ rawtx: transactions }).transform(({ rawtx: tx }) => ({ tx })),
]);
export type Block = z.infer<typeof blockSchema>;

/** A payment as the database takes it; the rest names its place in a block. */
export interface Payment {
  raw: string;
  output: number;
  place?: number;
  branch?: string;
  coinbase?: string;
  coinbase_branch?: string;
}

/** By Node, which hashes five times as fast as JavaScript. */
export const doubleHash = (bytes: Uint8Array): Uint8Array =>
  new Uint8Array(hash('sha256', hash('sha256', bytes, 'buffer'), 'buffer'));
/** Turns bytes into the form in which nodes name hashes, and back. */
export const backwards = (bytes: Uint8Array): Uint8Array => bytes.toReversed();
export const nameOf = (bytes: Uint8Array): string => bytesToHex(backwards(doubleHash(bytes)));

const NO_TRANSACTION = '0'.repeat(64);
const UNITS = 100_000_000;

/**
 * Writes a transaction without its witness, so that its hash is its id whatever its network adds to it.
 * @throws Lie if the node tells another transaction than it names
 */
function rawOf({ txid, version, locktime, vin, vout }: Transaction): Uint8Array {
  const raw = RawOldTx.encode({
    version,
    inputs: vin.map((input) => ({
      txid: hexToBytes(input.txid ?? NO_TRANSACTION),
      index: input.vout ?? 0xff_ff_ff_ff,
      finalScriptSig: hexToBytes(input.coinbase ?? input.scriptSig?.hex ?? ''),
      sequence: input.sequence,
    })),
    outputs: vout.map(({ value, scriptPubKey }) => ({
      amount: BigInt(Math.round(value * UNITS)),
      script: hexToBytes(scriptPubKey.hex),
    })),
    lockTime: locktime,
  });
  if (nameOf(raw) !== txid) throw new Lie(`${txid} is not what the node says it is`);
  return raw;
}

/** Returns the root of a tree of hashes, and what is next to the way from one of them to it. */
export function branchOf(leaves: readonly Uint8Array[], place: number): { root: Uint8Array; branch: Uint8Array[] } {
  const branch: Uint8Array[] = [];
  let level = leaves;
  let at = place;
  while (level.length > 1) {
    const last = level[level.length - 1] as Uint8Array;
    branch.push(level[at ^ 1] ?? last);
    const below = level;
    level = Array.from({ length: Math.ceil(below.length / 2) }, (_, index) =>
      doubleHash(concatBytes(below[index * 2] as Uint8Array, below[index * 2 + 1] ?? last)),
    );
    at >>= 1;
  }
  return { root: level[0] as Uint8Array, branch };
}

/** The outputs that inputs spend, as `chain.own_coins` takes them: none of a block's first transaction. */
export const spentBy = (inputs: Transaction['vin']): string[] =>
  inputs.flatMap(({ txid, vout = 0 }) => (txid === undefined ? [] : [`${txid}:${vout}`]));

/**
 * Returns the payments of a transaction to some scripts, all if it spends coins of our own.
 * @throws Lie if the node tells another transaction than it names
 */
export function paymentsOf(
  transaction: Transaction,
  scripts: ReadonlySet<string>,
  own?: ReadonlySet<string>,
): Payment[] {
  // Of each, because a node could leave the output out that pays us.
  const raw = bytesToHex(rawOf(transaction));
  const isOutgoing = spentBy(transaction.vin).some((coin) => own?.has(coin));
  return transaction.vout
    .filter(({ scriptPubKey }) => isOutgoing || scripts.has(scriptPubKey.hex))
    .map(({ n }) => ({ raw, output: n }));
}

/**
 * Returns the payments of a block to some scripts, and with coins of our own, with what proves them.
 * @throws Lie if it is not the whole block of the header
 */
export function paymentsIn(
  { tx }: Block,
  header: Uint8Array,
  scripts: ReadonlySet<string>,
  own?: ReadonlySet<string>,
): Payment[] {
  const leaves = tx.map(({ txid }) => backwards(hexToBytes(txid)));
  const first = branchOf(leaves, 0);
  if (bytesToHex(first.root) !== bytesToHex(header.subarray(36, 68))) throw new Lie('not all of a block');
  const coinbase = bytesToHex(rawOf(tx[0] as Transaction));
  // A block may spend its own.
  const spendable = new Set(own);
  return tx.flatMap((transaction, place) => {
    const payments = paymentsOf(transaction, scripts, spendable);
    for (const { output } of payments) spendable.add(`${transaction.txid}:${output}`);
    return payments.map((payment) => ({
      ...payment,
      place,
      branch: bytesToHex(concatBytes(...branchOf(leaves, place).branch)),
      coinbase,
      coinbase_branch: bytesToHex(concatBytes(...first.branch)),
    }));
  });
}

/** Returns whether a header's work by scrypt, which the database cannot compute, reaches its own target. */
export function hasScryptWork(header: Uint8Array): boolean {
  const bits = new DataView(header.buffer, header.byteOffset).getUint32(72, true);
  const target = BigInt(bits & 0x7f_ff_ff) << BigInt(8 * ((bits >>> 24) - 3));
  const work = scrypt(header, header, { N: 1024, r: 1, p: 1, dkLen: 32 });
  return BigInt(`0x${bytesToHex(backwards(work))}`) <= target;
}
