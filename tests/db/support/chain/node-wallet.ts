import { secp256k1 } from '@noble/curves/secp256k1.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { p2wpkh, Transaction } from '@scure/btc-signer';
import { z } from 'zod';
import { connectNode, type Node, Refusal } from '../../../../supabase/workers/chain/node.ts';
import { Regtest } from '../../../../supabase/workers/chain/regtest.ts';

/** A node of a regtest chain, and a wallet that pays on it. */
export interface NodeWallet {
  node: Node;
  /** Pays a script out of blocks, and returns the transaction's id. */
  pay: (script: Uint8Array, units: number) => Promise<string>;
  mine: (blocks: number) => Promise<void>;
  /** Takes the newest blocks back, and spends the coins of a transaction in them otherwise. */
  takeBack: (blocks: number, replaced: string) => Promise<void>;
}

export function walletInMemory(network: 'Bitcoin' | 'Litecoin'): NodeWallet {
  const chain = new Regtest(network);
  return {
    node: chain,
    pay: async (script, units) => chain.pay(script, units),
    async mine(blocks) {
      for (let mined = 0; mined < blocks; mined += 1) chain.mine();
    },
    takeBack: async (blocks, replaced) => chain.takeBack(blocks, [replaced]),
  };
}

const KEY = new Uint8Array(32).fill(7);
const FEE = 20_000n;
const coinSchema = z.object({ value: z.number() }).nullish();

/**
 * The wallet of bitcoind, btcd or litecoind with `--regtest`. btcd mines to the address only if its `--miningaddr` is
 * bcrt1q50rtrmj2f8vl9tem8qpfw36ylw5jg9j2dkku3w.
 */
export async function walletOf(url: string, prefix: 'bcrt' | 'rltc'): Promise<NodeWallet> {
  const node = connectNode(url);
  const own = p2wpkh(secp256k1.getPublicKey(KEY, true), {
    bech32: prefix,
    pubKeyHash: 0x6f,
    scriptHash: 0xc4,
    wif: 0xef,
  });
  const height = async () => z.number().parse(await node.call('getblockcount'));
  const hashAt = async (at: number) => z.string().parse(await node.call('getblockhash', [at]));
  async function mine(blocks: number): Promise<void> {
    try {
      await node.call('generatetoaddress', [blocks, own.address]);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await node.call('generate', [blocks]);
    }
  }
  /** The next coins that are mature. */
  let from = 0;
  async function coins(): Promise<{ txid: string; amount: bigint }> {
    for (from += 1; ; from += 1) {
      const block = z.object({ tx: z.array(z.string()) }).parse(await node.call('getblock', [await hashAt(from), 1]));
      const txid = block.tx[0] ?? '';
      const coin = coinSchema.parse(await node.call('gettxout', [txid, 0, true]));
      if (coin && coin.value > 0.1) return { txid, amount: BigInt(Math.round(coin.value * 1e8)) };
    }
  }
  async function send(coin: { txid: string; amount: bigint }, script: Uint8Array, units: bigint, fee: bigint) {
    const transaction = new Transaction({ allowUnknownOutputs: true });
    transaction.addInput({
      txid: coin.txid,
      index: 0,
      sequence: 0xff_ff_ff_fd,
      witnessUtxo: { script: own.script, amount: coin.amount },
    });
    transaction.addOutput({ script: own.script, amount: coin.amount - units - fee });
    if (units > 0n) transaction.addOutput({ script, amount: units });
    transaction.sign(KEY);
    transaction.finalize();
    const raw = bytesToHex(transaction.extract());
    try {
      await node.call('sendrawtransaction', [raw]);
    } catch (error) {
      // Litecoin's memory takes no second transaction of the same coins, but a block does.
      if (!(error instanceof Refusal) || units > 0n) throw error;
      await node.call('generateblock', [own.address, [raw]]);
    }
    return transaction.id;
  }
  const spent = new Map<string, { txid: string; amount: bigint }>();
  // Also what an earlier run left out of blocks.
  await mine(Math.max(1, 110 - (await height())));
  return {
    node,
    async pay(script, units) {
      const coin = await coins();
      const id = await send(coin, script, BigInt(units), FEE);
      spent.set(id, coin);
      return id;
    },
    mine,
    async takeBack(blocks, replaced) {
      await node.call('invalidateblock', [await hashAt((await height()) - blocks + 1)]);
      const coin = spent.get(replaced);
      if (coin) await send(coin, own.script, 0n, FEE * 10n);
    },
  };
}
