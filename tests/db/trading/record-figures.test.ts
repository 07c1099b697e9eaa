import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openStage } from '../support/stage.ts';

// What a record comes to, against empyrical-reloaded (tests/trading/vectors.py) and by hand.
const { records } = JSON.parse(
  readFileSync(new URL('../../trading/vectors.json', import.meta.url), 'utf8'),
) as Record<'records', string[]>;

const { owner } = await openStage();

interface Figures {
  first_at: Date | null;
  growth: number | null;
  yearly_growth: number | null;
  years: { from: string; to: string; growth: number }[];
  drawdown: number | null;
  under_water_days: number | null;
  volatility: number | null;
  sharpe: number | null;
  sortino: number | null;
  worst_day: number | null;
  worst_month: number | null;
  months: number;
  months_below_zero: number;
}
/** The figures that the vectors have, in their order. */
const NAMES = [
  'growth',
  'yearly_growth',
  'drawdown',
  'under_water_days',
  'volatility',
  'sharpe',
  'sortino',
  'worst_day',
  'worst_month',
  'months',
  'months_below_zero',
] as const;

async function figuresOf(moments: string[], prices: (number | string)[], until: string): Promise<Figures> {
  const [row] = await owner<Figures[]>`
    select * from private.record_figures(${moments}::timestamptz[], ${prices.map(String)}::double precision[], ${until})`;
  if (!row) throw new Error('no figures');
  return row;
}
const near = (ours: number | null, theirs: string) =>
  theirs === ''
    ? ours === null
    : ours !== null && Math.abs(ours - Number(theirs)) <= 1e-9 * Math.max(1, Math.abs(Number(theirs)));

test.each(records.map((line) => line.split(',')))(
  'the figures of %s are those of empyrical, to 1e-9',
  async (_name, begin, hours, written = '', ...expected) => {
    const prices = written.split(' ');
    const moments = prices.map((_, n) =>
      new Date(Date.parse(`${begin}:00Z`) + n * Number(hours) * 3_600_000).toISOString(),
    );
    const until = `${new Date(Date.parse(moments.at(-1) ?? '') + 86_400_000).toISOString().slice(0, 10)}T00:00:00Z`;
    const figures = await figuresOf(moments, prices, until);
    const off = NAMES.filter((name, n) => !near(figures[name], expected[n] ?? ''));
    expect(off.map((name) => [name, figures[name], expected[NAMES.indexOf(name)]])).toEqual([]);
    const years = (expected[NAMES.length] ?? '').split(' ').filter(Boolean);
    expect(figures.years).toHaveLength(years.length);
    for (const [n, year] of years.entries()) expect(near(figures.years[n]?.growth ?? null, year)).toBe(true);
  },
);

describe('by hand:', () => {
  const at = (day: string, time = '12:00') => `2026-${day}T${time}:00Z`;

  test('one price is a beginning, without a return', async () => {
    expect(await figuresOf([at('03-01')], [100], at('03-02'))).toMatchObject({
      growth: 0,
      yearly_growth: null,
      drawdown: 0,
      under_water_days: 0,
      volatility: null,
      worst_day: null,
    });
  });

  test('what comes at the moment until which it is asked, or later, does not count', async () => {
    const figures = await figuresOf([at('03-01'), at('03-02'), at('03-03')], [100, 110, 50], at('03-03'));
    expect(figures.growth).toBeCloseTo(0.1, 12);
    expect(figures.drawdown).toBe(0);
  });

  test('a fall within a day, made good by its end, is a drawdown and no bad day', async () => {
    const figures = await figuresOf(
      [at('03-01', '00:00'), at('03-02', '10:00'), at('03-02', '13:00'), at('03-02', '22:00')],
      [100, 100, 60, 100],
      at('03-03'),
    );
    expect(figures.drawdown).toBeCloseTo(-0.4, 12);
    expect(figures.under_water_days).toBeCloseTo(12 / 24, 12);
    expect(figures.worst_day).toBe(0);
  });

  test('a day without a price has no return, and the next has that of both', async () => {
    const figures = await figuresOf([at('03-01'), at('03-02'), at('03-04')], [100, 101, 90], at('03-05'));
    expect(figures.worst_day).toBeCloseTo(90 / 101 - 1, 12);
  });

  test('the first month counts from the first price, and the month that runs counts too', async () => {
    const figures = await figuresOf(
      [at('03-20'), at('03-31'), at('04-30'), at('05-02')],
      [100, 80, 120, 110],
      at('05-03'),
    );
    expect(figures).toMatchObject({ months: 3, months_below_zero: 2 });
    expect(figures.worst_month).toBeCloseTo(-0.2, 12);
  });

  test('a year counts only if the record is as old, and years are named by their days', async () => {
    const figures = await figuresOf(
      ['2024-06-30T23:00:00Z', '2025-07-01T00:00:00Z', '2026-06-30T23:00:00Z'],
      [100, 150, 120],
      '2026-07-01T00:00:00Z',
    );
    expect(figures.years.map(({ from, to }) => [from, to])).toEqual([
      ['2025-07-01', '2026-07-01'],
      ['2024-07-01', '2025-07-01'],
    ]);
    expect(figures.years[0]?.growth).toBeCloseTo(-0.2, 12);
    expect(figures.years[1]?.growth).toBeCloseTo(0.5, 12);
  });

  test('a unit that lost all is down by all, and divides nothing', async () => {
    expect(await figuresOf([at('03-01'), at('03-02'), at('03-03')], [100, 0, 0], at('03-04'))).toMatchObject({
      growth: -1,
      yearly_growth: -1,
      drawdown: -1,
      worst_day: -1,
    });
  });

  test('the longest time under water is shown, also one that has not ended', async () => {
    const figures = await figuresOf(
      [at('03-01'), at('03-02'), at('03-04'), at('03-05'), at('03-10')],
      [100, 90, 100, 95, 99],
      at('03-11'),
    );
    expect(figures.under_water_days).toBe(6);
  });
});

test.each([
  [1.1, 365, 0.1],
  [1.1, 730, Math.sqrt(1.1) - 1],
  [0.5, 365, -0.5],
  [0, 100, -1],
  // A tenth in an hour: more in a year than any number holds, or less.
  [1.1, 1 / 24, null],
  [0.9, 1 / 24, -1],
  [1, 1 / 24, 0],
  [1.1, 0, null],
])('a growth to %s times within %s days is %s in a year', async (ratio, days, expected) => {
  const [row] = await owner<{ yearly: number | null }[]>`
    select private.yearly_growth(${ratio}::double precision, ${days}::double precision) as yearly`;
  expect(row?.yearly ?? Infinity).toBeCloseTo(expected ?? Infinity, 12);
});

test('a price that rises by a tenth within an hour is no hindrance to the figures of a record', async () => {
  const [row] = await owner<{ growth: number; yearly_growth: number | null }[]>`
    select growth, yearly_growth from private.record_figures(
      array[timestamptz '2026-01-01 00:00Z', '2026-01-01 01:00Z'], array[100, 110], '2026-01-02Z')`;
  expect(row?.growth).toBeCloseTo(0.1, 12);
  expect(row?.yearly_growth).toBeNull();
});
