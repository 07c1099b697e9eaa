import { expect, test } from 'vitest';
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
