import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openApp, settled } from '../../support/app';
import { answerFactors, CODE, factorOf } from '../../support/factors';
import { answerOperator } from '../../support/operator/operator';
import { answerFiles, stubAddresses } from '../../support/pictures';
import { announce, joins } from '../../support/realtime';
import { refusal, server, SUPABASE } from '../../support/server';
import { ADA, signIn } from '../../support/session';

const RPC = `${SUPABASE}/rest/v1/rpc`;
const BEN = '00000000-0000-4000-8000-00000000be40';

const kycCase = (values: object = {}) => ({
  id: '00000000-0000-4000-8000-0000000000c1',
  investor_id: BEN,
  investor_name: 'Ben Example',
  investor_email: 'ben@example.com',
  home_address: '12 Example Street, 101 Reykjavík',
  document_path: `${BEN}/00000000-0000-4000-8000-0000000000d1.png`,
  created_at: '2026-03-04T12:00:00Z',
  ...values,
});

let taxNumber: string | null = '010190-2389';
const read: unknown[] = [];
const decisions: unknown[] = [];
const asked: string[] = [];
const rows: object[] = [];

beforeEach(() => {
  signIn();
  answerOperator();
  taxNumber = '010190-2389';
  for (const list of [read, decisions, rows, asked]) list.length = 0;
  stubAddresses();
  answerFiles('kyc', 'png', () => asked.push('read'));
  server.use(
    http.post(`${RPC}/kyc_queue`, () => HttpResponse.json(rows)),
    http.post(`${RPC}/record_document_opening`, async ({ request }) => {
      asked.push(`recorded ${await request.text()}`);
      return new HttpResponse(null, { status: 204 });
    }),
    http.post(`${RPC}/record_tax_number_reading`, async ({ request }) => {
      read.push(['recorded', await request.json()]);
      return new HttpResponse(null, { status: 204 });
    }),
    http.post(`${RPC}/read_tax_number`, async ({ request }) => {
      read.push(['read', await request.json()]);
      return HttpResponse.json(taxNumber);
    }),
    http.post(`${RPC}/review_kyc`, async ({ request }) => {
      decisions.push(await request.json());
      rows.length = 0;
      return HttpResponse.json({ status: 'approved' });
    }),
  );
});

async function openCase(values: object = {}) {
  rows.push(kycCase(values));
  const app = openApp('/operator/identity');
  await app.user.click(await screen.findByRole('button', { name: 'Review the identity of Ben Example' }));
  return { ...app, dialog: within(await screen.findByRole('dialog')) };
}

test('an operator with nothing to do reads so, and sees a new case without a reload', async () => {
  openApp('/operator/identity');
  expect(await screen.findByText('No identity check is waiting')).toBeDefined();
  await waitFor(() => expect(joins).toHaveLength(1));
  rows.push(kycCase());
  announce('kyc_cases');
  expect(await screen.findByRole('button', { name: /Review the identity/ })).toBeDefined();
});

test('an operator sees address and document, and the tax number only after asking for it', async () => {
  const { user, dialog } = await openCase();
  expect(dialog.getByText('12 Example Street, 101 Reykjavík')).toBeDefined();
  expect(await dialog.findByRole('img', { name: 'The uploaded picture' })).toBeDefined();
  expect(read).toEqual([]);
  expect(dialog.queryByText('010190-2389')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Show (recorded)' }));
  expect(await dialog.findByText('010190-2389')).toBeDefined();
  expect(read).toEqual([
    ['recorded', { case_id: kycCase().id }],
    ['read', { case_id: kycCase().id }],
  ]);
});

test('an operator opens the document on record, once for each time the case is opened', async () => {
  const { user, dialog } = await openCase();
  expect(await dialog.findByRole('img', { name: 'The uploaded picture' })).toBeDefined();
  expect(dialog.getByText(/Opening it is written into the audit trail/)).toBeDefined();
  const once = [`recorded {"case_id":"${kycCase().id}"}`, 'read'];
  expect(asked).toEqual(once);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: /Review the identity/ }));
  expect(await screen.findByRole('img', { name: 'The uploaded picture' })).toBeDefined();
  expect(asked).toEqual([...once, ...once]);
});

