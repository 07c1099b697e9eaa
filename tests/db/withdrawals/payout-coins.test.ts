import { expect, test } from 'vitest';
import { newTransactionId } from '../../support/transaction-id.ts';
import { priceBitcoin } from '../support/money/deposit-quotes.ts';
import { request } from '../support/money/withdrawals.ts';
import { openStage } from '../support/stage.ts';

const { owner, asInvestor, asOperator, makeInvestor } = await openStage();

test('coins and price of a payment are proposed when it is taken, recorded with it, and shown to its owner', async () => {
  const me = asInvestor(await makeInvestor({ deposited: 200_000 }));
  const payer = asOperator('treasurer');
  const settle = async (coins?: string) => {
    const { id } = await request(me);
    await asOperator('reviewer').call('review_withdrawal', { withdrawal_id: id, approve: true });
    await priceBitcoin(owner, 9_100_000);
    await payer.call('take_withdrawal', { withdrawal_id: id });
    const queue = await payer.rows<{ id: string; coin: string; coins: string; price: string }>(
      'withdrawal_queue',
    );
    const proposed = queue.find((row) => row.id === id);
    expect(proposed?.coin).toBe('BTC');
    expect(Number(proposed?.coins) * Number(proposed?.price)).toBeCloseTo(1000, 1);
    const payment = { withdrawal_id: id, transaction_id: newTransactionId() };
    await expect(payer.call('settle_withdrawal', { ...payment, coins: '0.1' })).rejects.toThrow(
      'invalid_amount',
    );
    await payer.call('settle_withdrawal', { ...payment, ...(coins && { coins }) });
    const [kept] = await me.query`select coins::text, price::text from withdrawals where id = ${id}`;
    return { kept, proposed };
  };
  const { kept, proposed } = await settle();
  expect(kept).toEqual({ coins: proposed?.coins, price: proposed?.price });
  expect((await settle('0.011')).kept).toEqual({ coins: '0.011', price: '90909.09090909' });
});
