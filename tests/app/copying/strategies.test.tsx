import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { formatExact } from '@/lib/dates';
import { openApp } from '../support/app';
import { server, tableOf } from '../support/server';
import { type Copying, POOL, readyToCopy, strategyOf } from '../support/trading/copying';
import { outcomeOf, statisticsOf } from '../support/trading/strategy-record';

let copying: Copying;
beforeEach(() => {
  copying = readyToCopy();
});

async function openStatistics() {
  const { user } = openApp(`/strategies/view?id=${POOL}`);
  await user.click(await screen.findByRole('tab', { name: 'Statistics' }));
}

const figure = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

test('a visitor of the list reads three figures of each strategy, that it is paper, and copies from there', async () => {
  openApp('/strategies');
  const title = await screen.findByRole('heading', { name: 'Slow bitcoin' });
  const card = within(title.closest('li') ?? document.body);
  expect(card.getByText('Return').nextElementSibling?.textContent).toBe('+10.20%');
  expect(card.getByText('Drawdown').nextElementSibling?.textContent).toBe('-3.00%');
  expect(card.getByText('+10.20%').className).toContain('text-primary');
  expect(card.getByText('-3.00%').className).toContain('text-destructive');
  expect(screen.getByText(/Past performance is not a reliable indicator of future results\./)).toBeDefined();
  expect(screen.getByText(/Paper trading/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Copy “Slow bitcoin”' }).getAttribute('href')).toBe(
    `/strategies/questions?strategy=${POOL}`,
  );
});

test('a visitor of the list orders the strategies, and leaves out those that fell far', async () => {
  const of = (n: number, title: string, net_growth: number, drawdown: number) =>
    strategyOf({ pool_id: `00000000-0000-4000-8000-0000000000e${n}`, title, net_growth, drawdown });
  copying.strategies = [of(1, 'Oldest', 0.1, -0.05), of(2, 'Best', 0.3, -0.3), of(3, 'Calmest', -0.1, -0.01)];
  const { user } = openApp('/strategies');
  const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  await screen.findByRole('heading', { name: 'Oldest' });
  expect(titles()).toEqual(['Oldest', 'Best', 'Calmest']);
  await user.click(screen.getByRole('radio', { name: 'Return' }));
  expect(titles()).toEqual(['Best', 'Oldest', 'Calmest']);
  await user.click(screen.getByRole('radio', { name: 'Drawdown' }));
  expect(titles()).toEqual(['Calmest', 'Oldest', 'Best']);
  await user.click(screen.getByRole('button', { name: 'Drawdown under 10%' }));
  expect(titles()).toEqual(['Calmest', 'Oldest']);
});

test('a visitor of the list reads how many closed strategies are hidden, and shows them', async () => {
  copying.strategies = [
    strategyOf(),
    strategyOf({
      pool_id: '00000000-0000-4000-8000-0000000000e2',
      title: 'Fast doge',
      status: 'closed',
      closed_at: '2026-02-01T00:00:00+00:00',
      reason: 'It did not work.',
    }),
  ];
  const { user } = openApp('/strategies');
  expect(await screen.findByRole('heading', { name: 'Slow bitcoin' })).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Fast doge' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show closed (1)' }));
  expect(screen.getByRole('heading', { name: 'Fast doge' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Hide closed (1)' }));
  expect(screen.queryByRole('heading', { name: 'Fast doge' })).toBeNull();
});

test('a visitor of a strategy reads the warning first, what it held a day ago, and each fill with its quote', async () => {
  const { user } = openApp(`/strategies/view?id=${POOL}`);
  expect(await screen.findByRole('heading', { name: 'Slow bitcoin', level: 1 })).toBeDefined();
  const main = screen.getByRole('main').textContent ?? '';
  expect(main.indexOf('You can lose what you invest')).toBeLessThan(main.indexOf('+10.20%'));
  expect(figure('Return before profit share')).toBe('+12.00%');
  expect(screen.getByText(/If you don’t copy a strategy, you see its holdings one day later\./)).toBeDefined();
  await user.click(screen.getByRole('tab', { name: 'Trades' }));
  expect(screen.getByText('0.01 BTC bought at $95,005.00')).toBeDefined();
  expect(
    screen.getByText(
      'Proportional trade for money joining or leaving. Quote: bid $94,995.00 (1 BTC), ask $95,005.00 (2 BTC); simulated.',
    ),
  ).toBeDefined();
  await user.click(screen.getByRole('tab', { name: 'Terms' }));
  expect(screen.getByText(/The trader gets 15% of your new profit/)).toBeDefined();
  expect(screen.queryByRole('tab', { name: 'Statistics' })).toBeNull();
});

test('a strategy is drawn from its first hour on, and its page says one return', async () => {
  const published_at = new Date(Date.now() - 3_600_000).toISOString();
  copying.strategies = [strategyOf({ published_at, net_growth: -0.002, line: [1, 0.999, 0.998] })];
  copying.days = [];
  const { user } = openApp(`/strategies/view?id=${POOL}`);
  expect(await screen.findByRole('img', { name: /\$1\.0000 on .* \$0\.9980 on/ })).toBeDefined();
  await user.click(screen.getByRole('tab', { name: 'Trader' }));
  const table = within(screen.getByRole('table', { name: 'Trader’s full history' }));
  expect(table.getByText('-0.20%')).toBeDefined();
});

test('a visitor of a strategy reads its figures after and before the profit share, and what people who copied it got', async () => {
  copying.statistics = [
    statisticsOf(),
    statisticsOf({ basis: 'gross', yearly_growth: 0.11, drawdown: -0.19, sharpe: null }),
  ];
  copying.outcomes = [outcomeOf()];
  await openStatistics();
  const table = within(await screen.findByRole('table', { name: 'Statistics' }));
  const rows = table
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.lastElementChild?.textContent));
  expect(rows).toContainEqual(['Return per year', '+9.00%', '+11.00%']);
  expect(rows).toContainEqual(['Max drawdown', '-20.00%', '-19.00%']);
  expect(rows).toContainEqual(['Negative months', '5 of 14', '5 of 14']);
  expect(rows).toContainEqual(['Sharpe ratio', '0.8', 'after 365 days']);
  const got = within(screen.getByRole('region', { name: 'Copiers’ results' }));
  expect(got.getByText('75%')).toBeDefined();
  expect(got.getByText('-5.00%')).toBeDefined();
  expect(screen.getByText('0.12% of average value')).toBeDefined();
});

