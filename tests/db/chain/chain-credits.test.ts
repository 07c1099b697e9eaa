import { hexToBytes } from '@noble/hashes/utils.js';
import { beforeEach, describe, expect, test } from 'vitest';
import { coinbaseOf } from '../../../supabase/workers/chain/regtest.ts';
import { openChain } from '../support/chain/chain-stage.ts';
import { figures, problems } from '../support/money/books.ts';
import { depositUnder, priceBitcoin } from '../support/money/deposit-quotes.ts';
import { approval } from '../support/money/deposits.ts';
import { ageQuotes, cleanQuotes } from '../support/trading/quotes.ts';

const stage = await openChain();
const { owner, chain, look, addressFor, paymentsOf, makeInvestor, asOperator } = stage;

beforeEach(() => cleanQuotes(owner));

async function mine(blocks: number): Promise<void> {
  for (let mined = 0; mined < blocks; mined += 1) chain.mine();
  await look();
}

/** Moves the quotes of a person into the past, and what was seen of their payments. */
const ago = (id: string, time: string) =>
  owner.begin(async (sql) => {
    const triggers = (how: string) =>
      sql.unsafe(
        ['public.deposit_quotes', 'chain.sightings'].map((t) => `alter table ${t} ${how} trigger user;`).join(''),
      );
    await triggers('disable');
    await sql`
      update public.deposit_quotes set created_at = created_at - ${time}::interval, good_until = good_until - ${time}::interval
      where investor_id = ${id}`;
    await sql`
      update chain.sightings set seen_at = seen_at - ${time}::interval
      where address_id in (select a.id from chain.addresses a where a.investor_id = ${id})`;
    await triggers('enable');
  });

const reviewed = (id: string) =>
  owner`select status, arrived_cents::int as cents, credit_quote_id is not null as quoted, reviewed_by, reason from deposits where investor_id = ${id} order by created_at, id`;

