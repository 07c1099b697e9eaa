import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { download } from '@/lib/data/download';
import { openApp } from '../../support/app';
import { answerOperator } from '../../support/operator/operator';
import { rpc, server } from '../../support/server';
import { signIn } from '../../support/session';

vi.mock('@/lib/data/download', { spy: true });

const asked: unknown[] = [];
const day = (number: string, values: object = {}) => ({
  day: `2026-02-${number}`,
  deposits: 0,
  deposits_cents: 0,
  withdrawals: 0,
  withdrawals_cents: 0,
  yield_cents: 0,
  ...values,
});
const waiting = (queue: string, values: object = {}) => ({
  queue,
  under_hour: 0,
  under_day: 0,
  under_three_days: 0,
  older: 0,
  ...values,
});
const time = (kind: string, cases: number, median: number | null, p90: number | null) => ({
  kind,
  cases,
  median_seconds: median,
  p90_seconds: p90,
});

function answerReport(values: object = {}) {
  server.use(
    rpc(
      'report',
      () => ({
        periods: [
          day('01', { deposits: 2, deposits_cents: 5000, yield_cents: -700 }),
          day('02', { deposits: 1, deposits_cents: 2550 }),
        ],
        waiting: [waiting('deposits', { under_hour: 3, older: 1 }), waiting('corrections')],
        times: [time('deposits', 4, 600, 7200), time('payments', 0, null, null)],
        ...values,
      }),
      asked,
    ),
  );
}

beforeEach(() => {
  signIn();
  answerOperator();
  asked.length = 0;
  answerReport();
  vi.mocked(download).mockClear();
  vi.mocked(download).mockImplementation(() => undefined);
});

const ADDRESS = '/operator/reports?from=2026-02-01&to=2026-02-02&step=day';

test('an operator sees each report as a picture that says what it shows, and the same as a table', async () => {
  const { user } = openApp(ADDRESS);
  expect(
    await screen.findByRole('img', {
      name: 'Deposits approved from 2026/02/01 to 2026/02/02: $75.50 in total, peak $50.00.',
    }),
  ).toBeDefined();
  expect(screen.getByRole('img', { name: /Yield by day earned .*: -\$7\.00 in total/ })).toBeDefined();
  expect(screen.getByRole('figure', { name: 'Waiting now: Deposits 4, Corrections 0.' })).toBeDefined();
  expect(
    screen.getByRole('figure', {
      name: 'Decision times: Deposits half within 10 minutes, 90% within 2 hours.',
    }),
  ).toBeDefined();
  expect(screen.getByText('$75.50; $75.50 in the period before')).toBeDefined();
  expect(asked).toContainEqual({ first_day: '2026-01-30', last_day: '2026-01-31', step: 'day' });
  expect(screen.getByText('No data for this period')).toBeDefined();
  const deposits = within(screen.getByRole('region', { name: 'Deposits approved' }));
  await user.click(deposits.getByText('Show as a table'));
  const rows = within(deposits.getByRole('table')).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toHaveLength(3);
  await user.click(deposits.getByRole('button', { name: /Download/ }));
  await waitFor(() => expect(vi.mocked(download)).toHaveBeenCalledOnce());
  const [name, file] = vi.mocked(download).mock.calls[0] ?? [];
  expect(name).toBe('deposits-2026-02-01-2026-02-02.csv');
  expect((await file?.text())?.replace('\uFEFF', '')).toBe(
    'Period,Number of cases,Amount\r\n2026-02-01,2,50.00\r\n2026-02-02,1,25.50\r\n',
  );
});
