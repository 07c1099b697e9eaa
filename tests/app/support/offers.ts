import { http, HttpResponse } from 'msw';
import { answerDesk } from './desk';
import { server, SUPABASE } from './server';

const RPC = `${SUPABASE}/rest/v1/rpc`;

/** What was sent since the start of the test, with the name of its function. */
const sent: { name: string; [key: string]: unknown }[] = [];

/** The calls of one function. */
export const calls = (name: string) => sent.filter((one) => one.name === name);

/** Answers a function, and remembers what it was asked. */
export function answer(name: string, give: () => Response) {
  server.use(
    http.post(`${RPC}/${name}`, async ({ request }) => {
      sent.push({ name, ...((await request.json()) as object) });
      return give();
    }),
  );
}

/** Signs a desk of this role in, with nothing sent yet. */
export function openDesk(role: string) {
  sent.length = 0;
  answerDesk(role);
  answer('list_operators', () => HttpResponse.json([]));
  answer('list_role_changes', () => HttpResponse.json([]));
}

/** A plan as `plan_desk` answers it. */
export const deskPlan = (values: object = {}) => ({
  id: 'basic',
  title: 'Basic',
  duration: '1 week',
  term_months: 0,
  term_days: 7,
  price_text: '$1,000',
  min_cents: 100_000,
  roi_bp: 3000,
  referral_bonus_bp: 0,
  offers: ['20 daily top up', '4000 max'],
  place: 2,
  on_sale: true,
  version: 'v1',
  held: 3,
  held_cents: 300_000,
  ...values,
});
