import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { Sql } from 'postgres';
import { z } from 'zod';
import { workOnBatches } from './batches.ts';
import { bitcoinReader } from './bitcoin.ts';
import { backwards, hashSchema, type Payment } from './blocks.ts';
import { ethereumReader } from './ethereum.ts';
import { Lie, type Node, type Reader, Refusal, type Search } from './node.ts';

/** A node knows none of the newest blocks of the chain. */
class OtherChain extends Error {}

/** A network, its nodes, and a connection as `chain_watcher`. */
export interface Watch {
  network: 'Bitcoin' | 'Litecoin' | 'Ethereum';
  nodes: readonly Node[];
  sql: Sql;
  /** Hears of nodes in trouble. */
  onError: (error: unknown) => void;
}

const HEADERS_AT_ONCE = 500;
const TRANSACTIONS_AT_ONCE = 2000;
const CALLS_AT_ONCE = 8;
/** Numbers are given before they are seen: those that were under way are asked for again. */
const NUMBERS_UNDER_WAY = 2000;
/** Ethereum begins below its tip, which often changes. */
const BLOCKS_BELOW_TIP = 64;

const stateSchema = z.object({
  height: z.number().nullable(),
  contracts: z.array(z.string()),
  recent: z.array(hashSchema),
  unread: z.array(hashSchema),
  /** On Ethereum written with 0x. */
  open: z.array(z.string()),
});

async function inTurn<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let at = 0; at < items.length; at += CALLS_AT_ONCE)
    results.push(...(await Promise.all(items.slice(at, at + CALLS_AT_ONCE).map(work))));
  return results;
}

