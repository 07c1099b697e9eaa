import { beforeEach, describe, expect, test } from 'vitest';
import { openStage } from '../support/stage.ts';
import { ageQuotes, around, cleanQuotes, ingest, reasons } from '../support/trading/quotes.ts';

const { owner } = await openStage();
beforeEach(() => cleanQuotes(owner));

const PRICE = 9_500_000;
const TEN_PERCENT = 950_000;

const state = async () => {
  const [row] = await owner<{ status: string; halts: number; open: number; last: number | null }[]>`
    select i.status, (select count(*)::int from markets.halts) as halts,
      (select count(*)::int from markets.halts where ended_at is null) as open,
      (select (bid + ask) / 2 from public.last_quotes where instrument_id = 'BTC-USD') as last
    from public.instruments i where i.id = 'BTC-USD'`;
  return row;
};

const after = async (pause: string, mid: number) => {
  await ageQuotes(owner, pause);
  return reasons(owner, [around(mid)]);
};

const leave = async () => {
  await ingest(owner, [around(PRICE)]);
  expect(await reasons(owner, [around(PRICE * 2)])).toEqual(['out_of_band']);
};

test.each([
  ['up', TEN_PERCENT],
  ['down', -TEN_PERCENT],
])('a quote may be ten percent %s from the mid of a minute ago, and no more', async (_, step) => {
  await ingest(owner, [around(PRICE)]);
  expect(await reasons(owner, [around(PRICE + step)])).toEqual([]);
  expect(await reasons(owner, [around(PRICE + step + Math.sign(step))])).toEqual(['out_of_band']);
  expect(await state()).toEqual({ status: 'halted', halts: 1, open: 1, last: PRICE + step });
});

test('the price of a minute ago counts, not one that came after it or before it', async () => {
  await ingest(owner, [around(PRICE)]);
  expect(await after('30 seconds', PRICE + 900_000)).toEqual([]);
  expect(await after('5 seconds', PRICE + 960_000)).toEqual(['out_of_band']);
  await cleanQuotes(owner);
  await ingest(owner, [around(PRICE)]);
  expect(await after('30 seconds', PRICE + 900_000)).toEqual([]);
  expect(await after('65 seconds', PRICE + 1_900_000)).toEqual([]);
  expect(await after('30 seconds', PRICE)).toEqual([]);
});

test.each(['14 minutes', '16 minutes', '50 hours'])(
  'the first quote after a silence of %s is compared with the price that was known last',
  async (silence) => {
    await ingest(owner, [around(PRICE)]);
    expect(await after(silence, PRICE / 10)).toEqual(['out_of_band']);
    expect(await state()).toMatchObject({ status: 'halted', last: PRICE });
    await cleanQuotes(owner);
    await ingest(owner, [around(PRICE)]);
    expect(await after(silence, PRICE + 900_000)).toEqual([]);
  },
);

test('a quote that is refused for another reason does not halt anything, however far away', async () => {
  const late = around(PRICE * 2);
  await ingest(owner, [around(PRICE)]);
  const far = [around(PRICE * 2, { ask_size: 0 }), late, around(PRICE + 100)];
  expect(await reasons(owner, far)).toEqual(['no_size', 'not_newer']);
  expect(await state()).toEqual({ status: 'shown', halts: 0, open: 0, last: PRICE + 100 });
});

describe('while an instrument is halted', () => {
  test('no price is accepted, neither the new nor the old one', async () => {
    await leave();
    expect(await reasons(owner, [around(PRICE * 2)])).toEqual(['halted']);
    expect(await reasons(owner, [around(PRICE)])).toEqual(['out_of_band']);
    expect(await state()).toEqual({ status: 'halted', halts: 1, open: 1, last: PRICE });
  });

  test('five minutes of quotes that agree resume it', async () => {
    await leave();
    for (let n = 1; n <= 7; n += 1) expect(await after('40 seconds', PRICE * 2 + n)).toEqual(['halted']);
    expect(await after('30 seconds', PRICE * 2)).toEqual([]);
    expect(await state()).toEqual({ status: 'shown', halts: 1, open: 0, last: PRICE * 2 });
    // Prices from before the halt no longer count.
    expect(await after('1 second', PRICE * 2 + 900_000)).toEqual([]);
    expect(await after('40 seconds', PRICE * 2)).toEqual([]);
  });
});
