import { bytesToHex, concatBytes, hexToBytes, randomBytes } from '@noble/hashes/utils.js';
import { RawOldTx, RawTx } from '@scure/btc-signer/script.js';
import { branchOf, doubleHash, hasScryptWork, nameOf } from './blocks.ts';
import { type Node, Refusal } from './node.ts';

interface RawTransaction {
  version: number;
  inputs: { txid: Uint8Array; index: number; finalScriptSig: Uint8Array; sequence: number }[];
  outputs: { amount: bigint; script: Uint8Array }[];
  lockTime: number;
}

interface RegtestBlock {
  hash: string;
  header: Uint8Array;
  height: number;
  transactions: Uint8Array[];
}

/** The easiest target: every second hash is a block. */
const EASIEST_BITS = 0x20_7f_ff_ff;
const UNITS = 100_000_000;

export const number = (value: number): Uint8Array => {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value, true);
  return bytes;
};

/** The first transaction of a block. */
export const coinbaseOf = (scriptSig: Uint8Array, script: Uint8Array, units = 5_000_000_000): Uint8Array =>
  RawOldTx.encode({
    version: 1,
    inputs: [{ txid: new Uint8Array(32), index: 0xff_ff_ff_ff, finalScriptSig: scriptSig, sequence: 0xff_ff_ff_ff }],
    outputs: [{ amount: BigInt(units), script }],
    lockTime: 0,
  });

/** Returns the target of a header's bits, the highest byte first. */
export function targetOf(bits: number): Uint8Array {
  const target = new Uint8Array(32);
  target.set([(bits >> 16) & 0xff, (bits >> 8) & 0xff, bits & 0xff], Math.max(0, 32 - (bits >>> 24)));
  return target;
}

/** Returns whether a hash, the lowest byte first, reaches a target. */
export function reaches(hash: Uint8Array, target: Uint8Array): boolean {
  for (let at = 0; at < 32; at += 1) {
    const difference = (hash[31 - at] as number) - (target[at] as number);
    if (difference !== 0) return difference < 0;
  }
  return true;
}

interface RegtestOptions {
  name?: string;
  /** Blocks to go on from, which are not this one's own. */
  from?: readonly RegtestBlock[];
  bits?: number;
  /** Of its first block. */
  height?: number;
  /** Says when a block is made, in seconds since 1970. */
  clock?: (height: number) => number;
}

/** A chain of the Bitcoin family in memory, and a node of it: for tests, and for the sandbox. */
export class Regtest implements Node {
  readonly name: string;
  readonly network: 'Bitcoin' | 'Litecoin';
  blocks: RegtestBlock[] = [];
  mempool = new Map<string, Uint8Array>();
  /** What headers say; tests let them say more than is worked. */
  bits: number;
  private readonly target: Uint8Array;
  clock: (height: number) => number;
  private readonly first: number;

  constructor(
    network: 'Bitcoin' | 'Litecoin' = 'Bitcoin',
    {
      name = 'regtest',
      from = [],
      bits = EASIEST_BITS,
      height = 0,
      clock = (at) => 1_600_000_000 + at * 600,
    }: RegtestOptions = {},
  ) {
    this.name = name;
    this.network = network;
    this.bits = bits;
    this.target = targetOf(bits);
    this.first = height;
    this.clock = clock;
    this.blocks.push(...from);
    if (from.length === 0) this.mine();
  }

  get tip(): RegtestBlock {
    return this.blocks[this.blocks.length - 1] as RegtestBlock;
  }

  get nextHeight(): number {
    return this.blocks.length === 0 ? this.first : this.tip.height + 1;
  }

  /** Another node that has read the same chain so far. */
  twin(name: string): Regtest {
    const twin = new Regtest(this.network, { name, from: this.blocks, bits: this.bits, clock: this.clock });
    twin.mempool = new Map(this.mempool);
    return twin;
  }

  /** Puts a payment to a script into the mempool and returns its id, which is always the same one from the same coins. */
  pay(script: Uint8Array, units: number, times = 1, from = randomBytes(32)): string {
    const raw = RawOldTx.encode({
      version: 2,
      inputs: [{ txid: from, index: 0, finalScriptSig: new Uint8Array(), sequence: 0xff_ff_ff_fd }],
      outputs: [
        { amount: 12_345n, script: concatBytes(hexToBytes('0014'), from.subarray(0, 20)) },
        ...Array.from({ length: times }, () => ({ amount: BigInt(units), script })),
      ],
      lockTime: 0,
    });
    this.mempool.set(nameOf(raw), raw);
    return nameOf(raw);
  }

  /** Mines a block on the tip, of the whole mempool unless said otherwise. */
  mine(transactions = [...this.mempool.values()]): RegtestBlock {
    const sig = concatBytes(number(this.nextHeight), randomBytes(8));
    const all = [coinbaseOf(sig, concatBytes(hexToBytes('0014'), randomBytes(20))), ...transactions];
    return this.add(this.work(this.begin(all)), all);
  }

