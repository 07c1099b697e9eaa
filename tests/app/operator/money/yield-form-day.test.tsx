import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openApp } from '../../support/app';
import { answerYieldPage, openYield, yieldDay } from '../../support/operator/yield-page';
import { announce } from '../../support/realtime';
import { server, SUPABASE } from '../../support/server';
import { signIn } from '../../support/session';

const RPC = `${SUPABASE}/rest/v1/rpc`;
const days = () => [yieldDay('04'), yieldDay('05')];
const bookedByCleo = () => [
  yieldDay('04', { amount_cents: 1250, evidence: 'Statement', posted_by: 'Cleo' }),
  yieldDay('05'),
];

/** Another treasurer books the fourth, and the page hears of it. */
function bookFourth() {
  server.use(http.post(`${RPC}/yield_days`, () => HttpResponse.json(bookedByCleo())));
  announce('yield_proposals');
}

beforeEach(() => {
  signIn();
  answerYieldPage('treasurer', days());
});

test('the form of a day keeps what is typed when another treasurer books the day meanwhile, and says so', async () => {
  const { user } = openYield();
  await user.type(await screen.findByLabelText('Evidence'), 'stated by statement 7');
  bookFourth();
  expect(await screen.findByText('Booked already: $12.50, by Cleo.')).toBeDefined();
  expect(screen.getByLabelText('Evidence')).toHaveProperty('value', 'stated by statement 7');
  expect(screen.getByLabelText('Day (UTC)')).toHaveProperty('value', '2026-02-04');
});

test('the form of a day goes on to the next day that is missing while it is empty', async () => {
  openYield();
  expect(await screen.findByLabelText('Day (UTC)')).toHaveProperty('value', '2026-02-04');
  bookFourth();
  await waitFor(() => expect(screen.getByLabelText('Day (UTC)')).toHaveProperty('value', '2026-02-05'));
  expect(screen.queryByText(/^Booked already/)).toBeNull();
});

test('the form of a day keeps its plan and month too once something is typed', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-02-06T12:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const { user, router } = openApp('/operator/yield');
  await user.type(await screen.findByLabelText('Evidence'), 'S');
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ plan: 'basic', month: '2026-02', day: '2026-02-04' }),
  );
});
