import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { rpc, server, SUPABASE, tableOf } from './server';

export const ADA = { id: '00000000-0000-4000-8000-00000000ada0', email: 'ada@example.com' };

export const TOPIC = `realtime:session:${sessionIdOf(ADA)}`;

const STARTED = Date.now();

function sessionIdOf({ id }: { id: string }): string {
  return id.replace('-4000-8', '-4000-9');
}

const encode = (part: object) => btoa(JSON.stringify(part)).replaceAll('=', '');

interface Level {
  aal?: 'aal1' | 'aal2';
  factors?: object[];
  amr?: string[];
}

export function sessionOf(person: { id: string; email: string }, { aal = 'aal1', factors = [], amr = [] }: Level = {}) {
  const expires_at = Math.floor(STARTED / 1000) + 3600;
  const claims = {
    sub: person.id,
    session_id: sessionIdOf(person),
    email: person.email,
    role: 'authenticated',
    aal,
    amr: amr.map((method) => ({ method })),
    exp: expires_at,
  };
  return {
    access_token: `${encode({ alg: 'HS256' })}.${encode(claims)}.c2ln`,
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at,
    user: { ...person, factors, aud: 'authenticated', app_metadata: {}, user_metadata: {}, created_at: '' },
  };
}

export const dashboardOf = (parts: object) => ({
  portfolio: null,
  month_income_cents: 0,
  attention: [],
  days: [],
  lines: [],
  insurance: null,
  announcements: [],
  prices: [],
  role: null,
  mode: 'sandbox',
  ...parts,
});

export function answerAccount() {
  server.use(
    rpc('may_miss_messages', false),
    rpc('my_role', null),
    tableOf('portfolio', []),
    rpc('dashboard', () => dashboardOf({})),
    rpc('attention', []),
    rpc('identity_demands', []),
    rpc('quote_deposit', []),
    rpc('market_prices', []),
    rpc('my_strategies', []),
    tableOf('deposits', []),
    rpc('unread_notifications', 0),
    rpc('recovery_code_count', 10),
    rpc('my_sessions', []),
    tableOf('account_events', []),
    tableOf('webhooks', []),
    tableOf('api_keys', []),
    rpc('account_hindrance', null),
    http.get(`${SUPABASE}/auth/v1/user`, () => HttpResponse.json(sessionOf(ADA).user)),
    http.post(`${SUPABASE}/auth/v1/logout`, () => new HttpResponse(null, { status: 204 })),
  );
}

export function answerProfile(values: object = {}) {
  server.use(
    tableOf('profiles', () => ({
      name: 'Ada',
      email: ADA.email,
      phone: '',
      avatar_path: null,
      verified: true,
      created_at: '2026-03-04T12:00:00Z',
      mail_notifications: true,
      ...values,
    })),
    tableOf('kyc_cases', []),
  );
}

const PASSWORD = 'a long river of glass';

/** Accepts {@link PASSWORD} only. */
const answerPassword = http.post<never, { password?: string }>(`${SUPABASE}/auth/v1/token`, async ({ request }) => {
  const { password } = await request.json();
  return password === PASSWORD
    ? HttpResponse.json(sessionOf(ADA))
    : HttpResponse.json({ code: 400, error_code: 'invalid_credentials', msg: 'x' }, { status: 400 });
});

export async function enterPassword({ user }: { user: UserEvent }, password = PASSWORD): Promise<void> {
  const field = await screen.findByLabelText('Current password');
  await user.clear(field);
  await user.type(field, password);
}

export function signIn(level?: Level) {
  sessionStorage.setItem('token', JSON.stringify(sessionOf(ADA, level)));
  answerAccount();
  server.use(answerPassword);
}
