create view public.offered_plans with (security_invoker = true) as
select
  p.id, p.title, p.duration, p.term, p.price_text, p.min_cents, p.max_cents, p.top_ups_per_day, p.roi_bp,
  case when 'profit' = any (s.bonuses) then p.profit_bonus_bp else 0 end as profit_bonus_bp,
  case when 'referral' = any (s.bonuses) then p.referral_bonus_bp else 0 end as referral_bonus_bp,
  p.hashrate,
  array(
    select o.line from unnest(p.offers) with ordinality o (line, place)
    where ('profit' = any (s.bonuses) or o.line !~* '\mprofit bonus\M')
      and ('referral' = any (s.bonuses) or o.line !~* '\mreferral bonus\M')
    order by o.place) as offers,
  p.position, p.active
from public.plans p
cross join public.site s;
comment on view public.offered_plans is
  'Plans without the bonuses that public.site does not give. Bought positions keep theirs. Row-level security of the plans applies.';
grant select on public.offered_plans to anon, authenticated, service_role;
