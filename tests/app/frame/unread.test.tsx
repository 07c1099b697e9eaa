import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listening, openApp } from '../support/app';
import { fakeTimers, passUntil } from '../support/clock';
import { announce } from '../support/realtime';
import { refusal, rpc, server } from '../support/server';
import { dashboardOf, signIn } from '../support/session';

const NOTICE = /^Part of this page may be out of date/;

const answer = (balance_cents: number) => rpc('dashboard', () => dashboardOf({ portfolio: { balance_cents } }));

fakeTimers();

test('an investor whose balance could not be read again reads that it may be out of date, until it is', async () => {
  signIn();
  server.use(answer(100_000));
  openApp('/dashboard');
  expect(await screen.findByText('$1,000.00')).toBeDefined();
  await listening();
  server.use(rpc('dashboard', () => refusal(503, 'PGRST002', 'busy')));
  announce('deposits');
  await passUntil(() => screen.queryByText(NOTICE) !== null);
  expect(screen.getByText('$1,000.00')).toBeDefined();
  server.use(answer(150_000));
  announce('deposits');
  expect(await screen.findByText('$1,500.00')).toBeDefined();
  await waitFor(() => expect(screen.queryByText(NOTICE)).toBeNull());
});
