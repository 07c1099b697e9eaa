import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { openApp } from '../app';
import { rpc, server, SUPABASE, tableOf } from '../server';
import { signIn } from '../session';

export const INVEST = `${SUPABASE}/rest/v1/rpc/invest`;
export const POSITIONS = `${SUPABASE}/rest/v1/my_positions`;

export const plan = (id: string, title: string, min_cents: number, values: object = {}) => ({
  id,
  title,
  duration: '1 week',
  price_text: '$1,000',
  min_cents,
  max_cents: 4 * min_cents,
  top_ups_per_day: 20,
  active: true,
  roi_bp: 3000,
  profit_bonus_bp: 1500,
  referral_bonus_bp: 0,
  hashrate: null,
  offers: ['20 daily top up', '4000 max', '15% profit bonus'],
  ...values,
});

const PLANS = [
  plan('stater', 'Stater', 10_000, {
    price_text: '$100-$500',
    max_cents: 50_000,
    referral_bonus_bp: 1000,
    hashrate: 10,
  }),
  plan('basic', 'Basic', 100_000),
  plan('vip', 'VIP', 2_000_000, { duration: '2 months', price_text: '$20,000', roi_bp: 3500 }),
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
  top_ups: 0,
  top_ups_left: 20,
  room_cents: 300_000,
  profit_bonus_bp: 1500,
  profit_bonus_cents: null,
  ...values,
});

interface Asked {
  plan_id: string;
  request_id: string;
  expected_cents: number;
  expected_term: string;
  amount_cents: number;
  expected_bonus_bp: number;
}

export function answerPurchases(...answers: Response[]) {
  const asked: Asked[] = [];
  server.use(rpc('invest', () => answers.shift() ?? HttpResponse.json(position()), asked));
  return asked;
}

export const terms = (values: object = {}) => ({
  amount_cents: 10_000,
  min_cents: 10_000,
  max_cents: 50_000,
  spendable_cents: 252_660,
  term: '7 days',
  balance_cents: 252_660,
  remaining_cents: 242_660 as number | null,
  refusal: null as string | null,
  opens_at: '2031-05-06T23:30:00Z',
  matures_at: '2031-05-13T23:30:00Z',
  profit_bonus_bp: 1500,
  ...values,
});
export const TERMS = `${SUPABASE}/rest/v1/rpc/purchase_terms`;
export const TOP_UP_TERMS = `${SUPABASE}/rest/v1/rpc/top_up_terms`;

interface Question {
  plan_id: string;
  amount_cents?: number;
}

const answerTerms = (values: object = {}, spendable = 252_660) =>
  http.post<never, Question>(TERMS, async ({ request }) => {
    const { plan_id, amount_cents } = await request.json();
    const sold = PLANS.find((each) => each.id === plan_id);
    const bounds = { min_cents: sold?.min_cents ?? 0, max_cents: sold?.max_cents ?? 0 };
    const amount = amount_cents ?? bounds.min_cents;
    const refusal = refusalOf(amount, bounds, spendable);
    return HttpResponse.json(
      terms({
        ...bounds,
        amount_cents: amount,
        spendable_cents: spendable,
        remaining_cents: refusal ? null : 252_660 - amount,
        refusal,
        ...values,
      }),
    );
  });

function refusalOf(amount: number, bounds: { min_cents: number; max_cents: number }, spendable: number) {
  if (amount < bounds.min_cents) return 'below_minimum';
  if (amount > bounds.max_cents) return 'above_maximum';
  return amount > spendable ? 'insufficient_funds' : null;
}

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

export function readyToInvest(plans: object[] = PLANS) {
  signIn();
  server.use(
    tableOf('offered_plans', () => plans),
    tableOf('my_positions', []),
    answerTerms(),
    tableOf('portfolio', () => [{ balance_cents: 252_660 }]),
  );
}
