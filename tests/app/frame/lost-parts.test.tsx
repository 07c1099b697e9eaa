import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openApp, settled } from '../support/app';
import { pass, passUntil, fakeTimers } from '../support/clock';
import { watchLeaving } from '../support/leaving';
import { joins } from '../support/realtime';
import { signIn, TOPIC } from '../support/session';

const LATE = [
  '@/lib/data/supabase',
  '@/lib/live/realtime',
  '@/components/ui/sonner',
  '@/features/proof/components/ProofAlarm',
  '@/features/proof/components/ProofCard',
];

const INTERRUPTED = 'Live updates are interrupted. Reconnecting…';

const isInterrupted = () => screen.queryByText(INTERRUPTED) !== null;

function breakLine() {
  for (const part of LATE) {
    vi.doMock(part, () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
  }
}

function mendLine() {
  for (const part of LATE) vi.doUnmock(part);
}

fakeTimers();
beforeEach(() => {
  signIn();
  breakLine();
});

test('a person whose page gets nothing after the first screen keeps it, reads that it is not live, and logs out', async () => {
  const left = watchLeaving();
  const { user } = openApp('/dashboard');
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeDefined();
  await passUntil(isInterrupted);
  const [logout] = screen.getAllByRole('button', { name: 'Logout' });
  await user.click(logout ?? document.body);
  await waitFor(() => expect(left).toEqual(['/']));
  expect(sessionStorage.getItem('token')).toBeNull();
});

test('a person is followed live as soon as what that needs can be fetched, unless they have gone by then', async () => {
  const { router } = openApp('/dashboard');
  await passUntil(isInterrupted);
  await router.navigate({ to: '/confirmed' });
  mendLine();
  await pass(60_000);
  // Once this import has loaded, everything that the page would have fetched has loaded too.
  await import('@/lib/live/realtime');
  await settled();
  await pass(1000);
  expect(joins).toEqual([]);
  breakLine();
  await router.navigate({ to: '/dashboard' });
  await passUntil(isInterrupted);
  mendLine();
  await passUntil(() => !isInterrupted());
  expect(joins).toMatchObject([{ topic: TOPIC }]);
});
