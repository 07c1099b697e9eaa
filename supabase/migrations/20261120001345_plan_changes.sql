-- Plans are changed by two people on a live site, and their texts only state their fields.

-- Forms send what they opened with (`seen`): of two concurrent edits the second fails.

create function plans.plan_desk() returns table (
  id text, title text, duration text, term_months int, term_days int, price_text text, min_cents bigint,
  max_cents bigint, top_ups_per_day int, roi_bp int, profit_bonus_bp int, referral_bonus_bp int, hashrate numeric,
  offers text[], place int, on_sale boolean, version text, held bigint, held_cents bigint)
  language sql stable security definer as $$ -- door: authenticated
  -- Returns every plan with active packages and principal including top-ups (cents); version is for save_plan.
  select people.require_operator();
  select p.id, p.title, p.duration,
    (extract(year from p.term) * 12 + extract(month from p.term))::int, extract(day from p.term)::int,
    p.price_text, p.min_cents::bigint, p.max_cents::bigint, p.top_ups_per_day, p.roi_bp, p.profit_bonus_bp,
    p.referral_bonus_bp, p.hashrate, p.offers, p.position, p.active, md5(p::text), coalesce(s.packages, 0),
    coalesce(s.principal_cents, 0)
  from public.plans p
  left join ledger.plan_sums() s on s.plan_id = p.id
  order by p.position limit 200
$$;

create function plans.offer_matches_plan(
  line text, max_cents bigint, top_ups_per_day int, roi_bp int, profit_bonus_bp int, referral_bonus_bp int,
  hashrate numeric) returns boolean language sql immutable as $$
  -- Returns whether an offer's line states a field of the plan (3, Plans); any other is an unproven claim.
  select coalesce(case
    when line ~ '^[0-9]{1,3} daily top up$' then number = top_ups_per_day
    -- The smaller of two maxima promises nothing that is not kept.
    when line ~ '^[0-9]{1,9} max( price)?$' then number * 100 >= max_cents
    when line ~ '^[0-9]{1,3}([.][0-9]{1,2})?% interest$' then number * 100 = roi_bp
    when line ~ '^[0-9]{1,2}([.][0-9]{1,2})?% profit bonus$' then number * 100 = profit_bonus_bp
    when line ~ '^[0-9]{1,2}([.][0-9]{1,2})?% referral bonus$' then number * 100 = referral_bonus_bp
    when line ~ '^hashrate [0-9]{1,7}([.][0-9]{1,3})?ph/s$' then number = hashrate
  end, false)
  from (select (regexp_match(line, '[0-9]+(?:[.][0-9]+)?'))[1]::numeric as number) n
$$;

create function plans.price_text_matches(price_text text, min_cents bigint, max_cents bigint) returns boolean
  language sql immutable as $$
  -- Returns whether a price in words, like $5,000 or $100-$500, matches minimum and maximum (cents).
  select coalesce(
    bool_and(replace(n.number, ',', '')::numeric * 100 = case n.place when 1 then min_cents else max_cents end)
      filter (where price_text ~ '^[$][0-9]{1,3}(,?[0-9]{3})*([.][0-9]{2})?(-[$][0-9]{1,3}(,?[0-9]{3})*([.][0-9]{2})?)?$'), false)
  from regexp_matches(price_text, '[0-9,]+(?:[.][0-9]{2})?', 'g') with ordinality m (parts, place)
  cross join lateral (select m.parts[1] as number, m.place) n
$$;

create function plans.largest_referral_bonus(plan public.plans) returns numeric language sql immutable as $$
  -- Returns the largest referral bonus (cents) of one purchase of a plan.
  select coalesce(trunc(plan.max_cents::numeric * plan.referral_bonus_bp / 10000), 0)
$$;

