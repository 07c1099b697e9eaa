create function plans.masked_name(name text) returns text
  language sql immutable set search_path = ''
as $$
  select case
    -- A CJK name without a space is the full name.
    when cardinality(w.words) = 1 and w.words[1] ~ '[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]' then left(w.words[1], 1) || '.'
    else split_part(w.words[1], '@', 1) || case when cardinality(w.words) > 1 then ' ' || left(w.words[cardinality(w.words)], 1) || '.' else '' end
  end
  from (select regexp_split_to_array(btrim(masked_name.name, U&' \00a0\3000'), '[\s\u00a0\u3000]+') as words) w
$$;
comment on function plans.masked_name(text) is 'Returns first name and initial; of a single CJK word the first character.';

create function plans.my_referrals() returns table (name text, level int, status text, registered_at timestamptz, reward_cents bigint, pending_cents bigint, pending_until timestamptz)
  language sql stable security definer set search_path = ''
as $$
  select
    plans.masked_name(p.name),
    1,
    case
      when exists (select from public.positions x where x.investor_id = p.id) then 'invested'
      when p.verified then 'verified'
      else 'registered'
    end,
    p.created_at,
    coalesce(earned.cents, 0),
    coalesce(pending.referral_bonus_cents, 0),
    case when pending.status = 'active' then pending.matures_at end
  from public.profiles p
  left join (
    select t.reference, sum(t.amount_cents)::bigint as cents
    from ledger.transfers t
    where t.investor_id = (select people.caller()) and t.code = 'referral_bonus'
    group by t.reference
  ) earned on earned.reference = p.id
  left join public.positions pending
    on pending.investor_id = p.id and pending.referral_bonus_cents > 0
    and pending.status <> 'closed' and pending.referral_settled_at is null
  where p.referred_by = (select people.caller())
  order by p.created_at desc
  limit 200
$$;
comment on function plans.my_referrals() is
  'Returns the newest 200 people with the caller''s link: masked name, status, bonus (cents) and the plan''s end (specification 2, Refer).';
select ground.open('plans.my_referrals', 'authenticated');
