import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/** The Supabase of these tests, as `vitest.config.ts` gives it to the client; nothing listens there, msw answers. */
export const SUPABASE = 'http://supabase.test';

/** `max_rows` of `supabase/config.toml`. */
const MAX_ROWS = 1000;

/** What every page may ask for; a test adds its own answers with `server.use`. */
export const server = setupServer(
  http.get(`${SUPABASE}/auth/v1/passkeys`, () => HttpResponse.json([])),
  http.get(`${SUPABASE}/rest/v1/site`, () => HttpResponse.json([])),
  http.post(`${SUPABASE}/rest/v1/rpc/my_announcements`, () => HttpResponse.json([])),
  http.post(`${SUPABASE}/rest/v1/rpc/list_limits`, () => HttpResponse.json([])),
  http.post(`${SUPABASE}/rest/v1/rpc/list_time_limits`, () => HttpResponse.json([])),
  http.post(`${SUPABASE}/rest/v1/rpc/list_proposals`, () => HttpResponse.json([])),
  http.post(`${SUPABASE}/rest/v1/rpc/site_switches`, () => HttpResponse.json([])),
  http.post(`${SUPABASE}/rest/v1/rpc/payout_waits`, () => HttpResponse.json([])),
  http.post(`${SUPABASE}/rest/v1/rpc/withdrawal_limits`, () => HttpResponse.json([])),
  http.post(`${SUPABASE}/rest/v1/rpc/code_word_since`, () => HttpResponse.json(null)),
  http.post(`${SUPABASE}/rest/v1/rpc/waiting_withdrawals`, () => HttpResponse.json([])),
  http.get(`${SUPABASE}/rest/v1/withdrawal_methods`, () => HttpResponse.json([])),
  http.get(`${SUPABASE}/rest/v1/liability_snapshots`, () => HttpResponse.json([])),
  http.get(`${SUPABASE}/rest/v1/restorations`, () => HttpResponse.json([])),
  http.get('*/api/v0.1/countries', () =>
    HttpResponse.json({
      data: [
        { country: 'Chile', code: 'CL' },
        { country: 'Norway', code: 'NO' },
        { country: 'Åland Islands', code: 'AX' },
      ],
    }),
  ),
);

/** An answer of PostgREST that refuses. */
export function refusal(status: number, code: string, message: string) {
  return HttpResponse.json({ code, message, details: null, hint: null }, { status });
}

/** The rows a request asks for, as PostgREST answers: never more than `max_rows`. */
export function pageOf(rows: readonly object[], request: Request) {
  const { searchParams: asked } = new URL(request.url);
  const from = Number(asked.get('offset') ?? 0);
  return HttpResponse.json(
    rows.slice(from, from + Math.min(Number(asked.get('limit') ?? MAX_ROWS), MAX_ROWS)),
  );
}
