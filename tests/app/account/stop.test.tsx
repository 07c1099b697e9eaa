import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../support/app';
import { refusal, server, SUPABASE } from '../support/server';

const REPORT = `${SUPABASE}/rest/v1/rpc/report_takeover`;
const TOKEN = 'ab12'.repeat(16);
const asked: unknown[] = [];

beforeEach(() => {
  asked.length = 0;
  server.use(
    http.post(REPORT, async ({ request }) => {
      asked.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
});

test('a person who was warned by mail stops their account by a button, not by opening the link', async () => {
  const { user } = openApp(`/not-me?token=${TOKEN}`);
  expect(await screen.findByRole('heading', { name: 'Was this not you?' })).toBeDefined();
  expect(asked).toEqual([]);
  await user.dblClick(screen.getByRole('button', { name: 'Stop my account' }));
  expect(await screen.findByRole('heading', { name: 'Your account is stopped' })).toBeDefined();
  expect(document.activeElement?.textContent).toContain('Your account is stopped');
  expect(asked).toEqual([{ token: TOKEN }]);
});

test.each(['', '?token=short', `?token=${TOKEN}x`])(
  'a person with the damaged link %j reads what else they can do',
  async (search) => {
    openApp(`/not-me${search}`);
    expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Stop my account' })).toBeNull();
  },
);

test('a person whose link is too old reads what else they can do', async () => {
  server.use(http.post(REPORT, () => refusal(400, 'P0001', 'link_expired')));
  const { user } = openApp(`/not-me?token=${TOKEN}`);
  await user.click(await screen.findByRole('button', { name: 'Stop my account' }));
  expect(await screen.findByText(/^It is older than 30 days or incomplete/)).toBeDefined();
});

test('a person without a connection is told so, and the button is still there', async () => {
  server.use(http.post(REPORT, () => HttpResponse.error(), { once: true }));
  const { user } = openApp(`/not-me?token=${TOKEN}`);
  const button = await screen.findByRole('button', { name: 'Stop my account' });
  await user.click(button);
  expect(await screen.findByText(/connection/i)).toBeDefined();
  await user.click(button);
  expect(await screen.findByRole('heading', { name: 'Your account is stopped' })).toBeDefined();
});
