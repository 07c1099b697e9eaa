import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { openApp, settled } from '../support/app';
import { fakeTimers, pass, passUntil } from '../support/clock';
import { announce, announceToEveryone, everyoneJoins, joins } from '../support/realtime';
import { rpc, server, SUPABASE } from '../support/server';
import { dashboardOf, signIn } from '../support/session';

/** After this delay a message's rows are visible. */
const SEEN_MS = 1000;
const isShown = (text: string) => screen.queryByText(text) !== null;

fakeTimers();

function answerBalance(start: number) {
  const account: { cents: number; asked: number; next?: number } = { cents: start, asked: 0 };
  server.use(
    http.post(`${SUPABASE}/rest/v1/rpc/dashboard`, () => {
      account.asked += 1;
      const answer = dashboardOf({ portfolio: { balance_cents: account.cents } });
      account.cents = account.next ?? account.cents;
      return HttpResponse.json(answer);
    }),
  );
  return account;
}

async function openListening() {
  openApp('/dashboard');
  await waitFor(() => expect([joins.length, everyoneJoins.length]).toEqual([1, 1]));
  await settled();
  await pass(SEEN_MS);
  await settled();
}

test.each([
  ['their session', () => announce('deposits')],
  ['everybody', () => announceToEveryone('yield_postings', 0)],
])(
  'an investor whose page hears of a change before its rows can be read, on the topic of %s, sees it a second later',
  async (_topic, tell) => {
    signIn();
    const account = answerBalance(100_000);
    await openListening();
    const before = account.asked;
    account.next = 150_000;
    tell();
    await passUntil(() => isShown('$1,500.00'));
    expect(account.asked).toBe(before + 2);
  },
);

test('a page that hears of twenty changes within a second reads one time more after the last, and not one time more for each', async () => {
  signIn();
  const account = answerBalance(100_000);
  await openListening();
  const before = account.asked;
  for (let change = 0; change < 20; change += 1) {
    announce('deposits');
    announce('notifications');
    await settled();
  }
  const atOnce = account.asked - before;
  expect(atOnce).toBeLessThanOrEqual(20);
  await pass(SEEN_MS);
  await settled();
  expect(account.asked - before).toBeGreaterThan(atOnce);
  expect(account.asked - before).toBeLessThanOrEqual(atOnce + 5);
});

test('a page that is shown reads again within a minute while messages may be dropped, and when its session turns out to have ended', async () => {
  signIn();
  const account = answerBalance(100_000);
  await openListening();
  const before = account.asked;
  server.use(rpc('may_miss_messages', true));
  account.cents = 150_000;
  await pass(60_000);
  await passUntil(() => isShown('$1,500.00'));
  expect(account.asked).toBe(before + 1);
  server.use(
    http.post(`${SUPABASE}/rest/v1/rpc/may_miss_messages`, () =>
      HttpResponse.json({ code: '42501', message: 'session_ended' }, { status: 403 }),
    ),
  );
  await pass(60_000);
  await passUntil(() => account.asked === before + 2);
  expect(account.asked).toBe(before + 2);
});
