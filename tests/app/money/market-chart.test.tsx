import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Candle } from '@/features/portfolio/candles';
import type { drawChart as realDrawChart } from '@/features/portfolio/draw-chart';
import { openApp } from '../support/app';
import { announcePrices, priceJoins } from '../support/realtime';
import { server, SUPABASE } from '../support/server';
import { signIn } from '../support/session';
import { allPrices, answerPrices, priceOf } from '../support/trading/prices';

const BARS = `${SUPABASE}/rest/v1/rpc/price_bars`;
const MINUTE_MS = 60_000;

/** What the chart was asked to draw; jsdom draws nothing. */
const drawn: { candles: readonly Candle[]; pointed: Candle[]; zooms: number[] } = {
  candles: [],
  pointed: [],
  zooms: [],
};
vi.mock('@/features/portfolio/draw-chart', () => ({
  drawChart: (): ReturnType<typeof realDrawChart> => ({
    show: (candles) => {
      drawn.candles = candles;
    },
    pointAt: (candle) => void drawn.pointed.push(candle),
    clear: () => undefined,
    mark: () => undefined,
    zoom: (factor) => void drawn.zooms.push(factor),
    remove: () => undefined,
  }),
}));

/** The part of the page with the chart is seen. */
function seeEverything() {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: (entries: { isIntersecting: boolean }[]) => void;
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.#tell = tell;
      }
      observe() {
        setTimeout(() => this.#tell([{ isIntersecting: true }]));
      }
      disconnect() {}
    },
  );
}

const bar = (opened_at: string, close: number) => ({
  opened_at,
  open: close - 100,
  high: close + 200,
  low: close - 300,
  close,
  simulated: true,
});

/** The bars of every instrument, the newest first, as the database has them; what was asked is written down. */
function answerBars(bars: object[]) {
  const asked: string[] = [];
  server.use(
    http.get(BARS, ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(`${searchParams.get('instrument_id')} ${searchParams.get('span')}`);
      return HttpResponse.json(bars);
    }),
  );
  return asked;
}

beforeEach(() => signIn());

const NOON = '2026-03-04T12:00:00+00:00';

async function openChart(bars: object[]) {
  seeEverything();
  onTestFinished(() => {
    drawn.candles = [];
    drawn.pointed = [];
    drawn.zooms = [];
  });
  const asked = answerBars(bars);
  answerPrices(allPrices());
  const app = openApp('/dashboard');
  const chart = within(await screen.findByRole('region', { name: 'Market chart' }));
  return { ...app, asked, chart };
}

const BARS_OF_TWO = [bar(NOON, 6_700_000), bar('2026-03-04T08:00:00+00:00', 6_600_000)];

test('an investor sees the chart of Bitcoin over a month, four hours a candle, and the same bars as a table', async () => {
  const { asked, chart, user } = await openChart(BARS_OF_TWO);
  expect(chart.getByLabelText<HTMLSelectElement>('Symbol').value).toBe('BTC-USD');
  expect(chart.getByRole<HTMLInputElement>('radio', { name: '1 month' }).checked).toBe(true);
  const label = /^Chart of Bitcoin, 4 hours a candle, from 4 Mar 2026, 08:00 UTC to 4 Mar 2026, 12:00 UTC$/;
  expect(await chart.findByRole('application', { name: label })).toBeDefined();
  expect(asked).toEqual(['BTC-USD 4h']);
  await waitFor(() => expect(drawn.candles.map(({ close }) => close)).toEqual([6_600_000, 6_700_000]));
  await user.click(await chart.findByText('Show as a table'));
  const rows = within(chart.getByRole('table', { name: 'Prices of Bitcoin' })).getAllByRole('row');
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    expect.stringMatching(/4 Mar 2026, 12:00 UTC.*66,999\.00.*67,002\.00.*66,997\.00.*67,000\.00/),
    expect.stringMatching(/4 Mar 2026, 08:00 UTC.*65,999\.00.*66,002\.00.*65,997\.00.*66,000\.00/),
  ]);
});

test('an investor chooses another symbol and another range', async () => {
  const { asked, chart, user } = await openChart(BARS_OF_TWO);
  await user.selectOptions(chart.getByLabelText('Symbol'), 'SPX-USD');
  await chart.findByRole('application', { name: /^Chart of S&P 500, 4 hours/ });
  await user.click(chart.getByRole('radio', { name: '1 week' }));
  await chart.findByRole('application', { name: /^Chart of S&P 500, 1 hour/ });
  await user.click(chart.getByRole('radio', { name: 'All' }));
  await chart.findByRole('application', { name: /^Chart of S&P 500, 1 day/ });
  await user.click(chart.getByRole('radio', { name: '1 day' }));
  await chart.findByRole('application', { name: /^Chart of S&P 500, 15 minutes/ });
  expect(asked.filter((one) => one.startsWith('SPX'))).toEqual([
    'SPX-USD 4h',
    'SPX-USD 1h',
    'SPX-USD 1d',
    'SPX-USD 15m',
  ]);
});

