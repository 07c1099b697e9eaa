import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { openApp, settled } from '../support/app';
import { fakeTimers, pass, passUntil } from '../support/clock';
import {
  announce,
  announceToEveryone,
  breakDown,
  closeChannel,
  closeEveryone,
  deafen,
  everyoneJoins,
  joins,
  leaves,
} from '../support/realtime';
import { server, SUPABASE } from '../support/server';
import { ADA, dashboardOf, sessionOf, signIn, TOPIC } from '../support/session';

const NOTICE = 'Live updates are interrupted. Reconnecting…';
const SEEN_MS = 1000;
const isShown = (text: string) => screen.queryByText(text) !== null;

fakeTimers();

function answerBalance(start: number) {
  const account = { cents: start, asked: 0 };
  server.use(
    http.post(`${SUPABASE}/rest/v1/rpc/dashboard`, () => {
      account.asked += 1;
      return HttpResponse.json(dashboardOf({ portfolio: { balance_cents: account.cents } }));
    }),
  );
  return account;
}

async function openListening() {
  const app = openApp('/dashboard');
  await waitFor(() => expect([joins.length, everyoneJoins.length]).toEqual([1, 1]));
  await settled();
  await pass(SEEN_MS);
  await settled();
  return app;
}

test('an investor joins the private channel of their session with its token, and sees money arrive', async () => {
  signIn();
  const account = answerBalance(100_000);
  openApp('/dashboard');
  expect(await screen.findByText('$1,000.00')).toBeDefined();
  await waitFor(() => expect(joins).toHaveLength(1));
  expect(joins[0]).toMatchObject({
    topic: TOPIC,
    payload: { config: { private: true }, access_token: sessionOf(ADA).access_token },
  });
  account.cents = 150_000;
  announce('deposits');
  expect(await screen.findByText('$1,500.00')).toBeDefined();
});

test('an investor joins the private channel of what concerns everybody as well, and sees the income of a day at once where few pages are open', async () => {
  signIn();
  const account = answerBalance(100_000);
  await openListening();
  expect(everyoneJoins[0]?.payload).toMatchObject({
    config: { private: true },
    access_token: sessionOf(ADA).access_token,
  });
  account.cents = 150_000;
  announceToEveryone('yield_postings', 0);
  expect(await screen.findByText('$1,500.00')).toBeDefined();
});

test('a page waits a random part of the time that a message to many pages names, and reads once for all that came meanwhile', async () => {
  signIn();
  const account = answerBalance(100_000);
  await openListening();
  const before = account.asked;
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.5);
  account.cents = 150_000;
  announceToEveryone('yield_postings', 20_000);
  random.mockReturnValue(0.1);
  announceToEveryone('yield_postings', 20_000);
  await pass(9000);
  await settled();
  expect(account.asked).toBe(before);
  await pass(3000);
  expect(await screen.findByText('$1,500.00')).toBeDefined();
  await pass(20_000);
  await settled();
  expect(account.asked).toBe(before + 1);
  announceToEveryone('yield_postings', 20_000);
  await pass(4000);
  await settled();
  expect(account.asked).toBe(before + 2);
  random.mockRestore();
});

test('a page whose connection comes back waits a random part of three seconds, and reads once for all that it missed', async () => {
  signIn();
  const account = answerBalance(100_000);
  await openListening();
  const before = account.asked;
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.9);
  breakDown();
  await passUntil(() => joins.length === 2 && everyoneJoins.length === 2);
  await settled();
  await pass(1500);
  await settled();
  expect(account.asked).toBe(before);
  await pass(3000);
  await settled();
  expect(account.asked).toBe(before + 1);
  random.mockRestore();
});

test.each([
  ['the connection breaks', breakDown],
  ['the server closes the channel', closeChannel],
  ['the server closes that of what concerns everybody', closeEveryone],
])('an investor sees what happened meanwhile after %s', async (_how, interrupt) => {
  signIn();
  const account = answerBalance(100_000);
  await openListening();
  await screen.findByText('$1,000.00');
  const before = joins.length + everyoneJoins.length;
  interrupt();
  account.cents = 90_000;
  await passUntil(() => isShown('$900.00') && joins.length + everyoneJoins.length > before);
  expect(joins.length + everyoneJoins.length).toBeGreaterThan(before);
});

test('an investor reads that live updates are interrupted until the server listens again', async () => {
  signIn();
  answerBalance(0);
  await openListening();
  const listen = deafen();
  breakDown();
  await passUntil(() => joins.length === 2 && everyoneJoins.length === 2);
  await passUntil(() => isShown(NOTICE));
  await pass(30_000);
  expect(isShown(NOTICE)).toBe(true);
  listen();
  await passUntil(() => !isShown(NOTICE));
  expect(isShown(NOTICE)).toBe(false);
});

test('a page that is shown reads again every five minutes, because the server may have gone deaf, and a hidden one does not', async () => {
  signIn();
  const account = answerBalance(100_000);
  await openListening();
  const before = account.asked;
  await pass(280_000);
  await settled();
  expect(account.asked).toBe(before);
  await pass(25_000);
  await settled();
  expect(account.asked).toBe(before + 1);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await pass(600_000);
  await settled();
  expect(account.asked).toBe(before + 1);
  hidden.mockRestore();
});

test('an investor who leaves the account area leaves both channels', async () => {
  signIn();
  answerBalance(0);
  const { router } = await openListening();
  await router.navigate({ to: '/confirmed' });
  await waitFor(() => expect(leaves).toEqual(expect.arrayContaining([TOPIC, 'realtime:everyone'])));
  breakDown();
  await pass(60_000);
  await settled();
  await pass(1000);
  expect([joins.length, everyoneJoins.length]).toEqual([1, 1]);
});
