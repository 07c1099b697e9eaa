import { hexToBytes } from '@noble/hashes/utils.js';
import { bech32 } from '@scure/base';
import postgres from 'postgres';
import { afterAll } from 'vitest';
import { DEMO_KEY, inventAccount, type Network } from '../../../../supabase/workers/chain/invented.ts';
import type { Node } from '../../../../supabase/workers/chain/node.ts';
import { Regtest } from '../../../../supabase/workers/chain/regtest.ts';
import { openAccount } from '../../../../supabase/workers/chain/simulated.ts';
import { watcherOf } from '../../../../supabase/workers/chain/watch.ts';
import type { Person, Row } from '../actors.ts';
import { priceBitcoin, quoteFor } from '../money/deposit-quotes.ts';
import { rememberAddresses } from '../money/payout-addresses.ts';
import { ADDRESSES, request } from '../money/withdrawals.ts';
import { openStage, type Stage } from '../stage.ts';
import { ingest, quote } from '../trading/quotes.ts';

/** 16,384 addresses that no key leads to, as an operator's browser sends them. */
export const inventedAccount = (network: Network = 'Bitcoin') => ({
  ...inventAccount(network),
  reason: 'our wallet',
});

export const scriptOf = (address: string): Uint8Array =>
  Uint8Array.of(0, 20, ...bech32.fromWords(bech32.decode(address as `${string}1${string}`).words.slice(1)));

/** Lets addresses be given in a sandbox, by the database alone; returns the account. */
export async function inventChain(owner: Stage['owner']): Promise<string> {
  await owner`select chain.begin_at('bitcoin-test', 1, decode(repeat('00', 80), 'hex'))`;
  const [account] = await owner<{ id: string }[]>`
    insert into chain.accounts (network_id, extended_key, root, addresses, tree, approved_at, effective_at)
    select 'bitcoin-test', ${DEMO_KEY}, sha256('a'), array_agg('bcrt1q' || translate(lpad(n::text, 38, '0'), '01', 'qp')), '', now(), now()
    from generate_series(1, 16384) n returning id`;
  return account?.id ?? '';
}

/** A sandbox that reads a chain, and what happens on it. */
export interface ChainStage extends Stage {
  chain: Regtest;
  /** One look of a watcher, of these nodes. */
  look: (...nodes: Node[]) => Promise<void>;
  /** What a watcher was told. */
  errors: string[];
  /** Gives a person an address for a deposit that they were quoted. */
  addressFor: (person: Person, cents?: number) => Promise<{ id: string; script: Uint8Array; coins: number }>;
  /** The states of a person's payments, the newest address first. */
  paymentsOf: (person: Person) => Promise<Row[]>;
  asWatcher: postgres.Sql;
  /** A withdrawal of $1,000 that was approved, and what pays it. */
  approvedPayout: (
    address?: string,
    investor?: Person,
  ) => Promise<{ id: string; investor: Person; script: Uint8Array; units: number }>;
  /** Mines blocks, then looks. */
  mine: (blocks: number) => Promise<void>;
}

export const PAYOUT_CENTS = 100_000;

const UNITS = 100_000_000;

/** @param node one to read instead of the chain in memory */
export async function openChain(network: 'Bitcoin' | 'Litecoin' = 'Bitcoin', node?: Node): Promise<ChainStage> {
  const stage = await openStage();
  const chain = new Regtest(network);
  const errors: string[] = [];
  const asWatcher = postgres(stage.url('postgres'), {
    max: 4,
    fetch_types: false,
    onnotice: () => undefined,
    connection: { role: 'chain_watcher' },
  });
  afterAll(() => asWatcher.end());
  await openAccount(stage.owner, network);
  const look = async (...nodes: Node[]) =>
    watcherOf({
      network,
      nodes: nodes.length === 0 ? [node ?? chain] : nodes,
      sql: asWatcher,
      onError: (error) => errors.push(String(error)),
    })();
  await look();
  return {
    ...stage,
    chain,
    look,
    errors,
    asWatcher,
    async addressFor(person, cents = 150_000) {
      await priceBitcoin(stage.owner, 9_499_500);
      await ingest(stage.owner, [quote({ instrument_id: 'LTC-USD', bid: 1_000_000, ask: 1_000_100 })]);
      const quotes = await quoteFor(stage, person, { amount_cents: cents });
      const method = network === 'Bitcoin' ? 'bitcoin' : network;
      const quoted = quotes.find((one) => one.method === method);
      const given = await stage.asInvestor(person).call<{ id: string; address: string }>('request_deposit_address', {
        amount_cents: cents,
        method,
        quote_id: quoted?.id ?? null,
      });
      return {
        id: given.id,
        script: scriptOf(given.address),
        coins: Math.round(Number(quoted?.coins ?? 1) * UNITS),
      };
    },
    async approvedPayout(address = ADDRESSES.Bitcoin[0] ?? '', given) {
      const investor = given ?? (await stage.makeInvestor({ deposited: PAYOUT_CENTS }));
      await priceBitcoin(stage.owner, 9_499_500);
      await rememberAddresses(stage.owner, investor.id, [{ method: 'Bitcoin', address }]);
      const { id } = await request(stage.asInvestor(investor), { address, amount_cents: PAYOUT_CENTS });
      await stage.asOperator('admin').call('review_withdrawal', { withdrawal_id: id, approve: true });
      const [payee] = await stage.owner<{ script: string; units: number }[]>`
        select encode(script, 'hex') as script, units::int from chain.payees where withdrawal_id = ${id}`;
      return { id, investor, script: hexToBytes(payee?.script ?? ''), units: payee?.units ?? 0 };
    },
    async mine(blocks) {
      for (let mined = 0; mined < blocks; mined += 1) chain.mine();
      await look();
    },
    async paymentsOf(person) {
      const rows = await stage.asInvestor(person).rows<{ payments: Row[] }>('my_chain_payments');
      return rows.flatMap(({ payments }) => payments);
    },
  };
}
