import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { openApp, settled } from '../support/app';
import { hold } from '../support/holding';
import {
  BITCOIN,
  fill,
  openDialog,
  readyToWithdraw,
  REQUEST,
  send,
  TRANSACTION_ID,
} from '../support/money/withdrawing';
import { answerOperator } from '../support/operator/operator';
import { rpc, server, SUPABASE } from '../support/server';
import { ADA, answerProfile, signIn } from '../support/session';

const RPC = `${SUPABASE}/rest/v1/rpc`;

describe('a person on a slow line', () => {
  const PROFILES = `${SUPABASE}/rest/v1/profiles`;

  beforeEach(() => {
    signIn();
    answerProfile();
  });

  async function saveDetailsAndClose() {
    const saving = hold(PROFILES, 'patch');
    const { user } = openApp('/account');
    await user.click(await screen.findByRole('button', { name: 'Update Details' }));
    await user.type(await screen.findByLabelText('Phone Number'), '+354 555 0100');
    await user.click(screen.getByRole('button', { name: 'update' }));
    await saving.arrived();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    return { user, answer: () => saving.answer(HttpResponse.json({ id: ADA.id })) };
  }

  test.each(['Upload Picture', 'Update Details'])(
    'who opens %s before the answer to their details came keeps that window open',
    async (name) => {
      const { user, answer } = await saveDetailsAndClose();
      await user.click(screen.getByRole('button', { name }));
      await screen.findByRole('dialog');
      await answer();
      await screen.findByText('Details have been updated');
      await settled();
      expect(screen.queryByRole('dialog')).not.toBeNull();
    },
  );

  test('an investor who closes the dialog of a withdrawal while it is sent reads that it was sent, and is not interrupted', async () => {
    readyToWithdraw();
    const request = hold(REQUEST);
    const app = await openDialog();
    await fill(app, BITCOIN, '1000');
    await send(app);
    await request.arrived();
    await app.user.keyboard('{Escape}');
    await app.user.click(await screen.findByRole('button', { name: 'Request Withdrawal: USDT' }));
    const dialog = within(await screen.findByRole('dialog'));
    await app.user.type(dialog.getByLabelText('Enter Amount'), '2000');
    await request.answer(HttpResponse.json({ id: '1', status: 'pending' }));
    expect(await screen.findByText('Order Sent')).toBeDefined();
    await settled();
    expect(app.path()).toBe('/withdraw');
    expect(dialog.getByLabelText('Enter Amount')).toHaveProperty('value', '2000');
  });
});

describe('an operator on a slow line', () => {
  async function askAgain(path: string, [open, submit]: [string, string], call: string) {
    const sending = hold(`${RPC}/${call}`);
    const { user } = openApp(path);
    const ask = async (reason: string) => {
      await user.click(await screen.findByRole('button', { name: open }));
      await user.type(await screen.findByLabelText('Reason'), reason);
    };
    await ask('The first');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: submit }));
    await sending.arrived();
    await user.keyboard('{Escape}');
    await ask('The second');
    await sending.answer(new HttpResponse(null, { status: 204 }));
  }
  const expectKept = async () => {
    await settled();
    expect(screen.getByLabelText('Reason')).toHaveProperty('value', 'The second');
  };

  const withdrawal = (n: number) => ({
    id: `00000000-0000-4000-8000-00000000000${n}`,
    investor_id: '00000000-0000-4000-8000-00000000be40',
    investor_name: `Person ${n}`,
    investor_email: 'person@example.com',
    amount_cents: n * 100_000,
    fee_cents: 0,
    pays_cents: n * 100_000,
    method: 'USDT',
    address: 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb',
    status: 'paying',
    reviewed_by: '00000000-0000-4000-8000-00000000c1e0',
    taken_by: ADA.id,
    taken_by_name: 'Ada',
    taken_until: '2099-01-01T00:00:00Z',
    payable_from: null,
    created_at: '2026-03-04T12:00:00Z',
  });
  const opened = (n: number) => screen.findByRole('dialog', { name: `Withdrawal of $${n},000.00` });
  const transactionId = () => screen.getByLabelText('Transaction ID');

  async function payFirst(search = '') {
    signIn();
    answerOperator('treasurer');
    server.use(rpc('withdrawal_queue', () => [1, 2, 3].map(withdrawal)));
    const payment = hold(`${RPC}/settle_withdrawal`);
    const app = openApp(`/operator/withdrawals${search}`);
    await app.user.click(await screen.findByRole('button', { name: /Pay the withdrawal of .* to Person 1/ }));
    await opened(1);
    await app.user.type(transactionId(), TRANSACTION_ID);
    await app.user.click(screen.getByRole('button', { name: 'Mark as paid' }));
    await app.user.click(await screen.findByRole('button', { name: 'Yes, it was sent' }));
    await payment.arrived();
    return { ...app, answer: () => payment.answer(HttpResponse.json({ status: 'paid' })) };
  }

  test('who has gone on to a later case keeps it, and what they typed there, when the answer comes', async () => {
    const { user, answer } = await payFirst();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await opened(2);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await opened(3);
    await user.type(transactionId(), 'cafe');
    await answer();
    expect(await screen.findByText(/Recorded\. \$1,000\.00 paid to Person 1/)).toBeDefined();
    await settled();
    await opened(3);
    expect(transactionId()).toHaveProperty('value', 'cafe');
  });

  test('who asks again to take a claim back before the first answer came keeps the question, with what they typed', async () => {
    signIn();
    answerOperator('admin');
    const claim = {
      id: '00000000-0000-4000-8000-000000000003',
      claim: 'Claim 1',
      evidence_url: 'https://example.com/source',
      written_by: null,
      writer: 'Cleo',
      written_at: '2026-03-01T12:00:00Z',
      verifier: null,
      verified_at: null,
      withdrawer: null,
      withdrawn_at: null,
    };
    server.use(rpc('claim_desk', [claim]));
    await askAgain('/operator/claims', ['Withdraw “Claim 1”', 'Withdraw'], 'withdraw_claim');
    expect(await screen.findByText('Withdrawn. It’s no longer shown to anyone.')).toBeDefined();
    await expectKept();
  });
});
