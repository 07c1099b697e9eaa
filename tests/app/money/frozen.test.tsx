import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { openApp } from '../support/app';
import { readyToInvest } from '../support/money/investing';
import { answerLimits, limitRow } from '../support/money/limits';
import { readyToWithdraw } from '../support/money/withdrawing';
import { announce, joins } from '../support/realtime';
import { rpc, server, SUPABASE } from '../support/server';
import { ADA, answerProfile, signIn } from '../support/session';
import { whole } from '../support/whole';

const ATTENTION = `${SUPABASE}/rest/v1/rpc/attention`;
const freeze = {
  kind: 'account_frozen',
  subject: ADA.id,
  amount_cents: null,
  detail: 'The bank asked.',
  at: '2026-03-04T12:00:00Z',
};

function readyForAccount() {
  signIn();
  answerProfile();
}

const pages: [string, () => void, string][] = [
  ['/invest', readyToInvest, 'Choose a plan to Invest In...'],
  ['/withdraw', readyToWithdraw, 'Request Withdrawal'],
  ['/deposit', readyToWithdraw, 'Your Deposits'],
  ['/account', readyForAccount, 'Account Profile Information'],
];

test('a person who stopped their account reads that they did, and what to do next', async () => {
  readyToWithdraw();
  server.use(rpc('attention', () => [{ ...freeze, kind: 'account_stopped' }]));
  openApp('/withdraw');
  const told = within((await screen.findByText('You stopped your account')).closest('[role]') as HTMLElement);
  expect(told.getByText(/^Since 2026\/03\/04 you can’t invest or withdraw/)).toBeDefined();
});

test.each(pages)(
  'a frozen person reads so on %s before they enter anything, with the reason, until it is lifted',
  async (path, prepare, title) => {
    prepare();
    let answer = [freeze];
    const asked: URL[] = [];
    server.use(
      http.post(ATTENTION, ({ request }) => {
        asked.push(new URL(request.url));
        return HttpResponse.json(answer);
      }),
    );
    openApp(path);
    expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeDefined();
    const told = within((await screen.findByText('Your account is frozen')).closest('[role]') as HTMLElement);
    expect(told.getByText(whole(/^Since 2026\/03\/04 you can’t invest .* Reason: The bank asked\.$/))).toBeDefined();
    expect(told.getByRole('link', { name: 'Support' }).getAttribute('href')).toBe('/support');
    expect(asked[0]?.searchParams.get('kind')).toBe('in.(account_frozen,account_stopped)');
    await waitFor(() => expect(joins).toHaveLength(1));
    answer = [];
    announce('freezes');
    await waitFor(() => expect(screen.queryByText('Your account is frozen')).toBeNull());
  },
);

test.each([
  ['/withdraw', readyToWithdraw, /^Request Withdrawal: /],
  ['/invest', readyToInvest, /Start Now/],
] as const)('a frozen person cannot open on %s what would be refused', async (path, prepare, name) => {
  prepare();
  server.use(rpc('attention', () => [freeze]));
  answerLimits(limitRow('without_factor', 100_000));
  openApp(path);
  await screen.findByText('Your account is frozen');
  const buttons = await screen.findAllByRole<HTMLButtonElement>('button', { name });
  expect(buttons.every(({ disabled }) => disabled)).toBe(true);
  expect(screen.queryByText(/you can request|new addresses have/i)).toBeNull();
});
