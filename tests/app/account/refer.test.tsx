import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { setLanguage } from '@/lib/i18n/i18n';
import { openApp } from '../support/app';
import { server, SUPABASE } from '../support/server';
import { signIn } from '../support/session';

const LINK = `${location.origin}/register?ref=c000ce0bbbfd`;
const REFERRALS = `${SUPABASE}/rest/v1/rpc/my_referrals`;

beforeEach(() => {
  signIn();
  server.use(
    http.get(`${SUPABASE}/rest/v1/profiles`, () => HttpResponse.json({ referral_code: 'c000ce0bbbfd' })),
    http.post(REFERRALS, () => HttpResponse.json([])),
  );
});

test('a person copies their own referral link by clicking it', async () => {
  const { user, path } = openApp('/refer');
  expect(await screen.findByRole('heading', { name: 'Refer Users' })).toBeDefined();
  expect(screen.getByText('You can refer users by sharing your referral link:')).toBeDefined();
  const link = screen.getByRole('link', { name: LINK });
  expect(link.getAttribute('href')).toBe(LINK);
  await user.click(link);
  expect(await screen.findByText('Link Has been Copied')).toBeDefined();
  expect(await navigator.clipboard.readText()).toBe(LINK);
  expect(path()).toBe('/refer');
});

test('a person stays on the page by a click, and opens the link in another tab by a click with Ctrl', async () => {
  openApp('/refer');
  const link = await screen.findByRole('link', { name: LINK });
  const plain = createEvent.click(link);
  const withCtrl = createEvent.click(link, { ctrlKey: true });
  fireEvent(link, plain);
  fireEvent(link, withCtrl);
  expect([plain.defaultPrevented, withCtrl.defaultPrevented]).toEqual([true, false]);
});

test('a person whose browser forbids copying is told to do it by hand', async () => {
  const { user } = openApp('/refer');
  const link = await screen.findByRole('link', { name: LINK });
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  await user.click(link);
  expect(await screen.findByText(/This could not be copied/)).toBeDefined();
});

test('a person who has referred no one reads so', async () => {
  openApp('/refer');
  expect(await screen.findByRole('heading', { name: 'You Refered' })).toBeDefined();
  expect(screen.getByText('No one has registered with your link yet')).toBeDefined();
});

test('a person reads in their language how far the friends they referred have come', async () => {
  onTestFinished(() => setLanguage('en'));
  await setLanguage('de');
  server.use(
    http.post(REFERRALS, () =>
      HttpResponse.json(
        ['registered', 'verified', 'invested'].map((status, nth) => ({
          name: `Cleo ${nth}`,
          level: 1,
          status,
          registered_at: '2026-03-03T12:00:00Z',
          reward_cents: 0,
          pending_cents: 0,
          pending_until: null,
        })),
      ),
    ),
  );
  openApp('/refer');
  const [, ...rows] = within(await screen.findByRole('table')).getAllByRole('row');
  const words = ['Registriert', 'Bestätigt', 'Investiert'];
  for (const [nth, word] of words.entries()) expect(rows[nth]?.textContent).toContain(word);
});

test('a person sees the friends they referred', async () => {
  server.use(
    http.post(REFERRALS, () =>
      HttpResponse.json([
        {
          name: 'Ben E.',
          level: 1,
          status: 'invested',
          registered_at: '2026-03-04T12:00:00Z',
          reward_cents: 1000,
          pending_cents: 0,
          pending_until: null,
        },
        {
          name: 'Dora F.',
          level: 1,
          status: 'invested',
          registered_at: '2026-03-04T11:00:00Z',
          reward_cents: 0,
          pending_cents: 2000,
          pending_until: '2026-03-11T12:00:00Z',
        },
        {
          name: 'Cleo',
          level: 1,
          status: 'registered',
          registered_at: '2026-03-03T12:00:00Z',
          reward_cents: 0,
          pending_cents: 0,
          pending_until: null,
        },
      ]),
    ),
  );
  openApp('/refer');
  const table = await screen.findByRole('table');
  const titles = within(table).getAllByRole('columnheader');
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Ref.Level',
    'Status',
    'Date Registered',
    'Reward',
  ]);
  const [, first, waiting, second] = within(table).getAllByRole('row');
  expect(first?.textContent).toMatch(/Ben E\..*1.*Invested.*2026\/03\/04.*\$10\.00/);
  expect(waiting?.textContent).toMatch(/Dora F\..*\$20\.00 on 2026\/03\/11/);
  expect(screen.getByText(/credited when that plan has run its term/)).toBeDefined();
  expect(second?.textContent).toMatch(/Cleo.*1.*Registered.*2026\/03\/03.*\$0\.00/);
});