test('an investor sees hours of the last day where minutes do not reach back so far', async () => {
  const { asked, chart, user } = await openChart([
    bar(new Date(Date.now() - 30 * MINUTE_MS).toISOString(), 6_700_000),
  ]);
  // Two readings at once may be asked for in either order.
  await chart.findByRole('application', { name: /^Chart of Bitcoin, 4 hours/ });
  await user.click(chart.getByRole('radio', { name: '1 day' }));
  await chart.findByRole('application', { name: /^Chart of Bitcoin, 1 hour/ });
  expect(asked).toEqual(['BTC-USD 4h', 'BTC-USD 15m', 'BTC-USD 1h']);
});

test('an investor reads the candles by keyboard, one after the other', async () => {
  const { chart, user } = await openChart(BARS_OF_TWO);
  const figure = await chart.findByRole('application');
  await waitFor(() => expect(figure.tabIndex).toBe(0));
  figure.focus();
  await user.keyboard('{ArrowLeft}');
  expect(chart.getByRole('status').textContent).toBe(
    '4 Mar 2026, 12:00 UTC: open 66,999.00, high 67,002.00, low 66,997.00, close 67,000.00',
  );
  await user.keyboard('{ArrowLeft}');
  expect(chart.getByRole('status').textContent).toMatch(/^4 Mar 2026, 08:00 UTC/);
  await user.keyboard('{ArrowLeft}{End}+-');
  expect(chart.getByRole('status').textContent).toMatch(/^4 Mar 2026, 12:00 UTC/);
  expect(drawn.pointed.map(({ time }) => new Date(time).getUTCHours())).toEqual([12, 8, 8, 12]);
  expect(drawn.zooms).toEqual([0.5, 2]);
});

test('an investor sees the last candle move with the price', async () => {
  const opened = new Date(Math.floor(Date.now() / (240 * MINUTE_MS)) * 240 * MINUTE_MS).toISOString();
  await openChart([bar(opened, 6_700_000)]);
  await waitFor(() => expect(drawn.candles).toHaveLength(1));
  await waitFor(() => expect(priceJoins).toHaveLength(1));
  act(() => announcePrices([priceOf({ mid: 6_900_000, received_at: opened })]));
  await waitFor(() => expect(drawn.candles.at(-1)).toMatchObject({ high: 6_900_000, close: 6_900_000 }));
});

test('an investor sees the next candle begin with the price, and the one before it read again, exact', async () => {
  const slot = Math.floor(Date.now() / (240 * MINUTE_MS)) * 240 * MINUTE_MS;
  const before = new Date(slot - 240 * MINUTE_MS).toISOString();
  const { asked } = await openChart([bar(before, 6_700_000)]);
  await waitFor(() => expect(drawn.candles).toHaveLength(1));
  await waitFor(() => expect(priceJoins).toHaveLength(1));
  const opened = new Date(slot).toISOString();
  answerBars([bar(opened, 6_900_000), bar(before, 6_750_000)]);
  act(() => announcePrices([priceOf({ mid: 6_900_000, received_at: opened })]));
  await waitFor(() => expect(drawn.candles.map(({ close }) => close)).toEqual([6_750_000, 6_900_000]));
  expect(asked).toEqual(['BTC-USD 4h']);
});

test('an investor is told when there are no bars, or none can be read, and can try again', async () => {
  const { chart, user } = await openChart([]);
  expect(await chart.findByText('No prices were recorded in this range.')).toBeDefined();
  server.use(http.get(BARS, () => new HttpResponse(null, { status: 500 })));
  await user.click(chart.getByRole('radio', { name: '1 week' }));
  const retry = await chart.findByRole('button', { name: 'Try again' });
  answerBars(BARS_OF_TWO);
  await user.click(retry);
  expect(await chart.findByRole('application')).toBeDefined();
});

test('an investor finds the notice that the licence of the chart asks for', async () => {
  const { chart } = await openChart(BARS_OF_TWO);
  const link = chart.getByRole('link', { name: 'https://www.tradingview.com/' });
  expect(link.closest('p')?.textContent).toContain('TradingView Lightweight Charts™');
});
