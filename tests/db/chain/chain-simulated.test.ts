import { expect, test, vi } from 'vitest';
import { simulateChain } from '../../../supabase/workers/chain/simulated.ts';
import type { Row } from '../support/actors.ts';
import { priceBitcoin } from '../support/money/deposit-quotes.ts';
import { openStage } from '../support/stage.ts';
import { makeLive } from '../support/trading/quotes.ts';

const stage = await openStage();
const { owner, asInvestor, makeInvestor } = stage;
const WAIT = { timeout: 60_000, interval: 200 };

test('the demo wallet of a sandbox pays an address once, also after a restart, and none of a live site', async () => {
  const ann = asInvestor(await makeInvestor());
  await priceBitcoin(owner, 9_499_500);
  const errors: unknown[] = [];
  const start = () => simulateChain(stage.url('postgres'), 'Bitcoin', (error) => errors.push(error));
  const states = async () =>
    (await ann.rows<{ payments: Row[] }>('my_chain_payments')).map(({ payments }) =>
      payments.map(({ state }) => state),
    );
  const address = async () => {
    const [given] = await ann.rows<{ id: string; has_demo_wallet: boolean }>('request_deposit_address', {
      amount_cents: 5000,
      method: 'bitcoin',
    });
    return given;
  };
  let simulation = start();
  const first = await vi.waitUntil(address, WAIT);
  expect(first).toMatchObject({ has_demo_wallet: true });
  const pay = (id: string | undefined) => ann.rows('pay_from_demo_wallet', { address_id: id });
  await pay(first?.id);
  await pay(first?.id);
  await vi.waitFor(async () => expect(await states()).toEqual([['seen']]), WAIT);
  await simulation.stop();
  simulation = start();
  await vi.waitFor(async () => expect((await states()).flat()).toContain('credited'), WAIT);
  await expect(
    asInvestor(await makeInvestor()).rows('pay_from_demo_wallet', { address_id: first?.id }),
  ).rejects.toThrow('not_found');
  await simulation.stop();
  expect(errors).toEqual([]);
  expect(await owner`select from public.deposits where sighting_id is not null`).toHaveLength(1);
  await makeLive(owner);
  await expect(pay(first?.id)).rejects.toThrow('not_allowed');
});
