import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../support/app';
import { fakeTimers } from '../support/clock';
import { announce, joins } from '../support/realtime';
import { server, SUPABASE } from '../support/server';
import { signIn } from '../support/session';

fakeTimers();
let signals: object[] = [];

function withPlans(active_packages: number) {
  server.use(http.get(`${SUPABASE}/rest/v1/portfolio`, () => HttpResponse.json([{ active_packages }])));
}

beforeEach(() => {
  signIn();
  signals = [];
  server.use(http.get(`${SUPABASE}/rest/v1/signals`, () => HttpResponse.json(signals)));
});

const signal = (title: string) => ({ id: title, title, body: 'Body', published_at: '2026-03-04T12:00:00Z' });

test('an investor with an active plan reads signals, and sees a new one come', async () => {
  withPlans(1);
  signals = [signal('First')];
  openApp('/signals');
  // In which language an operator wrote it is not known.
  expect((await screen.findByRole('heading', { name: 'First' })).getAttribute('lang')).toBe('');
  await waitFor(() => expect(joins).not.toEqual([]));
  signals = [signal('Second'), signal('First')];
  announce('signals');
  expect(await screen.findByRole('heading', { name: 'Second' })).toBeDefined();
});

test('an investor with a plan is told when there are none', async () => {
  withPlans(1);
  openApp('/signals');
  expect(await screen.findByText('No signals have been published yet.')).toBeDefined();
});

test('an investor without a plan is told what shows them', async () => {
  withPlans(0);
  const { user, path } = openApp('/signals');
  expect(await screen.findByText('Signals are shown while you have an active plan')).toBeDefined();
  server.use(http.get(`${SUPABASE}/rest/v1/offered_plans`, () => HttpResponse.json([])));
  server.use(http.get(`${SUPABASE}/rest/v1/positions`, () => HttpResponse.json([])));
  await user.click(screen.getByRole('link', { name: 'See the plans' }));
  await waitFor(() => expect(path()).toBe('/invest'));
});
