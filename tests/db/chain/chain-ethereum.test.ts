import postgres from 'postgres';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { DEMO_TOKEN, findAnvil, startAnvil } from '../../../supabase/workers/chain/anvil.ts';
import type { Node } from '../../../supabase/workers/chain/node.ts';
import { openAccount } from '../../../supabase/workers/chain/simulated.ts';
import { watcherOf } from '../../../supabase/workers/chain/watch.ts';
import type { Person, Row } from '../support/actors.ts';
import { figures, problems } from '../support/money/books.ts';
import { quoteFor } from '../support/money/deposit-quotes.ts';
import { rememberAddresses } from '../support/money/payout-addresses.ts';
import { ADDRESSES, request } from '../support/money/withdrawals.ts';
import { openStage } from '../support/stage.ts';
import { cleanQuotes, ingest, quote } from '../support/trading/quotes.ts';

const stage = await openStage();
const { owner, makeInvestor, asInvestor, asOperator } = stage;
const anvil = await startAnvil(findAnvil() ?? '');
const asWatcher = postgres(stage.url('postgres'), {
  max: 2,
  fetch_types: false,
  onnotice: () => undefined,
  connection: { role: 'chain_watcher' },
});
afterAll(async () => {
  await anvil.stop();
  await asWatcher.end();
});
const errors: string[] = [];
/** A second node of the same chain; answers may be changed. */
const second = (change: (method: string, answer: unknown) => unknown = (_, answer) => answer): Node => ({
  name: 'second',
  call: async (method, params) => change(method, await anvil.call(method, params)),
});
const look = (...nodes: Node[]) =>
  watcherOf({
    network: 'Ethereum',
    nodes: nodes.length === 0 ? [anvil, second()] : nodes,
    sql: asWatcher,
    onError: (error) => errors.push(String(error)),
  })();
await openAccount(owner, 'Ethereum');
await anvil.mine(3);
await look();

beforeEach(() => cleanQuotes(owner));

const COINS = { Ethereum: 18, USDT: 6 } as const;
let payers = 0;
const pay = (to: string, units: bigint, contract: string | null = null) =>
  anvil.pay({ to, units: String(units), contract, from: (payers += 1).toString(16).padStart(40, 'a') });
const mine = async (blocks: number, ...nodes: Node[]) => {
  await anvil.mine(blocks);
  await look(...nodes);
};

async function addressFor(person: Person, method: keyof typeof COINS = 'Ethereum') {
  await ingest(owner, [
    quote({ instrument_id: 'ETH-USD', bid: 300_000, ask: 300_100 }),
    quote({ instrument_id: 'USDT-USD', bid: 1_000_000, ask: 1_000_100 }),
  ]);
  const quotes = await quoteFor(stage, person, { amount_cents: 150_000 });
  const { id: quote_id, coins } = quotes.find((one) => one.method === method) ?? { id: null, coins: '0' };
  const [given] = await asInvestor(person).rows<{ address: string; is_test: boolean }>('request_deposit_address', {
    amount_cents: 150_000,
    method,
    quote_id,
    network: 'Ethereum',
  });
  return {
    address: given?.address ?? '',
    units: BigInt(Math.round(Number(coins) * 1e6)) * 10n ** BigInt(COINS[method] - 6),
  };
}
const states = async (person: Person) => {
  const rows = await asInvestor(person).rows<{ payments: Row[] }>('my_chain_payments');
  return rows.flatMap(({ payments }) =>
    payments.map(({ state, coins, coin }) => `${String(state)} ${String(coins)} ${String(coin)}`),
  );
};
const trouble = async () =>
  (await owner<{ trouble: string | null }[]>`select chain.trouble('ethereum-test')`)[0]?.trouble;

