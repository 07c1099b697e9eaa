import { http, HttpResponse } from 'msw';
import { server, SUPABASE } from './server';
import { ADA, sessionOf } from './session';

/** The only valid code. */
export const CODE = '123456';
export const KEY = 'key';
export const RECOVERY_CODE = 'k7fp-9x2m-qd4t';
const CODES = Array.from({ length: 10 }, (_, index) => `k7fp-9x2m-qd4${index}`);

export const factorOf = (id: string, friendly_name: string, status = 'verified', factor_type = 'totp') => ({
  id,
  friendly_name,
  status,
  factor_type,
  created_at: '2026-03-04T12:00:00Z',
  updated_at: '2026-03-04T12:00:00Z',
});

export const keyOf = (id: string, friendly_name: string) => factorOf(id, friendly_name, 'verified', 'webauthn');

export const authRefusal = (error_code: string, status = 422) =>
  HttpResponse.json({ code: status, error_code, msg: error_code }, { status });

/** Mocks Auth and the database with Ada's factors; `calls` records the requests in order. */
export function answerFactors(...initial: ReturnType<typeof factorOf>[]) {
  const state = {
    factors: initial,
    calls: [] as string[],
    aal: 'aal1' as 'aal1' | 'aal2',
    left: 7,
    counts: 0,
  };
  const rpc = `${SUPABASE}/rest/v1/rpc`;
  const say = (call: string) => void state.calls.push(call);
  server.use(
    http.get(`${SUPABASE}/auth/v1/user`, () => HttpResponse.json(sessionOf(ADA, state).user)),
    http.post(`${SUPABASE}/auth/v1/factors`, async ({ request }) => {
      const { friendly_name, factor_type: type } = (await request.json()) as {
        friendly_name: string;
        factor_type: string;
      };
      say(`enrol ${friendly_name}`);
      state.factors = [...state.factors, factorOf('new', friendly_name, 'unverified', type)];
      if (type === 'webauthn') return HttpResponse.json({ id: 'new', type, friendly_name });
      const totp = { qr_code: '<svg/>', secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Glassmine:ada' };
      return HttpResponse.json({ id: 'new', type: 'totp', friendly_name, totp });
    }),
    http.post(`${SUPABASE}/auth/v1/factors/:id/challenge`, ({ params }) => {
      const asked = state.factors.find(({ id }) => id === params['id']);
      const type = asked?.status === 'verified' ? 'request' : 'create';
      return HttpResponse.json({
        id: `challenge of ${String(params['id'])}`,
        type: asked?.factor_type,
        expires_at: 1,
        ...(asked?.factor_type === 'webauthn' && {
          webauthn: { type, credential_options: { publicKey: { challenge: type } } },
        }),
      });
    }),
    http.post(`${SUPABASE}/auth/v1/factors/:id/verify`, async ({ params, request }) => {
      const { code, webauthn } = (await request.json()) as {
        code?: string;
        webauthn?: { credential_response: { id: string } };
      };
      const proof = webauthn?.credential_response.id ?? code ?? '';
      say(`verify ${String(params['id'])} ${proof}`);
      // Auth answers an unknown key this way.
      if (webauthn && proof !== KEY) return authRefusal('unexpected_failure', 500);
      if (!webauthn && code !== CODE) return authRefusal('mfa_verification_failed');
      state.factors = state.factors.map((each) => (each.id === params['id'] ? { ...each, status: 'verified' } : each));
      state.aal = 'aal2';
      return HttpResponse.json(sessionOf(ADA, state));
    }),
    http.delete(`${SUPABASE}/auth/v1/factors/:id`, ({ params }) => {
      say(`unenrol ${String(params['id'])}`);
      state.factors = state.factors.filter(({ id }) => id !== params['id']);
      return HttpResponse.json({ id: params['id'] });
    }),
    http.post(`${SUPABASE}/auth/v1/token`, () => HttpResponse.json(sessionOf(ADA, state))),
    http.post(`${rpc}/recovery_code_count`, () => {
      state.counts += 1;
      return HttpResponse.json(state.left);
    }),
    http.post(`${rpc}/make_recovery_codes`, () => {
      say('make codes');
      state.left = CODES.length;
      return HttpResponse.json(CODES);
    }),
    http.post(`${rpc}/use_recovery_code`, async ({ request }) => {
      const { code } = (await request.json()) as { code: string };
      say(`recover ${code}`);
      if (code !== RECOVERY_CODE) return HttpResponse.json({ code: 'P0001', message: 'invalid_code' }, { status: 400 });
      state.factors = [];
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return state;
}

/** Signs Ada in with a second factor (aal2). */
export function signInFully(...factors: ReturnType<typeof factorOf>[]) {
  sessionStorage.setItem('token', JSON.stringify(sessionOf(ADA, { aal: 'aal2', factors })));
  return answerFactors(...factors);
}
