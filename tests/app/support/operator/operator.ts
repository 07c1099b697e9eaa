import { http, HttpResponse } from 'msw';
import { type Given, rpc, server, SUPABASE, tableOf } from '../server';
import { ADA } from '../session';
import { homeOf, reportOf } from './home';

const RPC = `${SUPABASE}/rest/v1/rpc`;

export const overviewOf = (id: string, values: object = {}) => ({
  profile: {
    id,
    name: 'Ben Example',
    email: 'ben@example.com',
    phone: '',
    country: 'Chile',
    verified: true,
    created_at: '2026-02-01T12:00:00Z',
  },
  frozen: null,
  identity_confirmed: false,
  figures: {
    available_cents: 123_400,
    invested_cents: 0,
    withdrawing_cents: 0,
    deposited_cents: 123_400,
    profit_cents: 0,
    bonus_cents: 0,
    referral_bonus_cents: 0,
  },
  deposits: [],
  withdrawals: [],
  kyc_cases: [],
  corrections: [],
  messages: [],
  positions: [],
  transfers: [],
  sessions: [],
  ...values,
});

const COUNTS = [
  ['deposits', 1],
  ['withdrawals', 0],
  ['contact_messages', 100],
  ['insurance', 4],
  ['role_changes', 3],
  ['wallet_changes', 2],
  ['go_live_requests', 1],
  ['exchanges', 5],
  ['plans', 6],
  ['site', 7],
  ['trading', 8],
  ['strategies', 9],
] as const;

/** Answers what every back office page reads: the role, leases, queue counts and the person of a case. */
export function answerOperator(role = 'reviewer') {
  server.use(
    rpc('my_role', () => role),
    rpc('queue_counts', () => COUNTS.map(([queue, cases]) => ({ queue, cases }))),
    rpc('operator_home', () => homeOf()),
    rpc('report', () => reportOf()),
    tableOf('payment_methods', () => [{ name: 'bitcoin' }]),
    tableOf('withdrawal_methods', () => [{ name: 'Bitcoin' }]),
    rpc('open_leases', []),
    rpc('list_jobs', []),
    rpc('release_case'),
    http.post(`${RPC}/lease_case`, async ({ request }) => {
      const { case_id } = (await request.json()) as { case_id: string };
      return HttpResponse.json([
        { case_id, operator_id: ADA.id, operator_name: 'Ada', held_until: '2099-01-01T00:00:00Z' },
      ]);
    }),
    http.post(`${RPC}/person_overview`, async ({ request }) => {
      const { person_id } = (await request.json()) as { person_id: string };
      return HttpResponse.json(overviewOf(person_id));
    }),
  );
}

const sent: { name: string; [key: string]: unknown }[] = [];

export const calls = (name: string) => sent.filter((one) => one.name === name);

export function answer(name: string, given?: Given) {
  const asked = { push: (body: unknown) => sent.push({ name, ...(body as object) }) };
  server.use(rpc(name, given, asked));
}

export function openOperator(role: string) {
  sent.length = 0;
  answerOperator(role);
  answer('list_operators', []);
}