  /** Returns the header of the next block but for its nonce. */
  begin(transactions: readonly Uint8Array[]): Uint8Array {
    const previous = this.blocks.length === 0 ? new Uint8Array(32) : doubleHash(this.tip.header);
    const { root } = branchOf(transactions.map(doubleHash), 0);
    const time = number(Math.floor(this.clock(this.nextHeight)));
    return concatBytes(number(1), previous, root, time, number(this.bits));
  }

  /** Adds a block that was found. */
  add(header: Uint8Array, transactions: Uint8Array[]): RegtestBlock {
    const block = { hash: nameOf(header), header, height: this.nextHeight, transactions };
    this.blocks.push(block);
    for (const transaction of transactions) this.mempool.delete(nameOf(transaction));
    return block;
  }

  /** Takes the newest blocks back; their transactions are in the mempool again, unless they are dropped. */
  takeBack(depth: number, drop: readonly string[] = []): void {
    for (const { transactions } of this.blocks.splice(this.blocks.length - depth))
      for (const raw of transactions.slice(1)) this.mempool.set(nameOf(raw), raw);
    for (const txid of drop) this.mempool.delete(txid);
  }

  /** Takes the newest blocks back, and mines one more than there were. */
  reorganise(depth: number, drop: readonly string[] = []): void {
    this.takeBack(depth, drop);
    for (let blocks = 0; blocks <= depth; blocks += 1) this.mine();
  }

  async call(method: string, params: readonly unknown[] = []): Promise<unknown> {
    const block = (hash: unknown) => {
      const found = this.blocks.find((one) => one.hash === hash);
      if (!found) throw new Refusal('Block not found');
      return found;
    };
    switch (method) {
      case 'getbestblockhash':
        return this.tip.hash;
      case 'getblockhash': {
        const found = this.blocks.find(({ height }) => height === params[0]);
        if (!found) throw new Refusal('Block height out of range');
        return found.hash;
      }
      case 'getblockheader': {
        const { header, height } = block(params[0]);
        return params[1] === false ? bytesToHex(header) : { height };
      }
      case 'getblock': {
        const { hash, transactions } = block(params[0]);
        return { hash, tx: transactions.map(told) };
      }
      case 'getrawmempool':
        return [...this.mempool.keys()];
      case 'getrawtransaction': {
        const raw = this.mempool.get(String(params[0]));
        if (!raw) throw new Refusal('No such mempool transaction');
        return told(raw);
      }
      case 'gettxout':
        return this.spenderOf(String(params[0]), Number(params[1])) ? null : {};
      case 'sendrawtransaction':
        return this.accept(hexToBytes(String(params[0])));
      default:
        throw new Refusal('Method not found');
    }
  }

  /** The transaction that spends an output, of the mempool or of a block. */
  private spenderOf(txid: string, index: number): Uint8Array | undefined {
    return [...this.mempool.values(), ...this.blocks.flatMap(({ transactions }) => transactions)].find((raw) =>
      decode(raw).inputs.some((input) => input.index === index && bytesToHex(input.txid) === txid),
    );
  }

  /** Takes a signed transaction into the mempool, instead of what spends the same outputs there. */
  private accept(whole: Uint8Array): string {
    const { witnesses = [], ...parts } = RawTx.decode(whole) as unknown as RawTransaction & {
      witnesses?: Uint8Array[][];
    };
    const raw = RawOldTx.encode(parts);
    const isSigned = parts.inputs.every((input, place) => input.finalScriptSig.length > 0 || witnesses[place]?.length);
    if (!isSigned) throw new Refusal('mandatory-script-verify-flag-failed');
    for (const { txid, index } of parts.inputs) {
      const spender = this.spenderOf(bytesToHex(txid), index);
      if (spender && !this.mempool.delete(nameOf(spender))) throw new Refusal('bad-txns-inputs-missingorspent');
    }
    this.mempool.set(nameOf(raw), raw);
    return nameOf(raw);
  }

  /** Finds a nonce. */
  work(without: Uint8Array): Uint8Array {
    const header = concatBytes(without, number(0));
    for (let nonce = 0; ; nonce += 1) {
      header.set(number(nonce), without.length);
      const isWork = this.network === 'Litecoin' ? hasScryptWork(header) : reaches(doubleHash(header), this.target);
      if (isWork) return header;
    }
  }
}

const decode = (raw: Uint8Array): RawTransaction => RawOldTx.decode(raw);

/** A transaction as a node tells it. */
function told(raw: Uint8Array): object {
  const { version, inputs, outputs, lockTime } = decode(raw);
  return {
    txid: nameOf(raw),
    version,
    locktime: lockTime,
    vin: inputs.map(({ txid, index, finalScriptSig, sequence }) =>
      index === 0xff_ff_ff_ff
        ? { coinbase: bytesToHex(finalScriptSig), sequence }
        : { txid: bytesToHex(txid), vout: index, scriptSig: { hex: bytesToHex(finalScriptSig) }, sequence },
    ),
    vout: outputs.map(({ amount, script }, n) => ({
      value: Number(amount) / UNITS,
      n,
      scriptPubKey: { hex: bytesToHex(script) },
    })),
  };
}