test('a visitor reads that what people got in less than a year is not stated as a yearly rate', async () => {
  copying.outcomes = [outcomeOf({ money_rate: null, time_rate: null })];
  await openStatistics();
  const got = within(await screen.findByRole('region', { name: 'Copiers’ results' }));
  expect(got.getAllByText('after 365 days')).toHaveLength(2);
});

test('a visitor reads that one of many who copied a strategy lost, and not that none did', async () => {
  copying.strategies = [strategyOf({ holders: 250, below_zero: 1 })];
  openApp(`/strategies/view?id=${POOL}`);
  await screen.findByText('Copiers who lost money');
  expect(figure('Copiers who lost money')).toBe('0.4%');
});

test('a visitor of a suspended strategy reads since when and why, and cannot copy it', async () => {
  const changed_at = '2026-03-04T10:30:00+00:00';
  copying.strategies = [strategyOf({ status: 'suspended', reason: 'Orders look odd.', changed_at })];
  openApp(`/strategies/view?id=${POOL}`);
  expect(await screen.findByText(/New investments and trading are paused\./)).toBeDefined();
  expect(screen.getByText('Orders look odd.')).toBeDefined();
  expect(screen.getByText(`Since ${formatExact(changed_at)}.`)).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Copy' })).toBeNull();
});

test.each(['/strategies', `/strategies/view?id=${POOL}`, '/strategies/mine', '/strategies/questions'])(
  'a person on a live site finds no page at %s',
  async (path) => {
    server.use(tableOf('site', () => [{ mode: 'live' }]));
    openApp(path);
    expect(await screen.findByText('This page does not exist')).toBeDefined();
  },
);

test('a visitor of a strategy reads each full twelve months, and the deepest fall on the same scale', async () => {
  copying.statistics = [
    statisticsOf({
      years: [
        { from: '2025-03-04', to: '2026-03-04', growth: 0.08 },
        { from: '2024-03-04', to: '2025-03-04', growth: -0.2 },
      ],
    }),
    statisticsOf({
      basis: 'gross',
      drawdown: -0.19,
      years: [
        { from: '2025-03-04', to: '2026-03-04', growth: 0.1 },
        { from: '2024-03-04', to: '2025-03-04', growth: -0.2 },
      ],
    }),
  ];
  await openStatistics();
  const table = within(await screen.findByRole('table', { name: '12-month returns' }));
  expect(table.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['12 months', 'After profit share', 'Before profit share'],
    ['2025/03/04 to 2026/03/04', '+8.00%', '+10.00%'],
    ['2024/03/04 to 2025/03/04', '-20.00%', '-20.00%'],
    ['Max drawdown, whole track record', '-20.00%', '-19.00%'],
  ]);
  const bars = [...document.querySelectorAll<HTMLElement>('figure[aria-hidden] [style*=width]')];
  expect(bars.map(({ style }) => [style.left, style.width].map(parseFloat).map(Math.round))).toEqual([
    [67, 27],
    [67, 33],
    [0, 67],
    [0, 67],
    [0, 67],
    [3, 63],
  ]);
});
