/** What `picked.ts` says, for what investors read of their books. */
export const statementEdits: Record<string, [find: string, replacement: string][]> = {
  'public.statement': [
    ['least(greatest(coalesce(max_rows, 50), 1), 1000)', 'max_rows'],
    ['m.id < coalesce(before, 9223372036854775807)', 'true'],
    ['m.kind = any (kinds)', 'true'],
    ['(to_day + 1)', 'to_day'],
    ['m.id >= (select min(p.id) from page p)', 'm.id in (select p.id from page p)'],
    ['1 preceding)', 'current row)'],
  ],
  'public.statement_totals': [
    ['(to_day + 1)', 'to_day'],
    ['where not s.earlier', ''],
    ['where s.earlier', ''],
  ],
  'public.balance_days': [
    ['366', '36600'],
    ['1 preceding)', 'current row)'],
    ['::date - 1)', '::date)'],
    ['r.value_date as day', 'r.day'],
    ["'yield_reversal', ", ''],
    ["'profit_bonus', ", ''],
    [", 'referral_bonus'", ''],
  ],
  'public.dashboard': [["date_trunc('month', now()", "date_trunc('year', now()"]],
  'public.attention': [
    [' and not p.verified', ''],
    [" and k.status is distinct from 'approved'", ''],
    ['order by c.created_at desc', 'order by c.created_at'],
    [" and d.status = 'pending'", ''],
    [" and w.status in ('pending', 'approved', 'paying')", ''],
    [' and x.matures_at <= now()', ''],
    [" and x.closed_at > now() - interval '7 days'", ''],
  ],
};
