import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { download } from '@/lib/data/download';
import { openApp, settled } from '../../support/app';
import { answerOperator } from '../../support/operator/operator';
import { server, SUPABASE } from '../../support/server';
import { signIn } from '../../support/session';

vi.mock('@/lib/data/download', { spy: true });

const RPC = `${SUPABASE}/rest/v1/rpc`;
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
    http.post(`${RPC}/report`, async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json({
        periods: [
          day('01', { deposits: 2, deposits_cents: 5000, yield_cents: -700 }),
          day('02', { deposits: 1, deposits_cents: 2550 }),
        ],
        waiting: [waiting('deposits', { under_hour: 3, older: 1 }), waiting('corrections')],
        times: [time('deposits', 4, 600, 7200), time('payments', 0, null, null)],
        ...values,
      });
    }),
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
      name: 'Deposits approved from 2026/02/01 to 2026/02/02: $75.50 in all, $50.00 at most.',
    }),
  ).toBeDefined();
  expect(screen.getByRole('img', { name: /Yield by the day it is for .*: -\$7\.00 in all/ })).toBeDefined();
  expect(screen.getByRole('figure', { name: 'Waiting now: Deposits 4, Corrections 0.' })).toBeDefined();
  expect(screen.getByRole('figure', { name: /^Median: Deposits 10 mins? – 2 hrs?\.$/ })).toBeDefined();
  expect(screen.getByText('Nothing in this period')).toBeDefined();
  const deposits = within(screen.getByRole('region', { name: 'Deposits approved' }));
  await user.click(deposits.getByText('As a table'));
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

test('an operator chooses another period, which the address keeps', async () => {
  const { user, router } = openApp(ADDRESS);
  await user.selectOptions(await screen.findByLabelText('By'), 'Month');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({ first_day: '2026-02-01', last_day: '2026-02-02', step: 'month' }),
  );
  expect(router.state.location.search).toEqual({ from: '2026-02-01', to: '2026-02-02', step: 'month' });
});

test('an operator keeps their place in the form of a report, which shows what the address says after Back', async () => {
  const { user, router } = openApp(ADDRESS);
  fireEvent.change(await screen.findByLabelText('From'), { target: { value: '2026-01-15' } });
  await user.selectOptions(screen.getByLabelText('By'), 'Week');
  await user.click(screen.getByLabelText('From'));
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ from: '2026-01-15', to: '2026-02-02', step: 'week' }),
  );
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ first_day: '2026-01-15' }));
  expect(document.activeElement).toBe(screen.getByLabelText('From'));
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-01-31' } });
  router.history.back();
  await waitFor(() => expect(screen.getByLabelText('From')).toHaveProperty('value', '2026-02-01'));
  expect(screen.getByLabelText('To')).toHaveProperty('value', '2026-02-02');
  expect(screen.getByLabelText('By')).toHaveProperty('value', 'day');
  expect(document.activeElement).toBe(screen.getByLabelText('From'));
});

test.each([
  ['2025-11-02', '2026-02-02', 'Day', 'At most 92 days by day: choose week or month.'],
  ['2024-01-29', '2026-02-02', 'Week', 'At most 735 days by week: choose month.'],
  ['2021-01-29', '2026-02-02', 'Month', 'At most 1,830 days in one report.'],
  ['2026-02-03', '2026-02-02', 'Day', 'The first day must not be after the last.'],
])('an operator who asks for %s to %s by %s reads why there is no such report', async (from, to, by, why) => {
  const { user, router } = openApp(ADDRESS);
  await user.selectOptions(await screen.findByLabelText('By'), by);
  fireEvent.change(screen.getByLabelText('From'), { target: { value: from } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: to } });
  await user.click(screen.getByRole('button', { name: 'Show' }));
  const first = screen.getByLabelText('From');
  expect(await screen.findByText(why)).toBeDefined();
  expect(first.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(first);
  expect(first).toHaveProperty('value', from);
  expect(router.state.location.search).toEqual({ from: '2026-02-01', to: '2026-02-02', step: 'day' });
  // A day later it fits, or both are the same day.
  const next = new Date(Date.parse(from) + (from < to ? 86_400_000 : -86_400_000)).toISOString().slice(0, 10);
  fireEvent.change(first, { target: { value: next } });
  expect(screen.queryByText(why)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ from: next, to, step: by.toLowerCase() }),
  );
});

test('an operator cannot ask for a year that no address can say', async () => {
  const { user, router } = openApp(ADDRESS);
  fireEvent.change(await screen.findByLabelText('From'), { target: { value: '2019-12-31' } });
  await user.selectOptions(screen.getByLabelText('By'), 'Month');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await settled();
  expect(router.state.location.search).toEqual({ from: '2026-02-01', to: '2026-02-02', step: 'day' });
});

test('an operator who goes back no longer reads what was wrong with the days that they had entered', async () => {
  const { user, router } = openApp(ADDRESS);
  fireEvent.change(await screen.findByLabelText('To'), { target: { value: '2026-02-01' } });
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ to: '2026-02-01' }));
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-01-01' } });
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('The first day must not be after the last.')).toBeDefined();
  router.history.back();
  await waitFor(() => expect(screen.getByLabelText('To')).toHaveProperty('value', '2026-02-02'));
  expect(screen.queryByText('The first day must not be after the last.')).toBeNull();
});

test.each([
  [
    'from=2020-01-01&to=2026-02-02&step=day',
    { first_day: '2025-11-03', last_day: '2026-02-02', step: 'day' },
  ],
  [
    'from=2026-03-01&to=2026-02-02&step=hour',
    { first_day: '2026-02-02', last_day: '2026-02-02', step: 'day' },
  ],
  ['from=2026-02-30&to=2026-03-30', { first_day: '2026-03-01', last_day: '2026-03-30', step: 'day' }],
])('an address that asks for too much or for nonsense (%s) asks for what is near', async (search, period) => {
  openApp(`/operator/reports?${search}`);
  await waitFor(() => expect(asked[0]).toEqual(period));
});

test('an operator with nothing to report on reads so in place of pictures', async () => {
  answerReport({
    periods: [day('01')],
    waiting: [waiting('deposits')],
    times: [time('deposits', 0, null, null)],
  });
  openApp(ADDRESS);
  expect(await screen.findAllByText('Nothing in this period')).toHaveLength(3);
  expect(screen.getByText('Nothing is waiting.')).toBeDefined();
  expect(screen.getByText('Nothing was decided in this period.')).toBeDefined();
  expect(screen.queryByRole('img')).toBeNull();
});