describe('a payment to an address of its own', () => {
  test('is waiting, seen, confirmed and credited at the quote, without an operator', async () => {
    const ann = await makeInvestor();
    const { script, coins } = await addressFor(ann);
    expect(await paymentsOf(ann)).toEqual([]);
    chain.pay(script, coins);
    await look();
    expect(await paymentsOf(ann)).toMatchObject([{ state: 'seen', confirmations: 0, cents: null }]);
    await mine(2);
    expect(await paymentsOf(ann)).toMatchObject([{ state: 'seen', confirmations: 2 }]);
    // Though the price has moved since.
    await priceBitcoin(owner, 9_100_000);
    await mine(1);
    expect(await paymentsOf(ann)).toMatchObject([{ state: 'credited', confirmations: 3, cents: 150_000 }]);
    expect(await figures(owner, ann)).toMatchObject({ available: 150_000, deposited: 150_000 });
    expect(await reviewed(ann.id)).toMatchObject([{ status: 'approved', quoted: true, reviewed_by: null }]);
    expect(await problems(owner)).toEqual([]);
  });

  test('of too much counts at the quote as far as that goes, the rest at the price of its arrival', async () => {
    const ann = await makeInvestor();
    const { script, coins } = await addressFor(ann);
    await priceBitcoin(owner, 9_000_000);
    chain.pay(script, coins * 2);
    await mine(3);
    const [{ cents } = { cents: 0 }] = await reviewed(ann.id);
    // 1.01 of the quoted coins at 94,995, 0.99 at 90,000.
    expect(cents).toBeGreaterThan(292_000);
    expect(cents).toBeLessThan(292_300);
  });

  test('made twice is credited twice, and the same one once, also if two watchers report it', async () => {
    const ann = await makeInvestor();
    const { script, coins } = await addressFor(ann);
    chain.pay(script, coins, 2);
    chain.pay(script, coins);
    await Promise.all([look(), look()]);
    chain.mine();
    await Promise.all([look(), look()]);
    await mine(2);
    await Promise.all([look(), look()]);
    const rows = await reviewed(ann.id);
    expect(rows.map((row) => row['status'] as string)).toEqual(['approved', 'approved', 'approved']);
    expect(rows.filter((row) => row['quoted'] === true)).toHaveLength(2);
    expect(await problems(owner)).toEqual([]);
  });

  test('that was seen after the quote had ended counts at the price of its last confirmation', async () => {
    const ann = await makeInvestor();
    const { script, coins } = await addressFor(ann);
    await ago(ann.id, '1 hour');
    chain.pay(script, coins);
    await mine(2);
    await ageQuotes(owner, '2 minutes');
    await priceBitcoin(owner, 9_100_000);
    await mine(1);
    expect(await reviewed(ann.id)).toMatchObject([{ cents: 143_691, quoted: false }]);
  });

  test('whose block came over two hours after the quote had ended counts at the price of its last confirmation', async () => {
    const ann = await makeInvestor();
    const { script, coins } = await addressFor(ann);
    chain.pay(script, coins);
    await look();
    await ago(ann.id, '136 minutes');
    await mine(1);
    await ageQuotes(owner, '2 minutes');
    await priceBitcoin(owner, 9_100_000);
    await mine(2);
    expect(await reviewed(ann.id)).toMatchObject([{ cents: 143_691, quoted: false }]);
  });

  test('keeps its own quote, though another one of the same amount is made while the price is held', async () => {
    const ann = await makeInvestor();
    const first = await addressFor(ann);
    chain.pay(first.script, first.coins);
    await look();
    const second = await addressFor(ann);
    expect(second).toMatchObject({ coins: first.coins });
    expect(await addressFor(ann)).toEqual(second);
    await priceBitcoin(owner, 9_100_000);
    chain.pay(second.script, second.coins);
    // The second one's quote is not for the first one's address.
    chain.pay(first.script, first.coins);
    await mine(3);
    const cents = (await reviewed(ann.id)).map((row) => row['cents'] as number).toSorted((one, other) => one - other);
    // The third one: a hundredth at the quote, the rest at 91,000.
    expect(cents).toEqual([143_754, 150_000, 150_000]);
    expect(await problems(owner)).toEqual([]);
  });

  test('to an old address is credited to the person who had it', async () => {
    const ann = await makeInvestor();
    const first = await addressFor(ann);
    chain.pay(first.script, first.coins);
    await mine(3);
    const second = await addressFor(ann);
    expect(second.id).not.toBe(first.id);
    chain.pay(first.script, 10_000);
    await mine(3);
    expect(await reviewed(ann.id)).toHaveLength(2);
  });

  test('keeps the account of its investor open while it waits for its blocks', async () => {
    const ann = await makeInvestor();
    const { script, coins } = await addressFor(ann);
    chain.pay(script, coins);
    await mine(1);
    const close = stage.asInvestor(ann).call('close_account', { email: ann.email });
    await expect(close).rejects.toMatchObject({ message: 'account_in_use', detail: 'deposit' });
  });

  test('of an investor whose account was closed is credited to no one, and shown to operators', async () => {
    const ann = await makeInvestor();
    const { script, coins } = await addressFor(ann);
    await stage.asInvestor(ann).call('close_account', { email: ann.email });
    const transaction_id = chain.pay(script, coins);
    await mine(3);
    expect(await reviewed(ann.id)).toEqual([]);
    const { answer } = await asOperator('reviewer').call<{ answer: { unmatched: object[] } }>('chain_desk');
    expect(answer.unmatched).toMatchObject([{ transaction_id, outcome: 'account_closed', investor_id: ann.id }]);
  });

  test.each([
    [
      'above the limit of what is credited without an operator',
      "update chain.networks set automatic_cents = 149999 where id = 'bitcoin-test'",
    ],
    ['of a frozen investor', "insert into people.freezes (person_id, reason) select $1, 'look'"],
    ['while prices are halted', "update public.instruments set status = 'halted' where id = 'BTC-USD'"],
  ])('%s waits for a review with everything filled in, which cannot say otherwise', async (_, change) => {
    const ann = await makeInvestor();
    const { script, coins } = await addressFor(ann);
    const transaction_id = chain.pay(script, coins);
    await owner.unsafe(change, change.includes('$1') ? [ann.id] : []);
    await mine(3);
    await owner`update chain.networks set automatic_cents = 1000000`;
    await owner`update public.instruments set status = 'shown' where id = 'BTC-USD'`;
    await owner`delete from people.freezes where person_id = ${ann.id}`;
    expect(await paymentsOf(ann)).toMatchObject([{ state: 'review' }]);
    const [row = {}] = await asOperator('reviewer').rows<Record<string, unknown>>('deposit_queue');
    expect(row).toMatchObject({ investor_id: ann.id, network: 'Bitcoin', transaction_id, transaction_output: 1 });
    const { id: deposit_id, network, arrived_coins, paid_at } = row;
    expect(Number(arrived_coins) * 1e8).toBeCloseTo(coins);
    const args = { deposit_id, approve: true, network, transaction_id, transaction_output: 1, arrived_coins, paid_at };
    for (const other of [{ transaction_output: 0 }, { arrived_coins: '0.5' }])
      await expect(asOperator('reviewer').call('review_deposit', { ...args, ...other })).rejects.toThrow(
        'chain_differs',
      );
    await asOperator('reviewer').call('review_deposit', args);
    expect(await figures(owner, ann)).toMatchObject({ available: 150_000 });
    expect(await problems(owner)).toEqual([]);
  });

  test('without a price waits for a review', async () => {
    const ann = await makeInvestor();
    const { script, coins } = await addressFor(ann);
    await ago(ann.id, '1 hour');
    await cleanQuotes(owner);
    chain.pay(script, coins);
    await mine(3);
    expect(await reviewed(ann.id)).toMatchObject([{ status: 'pending', cents: null }]);
  });

  test('in the coins of a new block counts after a hundred blocks', async () => {
    const ann = await makeInvestor();
    const { script, coins } = await addressFor(ann);
    const coinbase = coinbaseOf(hexToBytes('0099'), script, coins);
    chain.add(chain.work(chain.begin([coinbase])), [coinbase]);
    await mine(98);
    expect(await reviewed(ann.id)).toEqual([]);
    expect(await paymentsOf(ann)).toMatchObject([{ state: 'seen' }]);
    await mine(1);
    expect(await reviewed(ann.id)).toMatchObject([{ status: 'approved' }]);
    expect(await problems(owner)).toEqual([]);
  });

  test('is approved by hand for no one else who names it, unless it was rejected', async () => {
    const ann = await makeInvestor();
    const { script, coins } = await addressFor(ann);
    const transaction_id = chain.pay(script, coins);
    const deposit_id = await depositUnder(stage, await makeInvestor(), { amount_cents: 150_000, quote_id: null });
    const named = approval(deposit_id, 150_000, { transaction_id, transaction_output: 1 });
    await owner`insert into people.freezes (person_id, reason) values (${ann.id}, 'look')`;
    for (const blocks of [1, 2]) {
      await mine(blocks);
      await expect(asOperator('reviewer').call('review_deposit', named)).rejects.toThrow('transaction_counted');
    }
    const [own] = await owner<
      { deposit_id: string }[]
    >`select id as deposit_id from deposits where investor_id = ${ann.id}`;
    await asOperator('reviewer').call('review_deposit', { ...own, approve: false, reason: 'Not theirs' });
    await asOperator('reviewer').call('review_deposit', named);
  });

  test('that an operator has counted already, or that is below a cent, is unmatched', async () => {
    const ann = await makeInvestor();
    const { script, coins } = await addressFor(ann);
    const transaction_id = chain.pay(script, coins);
    await owner`
      insert into public.deposits (investor_id, amount_cents, method, proof_path, network, transaction_id, transaction_output, arrived_cents, status, reviewed_by, reviewed_at)
      values (${ann.id}, 5, 'bitcoin', ${`${ann.id}/a.png`}, 'Bitcoin', ${transaction_id}, 1, 5, 'approved', ${stage.operator('reviewer').id}, now())`;
    chain.pay(script, 1);
    await mine(3);
    const states =
      await owner`select outcome from chain.sightings s join chain.addresses a on a.id = s.address_id where a.investor_id = ${ann.id} order by 1`;
    expect(states).toEqual([{ outcome: 'invalid_amount' }, { outcome: 'transaction_counted' }]);
    expect(await stage.asInvestor(ann).call('account_hindrance')).toEqual({ answer: null });
    await owner`delete from public.deposits where transaction_id = ${transaction_id}`;
  });
});