test('an operator whose network comes back opens no document a second time', async () => {
  await openCase();
  expect(await screen.findByRole('img', { name: 'The uploaded picture' })).toBeDefined();
  const once = [...asked];
  act(() => {
    dispatchEvent(new Event('offline'));
    dispatchEvent(new Event('online'));
  });
  await settled();
  expect(asked).toEqual(once);
  expect(screen.getByRole('img', { name: 'The uploaded picture' })).toBeDefined();
});

test('an operator whose code is more than an hour old enters one before a document or a tax number is shown', async () => {
  const phone = factorOf('phone', 'Phone');
  signIn({ aal: 'aal2', factors: [phone] });
  answerOperator();
  const { calls } = answerFactors(phone);
  for (const name of ['record_document_opening', 'record_tax_number_reading'])
    server.use(http.post(`${RPC}/${name}`, () => refusal(400, 'P0001', 'code_required'), { once: true }));
  const { user } = await openCase();
  const enterCode = async () => {
    const code = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
    expect(asked).toEqual([]);
    await user.type(code.getByLabelText('Code from your authenticator app'), CODE);
    await user.click(code.getByRole('button', { name: 'Continue' }));
  };
  await enterCode();
  expect(await screen.findByRole('img', { name: 'The uploaded picture' })).toBeDefined();
  asked.length = 0;
  await user.click(screen.getByRole('button', { name: 'Show (recorded)' }));
  await enterCode();
  expect(await screen.findByText('010190-2389')).toBeDefined();
  expect(calls).toEqual([`verify phone ${CODE}`, `verify phone ${CODE}`]);
});

test('an operator whose opening of a document cannot be recorded sees none, and tries again', async () => {
  server.use(
    http.post(`${RPC}/record_document_opening`, () => refusal(403, '42501', 'not_allowed'), { once: true }),
  );
  const { user, dialog } = await openCase();
  await user.click(await dialog.findByRole('button', { name: 'Try again' }));
  expect(await dialog.findByRole('img', { name: 'The uploaded picture' })).toBeDefined();
  expect(asked).toEqual([`recorded {"case_id":"${kycCase().id}"}`, 'read']);
});

test('an operator whose reading cannot be recorded sees the error, and reads nothing', async () => {
  server.use(http.post(`${RPC}/record_tax_number_reading`, () => refusal(503, 'PGRST001', 'no connection')));
  const { user, dialog } = await openCase();
  await user.click(dialog.getByRole('button', { name: 'Show (recorded)' }));
  expect(await screen.findByText(/The server is busy or restarting/)).toBeDefined();
  expect(read).toEqual([]);
});

test('an operator who closes a case and opens it again must ask for the tax number again', async () => {
  const { user, dialog } = await openCase();
  await user.click(dialog.getByRole('button', { name: 'Show (recorded)' }));
  await dialog.findByText('010190-2389');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: /Review the identity/ }));
  expect(await screen.findByRole('button', { name: 'Show (recorded)' })).toBeDefined();
  expect(screen.queryByText('010190-2389')).toBeNull();
});

test('an operator learns that no tax number was given', async () => {
  taxNumber = null;
  const { user, dialog } = await openCase();
  await user.click(dialog.getByRole('button', { name: 'Show (recorded)' }));
  expect(await dialog.findByText('None was given')).toBeDefined();
});

test('an operator confirms an identity without ever reading the tax number', async () => {
  const { user, dialog } = await openCase();
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(dialog.getByText('Confirm the identity of Ben Example?')).toBeDefined();
  await user.dblClick(dialog.getByRole('button', { name: 'Yes, approve' }));
  expect(await screen.findByText('Approved. The identity of Ben Example is confirmed.')).toBeDefined();
  expect(decisions).toEqual([{ case_id: kycCase().id, approve: true }]);
  expect(read).toEqual([]);
});

test('an operator cannot review their own case', async () => {
  const { dialog } = await openCase({ investor_id: ADA.id });
  expect(dialog.getByText(/This is your own case/)).toBeDefined();
  expect(dialog.queryByRole('button', { name: /Approve|Reject/ })).toBeNull();
});
