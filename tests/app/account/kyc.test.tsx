import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../support/app';
import { fileOf, stubDrawing } from '../support/pictures';
import { announce, joins } from '../support/realtime';
import { refusal, rpc, server, SUPABASE, tableOf } from '../support/server';
import { ADA, signIn } from '../support/session';

const CASES = `${SUPABASE}/rest/v1/kyc_cases`;
const SUBMIT = `${SUPABASE}/rest/v1/rpc/submit_kyc_case`;
const CASE_ID = '00000000-0000-4000-8000-0000000000c1';

interface Case {
  id: string;
  name: string;
  status: string;
  reason: string | null;
  created_at: string;
  document_path: string;
  home_address: string;
}

const cases: Case[] = [];
const sent: unknown[] = [];

const kycCase = (values: Partial<Case>): Case => ({
  id: CASE_ID,
  name: 'Ada',
  status: 'pending',
  reason: null,
  created_at: '2026-03-04T12:00:00Z',
  document_path: '',
  home_address: '12 Example Street, 101 Reykjavík',
  ...values,
});

beforeEach(() => {
  signIn();
  stubDrawing();
  cases.length = 0;
  sent.length = 0;
  server.use(
    tableOf('profiles', () => ({
      name: 'Ada',
      email: ADA.email,
      phone: '',
      avatar_path: null,
      verified: true,
      created_at: '',
    })),
    tableOf('kyc_cases', () => cases.slice(-1)),
    http.post(`${SUPABASE}/storage/v1/object/kyc/*`, ({ request }) => {
      sent.push(new URL(request.url).pathname.replace('/storage/v1/object/', ''));
      return HttpResponse.json({ Id: '1', Key: 'kyc/1' });
    }),
    http.post(SUBMIT, async ({ request }) => {
      const row = (await request.json()) as { home_address: string; document_path: string };
      const { home_address, document_path } = row;
      if (cases.some((each) => each.document_path === document_path && each.home_address === home_address))
        return HttpResponse.json(CASE_ID);
      if (cases.some(({ status }) => status === 'pending')) return refusal(400, 'P0001', 'duplicate');
      sent.push(row);
      cases.push(kycCase({ document_path }));
      return HttpResponse.json(CASE_ID);
    }),
    rpc('set_kyc_tax_number', null, sent),
  );
});

async function openForm() {
  const app = openApp('/account');
  expect(await screen.findByRole('heading', { name: 'Complete Customer Kyc' })).toBeDefined();
  return app;
}

async function fill({ user }: ReturnType<typeof openApp>) {
  await user.type(screen.getByLabelText('Home Address'), '12 Example Street{Enter}{Enter} 101 Reykjavík ');
  await user.upload(screen.getByLabelText('Identity Document'), fileOf('png'));
}

const submitButton = () => screen.getByRole('button', { name: 'Submit' });

test('a person may add a tax number, which is kept apart from the case', async () => {
  const app = await openForm();
  await fill(app);
  await app.user.type(screen.getByLabelText('Tax Number (optional)'), '010190-2389');
  await app.user.click(submitButton());
  expect(await screen.findByText('Kyc Details Uploaded')).toBeDefined();
  expect(sent[1]).not.toHaveProperty('tax_number');
  expect(sent[2]).toEqual({ case_id: CASE_ID, tax_number: '010190-2389' });
});

test('a person whose answer was lost sends again, and it stays one case', async () => {
  const app = await openForm();
  await fill(app);
  let isKnown = false;
  server.use(
    http.post(
      SUBMIT,
      async ({ request }) => {
        const { document_path } = (await request.json()) as { document_path: string };
        cases.push(kycCase({ document_path }));
        return HttpResponse.error();
      },
      { once: true },
    ),
    http.get(CASES, () => (isKnown ? undefined : HttpResponse.json([]))),
  );
  await app.user.click(submitButton());
  expect(await screen.findByText('Could Not Upload Image')).toBeDefined();
  expect(screen.getByLabelText('Home Address')).toHaveProperty('value', expect.stringContaining('Street'));
  isKnown = true;
  await app.user.click(submitButton());
  expect(await screen.findByText('Kyc Details Uploaded')).toBeDefined();
  expect(cases).toHaveLength(1);
});

test('a person who corrects the address after a lost answer reads that the first one is under review', async () => {
  const app = await openForm();
  await fill(app);
  server.use(
    http.post(
      SUBMIT,
      async ({ request }) => {
        cases.push(kycCase((await request.json()) as Partial<Case>));
        return HttpResponse.error();
      },
      { once: true },
    ),
    tableOf('kyc_cases', []),
  );
  await app.user.click(submitButton());
  expect(await screen.findByText('Could Not Upload Image')).toBeDefined();
  await app.user.type(screen.getByLabelText('Home Address'), ', Iceland');
  await app.user.click(submitButton());
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe(
      'Your details are already under review, so we didn’t save this new entry.',
    ),
  );
  expect(screen.queryByText('Kyc Details Uploaded')).toBeNull();
});

test('a person who is confirmed finds no form, and sees it happen without a reload', async () => {
  cases.push(kycCase({}));
  await openForm();
  expect(screen.getByText('Your details are being reviewed')).toBeDefined();
  await waitFor(() => expect(joins).toHaveLength(1));
  cases.splice(0, 1, kycCase({ status: 'approved' }));
  announce('kyc_cases');
  expect(await screen.findByText('Your identity has been confirmed')).toBeDefined();
  expect(screen.queryByLabelText('Home Address')).toBeNull();
});

test('a person who has taken another name is not confirmed under it, and can send their details again', async () => {
  cases.push(kycCase({ status: 'approved', name: 'Ada Byron' }));
  await openForm();
  expect(screen.getByText('Your identity was confirmed as Ada Byron')).toBeDefined();
  expect(screen.queryByText('Your identity has been confirmed')).toBeNull();
  expect(screen.queryByText('Approved')).toBeNull();
  expect(screen.getByLabelText('Home Address')).toBeDefined();
});
