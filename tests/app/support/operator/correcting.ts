import { http, HttpResponse } from 'msw';
import { rpc, server, SUPABASE } from '../server';
import { answerOperator } from './operator';

const RPC = `${SUPABASE}/rest/v1/rpc`;

export const BEN = '00000000-0000-4000-8000-00000000be40';

export const sent: { name: string; [key: string]: unknown }[] = [];
export const rows: object[] = [];

export function record(name: string, answer: () => Response) {
  server.use(
    http.post(`${RPC}/${name}`, async ({ request }) => {
      sent.push({ name, ...((await request.json()) as object) });
      return answer();
    }),
  );
}

export const switchBonusesOff = () =>
  server.use(
    rpc('site_switches', () => [
      { kind: 'referral', is_on: true, change_id: null },
      { kind: 'granted', is_on: false, change_id: null },
    ]),
  );

export function answerCorrections(role = 'treasurer') {
  answerOperator(role);
  server.use(rpc('correction_queue', () => rows));
  record('review_correction', () => HttpResponse.json('booked'));
  record('withdraw_correction', () => HttpResponse.json('withdrawn'));
  record('propose_correction', () => HttpResponse.json(crypto.randomUUID()));
  record('grant_bonus', () => HttpResponse.json(7));
  record('preview_balance', () => HttpResponse.json([{ available_cents: 10_000, after_cents: 7500 }]));
}
