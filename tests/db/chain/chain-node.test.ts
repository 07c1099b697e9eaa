import { expect, test } from 'vitest';
import { signBatches } from '../../../supabase/workers/chain/simulated.ts';
import { openChain } from '../support/chain/chain-stage.ts';
import { type NodeWallet, walletInMemory, walletOf } from '../support/chain/node-wallet.ts';
import { figures, problems } from '../support/money/books.ts';

const { BITCOIN_RPC_URL: bitcoin, LITECOIN_RPC_URL: litecoin } = process.env;
const WALLETS: ['Bitcoin' | 'Litecoin', string, () => NodeWallet | Promise<NodeWallet>][] = [
  ['Bitcoin', 'in memory', () => walletInMemory('Bitcoin')],
  ['Litecoin', 'in memory', () => walletInMemory('Litecoin')],
];
if (bitcoin !== undefined) WALLETS.push(['Bitcoin', 'of a node', () => walletOf(bitcoin, 'bcrt')]);
if (litecoin !== undefined) WALLETS.push(['Litecoin', 'of a node', () => walletOf(litecoin, 'rltc')]);

test.each(WALLETS)(
  'a deposit of %s, on a chain %s, in three parts counts at one quote, also if the last is reorganised away and paid again',
  async (network, _, open) => {
    const { node, pay, mine, takeBack } = await open();
    const { owner, look, makeInvestor, addressFor, paymentsOf, errors } = await openChain(network, node);
    const ann = await makeInvestor();
    const { script, coins } = await addressFor(ann);
    const [{ confirmations } = { confirmations: 0 }] = await owner<{ confirmations: number }[]>`
      select confirmations from chain.current(${network})`;
    const part = Math.floor(coins / 3);
    const states = async () => (await paymentsOf(ann)).map(({ state }) => state as string);
    await pay(script, part);
    await pay(script, part);
    await look();
    expect(await states()).toEqual(['seen', 'seen']);
    await mine(1);
    const last = await pay(script, coins - 2 * part);
    await mine(confirmations);
    await look();
    expect(errors).toEqual([]);
    expect(await states()).toEqual(['credited', 'credited', 'credited']);
    const available = async () => Number((await figures(owner, ann))?.available);
    const whole = await available();
    expect(150_000 - whole).toBeLessThan(3);
    await takeBack(confirmations, last);
    await mine(confirmations + 1);
    await look();
    await look();
    expect(Math.abs((await available()) - 100_000)).toBeLessThan(3);
    await pay(script, coins - 2 * part);
    await mine(confirmations);
    await look();
    expect(await available()).toBe(whole);
    expect(await owner`select status from deposits where sighting_id is not null and credit_quote_id is null`).toEqual(
      [],
    );
    expect(await problems(owner)).toEqual([]);
  },
);

test.each(WALLETS.filter(([network]) => network === 'Bitcoin'))(
  'a batch of %s, on a chain %s, is broadcast, replaced by one with a higher fee, and pays once',
  async (network, _, open) => {
    const { node, pay, mine } = await open();
    const { owner, look, makeInvestor, addressFor, approvedPayout, asOperator } = await openChain(network, node);
    const treasurer = asOperator('treasurer');
    await pay((await addressFor(await makeInvestor())).script, 20_000_000);
    await mine(4);
    await look();
    const { id, script } = await approvedPayout();
    const { answer: batch_id } = await treasurer.call<{ answer: string }>('make_payout_batch', {
      network,
      fee_rate: 5,
    });
    const send = async () => {
      await look();
      await signBatches(owner, network);
      await look();
      const [newest] = await owner<{ txid: string; trouble: string | null }[]>`
        select transaction_id as txid, trouble from chain.newest_version(${batch_id})`;
      expect(newest?.trouble).toBeNull();
      return newest?.txid;
    };
    const first = await send();
    await treasurer.call('raise_batch_fee', { batch_id, fee_rate: 9 });
    const second = await send();
    const mempool = (await node.call('getrawmempool')) as string[];
    expect([mempool.includes(first ?? ''), mempool.includes(second ?? '')]).toEqual([false, true]);
    await mine(4);
    await look();
    expect(await owner`select status, transaction_id from withdrawals where id = ${id}`).toMatchObject([
      { status: 'paid', transaction_id: second },
    ]);
    expect(
      await owner`select from chain.sightings where payee_script = ${script} and chain.confirmations(sightings) > 0`,
    ).toHaveLength(1);
    expect(await problems(owner)).toEqual([]);
  },
);
