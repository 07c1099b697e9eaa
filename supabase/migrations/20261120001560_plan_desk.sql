-- Forms send what they opened with (`seen`): of two concurrent edits the second fails.

create trigger announce after insert or update on public.plans
  for each statement execute function messages.announce_to_operators();

create function plans.plan_desk()
  returns table (
    id text, title text, duration text, term_months int, term_days int, price_text text, min_cents bigint, max_cents bigint,
    top_ups_per_day int, roi_bp int, profit_bonus_bp int, referral_bonus_bp int, hashrate numeric, offers text[], place int, on_sale boolean,
    version text, held bigint, held_cents bigint)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform people.require_operator();
  return query
    select p.id, p.title, p.duration,
      (extract(year from p.term) * 12 + extract(month from p.term))::int, extract(day from p.term)::int,
      p.price_text, p.min_cents::bigint, p.max_cents::bigint, p.top_ups_per_day, p.roi_bp, p.profit_bonus_bp, p.referral_bonus_bp,
      p.hashrate, p.offers, p.position, p.active, md5(p::text), coalesce(s.packages, 0), coalesce(s.principal_cents, 0)
    from public.plans p
    left join ledger.plan_sums() s on s.plan_id = p.id
    order by p.position
    limit 200;
end
$$;
comment on function plans.plan_desk() is
  'Returns every plan, also unsold ones, with active packages and principal including top-ups (cents); version is for save_plan. Raises not_allowed, session_ended.';
select ground.open('plans.plan_desk', 'authenticated');

create function plans.offer_matches_plan(
  line text, max_cents bigint, top_ups_per_day int, roi_bp int, profit_bonus_bp int, referral_bonus_bp int, hashrate numeric) returns boolean
  language sql immutable set search_path = ''
as $$
  select coalesce(case
    when line ~ '^[0-9]{1,3} daily top up$' then number = top_ups_per_day
    -- The smaller of two maxima promises nothing that is not kept (D47a).
    when line ~ '^[0-9]{1,9} max( price)?$' then number * 100 >= max_cents
    when line ~ '^[0-9]{1,3}([.][0-9]{1,2})?% interest$' then number * 100 = roi_bp
    when line ~ '^[0-9]{1,2}([.][0-9]{1,2})?% profit bonus$' then number * 100 = profit_bonus_bp
    when line ~ '^[0-9]{1,2}([.][0-9]{1,2})?% referral bonus$' then number * 100 = referral_bonus_bp
    when line ~ '^hashrate [0-9]{1,7}([.][0-9]{1,3})?ph/s$' then number = hashrate
  end, false)
  from (select (regexp_match(line, '[0-9]+(?:[.][0-9]+)?'))[1]::numeric as number) n
$$;
comment on function plans.offer_matches_plan(text, bigint, int, int, int, int, numeric) is
  'Returns whether an offer''s line states a field of the plan (3, Plans); any other is an unproven claim.';

create function plans.price_text_matches(price_text text, min_cents bigint, max_cents bigint) returns boolean
  language sql immutable set search_path = ''
as $$
  select coalesce(
    bool_and(replace(n.number, ',', '')::numeric * 100 = case n.place when 1 then min_cents else max_cents end)
      filter (where price_text ~ '^[$][0-9]{1,3}(,?[0-9]{3})*([.][0-9]{2})?(-[$][0-9]{1,3}(,?[0-9]{3})*([.][0-9]{2})?)?$'), false)
  from regexp_matches(price_text, '[0-9,]+(?:[.][0-9]{2})?', 'g') with ordinality m (parts, place)
  cross join lateral (select m.parts[1] as number, m.place) n
$$;
comment on function plans.price_text_matches(text, bigint, bigint) is
  'Returns whether a price in words, like $5,000 or $100-$500, matches minimum and maximum (cents).';

create function plans.largest_referral_bonus(plan public.plans) returns numeric
  language sql immutable set search_path = ''
as $$ select coalesce(trunc(plan.max_cents::numeric * plan.referral_bonus_bp / 10000), 0) $$;
comment on function plans.largest_referral_bonus(public.plans) is 'Returns the largest referral bonus (cents) of one purchase of a plan.';

create function plans.put_plan(plan_id text, changes jsonb, details jsonb) returns void
  language plpgsql set search_path = ''
as $$
declare
  before public.plans;
  wanted public.plans;
