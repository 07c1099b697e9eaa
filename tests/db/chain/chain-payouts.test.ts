import { beforeEach, describe, expect, test } from 'vitest';
import { openChain, PAYOUT_CENTS } from '../support/chain/chain-stage.ts';
import { figures, problems } from '../support/money/books.ts';
import { ADDRESSES } from '../support/money/withdrawals.ts';
import { cleanQuotes } from '../support/trading/quotes.ts';

const stage = await openChain();
const { owner, chain, look, mine, approvedPayout, makeInvestor, asInvestor, asOperator, operator } = stage;

beforeEach(() => cleanQuotes(owner));

const stateOf = async (id: string) => {
  const [row] = await owner`
    select w.status, w.transaction_id, w.transaction_output, w.paid_by, w.coins::text, withdrawals.is_reversed(w.id) as reversed
    from withdrawals w where w.id = ${id}`;
  return row;
};
const take = (withdrawal_id: string) => asOperator('treasurer').call('take_withdrawal', { withdrawal_id });
const settle = (withdrawal_id: string, transaction_id: string, coins?: string) =>
  asOperator('treasurer').call('settle_withdrawal', { withdrawal_id, transaction_id, ...(coins && { coins }) });

describe('a withdrawal on a network that is read', () => {
  test.each(ADDRESSES.Bitcoin)('to %s is paid by an output of its coins, confirmed three times', async (address) => {
    const { id, investor, script, units } = await approvedPayout(address);
    expect(await stateOf(id)).toMatchObject({ status: 'approved', coins: '0.01052687' });
    await take(id);
    const transaction_id = chain.pay(script, units);
    await mine(2);
    expect(await stateOf(id)).toMatchObject({ status: 'paying' });
    await mine(1);
    expect(await stateOf(id)).toMatchObject({
      status: 'paid',
      transaction_id,
      transaction_output: 1,
      paid_by: operator('treasurer').id,
    });
    expect(await figures(owner, investor)).toMatchObject({ available: 0, withdrawing: 0 });
    expect(await problems(owner)).toEqual([]);
  });

  test('is refused with an id of too few blocks, another address, other coins or another withdrawal', async () => {
    const { id, script, units } = await approvedPayout();
    const other = await approvedPayout(ADDRESSES.Bitcoin[4]);
    await take(id);
    const wrong = chain.pay(script, units - 1);
    const elsewhere = chain.pay(other.script, units + 1);
    await mine(3);
    for (const transaction_id of ['ab'.repeat(32), wrong, elsewhere])
      await expect(settle(id, transaction_id)).rejects.toThrow('chain_differs');
    const early = chain.pay(script, units - 2);
    await mine(2);
    const coins = (sent: number) => (sent / 100_000_000).toFixed(8);
    await expect(settle(id, early, coins(units - 2))).rejects.toThrow('chain_differs');
    // Sent with other coins, within what a payer may send: the id says where to look.
    expect(await settle(id, wrong, coins(units - 1))).toMatchObject({ status: 'paid', transaction_output: 1 });
    const again = await approvedPayout(ADDRESSES.Bitcoin[0]);
    await take(again.id);
    await expect(settle(again.id, wrong, coins(units - 1))).rejects.toThrow(/chain_differs|transaction_counted/);
    expect(await problems(owner)).toEqual([]);
  });

  test('needs an output of its own, also in one transaction to one address', async () => {
    const ann = await makeInvestor({ deposited: 3 * PAYOUT_CENTS });
    const to = ADDRESSES.Bitcoin[5];
    const three = [await approvedPayout(to, ann), await approvedPayout(to, ann), await approvedPayout(to, ann)];
    const [{ script, units }] = three as [(typeof three)[0]];
    chain.pay(script, units, 2);
    await mine(4);
    const ids = three.map(({ id }) => id);
    expect(await owner`select status from withdrawals where id = any (${ids}::uuid[]) order by status`).toMatchObject([
      { status: 'approved' },
      { status: 'paid' },
      { status: 'paid' },
    ]);
    // What was sent before another request does not pay it.
    chain.pay(script, units, 2);
    await mine(3);
    const { id } = await approvedPayout(to);
    await mine(4);
    expect(await stateOf(id)).toMatchObject({ status: 'approved' });
    expect(await problems(owner)).toEqual([]);
  });

  test('is neither taken nor cancelled nor rejected once coins for it were seen, until no node knows them', async () => {
    const { id, investor, script, units } = await approvedPayout(ADDRESSES.Bitcoin[1]);
    const seen = chain.pay(script, units);
    await look();
    await expect(take(id)).rejects.toThrow('being_paid');
    await expect(
      asOperator('treasurer').call('review_withdrawal', { withdrawal_id: id, approve: false, reason: 'Wrong' }),
    ).rejects.toThrow('being_paid');
    await owner`update withdrawals set reviewed_at = now() - interval '3 days' where id = ${id}`;
    const cancel = () => asInvestor(investor).call('cancel_withdrawal', { withdrawal_id: id });
    await expect(cancel()).rejects.toThrow('not_cancellable');
    chain.mempool.delete(seen);
    await look();
    expect(await cancel()).toMatchObject({ status: 'cancelled' });
  });
});

