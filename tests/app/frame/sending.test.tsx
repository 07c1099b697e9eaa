import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openApp, settled } from '../support/app';
import { hold } from '../support/holding';
import {
  answerPayments,
  beginPaying,
  DEPOSITS,
  openFilledPayment,
  SUBMIT_DEPOSIT,
} from '../support/money/paying';
import { fileOf } from '../support/pictures';
import { refusal, server, SUPABASE } from '../support/server';
import { ADA } from '../support/session';

const PROFILES = `${SUPABASE}/rest/v1/profiles`;

beforeEach(() => {
  beginPaying();
  server.use(
    http.get(PROFILES, () =>
      HttpResponse.json({ name: 'Ada', email: ADA.email, phone: '', avatar_path: null, created_at: '' }),
    ),
    http.get(`${SUPABASE}/rest/v1/kyc_cases`, () => HttpResponse.json([])),
    ...['kyc', 'avatars'].map((bucket) =>
      http.post(`${SUPABASE}/storage/v1/object/${bucket}/*`, () => HttpResponse.json({ Id: '1', Key: '1' })),
    ),
  );
});

const created = () => new HttpResponse(null, { status: 201 });
const proof = () => screen.getByLabelText<HTMLInputElement>('Payment Proof');
const method = () => screen.getByLabelText<HTMLSelectElement>('Payment Method');
const rests = (field: HTMLElement) => field.matches(':disabled');

test('an investor whose proof is on its way cannot choose another file or method, and can again after a failure', async () => {
  answerPayments();
  const sending = hold(SUBMIT_DEPOSIT);
  const { user, submit } = await openFilledPayment();
  const change = screen.getByRole('link', { name: 'Change the amount' });
  await submit();
  await sending.arrived();
  await waitFor(() => expect([rests(proof()), rests(method())]).toEqual([true, true]));
  expect(change.className).toContain('invisible');
  const other = fileOf('pdf', 'other.pdf');
  fireEvent.drop(proof(), { dataTransfer: { files: [other] } });
  await user.upload(proof(), other);
  expect(proof().files?.[0]?.name).toBe('proof.png');
  await sending.answer(HttpResponse.error());
  await screen.findByText('Payment Not Sent');
  expect([rests(proof()), rests(method())]).toEqual([false, false]);
  expect(change.className).not.toContain('invisible');
});

test('an investor who has forgotten something is brought to that field', async () => {
  answerPayments();
  const { user, submit } = await openFilledPayment();
  await user.selectOptions(method(), '');
  await submit();
  await waitFor(() => expect(document.activeElement).toBe(method()));
});

test('an investor who has left the page while the proof was sent reads so, and stays where they are', async () => {
  answerPayments();
  const sending = hold(SUBMIT_DEPOSIT);
  const { submit, router, path } = await openFilledPayment();
  await submit();
  await sending.arrived();
  await router.navigate({ to: '/deposit' });
  await screen.findByRole('button', { name: 'New Deposit' });
  await sending.answer(created());
  expect(await screen.findByText('Payment Sent')).toBeDefined();
  await settled();
  expect(path()).toBe('/deposit');
});

test('an investor who chose another method after a lost answer reads which one is recorded', async () => {
  const sent = answerPayments(HttpResponse.error(), refusal(400, 'P0001', 'duplicate'));
  sent.storage.onBegin.push(undefined, [409, 'The resource already exists']);
  const asked: string[] = [];
  const { user, submit, path } = await openFilledPayment();
  await submit();
  await screen.findByText('Payment Not Sent');
  server.use(
    http.get(DEPOSITS, ({ request }) => {
      const which = new URL(request.url).searchParams.get('proof_path');
      if (which === null) return undefined;
      asked.push(which);
      return HttpResponse.json([{ method: 'TRON' }]);
    }),
  );
  await user.selectOptions(method(), 'USDT');
  await submit();
  expect(
    await screen.findByText('Your first attempt had arrived after all. It is recorded with TRON.'),
  ).toBeDefined();
  await waitFor(() => expect(path()).toBe('/dashboard'));
  expect(asked).toEqual([`eq.${sent.uploads[0]}`]);
});

test('a person whose identity document is on its way changes nothing of it, and keeps their place', async () => {
  const sending = hold(`${SUPABASE}/rest/v1/rpc/submit_kyc_case`);
  const { user } = openApp('/account');
  await user.type(await screen.findByLabelText('Home Address'), '12 Example Street, Reykjavík');
  await user.upload(screen.getByLabelText('Identity Document'), fileOf('png'));
  const taxNumber = screen.getByLabelText('Tax Number (optional)');
  await user.type(taxNumber, '010190-2389{Enter}');
  await sending.arrived();
  for (const label of ['Home Address', 'Identity Document', 'Tax Number (optional)'])
    await waitFor(() => expect(rests(screen.getByLabelText(label))).toBe(true));
  // As a browser does with a field that rests.
  taxNumber.blur();
  await sending.answer(refusal(503, 'unavailable', 'x'));
  await screen.findByText('Could Not Upload Image');
  expect(rests(taxNumber)).toBe(false);
  expect(document.activeElement).toBe(taxNumber);
});

test('a person whose picture is on its way changes neither it nor its part', async () => {
  const sending = hold(PROFILES, 'patch');
  const { user } = openApp('/account');
  await user.click(await screen.findByRole('button', { name: 'Upload Picture' }));
  await user.upload(await screen.findByLabelText('Picture'), fileOf('png'));
  const zoom = await screen.findByLabelText('Zoom');
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  await sending.arrived();
  await waitFor(() => expect(rests(screen.getByLabelText('Picture'))).toBe(true));
  expect(zoom.closest('[inert]')).not.toBeNull();
  await sending.answer(refusal(503, 'unavailable', 'x'));
  await waitFor(() => expect(rests(screen.getByLabelText('Picture'))).toBe(false));
  expect(zoom.closest('[inert]')).toBeNull();
});
