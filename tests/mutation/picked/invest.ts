/** Of the purchase; see picked.ts. */
export const investEdits: Record<string, [find: string, replacement: string][]> = {
  'private.invest': [
    ['case when account.referral_due then amount *', 'case when true then amount *'],
    ['case when account.referral_due then amount *', 'case when false then amount *'],
    ['update ledger.accounts a set referral_due = false where a.investor_id = investor;', ''],
    [' and p.active', ''],
    ['least(account.available_cents, account.deposited_cents)', 'account.available_cents'],
    ['least(account.available_cents, account.deposited_cents)', 'account.deposited_cents'],
    ['if amount < plan.min_cents then', 'if amount < 1 then'],
    ['if amount < plan.min_cents then', 'if amount <= plan.min_cents then'],
    ['if amount > plan.max_cents then', 'if false then'],
    ['if amount > plan.max_cents then', 'if amount >= plan.max_cents then'],
    ['coalesce(invest.amount_cents, plan.min_cents)', 'plan.min_cents'],
    ['plan.min_cents <> invest.expected_cents', 'plan.min_cents > invest.expected_cents'],
    ['plan.profit_bonus_bp <> invest.expected_bonus_bp', 'plan.profit_bonus_bp > invest.expected_bonus_bp'],
    ["matures_at <> date_add(now(), invest.expected_term, 'UTC')", 'plan.term <> invest.expected_term'],
    ["date_add(now(), plan.term, 'UTC')", 'now() + plan.term'],
    ['where f.person_id = investor', 'where true'],
    [
      'plan.max_cents, plan.top_ups_per_day, plan.profit_bonus_bp, plan.hashrate)',
      'plan.max_cents, plan.top_ups_per_day, 0, plan.hashrate)',
    ],
    [
      'plan.max_cents, plan.top_ups_per_day, plan.profit_bonus_bp, plan.hashrate)',
      'plan.max_cents, 0, plan.profit_bonus_bp, plan.hashrate)',
    ],
    [
      'plan.max_cents, plan.top_ups_per_day, plan.profit_bonus_bp, plan.hashrate)',
      '0, plan.top_ups_per_day, plan.profit_bonus_bp, plan.hashrate)',
    ],
    ['perform private.sell_capacity(bought);', ''],
  ],
  'private.top_ups_of': [
    ["filter (where (t.opened_at at time zone 'utc')::date = (now() at time zone 'utc')::date)", ''],
    [
      "(t.opened_at at time zone 'utc')::date = (now() at time zone 'utc')::date",
      't.opened_at::date = now()::date',
    ],
    ['where t.package_id = top_ups_of.package_id', 'where t.package_id is not null'],
  ],
  'private.top_up': [
    [
      'where x.id = top_up.package_id and x.investor_id = investor and x.package_id is null',
      'where x.id = top_up.package_id and x.package_id is null',
    ],
    ['and x.investor_id = investor and x.package_id is null', 'and x.investor_id = investor'],
    ['where f.person_id = investor', 'where false'],
    ["package.status <> 'active' or ", ''],
    ['package.matures_at <= clock_timestamp()', 'package.matures_at <= now()'],
    ['package.matures_at <= clock_timestamp()', 'false'],
    ['earlier.today >= package.top_ups_per_day', 'earlier.today > package.top_ups_per_day'],
    [
      'top_up.amount_cents > package.max_cents - package.principal_cents - earlier.cents',
      'top_up.amount_cents > package.max_cents - package.principal_cents',
    ],
    [
      'top_up.amount_cents > package.max_cents - package.principal_cents - earlier.cents',
      'top_up.amount_cents > package.max_cents - earlier.cents',
    ],
    ['least(account.available_cents, account.deposited_cents)', 'account.available_cents'],
    ['least(account.available_cents, account.deposited_cents)', 'account.deposited_cents'],
    ['perform private.sell_capacity(added);', ''],
    ['top_up.amount_cents is null or ', ''],
  ],
  'private.is_confirmable': [
    ['num_nonnulls(reversal.confirmed_at, reversal.cancelled_at) = 0', 'true'],
    ["\n    and reversal.proposed_at > now() - interval '336 hours'", ''],
    [
      "\n    and private.is_operator_since(reversal.proposed_by, reversal.proposed_at, 'treasurer', 'admin')",
      '',
    ],
  ],
  'private.income_is_open': [
    ['where private.is_confirmable(r) and', 'where'],
    ['is_confirmable(r) and y.plan_id = income_is_open.plan_id and', 'is_confirmable(r) and'],
    [
      'is_confirmable(r) and y.plan_id = income_is_open.plan_id and y.day between first_day and last_day',
      'is_confirmable(r) and y.plan_id = income_is_open.plan_id',
    ],
    [
      'where private.is_confirmable(r) and',
      "where y.day >= (now() at time zone 'utc')::date - private.yield_window() and private.is_confirmable(r) and",
    ],
    [" and e.proposed_at <= now() - interval '336 hours'", ''],
    ["e.proposed_at <= now() - interval '336 hours'", 'false'],
    ['e.posting_id = y.id and ', ''],
    [' and y.reversed_at is null', ''],
    [
      "y.id is null and last_day - n >= (now() at time zone 'utc')::date - private.yield_window()",
      'y.id is null',
    ],
    ['>= (now()', '> (now()'],
    ['where j.ended_at is null and y.plan_id', 'where y.plan_id is null and y.plan_id'],
    [
      'j.ended_at is null and y.plan_id = income_is_open.plan_id and y.day between first_day and last_day',
      'j.ended_at is null and y.plan_id = income_is_open.plan_id',
    ],
  ],
  'private.profit_bonuses_due': [
    [" - interval '1 microsecond'", ''],
    ["x.status = 'matured' and ", ''],
    ['limit max_rows', ''],
    ['for update skip locked', ''],
  ],
  'private.earned_by': [
    ['x.id = package.id or x.package_id = package.id', 'x.id = package.id'],
    ["case l.code when 'yield' then l.amount_cents else -l.amount_cents end", 'l.amount_cents'],
  ],
  'private.settle_profit_bonus': [
    [
      'when exists (select from private.operators o where o.user_id = package.investor_id) then 0',
      'when false then 0',
    ],
    ['greatest(private.earned_by(package), 0)', 'private.earned_by(package)'],
    [
      "perform private.tell(package.investor_id, 'portfolio',",
      'perform jsonb_build_array(package.investor_id,',
    ],
    ['if bonus = 0 then\n    return;\n  end if;', ''],
  ],
  'private.settle_referral_bonus': [
    ['and not exists (select from private.operators o where o.user_id = r.id)', ''],
    [' and r.closed_at is null', ''],
    ["perform private.tell(referrer, 'portfolio',", 'perform jsonb_build_array(referrer,'],
  ],
};