test.each([3, 6])(
  'a payment whose block leaves the chain %i deep is owed again, and can only be paid, each time',
  async (depth) => {
    const { id, investor, script, units } = await approvedPayout(ADDRESSES.Bitcoin[2]);
    const transaction_id = chain.pay(script, units);
    const raw = chain.mempool.get(transaction_id) ?? new Uint8Array();
    const other = await approvedPayout(ADDRESSES.Bitcoin[1]);
    await mine(depth);
    expect(await stateOf(id)).toMatchObject({ status: 'paid', reversed: false, paid_by: null });
    for (let times = 1; times <= 2; times += 1) {
      chain.reorganise(depth, [transaction_id]);
      await look();
      expect(await stateOf(id)).toMatchObject({ status: 'approved', reversed: true, transaction_id: null });
      expect(await stateOf(other.id)).toMatchObject({ reversed: false });
      expect(await figures(owner, investor)).toMatchObject({ available: 0, withdrawing: PAYOUT_CENTS });
      expect(
        await owner`select from ground.audit_events where action = 'chain_payout_reversed' and subject = ${id}`,
      ).toHaveLength(times);
      await owner`update withdrawals set reviewed_at = now() - interval '3 days' where id = ${id}`;
      // Also when no node knows its coins.
      await look();
      await expect(asInvestor(investor).call('cancel_withdrawal', { withdrawal_id: id })).rejects.toThrow(
        'not_cancellable',
      );
      expect(await problems(owner)).toEqual([]);
      chain.mempool.set(transaction_id, raw);
      await mine(3);
      expect(await stateOf(id)).toMatchObject({ status: 'paid', reversed: false, transaction_id });
      expect(await figures(owner, investor)).toMatchObject({ available: 0, withdrawing: 0 });
      await mine(depth - 3);
    }
    const lines = await asInvestor(investor).rows<{ kind: string; detail: string }>('statement');
    expect(lines.filter(({ kind, detail }) => kind === 'withdrawal_pay' && detail === 'Bitcoin')).toHaveLength(3);
    expect(await problems(owner)).toEqual([]);
  },
);

test('proof.verify() finds a payment whose output, coins or block were changed, and one that the chain never showed', async () => {
  const { id, script, units } = await approvedPayout(ADDRESSES.Bitcoin[3]);
  chain.pay(script, units);
  await mine(3);
  const found = (change: string) =>
    owner
      .begin(async (sql) => {
        for (const table of ['chain.sightings', 'chain.headers', 'chain.payees', 'public.withdrawals'])
          await sql.unsafe(`alter table ${table} disable trigger user`);
        await sql.unsafe(change, [id]);
        throw new Error(JSON.stringify(await sql`select problem from proof.verify_chain()`));
      })
      .catch(String);
  for (const change of [
    'update chain.sightings set units = units + 1 where withdrawal_id = $1',
    'update chain.sightings set output = 0 where withdrawal_id = $1',
    'update chain.sightings set withdrawal_id = null where withdrawal_id = $1',
    `update chain.payees set script = '\\x00' where withdrawal_id = $1`,
    'update chain.headers set in_chain = false where hash in (select block from chain.sightings where withdrawal_id = $1)',
    'update withdrawals set coins = coins * 2 where id = $1',
  ])
    expect(await found(change)).toContain('withdrawal that the chain does not show');
});