/** Watches a network; each look goes on from what the database knows, so that it may end at any moment, and two may run. */
export function watcherOf({ network, nodes: connections, sql, onError }: Watch): () => Promise<void> {
  const isCompared = network === 'Ethereum';
  const nodes = connections.map((node) => (isCompared ? ethereumReader(node) : bitcoinReader(node, network)));
  const scripts = new Set<string>();
  let newest = 0;
  /** Transactions out of blocks that pay no address of ours, of each node. */
  const passedOver = new Map(nodes.map((node) => [node, new Set<string>()]));
  const told = new Map<Reader, string>();

  const readState = async () => {
    const [row] = await sql<[{ state: unknown }]>`select chain.watch(${network}) as state`;
    return stateSchema.parse(row.state);
  };

  async function readScripts(): Promise<void> {
    for (let after = Math.max(0, newest - NUMBERS_UNDER_WAY), isMore = true; isMore;) {
      const rows = await sql<{ number: string; script: string }[]>`
        select number::text, encode(script, 'hex') as script from chain.watched(${network}, ${after})`;
      for (const { number, script } of rows) {
        scripts.add(script);
        after = Number(number);
      }
      newest = Math.max(newest, after);
      isMore = rows.length >= 10_000;
    }
  }

  async function ownOf(coins: readonly string[]): Promise<ReadonlySet<string>> {
    if (coins.length === 0) return new Set();
    const rows = await sql<{ coin: string }[]>`
      select coin from chain.own_coins(${network}, string_to_array(${coins.join(' ')}, ' ')) coin`;
    return new Set(rows.map(({ coin }) => coin));
  }

  async function addHeaders(headers: readonly Uint8Array[], names: readonly string[], first: number): Promise<void> {
    const list = (items: readonly Uint8Array[]) =>
      sql`array(select decode(h, 'hex') from unnest(string_to_array(${items.map(bytesToHex).join(' ')}, ' ')) with ordinality u (h, n) order by n)`;
    try {
      const hashes = isCompared ? list(names.map((name) => backwards(hexToBytes(name)))) : null;
      await sql`select chain.add_headers(${network}, ${list(headers)}, ${first}, ${hashes})`;
    } catch (error) {
      if (error instanceof Error && error.message === 'too_little_work') throw new Lie('too little work');
      if (error instanceof Error && error.message === 'another_chain') throw new OtherChain('unknown block');
      throw error;
    }
  }

  /** Brings the headers of a node to the database, and says what its tip is. */
  async function follow(node: Reader): Promise<void> {
    const { hash: tip, height } = await node.tip();
    const { height: ours, recent } = await readState();
    let next = ours === null ? Math.max(0, height - (isCompared ? BLOCKS_BELOW_TIP : 0)) : Math.min(ours, height) + 1;
    if (ours !== null) {
      const at = (above: number) => recent[ours - above];
      while (at(next - 1) !== undefined && at(next - 1) !== (await node.hashAt(next - 1))) next -= 1;
      if (at(next - 1) === undefined) throw new OtherChain(`${node.name} reads another chain`);
    }
    while (next <= height) {
      const heights = Array.from({ length: Math.min(HEADERS_AT_ONCE, height + 1 - next) }, (_, index) => next + index);
      const names = await inTurn(heights, node.hashAt);
      await addHeaders(await inTurn(names, node.header), names, next);
      next += heights.length;
    }
    await report(node, tip, height, null);
  }

  async function report(node: Reader, tip: string | null, height: number | null, trouble: string | null) {
    const bytes = tip === null ? null : bytesToHex(backwards(hexToBytes(tip)));
    await sql`select chain.report_node(${network}, ${node.name}, decode(${bytes}, 'hex'), ${height}, ${trouble})`;
  }

  /** Does something with a node; returns undefined, and says so, if it fails because of the node. */
  async function withNode<T>(node: Reader, work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      const trouble = troubleOf(error);
      await report(node, null, null, trouble);
      const reason = error instanceof Error ? error.message : String(error);
      if (told.get(node) !== reason) onError(new Error(`${network}, ${node.name}: ${trouble} (${reason})`));
      told.set(node, reason);
      return undefined;
    }
  }

  /** Adds the payments of the last of some blocks, which are searched. */
  async function addPayments(blocks: readonly string[], found: readonly Payment[]): Promise<void> {
    const payments = found.map((payment) => ({ ...payment, block: blocks.at(-1) }));
    await sql`
      select chain.add_payments(${network}, string_to_array(${blocks.join(' ')}, ' '), ${JSON.stringify(payments)}::text::jsonb)`;
  }

  /** Returns the payments of a block: what the first node that has it proves, or what all nodes say. */
  async function readBlock(hash: string, healthy: readonly Reader[], search: Search) {
    let payments: Payment[] | undefined;
    for (const node of healthy) {
      if (payments && !isCompared) break;
      const said = await withNode(node, () => node.payments(hash, search));
      if (isCompared && said === undefined) return undefined;
      if (payments && JSON.stringify(said) !== JSON.stringify(payments)) {
        await withNode(node, () => Promise.reject(new Lie(`others say something else of ${hash}`)));
        return undefined;
      }
      payments ??= said;
    }
    return payments;
  }

  /** Searches the blocks of the chain that were not yet. */
  async function readBlocks(healthy: readonly Reader[]): Promise<void> {
    if (isCompared && healthy.length < Math.min(2, nodes.length)) return;
    const { unread, contracts } = await readState();
    const searched: string[] = [];
    for (const block of unread) {
      const payments = await readBlock(block, healthy, { scripts, contracts, ownOf });
      if (payments === undefined) break;
      searched.push(block);
      // Before the next block is searched, which may spend them.
      if (payments.length > 0) await addPayments(searched.splice(0), payments);
    }
    if (searched.length > 0) await addPayments(searched, []);
  }

  /** Returns the payments among transactions that no block holds. */
  async function look(node: Reader, mempool: readonly string[]): Promise<void> {
    const known = passedOver.get(node) ?? new Set();
    const present = new Set(mempool);
    for (const txid of known) if (!present.has(txid)) known.delete(txid);
    const fresh = mempool.filter((txid) => !known.has(txid)).slice(0, TRANSACTIONS_AT_ONCE);
    const found = await inTurn(fresh, async (txid) => {
      const payments = await node.transaction(txid, scripts);
      if (payments.length === 0) known.add(txid);
      return payments;
    });
    if (found.flat().length > 0) await addPayments([], found.flat());
  }

  return async () => {
    // Before the tips: what left a mempool for a block is then in a block that is read.
    const { open } = await readState();
    const mempools = new Map<Reader, string[]>();
    await Promise.all(nodes.map((node) => withNode(node, async () => mempools.set(node, await node.mempool(open)))));
    const healthy: Reader[] = [];
    for (const node of mempools.keys())
      await withNode(node, async () => {
        await follow(node);
        healthy.push(node);
        told.delete(node);
      });
    // After the tips: a block that is known pays no address that was given later.
    await readScripts();
    await readBlocks(healthy);
    for (const node of healthy) await withNode(node, () => look(node, mempools.get(node) ?? []));
    if (healthy.length === nodes.length) {
      const gone = (await readState()).open.filter(
        (txid) => ![...mempools.values()].some((mempool) => mempool.includes(txid)),
      );
      if (gone.length > 0) await sql`select chain.report_gone(${network}, string_to_array(${gone.join(' ')}, ' '))`;
    }
    const [first] = healthy;
    if (first && !isCompared)
      await withNode(first, () =>
        workOnBatches({ network, sql, node: first.node, mempool: mempools.get(first) ?? [] }),
      );
    for (const settle of ['settle', 'settle_batch', 'settle_payout'])
      for (let outcome: string | null = ''; outcome !== null && outcome !== 'not_due';)
        [{ outcome }] = await sql<
          [{ outcome: string | null }]
        >`select ${sql(`chain.${settle}`)}(${network}) as outcome`;
  };
}

function troubleOf(error: unknown): 'silent' | 'lies' | 'another_chain' {
  if (error instanceof OtherChain) return 'another_chain';
  if (error instanceof Lie || error instanceof Refusal || error instanceof z.ZodError) return 'lies';
  // Of the database, not of the node: the whole look fails, and is tried again.
  if (error instanceof Error && error.name === 'PostgresError') throw error;
  return 'silent';
}
