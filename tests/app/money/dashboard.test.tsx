import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../support/app';
import { rpc, server } from '../support/server';
import { dashboardOf, signIn } from '../support/session';

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

const answer = (parts: object) => rpc('dashboard', () => dashboardOf(parts));

beforeEach(() => signIn());

function card(name: string) {
  return screen.getByLabelText(name, { selector: 'hgroup' }).textContent;
}

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
    /^Insurance fund \$1,000\.00 · 24\.83%We book 20% of every deposit .* not on top of it.* holds \$1,000\.00\. That’s 24\.83% of the \$4,026\.60 .*The rest is uninsured\./,
  );
});

test('an investor sees what they own in all, and what it earned since the start and this month', async () => {
  server.use(answer({ portfolio: account, month_income_cents: -120 }));
  openApp('/dashboard');
  const owned = await screen.findByRole('region', { name: 'What you own' });
  expect(owned.textContent).toMatch(/\$3,536\.60.*Earned in total\+\$41\.60.*This month[-−]\$1\.20/);
});

test('what a portfolio on paper could be sold for stands apart, and leads to it', async () => {
  server.use(answer({ portfolio: { ...account, pooled_cents: 12_345 } }));
  openApp('/dashboard');
  const owned = within(await screen.findByRole('region', { name: 'What you own' }));
  expect(owned.getByText('$3,536.60')).toBeDefined();
  const paper = owned.getByRole('link', { name: 'In your paper portfolio' });
  expect(paper.getAttribute('href')).toBe('/portfolio');
  expect(paper.closest('div')?.textContent).toContain('$123.45');
});

async function steps() {
  const list = within(await screen.findByRole('region', { name: 'Getting started' }));
  return list.getAllByRole('listitem').map((item) => item.textContent);
}

const kyc = { ...waiting, kind: 'kyc_missing', amount_cents: null, detail: null };

test('a newcomer is led to the first deposit, and sees what comes after it', async () => {
  server.use(answer({ attention: [kyc] }));
  const { user, path } = openApp('/dashboard');
  expect(await steps()).toEqual([
    'Confirm your email addressDone',
    'Make your first depositEnter an amount, send it to one of our addresses and upload proof. Our team reviews it.',
    'Confirm your identitySend a document at any time. Our team reviews it.',
    'Choose a planAvailable once you have a balance.',
  ]);
  expect(card('Active Packages')).toContain('None');
  expect(screen.queryByText('Where your money is')).toBeNull();
  expect(screen.queryByText('Value and income')).toBeNull();
  expect(screen.queryByText('Your identity isn’t confirmed yet')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Make your first deposit' }));
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
    'Confirm your email addressOpen the link we emailed you.',
    'Make your first depositUnder review.',
    'Confirm your identityUnder review.',
    'Choose a planAvailable once you have a balance.',
  ]);
});

test.each([
  ['an operator who signed in without a destination starts in the back office', 'reviewer', '/operator'],
  ['an investor who signed in without a destination starts on the dashboard', null, '/dashboard'],
])('%s', async (_title, role, place) => {
  sessionStorage.setItem('arrived', 'yes');
  server.use(answer({ role }), rpc('my_role', role));
  const { router } = openApp('/dashboard');
  await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe(place));
  expect(sessionStorage.getItem('arrived')).toBeNull();
});
