import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { settled } from '../support/app';
import { hold } from '../support/holding';
import { answerPayments, beginPaying, DEPOSITS, openFilledPayment, SUBMIT_DEPOSIT } from '../support/money/paying';
import { fileOf } from '../support/pictures';
import { refusal, server, SUPABASE, tableOf } from '../support/server';
import { ADA } from '../support/session';

beforeEach(() => {
  beginPaying();
  server.use(
    tableOf('profiles', () => ({
      name: 'Ada',
      email: ADA.email,
      phone: '',
      avatar_path: null,
      created_at: '',
    })),
    tableOf('kyc_cases', []),
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
  expect(await screen.findByText('Your first attempt went through. It’s recorded with TRON.')).toBeDefined();
  await waitFor(() => expect(path()).toBe('/dashboard'));
  expect(asked).toEqual([`eq.${sent.uploads[0]}`]);
});