create function plans.put_plan(plan_id text, changes jsonb, details jsonb) returns void language plpgsql as $$
  -- Adds or changes a plan.
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
  if wanted.active and wanted.hashrate is not null and wanted.source_id is null and not ground.is_sandbox() then
    raise exception 'source_required' using hint = 'Set a source of mining to prove its PH/s first.';
  end if;
  -- Terms that book a bonus are its grant, so the caller's limit for bonuses applies.
  if plans.largest_referral_bonus(wanted) > plans.largest_referral_bonus(before) then
    perform desk.respect_limit('bonus', null, plans.largest_referral_bonus(wanted)::bigint);
  end if;
  insert into public.plans as p select wanted.*
  on conflict on constraint plans_pkey do update
    set title = excluded.title, duration = excluded.duration, term = excluded.term, price_text = excluded.price_text,
        min_cents = excluded.min_cents, max_cents = excluded.max_cents, top_ups_per_day = excluded.top_ups_per_day,
        roi_bp = excluded.roi_bp, profit_bonus_bp = excluded.profit_bonus_bp,
        referral_bonus_bp = excluded.referral_bonus_bp, hashrate = excluded.hashrate, offers = excluded.offers,
        position = excluded.position, active = excluded.active;
  perform ground.audit(case when before.id is null then 'plan_added' else 'plan_changed' end, null,
    jsonb_build_object('plan', wanted.id, 'changes', changes) || details);
end $$;

create function plans.save_plan(
  plan_id text, title text, duration text, term_months int, term_days int, price_text text, min_cents bigint,
  max_cents bigint, top_ups_per_day int, roi_bp int, profit_bonus_bp int, referral_bonus_bp int, offers text[],
  place int, on_sale boolean, reason text, hashrate numeric default null, seen text default null) returns uuid
  language plpgsql security definer as $$ -- door: authenticated
  -- Adds (seen null) or changes a plan: cents, basis points, PH/s (null: none). Texts only state fields. On a live site
  -- it only proposes all but stopping the sale, and returns the proposal's id. Idempotent. Raises code_required,
  -- reason_required, invalid_plan (detail: the field), plan_exists, changed_meanwhile, place_taken, source_required,
  -- above_limit, change_open.
declare
  admin constant uuid := people.require_site_decision('admin');
  why constant text := ground.given_reason(reason);
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
    when coalesce(save_plan.min_cents not between 1 and ground.most_cents(), true) then 'min_cents'
    when coalesce(save_plan.max_cents not between save_plan.min_cents and ground.most_cents(), true) then 'max_cents'
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
          o.line, save_plan.max_cents, save_plan.top_ups_per_day, save_plan.roi_bp, save_plan.profit_bonus_bp,
          save_plan.referral_bonus_bp, save_plan.hashrate)) then 'offers'
    when coalesce(save_plan.place not between 1 and 1000, true) then 'place'
    when save_plan.on_sale is null then 'on_sale'
  end;
begin
  if wrong is not null then raise exception 'invalid_plan' using detail = wrong; end if;
  perform desk.take_turn_at_site();
  -- Locked, so that the seen version is current. Purchases and readers do not wait for it.
  lock table public.plans in share row exclusive mode;
  select * into before from public.plans p where p.id = save_plan.plan_id;
  wanted := jsonb_populate_record(wanted, jsonb_build_object(
    'id', plan_id, 'title', btrim(title), 'duration', btrim(duration),
    'term', make_interval(months => term_months, days => term_days),
    'price_text', btrim(price_text), 'min_cents', min_cents, 'max_cents', max_cents, 'top_ups_per_day', top_ups_per_day,
    'roi_bp', roi_bp,
    'profit_bonus_bp', profit_bonus_bp, 'hashrate', hashrate, 'referral_bonus_bp', referral_bonus_bp, 'offers', offers,
    'position', place,
    'active', on_sale, 'source_id', before.source_id, 'phs_per_dollar', before.phs_per_dollar));
  if before is not distinct from wanted then return null; end if;
  if seen is null and before.id is not null then raise exception 'plan_exists'; end if;
  if seen is distinct from md5(before::text) and seen is not null then raise exception 'changed_meanwhile'; end if;
  unsold := jsonb_populate_record(before, '{"active": false}');
  return desk.decide('plan', plan_id,
    desk.changes(case when before.id is not null then to_jsonb(before) end, to_jsonb(wanted)),
    why, wanted is not distinct from unsold);
end $$;
