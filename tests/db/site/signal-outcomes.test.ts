import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openStage } from '../support/stage.ts';
import { cleanQuotes, makeLive } from '../support/trading/quotes.ts';

// What the price did from a signal on, by our own bars.
const stage = await openStage();
const { owner, asInvestor, makeInvestor } = stage;

interface Told {
  id: string;
  price: number | null;
  is_over: boolean;
  change_bp: number | null;
  high_bp: number | null;
  low_bp: number | null;
  measured_at: string | null;
}
const SIGNAL = {
  title: 'Hashrate',
  body: 'It rose.',
  instrument_id: 'BTC-USD',
  direction: 'up',
  horizon_days: 7,
};
const HOUR_MS = 3_600_000;
/** The beginning of the hour so many hours before this one: what is told does not hang on the minute. */
const before = (hours: number) => new Date((Math.floor(Date.now() / HOUR_MS) - hours) * HOUR_MS);
/** As it was published so many hours before the beginning of this one; the price was 10,000 ticks. */
const published = async (hours: number, change: object = {}) => {
  const id = randomUUID();
  await owner`
    insert into public.signals ${owner({ id, ...SIGNAL, price: 10_000, price_source: 'simulated', published_at: before(hours), ...change })}`;
  return id;
};
/** A bar of the hour that began so many full hours before this one. */
const bar = (hours: number, prices: object, change: object = {}) => owner`
  insert into public.bars ${owner({ instrument_id: 'BTC-USD', span: '1h', source: 'simulated', open: 10_000, high: 10_000, low: 10_000, close: 10_000, ...prices, opened_at: before(hours), ...change })}`;
const outcome = async (id: string) =>
  (
    await owner<Told[]>`
      select o.* from public.signals s cross join lateral private.signal_outcome(s) o where s.id = ${id}`
  )[0];
test('what the price did is shown in basis points of its beginning: at the end, at most, at least', async () => {
  await cleanQuotes(owner);
  // The hour in which it was published tells also what was before it, and the hour in which it ended what came after.
  const id = await published(30.5, { horizon_days: 1 });
  await bar(31, { high: 20_000, low: 1 });
  await bar(20, { high: 10_700, low: 9900, close: 10_100 });
  await bar(10, { high: 10_300, low: 9500, close: 9800 });
  await bar(8, { high: 20_000, low: 1 }, { span: '1d' });
  await bar(8, { high: 20_000, low: 1 }, { instrument_id: 'ETH-USD' });
  await bar(6, { high: 20_000, low: 1, close: 15_000 });
  expect(await outcome(id)).toMatchObject({ is_over: true, change_bp: -200, high_bp: 700, low_bp: -500 });
});

test('until the end it is shown what the price did so far, by full hours', async () => {
  await cleanQuotes(owner);
  const id = await published(10.5, { horizon_days: 2 });
  expect(await outcome(id)).toMatchObject({ is_over: false, measured_at: null, change_bp: null });
  await bar(5, { close: 10_050, high: 10_060 });
  await bar(0, { close: 20_000, high: 20_000 });
  expect(await outcome(id)).toMatchObject({ is_over: false, change_bp: 50, high_bp: 60, low_bp: 0 });
});

test('without a price in its last day, what a signal came to is not known', async () => {
  await cleanQuotes(owner);
  const id = await published(100.5, { horizon_days: 3 });
  await bar(60, { close: 10_050, high: 10_060 });
  expect(await outcome(id)).toMatchObject({
    is_over: true,
    measured_at: null,
    change_bp: null,
    high_bp: null,
  });
  await bar(50, { close: 10_050, high: 10_060 });
  expect(await outcome(id)).toMatchObject({ is_over: true, change_bp: 50 });
});

test('a live site tells nothing by simulated prices', async () => {
  await cleanQuotes(owner);
  const source = 'ccxt:coinbase,kraken';
  const [simulated, exchanged] = [
    await published(10.5, { title: 'Simulated' }),
    await published(10.5, { title: 'Exchanged', price_source: source }),
  ];
  await bar(5, { close: 10_050, high: 10_060 });
  await bar(4, { close: 10_040, high: 10_040 }, { source });
  const reader = await makeInvestor({ deposited: 10_000 });
  await asInvestor(reader).call('invest', { plan_id: 'stater', request_id: randomUUID() });
  await makeLive(owner);
  try {
    expect(await outcome(simulated)).toMatchObject({ change_bp: null });
    expect(await outcome(exchanged)).toMatchObject({ change_bp: 40, high_bp: 40 });
    const told = await asInvestor(reader).rows<Told>('read_signals');
    expect(told.find(({ id }) => id === simulated)?.price).toBeNull();
    expect(told.find(({ id }) => id === exchanged)?.price).toBe(10_000);
    await expect(
      asInvestor(reader).call('publish_lead_signal', {
        pool_id: randomUUID(),
        ...SIGNAL,
        request_id: randomUUID(),
      }),
    ).rejects.toThrow('trading_closed');
  } finally {
    await owner`alter table public.site disable trigger user`;
    await owner`update public.site set mode = 'sandbox'`;
    await owner`alter table public.site enable trigger user`;
  }
});
