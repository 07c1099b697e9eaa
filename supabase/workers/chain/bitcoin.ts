import { hexToBytes } from '@noble/hashes/utils.js';
import { z } from 'zod';
import {
  blockSchema,
  hashSchema,
  hasScryptWork,
  nameOf,
  paymentsIn,
  paymentsOf,
  spentBy,
  transactionSchema,
} from './blocks.ts';
import { Lie, type Node, type Reader, Refusal } from './node.ts';

/** Reads a node of the Bitcoin family, whose headers and transactions must have the names that it gives them. */
export function bitcoinReader(node: Node, network: 'Bitcoin' | 'Litecoin'): Reader {
  async function header(hash: string): Promise<Uint8Array> {
    const bytes = hexToBytes(z.string().parse(await node.call('getblockheader', [hash, false])));
    if (nameOf(bytes) !== hash) throw new Lie(`${node.name} tells another header than that of ${hash}`);
    if (network === 'Litecoin' && !hasScryptWork(bytes)) throw new Lie(`${node.name}: no work in ${hash}`);
    return bytes;
  }
  return {
    node,
    name: node.name,
    async tip() {
      const hash = hashSchema.parse(await node.call('getbestblockhash'));
      const { height } = z.object({ height: z.int().min(0) }).parse(await node.call('getblockheader', [hash, true]));
      return { hash, height };
    },
    hashAt: async (height) => hashSchema.parse(await node.call('getblockhash', [height])),
    header,
    async payments(hash, { scripts, ownOf }) {
      const block = blockSchema.parse(await node.call('getblock', [hash, 2]));
      const own = await ownOf(block.tx.flatMap(({ vin }) => spentBy(vin)));
      return paymentsIn(block, await header(hash), scripts, own);
    },
    mempool: async () => z.array(hashSchema).parse(await node.call('getrawmempool')),
    async transaction(txid, scripts) {
      const answer = await node.call('getrawtransaction', [txid, 1]).catch((error: unknown) => {
        // Confirmed, or replaced, since.
        if (error instanceof Refusal) return undefined;
        throw error;
      });
      const transaction = transactionSchema.safeParse(answer).data;
      return transaction?.txid === txid ? paymentsOf(transaction, scripts) : [];
    },
  };
}
