import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { listening, openApp } from '../../support/app';
import { NAMED } from '../../support/operator/deposit-queue';
import { answerOperator } from '../../support/operator/operator';
import { announce } from '../../support/realtime';
import { rpc, server, SUPABASE } from '../../support/server';
import { ADA, signIn } from '../../support/session';

const RPC = `${SUPABASE}/rest/v1/rpc`;
const BEN = '00000000-0000-4000-8000-00000000be40';
const CLEO = '00000000-0000-4000-8000-00000000c1e0';

const ROW = {
  id: '00000000-0000-4000-8000-0000000000c1',
  investor_id: BEN,
  investor_name: 'Ben Example',
  investor_email: 'ben@example.com',
  created_at: '2026-03-04T12:00:00Z',
};
const DOCUMENT = `${BEN}/00000000-0000-4000-8000-0000000000d1.png`;
const WITHDRAWAL = {
  method: 'USDT',
  address: 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb',
  amount_cents: 100_000,
  taken_by: null,
  taken_by_name: null,
  taken_until: null,
  payable_from: null,
};

beforeEach(() => {
  signIn();
  answerOperator('treasurer');
  server.use(
    http.post(`${SUPABASE}/storage/v1/object/sign/*`, () =>
      HttpResponse.json({ signedURL: '/object/sign/x.png?token=t' }),
    ),
    rpc('record_document_opening'),
  );
});

const CASES: [page: string, queue: string, values: object][] = [
  [
    'deposits',
    'deposit_queue',
    { ...NAMED, method: 'bitcoin', amount_cents: 100, proof_path: DOCUMENT, status: 'pending' },
  ],
  ['withdrawals', 'withdrawal_queue', { ...WITHDRAWAL, status: 'pending' }],
  ['withdrawals', 'withdrawal_queue', { ...WITHDRAWAL, status: 'approved', reviewed_by: CLEO }],
  ['identity', 'kyc_queue', { home_address: '1 Some Street', document_path: DOCUMENT }],
  [
    'corrections',
    'correction_queue',
    {
      amount_cents: 100,
      reason: 'x',
      corrects: 'y',
      proposed_by: CLEO,
      proposed_by_name: 'Cleo',
      available_cents: 0,
      after_cents: 100,
      receivable_cents: 0,
      deposit_cents: null,
      reverses: false,
    },
  ],
];

test.each(CASES)(
  'an operator who opens a frozen case in %s (%s) can reject it and nothing else',
  async (page, queue, values) => {
    server.use(http.post(`${RPC}/${queue}`, () => HttpResponse.json([{ ...ROW, ...values, frozen: true }])));
    const { user } = openApp(`/operator/${page}`);
    const table = within(await screen.findByRole('table'));
    expect(table.getByText('Frozen')).toBeDefined();
    await user.click(table.getByRole('button', { name: /Ben Example/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^This account is frozen\. You can reject this,/)).toBeDefined();
    expect(dialog.getByRole('button', { name: 'Reject' })).toBeDefined();
    for (const name of ['Approve', 'Mark as paid']) expect(dialog.queryByRole('button', { name })).toBeNull();
  },
);

test.each(CASES)('a freeze reaches the case that is open in %s (%s)', async (page, queue, values) => {
  const row = { ...ROW, ...values, frozen: false };
  server.use(http.post(`${RPC}/${queue}`, () => HttpResponse.json([row])));
  openApp(`/operator/${page}?case=${ROW.id}`);
  const dialog = within(await screen.findByRole('dialog'));
  await listening();
  expect(dialog.queryByText(/^This account is frozen/)).toBeNull();
  row.frozen = true;
  announce('freezes');
  expect(await dialog.findByText(/^This account is frozen/)).toBeDefined();
});

test.each(CASES)('an operator decides nothing of a case of their own in %s (%s)', async (page, queue, values) => {
  server.use(rpc(queue, () => [{ ...ROW, frozen: false, ...values, investor_id: ADA.id }]));
  openApp(`/operator/${page}?case=${ROW.id}`);
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/^This is your own/)).toBeDefined();
  expect(dialog.queryByRole('button', { name: /^(Approve|Reject|Claim|Take over|Mark as paid)/ })).toBeNull();
});
