import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes } from '@noble/hashes/utils.js';
import postgres, { type Sql } from 'postgres';
import { z } from 'zod';
import { type SimulatedMine, simulateMine } from '../mining/simulated.ts';
import { type Repeated, repeat } from '../repeat.ts';
import { DEMO_TOKEN, findAnvil, startAnvil } from './anvil.ts';
import { nameOf } from './blocks.ts';
import { demoKey, inventAccount, type Network } from './invented.ts';
import type { Node } from './node.ts';
import { batchSchema, signAs } from './psbt.ts';
import { Regtest } from './regtest.ts';
import { watcherOf } from './watch.ts';

const TICK_MS = 500;
/** While something is to be confirmed, and otherwise. */
const BLOCK_MS = { busy: 1500, idle: 20_000 };
/** More than any payment waits for. */
const BUSY_BLOCKS = 8;
/** Kept in memory: more than a watcher looks back. */
const BLOCKS_KEPT = 150;
/** A block in 256 hashes, so that few are enough, which pays a few dollars. */
export const DEMO_CHAIN = { bits: 0x20_00_ff_ff, height: 18 * 210_000 };

interface Due {
  address_id: string;
  script: string;
  units: string;
  contract: string | null;
}

interface Simulated {
  node: Node;
  /** Makes the same transaction for the same address, also after a restart. */
  pay: (due: Due) => unknown;
  mine: () => unknown;
  stop?: () => Promise<void>;
}

/** Approves an invented account, as the owner of a sandbox, unless there is one. */
export async function openAccount(sql: Sql, network: Network): Promise<void> {
  if (network === 'Ethereum')
    await sql`insert into chain.coins (network_id, method, contract) values ('ethereum-test', 'USDT', ${DEMO_TOKEN}) on conflict do nothing`;
  const [open] = await sql`select from chain.current(${network}) n where chain.open_account(n.id) is not null`;
  if (open) return;
  const [{ number }] = await sql<[{ number: number }]>`
    select count(*)::int as number from chain.accounts a join chain.current(${network}) n on n.id = a.network_id`;
  const { extended_key, first_address, addresses, root } = inventAccount(network, number);
  await sql`
    with account as (
      select (chain.add_account(n, ${extended_key}, ${first_address}, ${addresses}, ${root}, null)).id
      from chain.current(${network}) n where n.is_test)
    select chain.put_chain_account(id::text, '{"account": [null, {}]}', '{}') from account`;
}

/** A chain that goes on where its database is; blocks that were not searched are gone with the process that had them. */
async function resume(sql: Sql, network: Network): Promise<Simulated> {
  const rows = await sql<{ hash: string; raw: string; height: number; isRead: boolean }[]>`
    select encode(h.hash, 'hex') as hash, encode(h.raw, 'hex') as raw, h.height, h.read_at is not null as "isRead"
    from chain.headers h join chain.current(${network}) n on n.id = h.network_id
    where h.in_chain order by h.height desc limit ${BLOCKS_KEPT}`;
  const read = rows.filter(({ isRead }) => isRead).toReversed();
  const behind = (rows[0]?.height ?? -1) - (read.at(-1)?.height ?? -1);
  if (network === 'Ethereum') {
    const earlier = read.map(({ hash, height }) => ({ hash: `0x${hash}`, height }));
    const node = await startAnvil(findAnvil() ?? '', earlier);
    await node.mine(behind + 1);
    return {
      node,
      pay: ({ script, units, contract, address_id }) =>
        node.pay({ to: `0x${script}`, units, contract, from: address_id.replaceAll('-', '').padStart(40, 'd') }),
      mine: () => node.mine(),
      stop: () => node.stop(),
    };
  }
  const from = read.map(({ raw, height }) => {
    const header = hexToBytes(raw);
    return { hash: nameOf(header), header, height, transactions: [] };
  });
  // The work of Litecoin takes too long for more.
  const options = network === 'Bitcoin' ? DEMO_CHAIN : {};
  const chain = new Regtest(network, { name: 'simulation', from, clock: () => Date.now() / 1000, ...options });
  for (let mined = 0; mined <= behind; mined += 1) chain.mine();
  return {
    node: chain,
    pay: ({ script, units, address_id }) =>
      chain.pay(hexToBytes(script), Number(units), 1, sha256(hexToBytes(address_id.replaceAll('-', '')))),
    mine() {
      chain.mine();
      chain.blocks = chain.blocks.slice(-BLOCKS_KEPT);
    },
  };
}