describe('a payment on Ethereum', () => {
  test.each([
    ['Ethereum', null, '0.5 ETH'],
    ['USDT', DEMO_TOKEN, '1500 USDT'],
  ] as const)(
    'by %s is seen, confirmed and credited at its quote, and a small one as what it is',
    async (method, contract, coins) => {
      const ann = await makeInvestor();
      const { address, units } = await addressFor(ann, method);
      await pay(address, units, contract);
      await mine(1);
      expect(await states(ann)).toEqual([`seen ${coins}`]);
      await mine(5);
      expect(await states(ann)).toEqual([`credited ${coins}`]);
      expect(await figures(owner, ann)).toMatchObject({ available: 150_000 });
      await pay(address, units / 100n, contract);
      await mine(6);
      expect(await figures(owner, ann)).toMatchObject({ available: 151_500 });
      expect(await problems(owner)).toEqual([]);
    },
  );

  test('by another coin than the address was given for is credited as what came, and an unknown token as nothing', async () => {
    const ann = await makeInvestor();
    const { address } = await addressFor(ann, 'USDT');
    const unknown = '0xbad0000000000000000000000000000000000bad';
    await anvil.call('anvil_setCode', [unknown, await anvil.call('eth_getCode', [DEMO_TOKEN, 'latest'])]);
    await pay(address, 10n ** 17n);
    await pay(address, 5_000_000n, unknown);
    // More than there is.
    await pay(address, 10n ** 24n, DEMO_TOKEN);
    await mine(6);
    expect(await states(ann)).toEqual(['credited 0.1 ETH']);
    expect(await figures(owner, ann)).toMatchObject({ available: 30_000 });
  });

  test('out of an address of ours is listed for operators', async () => {
    const to = '0xe1e0000000000000000000000000000000000e1e';
    for (const contract of [null, DEMO_TOKEN]) {
      const { address } = await addressFor(await makeInvestor());
      await anvil.pay({ to, units: '7', contract, from: address.slice(2).toLowerCase() });
    }
    await mine(6);
    const { answer } = await asOperator('reviewer').call<{ answer: { outgoing: { coins: string }[] } }>('chain_desk');
    expect(answer.outgoing.map(({ coins }) => coins).toSorted()).toEqual(['0.000000000000000007 ETH', '0.000007 USDT']);
  });

  test('of two people in one transaction is credited to each, and not to one whose transaction failed', async () => {
    const [ann, ben, eve] = [await makeInvestor(), await makeInvestor(), await makeInvestor()];
    const given = [];
    for (const person of [ann, ben, eve]) given.push((await addressFor(person, 'USDT')).address);
    // Calls the token for each of the first two.
    const word = (text: string) => text.padStart(64, '0');
    const call = (to: string) =>
      `63a9059cbb60e01b60005273${to.slice(2)}6004527f${word((7_000_000).toString(16))}6024526000600060446000600073${DEMO_TOKEN.slice(2)}61fffff1`;
    const batch = '0xba7c000000000000000000000000000000000001';
    await anvil.call('anvil_setCode', [batch, `0x${given.slice(0, 2).map(call).join('')}00`]);
    await pay(batch, 0n);
    const failing = '0xba7c000000000000000000000000000000000002';
    await anvil.call('anvil_setCode', [failing, `0x${call(given[2] ?? '')}60006000fd`]);
    await pay(failing, 0n);
    await mine(6);
    for (const person of [ann, ben]) expect(await states(person)).toEqual(['credited 7 USDT']);
    expect(await states(eve)).toEqual([]);
    expect(await problems(owner)).toEqual([]);
  });

  test('above the limit waits for a review, which approves it as it is', async () => {
    const ann = await makeInvestor();
    const { address, units } = await addressFor(ann, 'USDT');
    await owner`update chain.networks set automatic_cents = 1 where id = 'ethereum-test'`;
    const transaction_id = await pay(address, units, DEMO_TOKEN);
    await mine(6);
    await owner`update chain.networks set automatic_cents = 1000000 where id = 'ethereum-test'`;
    const [row] = await asOperator('reviewer').rows('deposit_queue');
    expect(row).toMatchObject({ network: 'Ethereum', transaction_id });
    const { id: deposit_id, arrived_coins, paid_at } = row ?? {};
    const decision = { deposit_id, approve: true, network: 'Ethereum', transaction_id, arrived_coins, paid_at };
    await asOperator('reviewer').call('review_deposit', decision);
    expect(await figures(owner, ann)).toMatchObject({ available: 150_000 });
  });
});

