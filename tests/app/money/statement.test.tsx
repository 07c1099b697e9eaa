import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { statementCsv } from '@/features/statement/csv';
import { openApp, settled } from '../support/app';
import { lineOf } from '../support/money/lines';
import { answerLines } from '../support/money/statement';
import { refusal, server, SUPABASE } from '../support/server';
import { signIn } from '../support/session';

const rpc = (name: string) => `${SUPABASE}/rest/v1/rpc/${name}`;
const STATEMENT = '/transactions?tab=statement';

beforeEach(() => signIn());

test('an investor reads each line in plain words, with its sign and what they owned after it', async () => {
  answerLines([
    lineOf({
      id: 3,
      kind: 'yield',
      detail: 'Basic',
      is_computed: true,
      value_date: '2026-03-03',
      amount_cents: 1250,
      change_cents: 1250,
      available_cents: 51_250,
      invested_cents: 100_000,
      owned_cents: 151_250,
    }),
    lineOf({
      id: 2,
      kind: 'invest',
      detail: 'Basic',
      amount_cents: 100_000,
      change_cents: 0,
      available_cents: 50_000,
      invested_cents: 100_000,
    }),
    lineOf({ id: 1 }),
  ]);
  openApp(STATEMENT);
  const table = within(await screen.findByRole('table', { name: /newest first/ }));
  const rows = table
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
  expect(rows[0]).toMatch(
    /2026\/03\/04.*Yield computed from mining: Basic plan.*for 2026\/03\/03.*\+\$12\.50.*\$1,512\.50/,
  );
  expect(rows[1]).toMatch(/Plan bought: Basic.*transfer\$1,000\.00.*\$500\.00.*\$1,000\.00.*\$1,500\.00/);
  expect(rows[2]).toMatch(/bitcoin deposit.*\+\$1,500\.00.*\$1,500\.00/);
});

test('an investor narrows the statement, and the address remembers it', async () => {
  const asked = answerLines([lineOf()]);
  const { user, router } = openApp(`${STATEMENT}&from=2026-03-01`);
  await user.selectOptions(await screen.findByLabelText('Show'), 'Withdrawals');
  await waitFor(() => expect(router.state.location.search).toMatchObject({ kind: 'withdrawals', from: '2026-03-01' }));
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({
      from_day: '2026-03-01',
      kinds: ['withdrawal_hold', 'withdrawal_release', 'withdrawal_pay', 'withdrawal_reversal', 'withdrawal_fee'],
      max_rows: 50,
    }),
  );
});

test('an investor with many lines gets further ones on demand, and another try when they fail', async () => {
  const asked = answerLines(
    Array.from({ length: 60 }, (_, index) =>
      lineOf({ id: 60 - index, amount_cents: 60 - index, change_cents: 60 - index }),
    ),
  );
  const { user } = openApp(STATEMENT);
  const more = await screen.findByRole('button', { name: 'Show more' });
  expect(screen.getAllByRole('row')).toHaveLength(51);
  // Waits for live updates to start, because their reread would clear the failure.
  await waitFor(() => expect(asked.length).toBeGreaterThan(1));
  await settled();
  const answering = [...server.listHandlers()];
  server.use(
    http.post<never, { before?: number }>(rpc('statement'), async ({ request }) => {
      const { before } = await request.clone().json();
      return before === undefined ? undefined : refusal(500, 'XX000', 'internal error');
    }),
  );
  await user.click(more);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.resetHandlers(...answering);
  await user.click(retry);
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(61));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('an investor saves all lines as CSV, also those that were not loaded', async () => {
  const asked = answerLines(Array.from({ length: 1001 }, (_, index) => lineOf({ id: 1001 - index })));
  const saved: Blob[] = [];
  URL.createObjectURL = (file: Blob) => {
    saved.push(file);
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  onTestFinished(() => click.mockRestore());
  const { user } = openApp(STATEMENT);
  await user.click(await screen.findByRole('button', { name: 'Save as CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect((await saved[0]?.text())?.trim().split('\r\n')).toHaveLength(1002);
  expect(asked.filter(({ max_rows }) => max_rows === 1000)).toEqual([
    { max_rows: 1000 },
    { before: 2, max_rows: 1000 },
  ]);
});

test('an investor finds in the CSV plain dollars, and the day in UTC', async () => {
  const csv = await statementCsv([lineOf({ amount_cents: 1, change_cents: -100_001, owned_cents: 5 })]).text();
  const [titles, ...lines] = csv.split('\r\n');
  expect(titles).toMatch(/^\uFEFF?Number,/);
  expect(lines).toEqual(['1,2026-03-04T12:00:00Z,2026-03-04,bitcoin deposit,0.01,-1000.01,1500.00,0.00,0.00,0.05', '']);
});
