import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openApp } from '../support/app';
import { lineOf } from '../support/money/lines';
import { announce, joins } from '../support/realtime';
import { refusal, server, SUPABASE } from '../support/server';
import { dashboardOf, signIn } from '../support/session';

const DASHBOARD = `${SUPABASE}/rest/v1/rpc/dashboard`;

const account = {
  deposited_cents: 350_000,
  profit_cents: 2660,
  bonus_cents: 500,
  referral_bonus_cents: 1000,
  balance_cents: 100_001,
  invested_cents: 110_000,
  withdrawing_cents: 143_659,
  owned_cents: 353_660,
  income_cents: 4160,
  total_packages: 3,
  active_packages: 2,
  active_plan: 'Stater',
};

const waiting = {
  kind: 'deposit_pending',
  subject: '1',
  amount_cents: 150_000,
  detail: 'TRON',
  at: '2026-03-04T12:00:00Z',
};

const answer = (parts: object) => http.post(DASHBOARD, () => HttpResponse.json(dashboardOf(parts)));

beforeEach(() => signIn());

/** The text of a summary card. */
function card(name: string) {
  return screen.getByLabelText(name, { selector: 'hgroup' }).textContent;
}

test('an investor sees the six figures, exact to the cent', async () => {
  server.use(answer({ portfolio: account }));
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

test('an investor finds every amount that is not in the balance', async () => {
  server.use(answer({ portfolio: account }));
  openApp('/dashboard');
  const places = within(await screen.findByRole('region', { name: 'Where your money is' }));
  const place = (name: string) => places.getByText(name).closest('div')?.textContent;
  expect(place('Available')).toContain('$1,000.01');
  expect(place('In plans')).toContain('$1,100.00');
  expect(place('Being withdrawn')).toContain('$1,436.59');
});

test('an investor reads what the insurance fund covers, and that the rest is not insured', async () => {
  server.use(answer({ insurance: { fund_cents: 100_000, owed_cents: 402_660, coverage_bp: 2483 } }));
  openApp('/dashboard');
  const fund = await screen.findByRole('region', { name: 'Insurance fund' });
  expect(fund.textContent).toMatch(
    /^Insurance fund20% of every deposit .* not in addition to it.* holds \$1,000\.00\. That is 24\.83% of the \$4,026\.60 .*The rest is not insured\./,
  );
});

test('an investor sees what they own in all, and what it earned since the start and this month', async () => {
  server.use(answer({ portfolio: account, month_income_cents: -120 }));
  openApp('/dashboard');
  const owned = await screen.findByRole('region', { name: 'What you own' });
  expect(owned.textContent).toMatch(/\$3,536\.60.*Earned since the start\+\$41\.60.*This month[-−]\$1\.20/);
});

test('what a portfolio on paper could be sold for stands apart, and leads to it', async () => {
  server.use(answer({ portfolio: { ...account, pooled_cents: 12_345 } }));
  openApp('/dashboard');
  const owned = within(await screen.findByRole('region', { name: 'What you own' }));
  expect(owned.getByText('$3,536.60')).toBeDefined();
  const paper = owned.getByRole('link', { name: 'In your portfolio on paper' });
  expect(paper.getAttribute('href')).toBe('/portfolio');
  expect(paper.closest('div')?.textContent).toContain('$123.45');
});

/** The steps of a new account, and what stands beneath each. */
async function steps() {
  const list = within(await screen.findByRole('region', { name: 'Getting started' }));
  return list.getAllByRole('listitem').map((item) => item.textContent);
}

const kyc = { ...waiting, kind: 'kyc_missing', amount_cents: null, detail: null };

test('a newcomer is led to the first deposit, and sees what comes after it', async () => {
  server.use(answer({ attention: [kyc] }));
  const { user, path } = openApp('/dashboard');
  expect(await steps()).toEqual([
    'Confirm your e-mail addressDone',
    'Make a first depositEnter an amount, send it to one of our addresses and upload the proof; a person reviews it.',
    'Confirm your identitySend a document whenever you like; our team reviews it.',
    'Choose a planNeeds an available balance.',
  ]);
  expect(card('Active Packages')).toContain('None');
  expect(screen.queryByText('Where your money is')).toBeNull();
  expect(screen.queryByText('Value and income')).toBeNull();
  expect(screen.queryByText('Your identity has not been confirmed')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Make a first deposit' }));
  await waitFor(() => expect(path()).toBe('/deposit'));
});

test('a newcomer whose first deposit and document wait sees it, and is not asked for another', async () => {
  server.use(
    answer({
      attention: [
        waiting,
        { ...kyc, kind: 'kyc_pending' },
        { ...kyc, kind: 'email_unverified', detail: 'ada@example.com' },
      ],
    }),
  );
  openApp('/dashboard');
  expect(await screen.findByText('Deposit awaiting review')).toBeDefined();
  expect(screen.getByText('$1,500.00')).toBeDefined();
  expect(await steps()).toEqual([
    'Confirm your e-mail addressOpen the link in the mail that we sent you.',
    'Make a first depositA person is looking at it.',
    'Confirm your identityA person is looking at it.',
    'Choose a planNeeds an available balance.',
  ]);
});

test('an investor whose first deposit is approved sees it arrive, and the next step', async () => {
  let isApproved = false;
  server.use(
    http.post(DASHBOARD, () =>
      HttpResponse.json(
        dashboardOf(
          isApproved
            ? { portfolio: { deposited_cents: 150_000, balance_cents: 150_000, owned_cents: 150_000 } }
            : { attention: [waiting] },
        ),
      ),
    ),
  );
  openApp('/dashboard');
  await screen.findByText('Deposit awaiting review');
  await waitFor(() => expect(joins).toHaveLength(1));
  isApproved = true;
  announce('deposits');
  const plan = await screen.findByRole('link', { name: 'Choose a plan' });
  expect(plan.getAttribute('href')).toBe('/invest');
  await waitFor(() => expect(screen.queryByText('Deposit awaiting review')).toBeNull());
  expect(card('Balance')).toContain('$1,500.00');
});

test('an investor who has bought a plan needs no list of first steps', async () => {
  server.use(answer({ portfolio: account, attention: [kyc] }));
  openApp('/dashboard');
  expect(await screen.findByText('Your identity has not been confirmed')).toBeDefined();
  expect(screen.queryByText('Getting started')).toBeNull();
});

test('an investor on a slow line sees the places of the figures first', async () => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  server.use(
    http.post(DASHBOARD, async () => {
      await arrival;
      return HttpResponse.json(dashboardOf({ portfolio: account }));
    }),
  );
  openApp('/dashboard');
  expect(await screen.findByText('Loading')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeDefined();
  arrive();
  expect(await screen.findByText('$3,500.00')).toBeDefined();
  await waitFor(() => expect(screen.queryByText('Loading')).toBeNull());
});

test('an investor whose figures cannot be read reads the error, and can try again', async () => {
  server.use(http.post(DASHBOARD, () => refusal(500, 'XX000', 'internal error')));
  const { user } = openApp('/dashboard');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.use(answer({ portfolio: account }));
  await user.click(retry);
  expect(await screen.findByText('$3,500.00')).toBeDefined();
});

test('an investor sees a market widget once it has spoken, and it goes with the page', async () => {
  vi.stubEnv('VITE_MARKET_WIDGETS', 'https://market.example');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { router } = openApp('/dashboard');
  const frame = await screen.findByTitle<HTMLIFrameElement>('Market chart');
  expect(frame.getAttribute('aria-hidden')).toBe('true');
  const { origin, pathname, hash } = new URL(frame.src);
  expect(origin + pathname).toBe('https://market.example/embed-widget/advanced-chart/');
  expect(JSON.parse(decodeURIComponent(hash.slice(1)))).toMatchObject({
    symbol: 'XBTUSD',
    interval: '240',
    range: '1M',
    theme: 'dark',
    allow_symbol_change: true,
  });
  // A message of another investor shows nothing.
  act(() => void globalThis.dispatchEvent(new MessageEvent('message', { source: globalThis.window })));
  expect(frame.getAttribute('aria-hidden')).toBe('true');
  act(() => void globalThis.dispatchEvent(new MessageEvent('message', { source: frame.contentWindow })));
  expect(frame.getAttribute('aria-hidden')).toBe('false');
  act(() => void router.navigate({ to: '/deposit' }));
  await waitFor(() => expect(document.querySelector('iframe')).toBeNull());
});

test('an investor sees the last movements, and the way to all of them', async () => {
  server.use(
    answer({
      portfolio: account,
      lines: [
        lineOf({ id: 3, kind: 'yield', detail: 'Basic', change_cents: 1250, value_date: '2026-03-03' }),
        lineOf({ id: 2 }),
        lineOf({ id: 1, kind: 'invest', detail: 'Basic', change_cents: 0 }),
      ],
    }),
  );
  openApp('/dashboard');
  const recent = within(await screen.findByRole('region', { name: 'Recent activity' }));
  const lines = await recent.findAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual([
    'Yield of the plan Basic2026/03/04 for 3 March+$12.50',
    'Deposit by bitcoin2026/03/04+$1,500.00',
    'Plan bought: Basic2026/03/04$1,500.00',
  ]);
  expect(recent.getByRole('link', { name: 'Whole statement' }).getAttribute('href')).toBe(
    '/transactions?tab=statement',
  );
});
