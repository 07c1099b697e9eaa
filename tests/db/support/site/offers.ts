/** What an admin enters for a plan that is not there yet, as the arguments of `save_plan`. */
export const NEW_PLAN = {
  plan_id: 'new',
  title: 'New',
  duration: '1 week',
  term_months: 0,
  term_days: 7,
  price_text: '$50',
  min_cents: 5000,
  max_cents: 20_000,
  top_ups_per_day: 1,
  roi_bp: 100,
  profit_bonus_bp: 0,
  referral_bonus_bp: 0,
  offers: ['1 daily top up'],
  place: 70,
  on_sale: true,
  reason: 'Asked for',
} as const;