begin
  lock table public.plans in share row exclusive mode;
  select * into before from public.plans p where p.id = put_plan.plan_id;
  wanted := jsonb_populate_record(before, desk.changed(case when before.id is not null then to_jsonb(before) end, changes));
  if exists (select from public.plans p where p.position = wanted.position and p.id <> wanted.id) then
    raise exception 'place_taken';
  end if;
  if wanted.active and wanted.hashrate is not null and not ground.is_sandbox() and not exists (
    select from plans.plan_capacity c where c.plan_id = wanted.id and c.capacity_phs is not null
  ) then
    raise exception 'capacity_required' using hint = 'Evidence its PH/s first.';
  end if;
  -- Terms that book a bonus are its grant, so the caller's limit for bonuses applies.
  if plans.largest_referral_bonus(wanted) > plans.largest_referral_bonus(before) then
    perform desk.respect_limit('bonus', null, plans.largest_referral_bonus(wanted)::bigint);
  end if;
  insert into public.plans as p select wanted.*
  on conflict on constraint plans_pkey do update
    set title = excluded.title, duration = excluded.duration, term = excluded.term, price_text = excluded.price_text,
        min_cents = excluded.min_cents, max_cents = excluded.max_cents, top_ups_per_day = excluded.top_ups_per_day,
        roi_bp = excluded.roi_bp, profit_bonus_bp = excluded.profit_bonus_bp, referral_bonus_bp = excluded.referral_bonus_bp, hashrate = excluded.hashrate,
        offers = excluded.offers, position = excluded.position, active = excluded.active;
  perform ground.audit(case when before.id is null then 'plan_added' else 'plan_changed' end, null,
    jsonb_build_object('plan', wanted.id, 'changes', changes) || details);
end
$$;
comment on function plans.put_plan(text, jsonb, jsonb) is
  'Adds or changes a plan. Raises changed_meanwhile, place_taken, capacity_required (on a live site a plan that names PH/s is on sale only with evidence of them), above_limit (the largest bonus that its terms book is above what the caller''s role may grant in 24 hours; detail: what is left of that, in cents).';

create function plans.save_plan(
  plan_id text, seen text, title text, duration text, term_months int, term_days int, price_text text, min_cents bigint, max_cents bigint,
  top_ups_per_day int, roi_bp int, profit_bonus_bp int, referral_bonus_bp int, hashrate numeric, offers text[], place int, on_sale boolean, reason text) returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  admin constant uuid := people.require_site_decision('admin');
  why constant text := ground.given_reason(save_plan.reason);
  before public.plans;
  wanted public.plans;
  unsold public.plans;
  wrong constant text := case
    when save_plan.plan_id is null or save_plan.plan_id !~ '^[a-z0-9][a-z0-9-]{0,39}$' then 'id'
    -- A name, not a sentence, even with hyphens: cards only state fields.
    when coalesce(btrim(save_plan.title) !~ '^[[:alpha:]]+(-[[:alpha:]]+)?( [[:alnum:]]+)?$' or char_length(btrim(save_plan.title)) > 30, true) then 'title'
    when coalesce(btrim(save_plan.duration) !~ '^[1-9][0-9]{0,3} (day|week|month|year)s?( [1-9][0-9]{0,3} (day|week)s?)?$', true) then 'duration'
    when coalesce(save_plan.term_months not between 0 and 120 or save_plan.term_days not between 0 and 3650
      or save_plan.term_months + save_plan.term_days = 0, true) then 'term'
    when btrim(save_plan.duration)::interval::text <> make_interval(months => save_plan.term_months, days => save_plan.term_days)::text then 'duration'
    when coalesce(save_plan.min_cents not between 1 and 100000000000, true) then 'min_cents'
    when coalesce(save_plan.max_cents not between save_plan.min_cents and 100000000000, true) then 'max_cents'
    when not plans.price_text_matches(btrim(save_plan.price_text), save_plan.min_cents, save_plan.max_cents) then 'price_text'
    when coalesce(save_plan.top_ups_per_day not between 0 and 100, true) then 'top_ups_per_day'
    -- The house pays both: neither exceeds the specification's highest (3, Plans).
    when coalesce(save_plan.profit_bonus_bp not between 0 and 3500, true) then 'profit_bonus_bp'
    when save_plan.hashrate is not null and (
      save_plan.hashrate < 0.001 or save_plan.hashrate * save_plan.max_cents > 1000000 * save_plan.min_cents::numeric or scale(save_plan.hashrate) > 3) then 'hashrate'
    when coalesce(save_plan.roi_bp not between 0 and 100000, true) then 'roi_bp'
    when coalesce(save_plan.referral_bonus_bp not between 0 and 1000, true) then 'referral_bonus_bp'
    when coalesce(cardinality(save_plan.offers), 99) > 12
      or exists (
        select from unnest(save_plan.offers) o (line)
        where not plans.offer_matches_plan(
          o.line, save_plan.max_cents, save_plan.top_ups_per_day, save_plan.roi_bp, save_plan.profit_bonus_bp, save_plan.referral_bonus_bp,
          save_plan.hashrate)) then 'offers'
    when coalesce(save_plan.place not between 1 and 1000, true) then 'place'
    when save_plan.on_sale is null then 'on_sale'
  end;
