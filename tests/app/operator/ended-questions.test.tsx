import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../support/app';
import { answer, openOperator, overviewOf } from '../support/operator/operator';
import { strategyAtDesk } from '../support/operator/trading-desk';
import { changeOfWallet, walletOf } from '../support/operator/wallet';
import { answerYieldPage, yieldDay } from '../support/operator/yield-page';
import { announce, joins } from '../support/realtime';
import { signIn } from '../support/session';

const BEN = '00000000-0000-4000-8000-00000000be40';
const OTHER = '00000000-0000-4000-8000-0000000000ff';
const by = { proposed_by: BEN, proposed_by_name: 'Ben', proposed_at: '2026-03-05T10:00:00Z' };

const wallets = (values: object) =>
  answer('wallet_desk', () => HttpResponse.json([walletOf(changeOfWallet(values))]));

const switches = (change_id: string) => {
  answer('plan_desk', () => HttpResponse.json([]));
  answer('site_switches', () =>
    HttpResponse.json([{ kind: 'profit', is_on: true, change_id, reason: 'Forbidden here', ...by }]),
  );
};

const strategies = (values: object) =>
  answer('strategies_desk', () => HttpResponse.json([strategyAtDesk(values)]));

const unclaimed = (payout_id: string) => {
  answerYieldPage('treasurer', []);
  answer('unclaimed_money', () =>
    HttpResponse.json([
      {
        person_id: OTHER,
        since: '2026-02-10',
        amount_cents: 100,
        payout_id,
        payout_cents: 100,
        recipient: 'An address',
        evidence: 'Passport',
        ...by,
      },
    ]),
  );
};

const booked = (posting_id: string) =>
  answerYieldPage('treasurer', [
    yieldDay('03', { amount_cents: 1250, evidence: 'Statement', posted_by: 'Cleo', posting_id }),
  ]);

const insurance = (id: string) => {
  answer('insurance_balance', () => HttpResponse.json(70_000));
  answer('insurance_shares', () => HttpResponse.json([]));
  answer('insurance_payouts', () =>
    HttpResponse.json([
      {
        id,
        event: 'A wallet was emptied',
        happened_on: '2026-03-01',
        evidence: 'The transactions',
        amount_cents: 10_000,
        lost_cents: 30_000,
        people: 0,
        booked_by_name: null,
        booked_at: null,
        cancelled_at: null,
        ...by,
      },
    ]),
  );
};

interface Case {
  what: string;
  path: string;
  button: string | RegExp;
  event: string;
  before: () => void;
  after: () => void;
}

const cases: Case[] = [
  ...['Approve', 'Stop'].map((button) => ({
    what: `the address of a wallet (${button})`,
    path: '/operator/wallets',
    button,
    event: 'wallet_changes',
    before: () => wallets({}),
    after: () => wallets({ change_id: OTHER, new_address: 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfx' }),
  })),
  {
    what: 'a switch',
    path: '/operator/plans',
    button: /^Switch off/,
    event: 'proposals',
    before: () => switches(BEN),
    after: () => switches(OTHER),
  },
  {
    what: 'a strategy that is refused',
    path: '/operator/strategies',
    button: /^Refuse/,
    event: 'strategies',
    before: () => strategies({}),
    after: () => strategies({ status: 'suspended', changed_at: '2026-03-05T11:00:00Z' }),
  },
  {
    what: 'unclaimed money',
    path: '/operator/yield?month=2026-02',
    button: /^Stop/,
    event: 'yield_proposals',
    before: () => unclaimed('p1'),
    after: () => unclaimed('p2'),
  },
  {
    what: 'a day of yield',
    path: '/operator/yield?month=2026-02&day=2026-02-03',
    button: /^Take back this day/,
    event: 'yield_proposals',
    before: () => booked('y1'),
    after: () => booked('y2'),
  },
  {
    what: 'the insurance fund',
    path: '/operator/insurance',
    button: /^Book/,
    event: 'insurance_payouts',
    before: () => insurance('p1'),
    after: () => insurance('p2'),
  },
];

beforeEach(() => {
  signIn();
  openOperator('treasurer');
});

test.each(cases)(
  'an operator whose question is about a proposal that another one has taken the place of answers nothing: $what',
  async ({ path, button, event, before, after }) => {
    before();
    const { user } = openApp(path);
    const [opener] = await screen.findAllByRole('button', { name: button });
    if (!opener) throw new Error('There is no such button');
    await user.click(opener);
    expect(await screen.findByRole('dialog')).toBeDefined();
    await waitFor(() => expect(joins).not.toEqual([]));
    after();
    announce(event);
    expect(await screen.findByText(/^What you were asked about has changed/)).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement?.id).toBe('content'));
  },
);

test('an operator who leaves a page with an open question reads nothing of it', async () => {
  wallets({});
  const { user, router } = openApp('/operator/wallets');
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  expect(await screen.findByRole('dialog')).toBeDefined();
  strategies({});
  await router.navigate({ to: '/operator/strategies' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText(/^What you were asked about has changed/)).toBeNull();
});

test('an operator who ends a proposal goes on at the content of the page', async () => {
  wallets({});
  answer('cancel_wallet_change', () => {
    answer('wallet_desk', () => HttpResponse.json([walletOf()]));
    return new HttpResponse(null, { status: 204 });
  });
  const { user } = openApp('/operator/wallets');
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Reason'), 'Not ours');
  await user.click(dialog.getByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull());
  await waitFor(() => expect(document.activeElement?.id).toBe('content'));
  expect(screen.queryByText(/^What you were asked about has changed/)).toBeNull();
});

test('an operator who freezes an account goes on at the content of the page', async () => {
  answer('freeze_person', () => {
    answer('person_overview', () =>
      HttpResponse.json(
        overviewOf(BEN, { frozen: { reason: 'A theft', at: '2026-03-05T10:00:00Z', by: 'Ada' } }),
      ),
    );
    return new HttpResponse(null, { status: 204 });
  });
  const { user } = openApp(`/operator/person?id=${BEN}`);
  await user.click(await screen.findByRole('button', { name: 'Freeze' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Reason'), 'A theft');
  await user.click(dialog.getByRole('button', { name: 'Freeze' }));
  expect(await screen.findByRole('button', { name: 'Lift the freeze' })).toBeDefined();
  await waitFor(() => expect(document.activeElement?.id).toBe('content'));
});
