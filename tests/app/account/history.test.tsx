import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { listening, openApp } from '../support/app';
import { refusal, server, SUPABASE } from '../support/server';
import { answerProfile, signIn } from '../support/session';

const EVENTS = Array.from({ length: 30 }, (_, index) => ({
  id: `00000000-0000-4000-8000-0000000000${30 - index + 10}`,
  kind: 'signed_in',
  ip: `192.0.2.${30 - index}`,
  user_agent: null,
  is_new_device: false,
  detail: null,
  created_at: '2026-03-04T12:00:00Z',
}));

beforeEach(() => {
  signIn();
  answerProfile();
});

let isBroken = false;
const asked: (string | null)[] = [];

beforeEach(() => {
  isBroken = false;
  asked.length = 0;
  server.use(
    http.get(`${SUPABASE}/rest/v1/account_events`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const last = /id\.lt\.([\da-f-]+)/.exec(searchParams.get('or') ?? '')?.[1];
      if (last) asked.push(searchParams.get('created_at'));
      if (last && isBroken) return refusal(400, 'P0001', 'invalid_request');
      const from = EVENTS.findIndex(({ id }) => id === last) + 1;
      return HttpResponse.json(EVENTS.slice(from, from + Number(searchParams.get('limit'))));
    }),
  );
});

test('a person reads all of the last ninety days of their account, the newest first', async () => {
  const { user } = openApp('/account?tab=security');
  await screen.findByText('192.0.2.30');
  expect(screen.getAllByText('Signed in')).toHaveLength(12);
  await listening();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByText('192.0.2.1');
  expect(screen.getAllByText('Signed in')).toHaveLength(30);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(new Set(asked)).toEqual(new Set(['lte.2026-03-04T12:00:00Z']));
});
