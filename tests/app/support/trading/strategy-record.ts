export const statisticsOf = (values: object = {}) => ({
  basis: 'net',
  day: '2026-03-03',
  yearly_growth: 0.09,
  years: [{ from: '2025-03-04', to: '2026-03-04', growth: 0.08 }],
  drawdown: -0.2,
  under_water_days: 41.2,
  volatility: 0.55,
  sharpe: 0.8,
  sortino: 1.1,
  worst_day: -0.07,
  worst_month: -0.15,
  months: 14,
  months_below_zero: 5,
  ...values,
});

export const outcomeOf = (values: object = {}) => ({
  day: '2026-03-03',
  holders: 12,
  below_zero: 9,
  money_rate: -0.05,
  time_rate: 0.09,
  fee_cents: 1200,
  spread_cents: 600,
  turnover_cents: 600_000,
  mean_cents: 1_000_000,
  ...values,
});
