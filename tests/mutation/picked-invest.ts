/** Of the purchase; see picked.ts. */
export const investEdits: Record<string, [find: string, replacement: string][]> = {
  'private.invest': [
    [
      'case when a.referral_due then p.min_cents * p.referral_bonus_bp / 10000 else 0 end',
      'p.min_cents * p.referral_bonus_bp / 10000',
    ],
    [
      'invest.plan_id, offer.price, offer.matures_at, offer.bonus',
      'invest.plan_id, offer.price, offer.matures_at, 0',
    ],
    ['update ledger.accounts a set referral_due = false where a.investor_id = investor;', ''],
    [' and p.active', ''],
    ['least(a.available_cents, a.deposited_cents)', 'a.available_cents'],
    ['least(a.available_cents, a.deposited_cents)', 'a.deposited_cents'],
    ['offer.price <= offer.funds', 'offer.price > 0'],
    ['offer.price <> invest.expected_cents', 'offer.price > invest.expected_cents'],
    ["or offer.matures_at <> date_add(now(), invest.expected_term, 'UTC')", ''],
    [
      "offer.matures_at <> date_add(now(), invest.expected_term, 'UTC')",
      'offer.term <> invest.expected_term',
    ],
    ["date_add(now(), p.term, 'UTC')", 'now() + p.term'],
    [
      'if not exists (select from public.positions x where x.id = invest.request_id and x.investor_id = investor)',
      'if true',
    ],
    [' where x.id = invest.request_id and x.investor_id = investor', ' where x.id = invest.request_id'],
    ['where not exists (select from private.freezes f where f.person_id = investor)', ''],
    [
      'where not exists (select from private.freezes f where f.person_id = investor)',
      'where not exists (select from private.freezes f)',
    ],
    ['if sale.is_limited then', 'if false then'],
  ],
  'private.pay_referral_bonus': [
    [' and r.closed_at is null', ''],
    ['matured.referral_bonus_cents > 0', 'true'],
    ["perform private.tell(referrer, 'portfolio',", 'perform jsonb_build_array(referrer,'],
  ],
  'private.bought_before': [['bought.investor_id = investor and ', '']],
};
