import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { openApp } from './app';
import { server, SUPABASE } from './server';
import { signIn } from './session';

export const INVEST = `${SUPABASE}/rest/v1/rpc/invest`;
export const POSITIONS = `${SUPABASE}/rest/v1/my_positions`;

const plan = (id: string, title: string, min_cents: number, values: object = {}) => ({
  id,
  title,
  duration: '1 week',
  price_text: '$1,000',
  min_cents,
  active: true,
  roi_bp: 3000,
  offers: ['20 daily top up', '4000 max', '15% profit bonus'],
  ...values,
});

const PLANS = [
  plan('stater', 'Stater', 10_000, { price_text: '$100-$500' }),
  plan('basic', 'Basic', 100_000),
  plan('vip', 'VIP', 2_000_000, {
    duration: '2 months',
    price_text: '$20,000',
    roi_bp: 3500,
  }),
];

export const position = (values: object = {}) => ({
  id: crypto.randomUUID(),
  plan_id: 'basic',
  principal_cents: 100_000,
  status: 'active',
  opened_at: '2026-03-04T12:00:00Z',
  matures_at: '2026-03-11T12:00:00Z',
  days: 7,
  days_gone: 3,
  yield_cents: 1250,
  ...values,
});

interface Asked {
  plan_id: string;
  request_id: string;
  expected_cents: number;
  expected_term: string;
}

/** A server that sells plans; each answer may be another one first. What it was asked is in the result. */
export function answerPurchases(...answers: Response[]) {
  const asked: Asked[] = [];
  server.use(
    http.post<never, Asked>(INVEST, async ({ request }) => {
      asked.push(await request.json());
      return answers.shift() ?? HttpResponse.json(position());
    }),
  );
  return asked;
}

/** What buying a plan would mean, as the database says. */
export const terms = (values: object = {}) => ({
  price_cents: 10_000,
  term: '7 days',
  balance_cents: 252_660,
  remaining_cents: 242_660,
  opens_at: '2031-05-06T23:30:00Z',
  matures_at: '2031-05-13T23:30:00Z',
  ...values,
});
export const TERMS = `${SUPABASE}/rest/v1/my_plan_terms`;

/** Opens the dialog of a plan. */
export async function openPlan(title: string) {
  const app = openApp('/invest');
  const card = await screen.findByRole('article', { name: title });
  await app.user.click(within(card).getByRole('button', { name: /Start Now/ }));
  const dialog = within(await screen.findByRole('dialog', { name: `Invest in ${title}` }));
  await dialog.findByText('Balance afterwards');
  return {
    ...app,
    dialog,
    confirm: () => app.user.click(dialog.getByRole('button', { name: /^Invest \$/ })),
  };
}

/** Signs somebody in who can buy three plans and holds none. */
export function readyToInvest() {
  signIn();
  server.use(
    http.get(`${SUPABASE}/rest/v1/plans`, () => HttpResponse.json(PLANS)),
    http.get(POSITIONS, () => HttpResponse.json([])),
    http.get(TERMS, ({ request }) => {
      const id = new URL(request.url).searchParams.get('plan_id')?.slice(3);
      const price_cents = PLANS.find((each) => each.id === id)?.min_cents ?? 0;
      return HttpResponse.json([terms({ price_cents, remaining_cents: 252_660 - price_cents })]);
    }),
    http.get(`${SUPABASE}/rest/v1/portfolio`, () => HttpResponse.json([{ balance_cents: 252_660 }])),
  );
}
