import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { z } from 'zod';
import { backwards, type Payment } from './blocks.ts';
import { Lie, type Node, type Reader, Refusal } from './node.ts';

const hash = z.string().regex(/^0x[0-9a-f]{64}$/);
const address = z
  .string()
  .toLowerCase()
  .regex(/^0x[0-9a-f]{40}$/);
const number = z
  .string()
  .regex(/^0x[0-9a-f]{1,64}$/)
  .transform(BigInt);
const height = number.transform(Number);
const block = z.object({ hash, parentHash: hash, number: height });
const wholeBlock = z.object({
  hash,
  transactions: z.array(z.object({ hash, from: address, to: address.nullish(), value: number })),
});
const log = z.object({ address, topics: z.array(hash), data: z.string(), transactionHash: hash });
const receipt = z.object({ transactionHash: hash, blockHash: hash, status: z.string(), logs: z.array(log) });

/** `Transfer(address,address,uint256)` of ERC-20. */
export const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

/** Hashes are named backwards in the database, as those of Bitcoin. */
const named = (written: string): string => bytesToHex(backwards(hexToBytes(written.slice(2))));
const written = (name: string): string => `0x${bytesToHex(backwards(hexToBytes(name)))}`;

/** The sender and the receiver of a token. */
const partiesOf = ([, from, to]: readonly string[]) => ({ from: `0x${from?.slice(26)}`, to: `0x${to?.slice(26)}` });

/** Reads a node of Ethereum, which nothing it says can be checked of, except by other nodes. */
export function ethereumReader(node: Node): Reader {
  async function known<T>(schema: z.ZodType<T>, method: string, params: readonly unknown[]): Promise<T> {
    const answer = await node.call(method, params);
    if (answer === null) throw new Refusal(`${method}: unknown`);
    return schema.parse(answer);
  }
  const hashAt = (at: string) => known(block, 'eth_getBlockByNumber', [at, false]);

  /** The coin itself, if the transaction of a block has a value for us, and tokens, by the logs of its receipt. */
  async function paidBy(
    { hash: id, from, to, value }: z.infer<typeof wholeBlock>['transactions'][number],
    of: string,
    contracts: readonly string[],
    isOurs: (from: string, to: string) => boolean,
  ): Promise<Payment[]> {
    const { blockHash, status, logs, transactionHash } = await known(receipt, 'eth_getTransactionReceipt', [id]);
    if (blockHash !== of || transactionHash !== id) throw new Lie(`${node.name}: ${id} is of another block`);
    if (status !== '0x1') return [];
    const paid = [
      { from, to: to ?? '', value, output: 0 },
      ...logs
        .map(({ address: contract, topics, data }, index) => ({ contract, topics, data, output: index + 1 }))
        .filter(({ contract, topics }) => contracts.includes(contract) && topics[0] === TRANSFER)
        .map(({ contract, topics, data, output }) => ({
          ...partiesOf(topics),
          value: number.parse(data),
          contract,
          output,
        })),
    ];
    return paid
      .filter((one) => one.value > 0n && isOurs(one.from, one.to))
      .map(({ output, ...told }) => ({
        raw: bytesToHex(utf8ToBytes(JSON.stringify({ transaction: id, ...told, value: String(told.value) }))),
        output,
        place: 0,
        branch: '',
        coinbase: '',
        coinbase_branch: '',
      }));
  }

  return {
    node,
    name: node.name,
    async tip() {
      const latest = await hashAt('latest');
      return { hash: named(latest.hash), height: latest.number };
    },
    hashAt: async (at) => named((await hashAt(`0x${at.toString(16)}`)).hash),
    async header(name) {
      const { hash: told, parentHash } = await known(block, 'eth_getBlockByHash', [written(name), false]);
      if (told !== written(name)) throw new Lie(`${node.name} tells another block than ${told}`);
      return concatBytes(new Uint8Array(4), hexToBytes(parentHash.slice(2)), new Uint8Array(44));
    },
    async payments(name, { scripts, contracts, ownOf }) {
      const of = written(name);
      const answer = await node.call('eth_getBlockByHash', [of, true]);
      if (answer === null) return undefined;
      const { transactions } = wholeBlock.parse(answer);
      const filter = { blockHash: of, address: contracts, topics: [TRANSFER] };
      const logs = contracts.length === 0 ? [] : z.array(log).parse(await node.call('eth_getLogs', [filter]));
      const sent = logs.map(({ topics, transactionHash }) => ({ ...partiesOf(topics), transactionHash }));
      const own = await ownOf([...transactions, ...sent].map(({ from }) => from));
      const isOurs = (from: string, to: string | null | undefined) => own.has(from) || scripts.has(to?.slice(2) ?? '');
      const paying = new Set(
        sent.filter(({ from, to }) => isOurs(from, to)).map(({ transactionHash }) => transactionHash),
      );
      const payments: Payment[] = [];
      for (const transaction of transactions)
        if (paying.has(transaction.hash) || (transaction.value > 0n && isOurs(transaction.from, transaction.to)))
          payments.push(...(await paidBy(transaction, of, contracts, isOurs)));
      return payments;
    },
    /** Of those that are asked for: what no block holds yet is not looked for, because a block comes every 12 seconds. */
    async mempool(open) {
      const found = await Promise.all(open.map((id) => node.call('eth_getTransactionByHash', [id])));
      return open.filter((_, index) => found[index] !== null);
    },
    transaction: async () => [],
  };
}
