import { cleanup, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openApp, settled } from '../support/app';
import { announceToEveryone, everyoneJoins, forgetJoins, joins } from '../support/realtime';
import { refusal, server, SUPABASE } from '../support/server';
import { ADA, dashboardOf, signIn } from '../support/session';

const URL = `${SUPABASE}/rest/v1/rpc/my_announcements`;
const one = { id: 'a1', title: '<b>Maintenance</b>', body: '<img src=x>\nTonight.', weight: 'important' };
/** The dashboard brings them with its figures; every other screen asks for them. */
const show = (...announcements: object[]) =>
  server.use(
    http.post(`${SUPABASE}/rest/v1/rpc/dashboard`, () => HttpResponse.json(dashboardOf({ announcements }))),
    http.post(URL, () => HttpResponse.json(announcements)),
  );

/** Waits until the page hears of changes, and has read what it may have missed before. */
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
    server.use(http.post(`${SUPABASE}/rest/v1/rpc/read_signals`, () => HttpResponse.json([])));
    openApp(path);
    expect(await screen.findByRole('heading', { name: /^Important: ?<b>Maintenance<\/b>$/ })).toBeDefined();
    expect(screen.getByText(/<img src=x>/)).toBeDefined();
    expect(document.querySelector('#content img')).toBeNull();
  },
);

test('an investor puts one away, and it stays away on this device while a new one comes live', async () => {
  show(one);
  const { user } = openApp('/dashboard');
  await user.click(await screen.findByRole('button', { name: 'Put away “<b>Maintenance</b>”' }));
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

test('an investor sees the income of a day on the open dashboard', async () => {
  show();
  openApp('/dashboard');
  await screen.findByRole('heading', { level: 1 });
  await joined();
  let asked = 0;
  server.use(
    http.post(`${SUPABASE}/rest/v1/rpc/dashboard`, () => {
      asked += 1;
      return HttpResponse.json(dashboardOf({ announcements: [] }));
    }),
  );
  announceToEveryone('yield_postings');
  await waitFor(() => expect(asked).toBeGreaterThan(0));
});

test('an investor sees an announcement that is withdrawn disappear', async () => {
  show(one);
  openApp('/dashboard');
  await screen.findByText('<b>Maintenance</b>');
  await joined();
  show();
  announceToEveryone('announcements');
  await waitFor(() => expect(screen.queryByText('<b>Maintenance</b>')).toBeNull());
});

test('an investor whose announcements do not come uses the area all the same', async () => {
  server.use(http.post(URL, () => refusal(500, 'XX000', 'internal error')));
  server.use(http.post(`${SUPABASE}/rest/v1/rpc/read_signals`, () => HttpResponse.json([])));
  openApp('/signals');
  expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
});

test('an investor with a broken note on the device reads every announcement', async () => {
  localStorage.setItem(`put-away:${ADA.id}`, '{"not": "a list"');
  show(one);
  openApp('/dashboard');
  expect(await screen.findByText('<b>Maintenance</b>')).toBeDefined();
});
