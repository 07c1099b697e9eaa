/** Of the purchase; see picked.ts. */
export const investEdits: Record<string, [find: string, replacement: string][]> = {
  'private.invest': [
    ['(is_first or not a.referral_due)', 'true'],
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
  'private.lock_with_referrer': [
    [' and a.referral_due', ''],
    [
      'and not exists (select from public.profiles r where r.id = p.referred_by and r.closed_at is not null)',
      '',
    ],
    [' and r.closed_at is not null', ''],
    ['r.id = p.referred_by and ', ''],
  ],
  'private.bought_before': [['bought.investor_id = investor and ', '']],
};
