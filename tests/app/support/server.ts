import { http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';

/** Set by `vitest.config.ts`; nothing listens there, msw answers. */
export const SUPABASE = 'http://supabase.test';

/** `max_rows` of `supabase/config.toml`. */
const MAX_ROWS = 1000;

export type Given = JsonBodyType | Call;
type Call = () => JsonBodyType | Response;

const isCall = (given: Given): given is Call => typeof given === 'function';

function respond(given: Given): Response {
  const value = isCall(given) ? given() : given;
  return value instanceof Response ? value : HttpResponse.json(value);
}

/** Answers a database function; `asked` collects the arguments. */
export const rpc = (name: string, given: Given = null, asked: Pick<unknown[], 'push'> = []) =>
  http.post(`${SUPABASE}/rest/v1/rpc/${name}`, async ({ request }) => {
    asked.push(await request.json());
    return respond(given);
  });

export const tableOf = (name: string, given: Given) => http.get(`${SUPABASE}/rest/v1/${name}`, () => respond(given));

export const server = setupServer(
  http.get(`${SUPABASE}/auth/v1/passkeys`, () => HttpResponse.json([])),
  tableOf('site', []),
  rpc('my_announcements', []),
  rpc('my_chain_payments', []),
  rpc('chain_desk', { networks: [], accounts: [], unmatched: [], outgoing: [], reversed: [] }),
  rpc('request_deposit_address', []),
  rpc('list_limits', []),
  rpc('list_time_limits', []),
  rpc('list_proposals', []),
  rpc('site_switches', []),
  rpc('payout_waits', []),
  rpc('withdrawal_limits', []),
  rpc('code_word_since', null),
  rpc('waiting_withdrawals', []),
  rpc('payout_states', []),
  rpc('payout_batches', { networks: [], batches: [], reversed: [] }),
  tableOf('withdrawal_methods', []),
  tableOf('liability_snapshots', []),
  tableOf('restorations', []),
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

export function refusal(status: number, code: string, message: string) {
  return HttpResponse.json({ code, message, details: null, hint: null }, { status });
}

/** Returns the requested rows as PostgREST does, at most `max_rows`. */
export function pageOf(rows: readonly object[], request: Request) {
  const { searchParams: asked } = new URL(request.url);
  const from = Number(asked.get('offset') ?? 0);
  return HttpResponse.json(rows.slice(from, from + Math.min(Number(asked.get('limit') ?? MAX_ROWS), MAX_ROWS)));
}
