import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../support/app';
import { answer, calls, openOperator } from '../support/operator/operator';
import { strategyAtDesk } from '../support/operator/trading-desk';
import { changeOfWallet, walletOf } from '../support/operator/wallet';
import { answerYieldPage } from '../support/operator/yield-page';
import { announce, joins } from '../support/realtime';
import { ADA, signIn } from '../support/session';

const [FIRST, OTHER] = ['00000000-0000-4000-8000-0000000000c1', '00000000-0000-4000-8000-0000000000ff'];
const BEN = '00000000-0000-4000-8000-00000000be40';
const YIELD = '/operator/yield?month=2026-02';
const by = (proposed_by: string) => ({
  proposed_by,
  proposed_by_name: proposed_by === ADA.id ? 'Ada' : 'Ben',
  proposed_at: '2026-03-05T10:00:00Z',
});

type Step = [opener: RegExp, button: string, call: string, reason?: string];

interface Kind {
  what: string;
  path: string;
  event: string;
  desk: (id: string, proposer: string) => void;
  key: string;
  confirm: Step;
  cancel: Step;
}

const kinds: Kind[] = [
  {
    what: 'the address of a wallet',
    path: '/operator/wallets',
    event: 'proposals',
    desk: (change_id, proposer) => answer('wallet_desk', [walletOf(changeOfWallet({ change_id, ...by(proposer) }))]),
    key: 'proposal_id',
    confirm: [/^Approve/, 'Approve', 'confirm_proposal'],
    cancel: [/^Cancel the proposal/, 'Cancel the proposal', 'cancel_proposal', 'Not ours'],
  },
  {
    what: 'a switch',
    path: '/operator/plans',
    event: 'proposals',
    desk: (change_id, proposer) => {
      answer('plan_desk', []);
      answer('site_switches', [{ kind: 'profit', is_on: true, change_id, reason: 'Forbidden', ...by(proposer) }]);
    },
    key: 'proposal_id',
    confirm: [/^Switch off/, 'Switch off', 'confirm_proposal'],
    cancel: [/^Cancel the proposal/, 'Cancel the proposal', 'cancel_proposal'],
  },
  {
    what: 'income of a day',
    path: YIELD,
    event: 'proposals',
    desk: (id, proposer) => {
      answerYieldPage();
      const changes = { amount_cents: [null, 1_000_001], evidence: [null, 'stated by <b>pool</b> 17'] };
      answer('list_proposals', [
        { id, kind: 'yield', subject: 'basic 2026-02-04', changes, reason: null, ...by(proposer) },
      ]);
    },
    key: 'proposal_id',
    confirm: [/^Confirm the change/, 'Confirm the change', 'confirm_proposal'],
    cancel: [/^Cancel the proposal/, 'Cancel the proposal', 'cancel_proposal'],
  },
];

async function take({ user }: ReturnType<typeof openApp>, [opener, button, , reason]: Step) {
  await user.click(await screen.findByRole('button', { name: opener }));
  const dialog = within(await screen.findByRole('dialog'));
  if (reason) await user.type(dialog.getByLabelText('Reason'), reason);
  return () => user.dblClick(dialog.getByRole('button', { name: button }));
}

beforeEach(() => {
  signIn();
  openOperator('treasurer');
  for (const { confirm, cancel } of kinds) for (const [, , call] of [confirm, cancel]) answer(call);
});

test.each(kinds)(
  'what one operator proposed another confirms after a question, once for two clicks: $what',
  async ({ path, desk, key, confirm }) => {
    const [, , call] = confirm;
    desk(FIRST, BEN);
    const answerIt = await take(openApp(path), confirm);
    expect(calls(call)).toEqual([]);
    await answerIt();
    await waitFor(() => expect(calls(call)).toEqual([{ name: call, [key]: FIRST }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

test.each(kinds)(
  'the proposer cannot confirm their own proposal, and takes it back: $what',
  async ({ path, desk, key, confirm, cancel }) => {
    desk(FIRST, ADA.id);
    const answerIt = await take(openApp(path), cancel);
    expect(screen.queryByRole('button', { name: confirm[0] })).toBeNull();
    await answerIt();
    await waitFor(() => expect(calls(cancel[2])).toMatchObject([{ [key]: FIRST }]));
  },
);

const replaced = [
  ...kinds.map((kind) => ({
    ...kind,
    before: () => kind.desk(FIRST, BEN),
    after: () => kind.desk(OTHER, BEN),
    opener: kind.confirm[0],
  })),
  {
    what: 'a strategy that is refused',
    path: '/operator/strategies',
    event: 'strategies',
    before: () => answer('strategies_desk', [strategyAtDesk()]),
    after: () =>
      answer('strategies_desk', [strategyAtDesk({ status: 'suspended', changed_at: '2026-03-05T11:00:00Z' })]),
    opener: /^Reject/,
  },
];

test.each(replaced)(
  'an operator whose question is about a proposal that another one has taken the place of answers nothing: $what',
  async ({ path, event, before, after, opener }) => {
    before();
    const { user } = openApp(path);
    await user.click(await screen.findByRole('button', { name: opener }));
    expect(await screen.findByRole('dialog')).toBeDefined();
    await waitFor(() => expect(joins).not.toEqual([]));
    after();
    announce(event);
    expect(await screen.findByText(/^This has changed since you opened it\./)).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement?.id).toBe('content'));
  },
);
