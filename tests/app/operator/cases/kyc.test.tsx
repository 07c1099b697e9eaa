import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openDialog } from '../../support/app';
import { answerFactors, CODE, factorOf } from '../../support/factors';
import { answer, calls, openOperator } from '../../support/operator/operator';
import { answerFiles, stubAddresses } from '../../support/pictures';
import { refusal, rpc, server, SUPABASE } from '../../support/server';
import { signIn } from '../../support/session';

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

const asked: string[] = [];
const rows: object[] = [];

beforeEach(() => {
  signIn();
  openOperator('reviewer');
  rows.length = 0;
  asked.length = 0;
  stubAddresses();
  answerFiles('kyc', 'png', () => asked.push('read'));
  answer('kyc_queue', () => rows);
  server.use(rpc('record_document_opening', null, { push: (body) => asked.push(`recorded ${JSON.stringify(body)}`) }));
  answer('record_tax_number_reading');
  answer('read_tax_number', '010190-2389');
  answer('review_kyc', () => {
    rows.length = 0;
    return { status: 'approved' };
  });
});

async function openCase(values: object = {}) {
  rows.push(kycCase(values));
  return openDialog('/operator/identity', 'Review the identity of Ben Example');
}

test('an operator sees address and document, and the tax number only after asking for it', async () => {
  const { user, dialog } = await openCase();
  expect(dialog.getByText('12 Example Street, 101 Reykjavík')).toBeDefined();
  expect(await dialog.findByRole('img', { name: 'Uploaded image' })).toBeDefined();
  expect(calls('read_tax_number')).toEqual([]);
  expect(dialog.queryByText('010190-2389')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Show (recorded)' }));
  expect(await dialog.findByText('010190-2389')).toBeDefined();
  for (const name of ['record_tax_number_reading', 'read_tax_number'])
    expect(calls(name)).toEqual([{ name, case_id: kycCase().id }]);
});

test('an operator is warned of a confirmed person with the same name or document, and finds that person by a link', async () => {
  const other = '00000000-0000-4000-8000-00000000be41';
  const { dialog } = await openCase({ same_person: other, same_person_name: 'Ben Twice' });
  const link = await dialog.findByRole('link', { name: 'Ben Twice' });
  expect(link.getAttribute('href')).toBe(`/operator/person?id=${other}`);
  expect(dialog.getByText(/Each person may have one account/)).toBeDefined();
});

test('an operator opens the document on record, once for each time the case is opened', async () => {
  const { user, dialog } = await openCase();
  expect(await dialog.findByRole('img', { name: 'Uploaded image' })).toBeDefined();
  expect(dialog.getByText('Opening it is recorded.')).toBeDefined();
  const once = [`recorded {"case_id":"${kycCase().id}"}`, 'read'];
  expect(asked).toEqual(once);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: /Review the identity/ }));
  expect(await screen.findByRole('img', { name: 'Uploaded image' })).toBeDefined();
  expect(asked).toEqual([...once, ...once]);
});

test('an operator whose code is more than an hour old enters one before a document or a tax number is shown', async () => {
  const phone = factorOf('phone', 'Phone');
  signIn({ aal: 'aal2', factors: [phone] });
  openOperator('reviewer');
  const state = answerFactors(phone);
  for (const name of ['record_document_opening', 'record_tax_number_reading'])
    server.use(http.post(`${RPC}/${name}`, () => refusal(400, 'P0001', 'code_required'), { once: true }));
  const { user } = await openCase();
  const enterCode = async () => {
    const code = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
    expect(asked).toEqual([]);
    await user.type(code.getByLabelText('Code from your authenticator app'), CODE);
    await user.click(code.getByRole('button', { name: 'Continue' }));
  };
  await enterCode();
  expect(await screen.findByRole('img', { name: 'Uploaded image' })).toBeDefined();
  asked.length = 0;
  await user.click(screen.getByRole('button', { name: 'Show (recorded)' }));
  await enterCode();
  expect(await screen.findByText('010190-2389')).toBeDefined();
  expect(state.calls).toEqual([`verify phone ${CODE}`, `verify phone ${CODE}`]);
});

test('an operator confirms an identity without ever reading the tax number', async () => {
  const { user, dialog } = await openCase();
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(dialog.getByText('Confirm Ben Example’s identity?')).toBeDefined();
  await user.dblClick(dialog.getByRole('button', { name: 'Yes, approve' }));
  expect(await screen.findByText('Approved. Ben Example’s identity is confirmed.')).toBeDefined();
  expect(calls('review_kyc')).toMatchObject([{ case_id: kycCase().id, approve: true }]);
  expect(calls('read_tax_number')).toEqual([]);
});
