import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../support/app';
import { readyToInvest } from '../support/money/investing';
import { readyToWithdraw } from '../support/money/withdrawing';
import { rpc, server } from '../support/server';

const demand = (...steps: string[]) => server.use(rpc('identity_demands', () => steps));

beforeEach(() => {
  readyToInvest();
  readyToWithdraw();
});

const TITLE = 'Please confirm your identity first';

test.each([
  ['/deposit', 'deposit', /We accept deposits only after confirming/],
  ['/invest', 'plan', /You can buy a plan once we’ve confirmed your/],
  ['/withdraw', 'withdrawal', /You can withdraw once we’ve confirmed your/],
] as const)(
  'on %s an investor reads before anything is entered that a %s needs an identity',
  async (path, step, words) => {
    demand(step);
    openApp(path);
    expect(await screen.findByText(TITLE)).toBeDefined();
    expect(screen.getByText(words)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to the identity check' })).toHaveProperty('hash', '#kyc-title');
  },
);

test('an investor whose identity is wanted before a deposit is offered no address to send coins to', async () => {
  demand('deposit');
  openApp('/deposit');
  await screen.findByText(TITLE);
  expect(screen.queryByRole('button', { name: 'New Deposit' })).toBeNull();
});

test.each([
  ['/invest', 'plan', /Start Now/],
  ['/withdraw', 'withdrawal', /Request Withdrawal/],
] as const)(
  'on %s an investor begins nothing that would be refused without a confirmed identity',
  async (path, step, name) => {
    demand(step);
    openApp(path);
    await screen.findByText(TITLE);
    const buttons = screen.getAllByRole<HTMLButtonElement>('button', { name });
    expect(buttons.map(({ disabled }) => disabled)).toEqual(buttons.map(() => true));
  },
);

test('an investor reads before a deposit that the identity will be wanted before a plan and before a withdrawal', async () => {
  demand('plan', 'withdrawal');
  openApp('/deposit');
  const notice = await screen.findByText(/You can deposit now\. Before you buy a plan or withdraw, we/);
  expect(notice.textContent).toMatch(/^You can deposit now\. Before you buy a plan or withdraw, /);
});