begin
  if wrong is not null then
    raise exception 'invalid_plan' using detail = wrong;
  end if;
  perform desk.take_turn_at_site();
  -- Locked, so that the seen version is current. Purchases and readers do not wait for it.
  lock table public.plans in share row exclusive mode;
  select * into before from public.plans p where p.id = save_plan.plan_id;
  wanted.id := save_plan.plan_id;
  wanted.title := btrim(save_plan.title);
  wanted.duration := btrim(save_plan.duration);
  wanted.term := make_interval(months => save_plan.term_months, days => save_plan.term_days);
  wanted.price_text := btrim(save_plan.price_text);
  wanted.min_cents := save_plan.min_cents;
  wanted.max_cents := save_plan.max_cents;
  wanted.top_ups_per_day := save_plan.top_ups_per_day;
  wanted.roi_bp := save_plan.roi_bp;
  wanted.profit_bonus_bp := save_plan.profit_bonus_bp;
  wanted.hashrate := save_plan.hashrate;
  wanted.referral_bonus_bp := save_plan.referral_bonus_bp;
  wanted.offers := save_plan.offers;
  wanted.position := save_plan.place;
  wanted.active := save_plan.on_sale;
  if before is not distinct from wanted then
    return null;
  end if;
  if save_plan.seen is null and before.id is not null then
    raise exception 'plan_exists';
  end if;
  if save_plan.seen is distinct from md5(before::text) and save_plan.seen is not null then
    raise exception 'changed_meanwhile';
  end if;
  unsold := before;
  unsold.active := false;
  return desk.decide('plan', save_plan.plan_id, desk.changes(case when before.id is not null then to_jsonb(before) end, to_jsonb(wanted)),
    why, wanted is not distinct from unsold);
end
$$;
comment on function plans.save_plan(text, text, text, text, int, int, text, bigint, bigint, int, int, int, int, numeric, text[], int, boolean, text) is
  'Adds (seen null) or changes a plan: cents, basis points, PH/s (null: none). Texts only state fields. On a live site it only proposes all but stopping the sale, and returns the proposal''s id. Idempotent. Raises not_allowed, session_ended, code_required, reason_required, invalid_plan (detail: the field), plan_exists, changed_meanwhile, place_taken, capacity_required, above_limit, change_open.';

grant execute on function plans.save_plan(text, text, text, text, int, int, text, bigint, bigint, int, int, int, int, numeric, text[], int, boolean, text) to authenticated;

create function public.save_plan(
  plan_id text, title text, duration text, term_months int, term_days int, price_text text, min_cents bigint, max_cents bigint,
  top_ups_per_day int, roi_bp int, profit_bonus_bp int, referral_bonus_bp int, offers text[], place int, on_sale boolean, reason text,
  hashrate numeric default null, seen text default null) returns uuid
  language sql security invoker set search_path = ''
as $$
  select plans.save_plan(
    plan_id, seen, title, duration, term_months, term_days, price_text, min_cents, max_cents, top_ups_per_day, roi_bp, profit_bonus_bp,
    referral_bonus_bp, hashrate, offers, place, on_sale, reason)
$$;
comment on function public.save_plan(text, text, text, int, int, text, bigint, bigint, int, int, int, int, text[], int, boolean, text, numeric, text) is
  'See plans.save_plan.';

grant execute on function public.save_plan(text, text, text, int, int, text, bigint, bigint, int, int, int, int, text[], int, boolean, text, numeric, text) to authenticated;
