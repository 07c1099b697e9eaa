import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { openApp } from '../support/app';
import { watchLeaving } from '../support/leaving';
import { server, SUPABASE } from '../support/server';
import { ADA, sessionOf } from '../support/session';

test('a person whose stored session is broken is asked to sign in, and the entry is gone', async () => {
  sessionStorage.setItem('token', 'anything');
  const left = watchLeaving();
  openApp('/dashboard');
  await waitFor(() => expect(left).toEqual(['/login?redirect=%2Fdashboard']));
  expect(sessionStorage.getItem('token')).toBeNull();
});

test.each([
  'refresh_token_not_found',
  // After a session's end, or a long rest.
  'session_expired',
])('a person whose session was refused (%s) before a reload is told why the login is shown', async (error_code) => {
  const session = { ...sessionOf(ADA), expires_at: 1 };
  sessionStorage.setItem('token', JSON.stringify(session));
  server.use(
    http.post(`${SUPABASE}/auth/v1/token`, () =>
      HttpResponse.json({ code: 400, error_code, msg: 'x' }, { status: 400 }),
    ),
  );
  const left = watchLeaving();
  openApp('/deposit');
  await waitFor(() => expect(left).toEqual(['/login?redirect=%2Fdeposit']));
  expect(sessionStorage.getItem('flash')).toBe('Your session has ended. Please sign in again.');
});