describe('a block of Ethereum that leaves the chain', () => {
  test.each([1, 3, 6])('%i deep takes the payment back, until it is in another one', async (depth) => {
    const ann = await makeInvestor();
    const { address, units } = await addressFor(ann);
    await pay(address, units);
    await mine(depth);
    expect((await states(ann))[0]).toMatch(depth === 6 ? /^credited/ : /^seen/);
    const payment = (await anvil.call('eth_getTransactionByHash', [
      (await owner<{ id: string }[]>`select transaction_id as id from chain.sightings order by seen_at desc limit 1`)[0]
        ?.id,
    ])) as { from: string; nonce: string };
    await anvil.call('anvil_reorg', [depth, []]);
    await mine(1);
    await look();
    expect((await states(ann))[0]).toMatch(/^waiting/);
    expect(await figures(owner, ann)).toMatchObject({ available: 0 });
    expect(await problems(owner)).toEqual([]);
    await anvil.pay({ to: address, units: String(units), contract: null, from: payment.from.slice(2) });
    await mine(6);
    expect(await states(ann)).toEqual([expect.stringMatching(/^credited/)]);
    expect(await figures(owner, ann)).toMatchObject({ available: 150_000 });
    expect(await problems(owner)).toEqual([]);
  });
});

describe('two nodes of Ethereum', () => {
  test.each<[string, (method: string, answer: unknown) => unknown]>([
    [
      'what was paid',
      (method, answer) => (method === 'eth_getBlockByHash' ? { ...(answer as object), transactions: [] } : answer),
    ],
    [
      'whether it failed',
      (method, answer) => (method === 'eth_getTransactionReceipt' ? { ...(answer as object), status: '0x0' } : answer),
    ],
  ])('that disagree on %s credit nothing', async (_, lie) => {
    const ann = await makeInvestor();
    const { address, units } = await addressFor(ann);
    await pay(address, units);
    await mine(6, anvil, second(lie));
    expect(await states(ann)).toEqual([]);
    expect(await trouble()).toBe('lies');
    await look();
    expect(await trouble()).toBeNull();
    expect(await states(ann)).toEqual([expect.stringMatching(/^credited/)]);
  });

  test('of which one is silent or behind read no block that the other alone has', async () => {
    const ann = await makeInvestor();
    const { address, units } = await addressFor(ann);
    await pay(address, units);
    await mine(
      6,
      anvil,
      second(() => Promise.reject(new Error('timeout'))),
    );
    await look(
      anvil,
      second((method, answer) => (method === 'eth_getBlockByHash' ? null : answer)),
    );
    expect(await states(ann)).toEqual([]);
    await look();
    expect(await states(ann)).toEqual([expect.stringMatching(/^credited/)]);
  });

  test('are needed on a live site', async () => {
    const live = await openStage();
    await live.owner`update public.site set mode = 'live' where true`.catch(() => undefined);
    await live.owner`
      insert into chain.headers (hash, network_id, height, raw, work, in_chain) values (sha256('a'), 'ethereum', 1, decode(repeat('00', 80), 'hex'), 1, true)`;
    const agreed = async (name: string) => {
      await live.owner`insert into chain.nodes (network_id, name, tip, height) values ('ethereum', ${name}, sha256('a'), 1)`;
      return (await live.owner`select chain.agreed_height('ethereum') as height`)[0]?.['height'] as unknown;
    };
    expect([await agreed('one'), await agreed('two')]).toEqual([null, 1]);
  });
});

test.each([
  ['Ethereum', null],
  ['USDT', DEMO_TOKEN],
] as const)('a withdrawal by %s is paid by a payment of its coins, and by no other coin', async (method, contract) => {
  const ann = await makeInvestor({ deposited: 100_000 });
  await addressFor(ann, method);
  const address = ADDRESSES.Ethereum[method === 'USDT' ? 0 : 1] ?? '';
  await rememberAddresses(owner, ann.id, [{ method, address }]);
  const { id } = await request(asInvestor(ann), { method, address });
  await asOperator('admin').call('review_withdrawal', { withdrawal_id: id, approve: true });
  const [payee] = await owner<{ units: string }[]>`select units::text from chain.payees where withdrawal_id = ${id}`;
  const units = BigInt(payee?.units ?? 0);
  const status = async () =>
    (await owner<{ status: string }[]>`select status from withdrawals where id = ${id}`)[0]?.status;
  await pay(address, units, contract === null ? DEMO_TOKEN : null);
  await pay(address, units - 1n, contract);
  await mine(8);
  expect(await status()).toBe('approved');
  await pay(address, units, contract);
  await mine(8);
  expect(await status()).toBe('paid');
  expect(await problems(owner)).toEqual([]);
});