/** Signs what is to be paid, as the people who have the wallet would: with the demo wallet's key, in a sandbox only. Returns whether any is on its way. */
export async function signBatches(sql: Sql, network: Network): Promise<boolean> {
  const [{ work }] = await sql<[{ work: unknown }]>`
    select case when ground.is_sandbox() then chain.batch_work(${network}) else '[]' end as work`;
  const open = z
    .array(batchSchema)
    .parse(work)
    .filter(({ transaction_id }) => transaction_id === null);
  for (const { id, number, extended_key, psbt, signed } of open) {
    const account = [0, 1, 2, 3].map(demoKey).find((key) => key.publicExtendedKey === extended_key);
    if (account && psbt !== null && signed.length === 0)
      await sql`
        update chain.batch_versions set signed = array[${signAs(account, psbt)}]::text[] where batch_id = ${id} and number = ${number}`;
  }
  return open.length > 0;
}

/** Runs the chain of a sandbox: blocks every few seconds while the demo wallet has paid, and their watcher. */
export function simulateChain(url: string, network: Network, onError: (error: unknown) => void): Repeated {
  const options = { max: 1, fetch_types: false, onnotice: () => undefined };
  const owner = postgres(url, options);
  const watcher = postgres(url, { ...options, connection: { role: 'chain_watcher' } });
  const paid = new Set<string>();
  let chain: Simulated | undefined;
  let look: (() => Promise<void>) | undefined;
  let mine: SimulatedMine | undefined;
  // What was paid before a restart.
  let busy = BUSY_BLOCKS;
  let minedAt = 0;
  const running = repeat(
    async () => {
      if (network === 'Ethereum' && findAnvil() === undefined) return;
      if (!chain || !look) {
        const [site] = await owner`select where ground.is_sandbox()`;
        if (!site) return;
        await openAccount(owner, network);
        chain = await resume(owner, network);
        look = watcherOf({ network, nodes: [chain.node], sql: watcher, onError });
        if (network === 'Bitcoin' && chain.node instanceof Regtest)
          mine = await simulateMine(owner, url, chain.node, onError);
      }
      const due = await watcher<Due[]>`
        select address_id, encode(script, 'hex') as script, units::text, contract from chain.demo_wallet(${network})`;
      const fresh = due.filter(({ address_id }) => !paid.has(address_id));
      for (const one of fresh) {
        await chain.pay(one);
        paid.add(one.address_id);
        busy = BUSY_BLOCKS;
        minedAt = Date.now();
      }
      const isPaying = await signBatches(owner, network);
      if (isPaying) busy = BUSY_BLOCKS;
      const isMined = Date.now() - minedAt >= (busy > 0 ? BLOCK_MS.busy : BLOCK_MS.idle);
      if (isMined) {
        await chain.mine();
        minedAt = Date.now();
        busy = Math.max(0, busy - 1);
      }
      const isFound = (await mine?.tick()) ?? false;
      if (isMined || isFound || fresh.length > 0 || isPaying) await look();
    },
    (failures) => TICK_MS * 2 ** Math.min(failures, 5),
    onError,
  );
  return {
    async stop() {
      await running.stop();
      await mine?.stop();
      await Promise.all([owner.end({ timeout: 1 }), watcher.end({ timeout: 1 }), chain?.stop?.()]);
    },
  };
}
