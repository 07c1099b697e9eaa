import { http, HttpResponse } from 'msw';
import { rpc, server, SUPABASE } from '../server';
import { answerOperator } from './operator';

const RPC = `${SUPABASE}/rest/v1/rpc`;

/** The person whose balance is changed. */
export const BEN = '00000000-0000-4000-8000-00000000be40';

/** What has been sent, and the corrections that wait. */
export const sent: { name: string; [key: string]: unknown }[] = [];
export const rows: object[] = [];

/** What she sends is kept; the answer is the given one. */
export function record(name: string, answer: () => Response) {
  server.use(
    http.post(`${RPC}/${name}`, async ({ request }) => {
      sent.push({ name, ...((await request.json()) as object) });
      return answer();
    }),
  );
}

/** Operators of this site grant no bonuses. */
export const switchBonusesOff = () =>
  server.use(
    rpc('site_switches', () => [
      { kind: 'referral', is_on: true, change_id: null },
      { kind: 'granted', is_on: false, change_id: null },
    ]),
  );

/** Ada holds a role, and every answer is the good one. */
export function answerCorrections(role = 'treasurer') {
  answerOperator(role);
  server.use(rpc('correction_queue', () => rows));
  record('review_correction', () => HttpResponse.json('booked'));
  record('withdraw_correction', () => HttpResponse.json('withdrawn'));
  record('propose_correction', () => HttpResponse.json(crypto.randomUUID()));
  record('grant_bonus', () => HttpResponse.json(7));
  record('preview_balance', () => HttpResponse.json([{ available_cents: 10_000, after_cents: 7500 }]));
}
