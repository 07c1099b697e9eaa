import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { openApp } from './support/app';
import { announce, joins } from './support/realtime';
import { refusal, server, SUPABASE } from './support/server';
import { ADA, signIn } from './support/session';

const PORTFOLIO = `${SUPABASE}/rest/v1/portfolio`;
const DEPOSITS = `${SUPABASE}/rest/v1/deposits`;

const account = {
  deposited_cents: 350_000,
  profit_cents: 2660,
  bonus_cents: 500,
  referral_bonus_cents: 1000,
  balance_cents: 100_001,
  invested_cents: 110_000,
  withdrawing_cents: 143_659,
  total_packages: 3,
  active_packages: 2,
  active_plan: 'Stater',
};

beforeEach(() => signIn());

/** The text of a summary card. */
function card(name: string) {
  return screen.getByLabelText(name, { selector: 'hgroup' }).textContent;
}

it('an investor sees the six figures, exact to the cent', async () => {
  server.use(http.get(PORTFOLIO, () => HttpResponse.json([account])));
  openApp('/dashboard');
  await screen.findByText('$3,500.00');
  expect(card('Deposited')).toContain('$3,500.00');
  expect(card('Profit')).toContain('$26.60');
  expect(card('Bonus')).toMatch(/\$5\.00.*Referral bonus: \$10\.00/);
  expect(card('Balance')).toContain('$1,000.01');
  expect(card('Total Package')).toContain('3');
  expect(card('Active Packages')).toMatch(/Stater.*2 active plans/);
  expect(screen.getByText('All Rights Reserved © Glassmine 2024')).toBeDefined();
});

it('an investor finds every amount that is not in the balance', async () => {
  server.use(
    http.get(PORTFOLIO, () => HttpResponse.json([account])),
    http.get(DEPOSITS, () =>
      HttpResponse.json([
        { id: '1', amount_cents: 20_000, method: 'DOGE', created_at: '2026-03-04T12:00:00Z' },
      ]),
    ),
  );
  openApp('/dashboard');
  const places = within(await screen.findByRole('region', { name: 'Where your money is' }));
  const place = (name: string) => places.getByText(name).closest('dt')?.parentElement?.textContent;
  expect(place('Available')).toContain('$1,000.01');
  expect(place('In plans')).toContain('$1,100.00');
  expect(place('Being withdrawn')).toContain('$1,436.59');
  expect(place('Deposit awaiting review')).toMatch(/Pending.*2026\/03\/04 as DOGE.*\$200\.00/);
});

it('an investor reads what the insurance fund covers, and that the rest is not insured', async () => {
  server.use(
    http.post(`${SUPABASE}/rest/v1/rpc/insurance_coverage`, () =>
      HttpResponse.json({ fund_cents: 100_000, owed_cents: 402_660, coverage_bp: 2483 }),
    ),
  );
  openApp('/dashboard');
  const fund = await screen.findByRole('region', { name: 'Insurance fund' });
  expect(fund.textContent).toMatch(
    /sets aside 20% .* holds \$1,000\.00\. That is 24\.83% of the \$4,026\.60 .*The rest is not insured\./,
  );
});

it('a newcomer is led to the first deposit', async () => {
  const { user, path } = openApp('/dashboard');
  expect(await screen.findByText('Fund your account to begin')).toBeDefined();
  expect(card('Active Packages')).toContain('None');
  expect(screen.queryByText('Where your money is')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Make a deposit' }));
  await waitFor(() => expect(path()).toBe('/deposit'));
});

it('a newcomer whose first deposit waits sees it, and is not asked for another', async () => {
  server.use(
    http.get(DEPOSITS, () =>
      HttpResponse.json([
        { id: '1', amount_cents: 150_000, method: 'bitcoin', created_at: '2026-03-04T12:00:00Z' },
      ]),
    ),
  );
  openApp('/dashboard');
  expect(await screen.findByText('Deposit awaiting review')).toBeDefined();
  expect(screen.getByText('$1,500.00')).toBeDefined();
  expect(screen.queryByText('Fund your account to begin')).toBeNull();
});

it('an investor whose first deposit is approved sees it arrive, and the next step', async () => {
  let isApproved = false;
  server.use(
    http.get(PORTFOLIO, () =>
      HttpResponse.json(isApproved ? [{ deposited_cents: 150_000, balance_cents: 150_000 }] : []),
    ),
    http.get(DEPOSITS, () =>
      HttpResponse.json(
        isApproved
          ? []
          : [{ id: '1', amount_cents: 150_000, method: 'TRON', created_at: '2026-03-04T12:00:00Z' }],
      ),
    ),
  );
  openApp('/dashboard');
  await screen.findByText('Deposit awaiting review');
  await waitFor(() => expect(joins).toHaveLength(1));
  isApproved = true;
  announce(`realtime:investor:${ADA.id}`, 'deposits');
  expect(await screen.findByText('Your deposit has arrived')).toBeDefined();
  await waitFor(() => expect(screen.queryByText('Deposit awaiting review')).toBeNull());
  expect(card('Balance')).toContain('$1,500.00');
  expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/invest');
});

it('an investor on a slow line sees the places of the figures first', async () => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  server.use(
    http.get(PORTFOLIO, async () => {
      await arrival;
      return HttpResponse.json([account]);
    }),
  );
  openApp('/dashboard');
  expect(await screen.findByText('Loading')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeDefined();
  arrive();
  expect(await screen.findByText('$3,500.00')).toBeDefined();
  await waitFor(() => expect(screen.queryByText('Loading')).toBeNull());
});

it('an investor whose figures cannot be read is told so, and can try again', async () => {
  server.use(http.get(PORTFOLIO, () => refusal(500, 'XX000', 'internal error')));
  const { user } = openApp('/dashboard');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.use(http.get(PORTFOLIO, () => HttpResponse.json([account])));
  await user.click(retry);
  expect(await screen.findByText('$3,500.00')).toBeDefined();
});

it('an investor is told plainly that no market data is connected', async () => {
  openApp('/dashboard');
  const quotes = within(await screen.findByRole('region', { name: 'Market quotes' }));
  for (const coin of ['Bitcoin', 'Ethereum', 'Rune', 'Shiba', 'Doge']) {
    expect(quotes.getByText(coin)).toBeDefined();
  }
  expect(quotes.getByText('Live market data is not connected.')).toBeDefined();
  expect(screen.getByRole('region', { name: 'Market chart' })).toBeDefined();
});
