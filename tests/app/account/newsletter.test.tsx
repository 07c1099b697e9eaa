import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../support/app';
import { server, SUPABASE } from '../support/server';

const RPC = `${SUPABASE}/rest/v1/rpc`;
const TOKEN = 'ab12'.repeat(16);
const asked: [string, unknown][] = [];

beforeEach(() => {
  asked.length = 0;
  server.use(
    ...['confirm_newsletter', 'unsubscribe_newsletter'].map((name) =>
      http.post(`${RPC}/${name}`, async ({ request }) => {
        asked.push([name, await request.json()]);
        return new HttpResponse(null, { status: 204 });
      }),
    ),
  );
});

test('a reader confirms the newsletter by a button, not by opening the link', async () => {
  const { user } = openApp(`/newsletter?token=${TOKEN}`);
  expect(await screen.findByRole('heading', { name: 'Confirm your subscription' })).toBeDefined();
  expect(asked).toEqual([]);
  await user.dblClick(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('heading', { name: 'You are subscribed' })).toBeDefined();
  expect(document.activeElement?.textContent).toContain('You are subscribed');
  expect(asked).toEqual([['confirm_newsletter', { token: TOKEN }]]);
});

test.each(['', '?token=', '?token=short', `?token=${TOKEN}x`, '?token[]=1', '?leave=true'])(
  'a reader with the damaged link %j reads so and has nothing to press',
  async (search) => {
    openApp(`/newsletter${search}`);
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /Confirm|Unsubscribe/ })).toBeNull();
  },
);
