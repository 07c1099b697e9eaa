import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { openApp, settled } from '../support/app';
import { pass, passUntil, fakeTimers } from '../support/clock';
import { announce, breakDown, closeChannel, joins, refuseJoins } from '../support/realtime';
import { server, SUPABASE } from '../support/server';
import { ADA, dashboardOf, sessionOf, signIn, TOPIC } from '../support/session';

const isShown = (text: string) => screen.queryByText(text) !== null;

fakeTimers();

/** The database answers with this balance, until it is changed. */
function answerBalance(start: number) {
  const account = { cents: start };
  server.use(
    http.post(`${SUPABASE}/rest/v1/rpc/dashboard`, () =>
      HttpResponse.json(dashboardOf({ portfolio: { balance_cents: account.cents } })),
    ),
  );
  return account;
}

test('an investor joins the private channel of their session with its token, and sees money arrive', async () => {
  signIn();
  const account = answerBalance(100_000);
  openApp('/dashboard');
  expect(await screen.findByText('$1,000.00')).toBeDefined();
  await waitFor(() => expect(joins).toHaveLength(1));
  expect(joins[0]).toMatchObject({
    topic: TOPIC,
    payload: {
      config: { private: true },
      access_token: sessionOf(ADA).access_token,
    },
  });
  account.cents = 150_000;
  announce('deposits');
  expect(await screen.findByText('$1,500.00')).toBeDefined();
});

test.each([
  ['the connection breaks', breakDown],
  ['the server closes the channel', closeChannel],
])('an investor sees what happened meanwhile after %s', async (_how, interrupt) => {
  signIn();
  const account = answerBalance(100_000);
  openApp('/dashboard');
  await screen.findByText('$1,000.00');
  await waitFor(() => expect(joins).toHaveLength(1));
  interrupt();
  account.cents = 90_000;
  await passUntil(() => isShown('$900.00') && joins.length === 2);
});

test('an investor who leaves the account area leaves the channel', async () => {
  signIn();
  answerBalance(0);
  const { router } = openApp('/dashboard');
  await waitFor(() => expect(joins).toHaveLength(1));
  await router.navigate({ to: '/confirmed' });
  breakDown();
  await pass(60_000);
  await settled();
  await pass(1000);
  expect(joins).toHaveLength(1);
});

test('an investor whose channel is refused reads so', async () => {
  signIn();
  answerBalance(0);
  refuseJoins();
  openApp('/dashboard');
  const notice = 'Live updates are interrupted. Reconnecting…';
  await passUntil(() => isShown(notice));
  expect(isShown(notice)).toBe(true);
});
