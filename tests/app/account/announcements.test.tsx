import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openApp, settled } from '../support/app';
import { announceToEveryone, everyoneJoins, forgetJoins, joins } from '../support/realtime';
import { rpc, server } from '../support/server';
import { dashboardOf, signIn } from '../support/session';

const one = { id: 'a1', title: '<b>Maintenance</b>', body: '<img src=x>\nTonight.', weight: 'important' };
const show = (...announcements: object[]) =>
  server.use(
    rpc('dashboard', () => dashboardOf({ announcements })),
    rpc('my_announcements', () => announcements),
  );

async function joined(): Promise<void> {
  await waitFor(() => expect([joins.length, everyoneJoins.length]).toEqual([1, 1]));
  await settled();
}

beforeEach(signIn);
afterEach(() => localStorage.clear());

test.each(['/dashboard', '/signals'])(
  'an investor reads an announcement on %s; hostile words stay words',
  async (path) => {
    show(one);
    server.use(rpc('read_signals', []));
    openApp(path);
    expect(await screen.findByRole('heading', { name: /^Important: ?<b>Maintenance<\/b>$/ })).toBeDefined();
    expect(screen.getByText(/<img src=x>/)).toBeDefined();
    expect(document.querySelector('#content img')).toBeNull();
  },
);

test('an investor puts one away, and it stays away on this device while a new one comes live', async () => {
  show(one);
  const { user } = openApp('/dashboard');
  await user.click(await screen.findByRole('button', { name: 'Dismiss “<b>Maintenance</b>”' }));
  expect(screen.queryByText('<b>Maintenance</b>')).toBeNull();
  await waitFor(() => expect(document.activeElement?.id).toBe('content'));
  await joined();
  cleanup();
  forgetJoins();
  openApp('/dashboard');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText('<b>Maintenance</b>')).toBeNull();
  await joined();
  show(one, { ...one, id: 'a2', title: 'New hours', weight: 'info' });
  announceToEveryone('announcements');
  expect(await screen.findByRole('heading', { name: 'New hours' })).toBeDefined();
  expect(screen.queryByText('<b>Maintenance</b>')).toBeNull();
});
