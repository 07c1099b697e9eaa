import { expect, test, vi } from 'vitest';
import { simulateChain } from '../../../supabase/workers/chain/simulated.ts';
import type { Row } from '../support/actors.ts';
import { openStage } from '../support/stage.ts';
import { ingest, makeLive, quote } from '../support/trading/quotes.ts';

const stage = await openStage();
const { owner, asInvestor, makeInvestor } = stage;
const WAIT = { timeout: 60_000, interval: 200 };

async function payOnce(network: 'Bitcoin' | 'Ethereum', method: string) {
  const ann = asInvestor(await makeInvestor());
  const errors: unknown[] = [];
  const start = () => simulateChain(stage.url('postgres'), network, (error) => errors.push(error));
  const states = async () =>
    (await ann.rows<{ payments: Row[] }>('my_chain_payments')).map(({ payments }) =>
      payments.map(({ state }) => state),
    );
  const address = async () => {
    const asked = { amount_cents: 5000, method, network };
    const [given] = await ann.rows<{ id: string; has_demo_wallet: boolean }>('request_deposit_address', asked);
    return given;
  };
  let simulation = start();
  const first = await vi.waitUntil(address, WAIT);
  expect(first).toMatchObject({ has_demo_wallet: true });
  const pay = () => ann.rows('pay_from_demo_wallet', { address_id: first?.id });
  await pay();
  await pay();
  await vi.waitFor(async () => expect(await states()).toEqual([['seen']]), WAIT);
  await simulation.stop();
  simulation = start();
  await vi.waitFor(async () => expect((await states()).flat()).toContain('credited'), WAIT);
  // The same payment as before.
  expect(await states()).toEqual([['credited']]);
  await expect(
    asInvestor(await makeInvestor()).rows('pay_from_demo_wallet', { address_id: first?.id }),
  ).rejects.toThrow('not_found');
  await simulation.stop();
  expect(errors).toEqual([]);
  return pay;
}

test('the demo wallet of a sandbox pays an address once, also after a restart, and none of a live site', async () => {
  await ingest(owner, [
    quote({ bid: 9_499_500, ask: 9_500_500 }),
    quote({ instrument_id: 'USDT-USD', bid: 1_000_000, ask: 1_000_100 }),
  ]);
  const [pay] = await Promise.all([payOnce('Bitcoin', 'bitcoin'), payOnce('Ethereum', 'USDT')]);
  expect(await owner`select from public.deposits where sighting_id is not null`).toHaveLength(2);
  await makeLive(owner);
  await expect(pay()).rejects.toThrow('not_allowed');
});
