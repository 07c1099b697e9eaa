import { beforeEach, describe, expect, test } from 'vitest';
import { openChain } from '../support/chain/chain-stage.ts';
import { figures, problems } from '../support/money/books.ts';
import { cleanQuotes } from '../support/trading/quotes.ts';

const stage = await openChain();
const { owner, chain, look, addressFor, paymentsOf, makeInvestor, asOperator } = stage;

beforeEach(() => cleanQuotes(owner));

async function mine(blocks: number): Promise<void> {
  for (let mined = 0; mined < blocks; mined += 1) chain.mine();
  await look();
}

const reviewed = (id: string) =>
  owner`select status, arrived_cents::int as cents, credit_quote_id is not null as quoted, reviewed_by, reason from deposits where investor_id = ${id} order by created_at, id`;

describe('a block that leaves the chain', () => {
  test.each([1, 2])('%i deep takes what was seen back, until it comes again', async (depth) => {
    const ann = await makeInvestor();
    const { script, coins } = await addressFor(ann);
    const transaction_id = chain.pay(script, coins);
    await mine(depth);
    expect(await paymentsOf(ann)).toMatchObject([{ state: 'seen', confirmations: depth }]);
    chain.reorganise(depth, [transaction_id]);
    await look();
    expect(await paymentsOf(ann)).toMatchObject([{ state: 'waiting', confirmations: 0 }]);
    await mine(3);
    expect(await figures(owner, ann)).toMatchObject({ available: 0 });
  });

  test.each([3, 4, 6])(
    '%i deep takes back what was credited: what is available, the rest as a receivable',
    async (depth) => {
      const ann = await makeInvestor();
      const { script, coins } = await addressFor(ann);
      const transaction_id = chain.pay(script, coins);
      const raw = chain.mempool.get(transaction_id);
      await mine(depth);
      await stage
        .asInvestor(ann)
        .call('request_withdrawal', {
          method: 'Bitcoin',
          amount_cents: 50_000,
          address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
          request_id: crypto.randomUUID(),
        })
        .catch(() => undefined);
      const [{ available } = { available: 0 }] = await owner<{ available: number }[]>`
      select available_cents as available from ledger.accounts where investor_id = ${ann.id}`;
      chain.reorganise(depth, [transaction_id]);
      await look();
      expect(await reviewed(ann.id)).toMatchObject([
        { status: 'reversed', reason: 'The network no longer confirms this payment.' },
      ]);
      expect(await figures(owner, ann)).toMatchObject({ available: 0, deposited: 0 });
      const { answer } = await asOperator('treasurer').call<{ answer: { reversed: object[] } }>('chain_desk');
      expect(answer.reversed[0]).toMatchObject({
        investor_id: ann.id,
        amount_cents: -150_000,
        receivable_cents: 150_000 - available,
      });
      expect(await problems(owner)).toEqual([]);
      // Paid again, by the same transaction in another block: at the quote, because it was seen in time.
      chain.mempool.set(transaction_id, raw ?? new Uint8Array());
      await mine(3);
      expect(await reviewed(ann.id)).toMatchObject([
        { status: 'reversed' },
        { status: 'approved', cents: 150_000, quoted: true },
      ]);
      expect(await problems(owner)).toEqual([]);
    },
  );

  test('takes nothing back of a payment that the other branch holds, too', async () => {
    const ann = await makeInvestor();
    const { script, coins } = await addressFor(ann);
    chain.pay(script, coins);
    await mine(4);
    chain.reorganise(5);
    await look();
    expect(await reviewed(ann.id)).toMatchObject([{ status: 'approved' }]);
    expect(await problems(owner)).toEqual([]);
  });
});

test('proof.verify() finds a credit whose payment, block, coins or owner were changed', async () => {
  const ann = await makeInvestor();
  const { script, coins } = await addressFor(ann);
  chain.pay(script, coins);
  await mine(3);
  const found = (change: string) =>
    owner
      .begin(async (sql) => {
        for (const table of ['chain.sightings', 'chain.headers', 'chain.addresses', 'public.deposits'])
          await sql.unsafe(`alter table ${table} disable trigger user`);
        await sql.unsafe(change, [ann.id]);
        throw new Error(JSON.stringify(await sql`select problem from proof.verify_chain()`));
      })
      .catch(String);
  const mineOnly = 'where address_id in (select id from chain.addresses where investor_id = $1)';
  for (const change of [
    `update chain.sightings set units = units + 1 ${mineOnly}`,
    `update chain.sightings set output = 0 ${mineOnly}`,
    `update chain.sightings set place = 0, branch = coinbase_branch ${mineOnly}`,
    `update chain.headers set in_chain = false where hash in (select block from chain.sightings ${mineOnly})`,
    `update chain.sightings set seen_at = seen_at + interval '1 day' ${mineOnly}`,
    `update chain.addresses set investor_id = (select id from profiles where id <> $1 limit 1) where investor_id = $1`,
  ])
    expect(await found(change)).toContain('deposit that the chain does not show');
});
