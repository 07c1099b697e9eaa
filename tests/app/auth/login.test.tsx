import { createClient } from '@supabase/supabase-js';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openForm } from '../support/document';
import { server, SUPABASE } from '../support/server';
import { ADA, answerAccount, sessionOf } from '../support/session';

const TOKEN = `${SUPABASE}/auth/v1/token`;

function answerLogin(answer: () => Response) {
  const requests: unknown[] = [];
  server.use(
    http.post(TOKEN, async ({ request }) => {
      requests.push(await request.json());
      return answer();
    }),
  );
  answerAccount();
  return requests;
}

async function enter(user: UserEvent, email = ADA.email, password = 'correct horse') {
  await user.type(await screen.findByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Login' }));
}

test.each([
  ['dated', sessionOf(ADA)],
  ['undated', { ...sessionOf(ADA), expires_at: undefined }],
  ['dated by a clock that is ten minutes ahead', { ...sessionOf(ADA), expires_at: sessionOf(ADA).expires_at + 600 }],
])(
  'a session that is %s is stored as supabase-js stores it, with its end by the clock of the device',
  async (_kind, session) => {
    answerLogin(() => HttpResponse.json(session));
    const { user, left } = await openForm('/login');
    await enter(user);
    await waitFor(() => expect(left).toHaveLength(1));
    const stored: unknown = JSON.parse(sessionStorage.getItem('token') ?? '');
    sessionStorage.clear();
    const client = createClient(SUPABASE, 'key', { auth: { storage: sessionStorage, storageKey: 'token' } });
    await client.auth.signInWithPassword({ email: ADA.email, password: 'correct horse' });
    await client.auth.stopAutoRefresh();
    const { expires_at, ...rest } = JSON.parse(sessionStorage.getItem('token') ?? '') as typeof session;
    expect(expires_at).toBeTypeOf('number');
    expect(stored).toMatchObject(rest);
    const lasts = Number(Reflect.get(Object(stored), 'expires_at')) - Date.now() / 1000;
    expect(Math.abs(lasts - session.expires_in)).toBeLessThanOrEqual(5);
  },
);

test.each(['on the home page', 'on the login'])(
  'a visitor of a sandbox signs in as a demo user by one click %s',
  async (place) => {
    const people = [{ email: ADA.email, name: 'Demo Investor' }];
    vi.stubEnv('VITE_DEMO_PEOPLE', JSON.stringify({ people, password: 'correct horse' }));
    onTestFinished(() => void vi.unstubAllEnvs());
    const requests = answerLogin(() => HttpResponse.json(sessionOf(ADA)));
    if (place === 'on the home page') sessionStorage.setItem('try', 'yes');
    const { user, left } = await openForm('/login');
    if (place === 'on the login') await user.click(screen.getByRole('button', { name: 'Demo Investor' }));
    await waitFor(() => expect(left).toHaveLength(1));
    expect(requests).toMatchObject([{ email: ADA.email, password: 'correct horse' }]);
  },
);
