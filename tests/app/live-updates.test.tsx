import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { openApp } from './support/app';
import { announce, breakDown, closeChannels, joins, refuseJoins } from './support/realtime';
import { server, SUPABASE } from './support/server';
import { ADA, dashboardOf, sessionOf, signIn } from './support/session';

const TOPIC = `realtime:investor:${ADA.id}`;

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

it('an investor joins their own private channel with their own token, and sees money arrive', async () => {
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
  announce(TOPIC, 'deposits');
  expect(await screen.findByText('$1,500.00')).toBeDefined();
});

it.each([
  ['the connection breaks', breakDown],
  ['the server closes the channel', () => closeChannels(TOPIC)],
])(
  'an investor sees what happened meanwhile after %s',
  async (_how, interrupt) => {
    signIn();
    const account = answerBalance(100_000);
    openApp('/dashboard');
    await screen.findByText('$1,000.00');
    await waitFor(() => expect(joins).toHaveLength(1));
    interrupt();
    account.cents = 90_000;
    expect(await screen.findByText('$900.00', {}, { timeout: 8000 })).toBeDefined();
    await waitFor(() => expect(joins).toHaveLength(2), { timeout: 8000 });
  },
  20_000,
);

it('an investor who leaves the account area leaves the channel', async () => {
  signIn();
  answerBalance(0);
  const { router } = openApp('/dashboard');
  await waitFor(() => expect(joins).toHaveLength(1));
  await router.navigate({ to: '/confirmed' });
  breakDown();
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(joins).toHaveLength(1);
});

it('an investor whose own channel is refused is told so, also while another of the page stands', async () => {
  signIn();
  const portfolio = { active_packages: 1 };
  server.use(
    http.post(`${SUPABASE}/rest/v1/rpc/dashboard`, () => HttpResponse.json(dashboardOf({ portfolio }))),
    http.get(`${SUPABASE}/rest/v1/portfolio`, () => HttpResponse.json([portfolio])),
    http.get(`${SUPABASE}/rest/v1/signals`, () => HttpResponse.json([])),
  );
  refuseJoins(TOPIC);
  const { router } = openApp('/dashboard');
  const notice = 'Live updates are interrupted. Reconnecting…';
  await screen.findByText(notice, {}, { timeout: 8000 });
  await router.navigate({ to: '/signals' });
  await waitFor(() => expect(joins.map(({ topic }) => topic)).toContain('realtime:signals'));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(screen.queryByText(notice)).not.toBeNull();
}, 20_000);
