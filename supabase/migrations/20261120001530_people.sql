-- No one can act as another person or write a balance.

create function withdrawals.refuse_frozen() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from people.freezes f where f.person_id = new.investor_id) then
    raise exception 'account_frozen' using hint = 'Contact support.';
  end if;
  return new;
end
$$;
comment on function withdrawals.refuse_frozen() is
  'Trigger of withdrawals: refuses new ones of a frozen person (plans.invest asks itself). Earlier ones wait, and can be cancelled. Raises account_frozen.';
create trigger refuse_frozen before insert on public.withdrawals
  for each row execute function withdrawals.refuse_frozen();

create function people.announce_freeze() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  person constant uuid := coalesce(new.person_id, old.person_id);
  kind constant text := case tg_op when 'INSERT' then 'freezes.set' else 'freezes.lifted' end;
begin
  perform messages.broadcast('freezes', person::text, o.user_id) from people.operators o;
  perform messages.notify(person, 'freezes', kind, person, null, new.reason);
  return null;
end
$$;
comment on function people.announce_freeze() is
  'Trigger of people.freezes: notifies the person with the reason, by mail if the site sends any, and broadcasts to operators.';
create trigger announce after insert or delete on people.freezes
  for each row execute function people.announce_freeze();

create function people.freeze_person(person_id uuid, reason text) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := people.require_operator();
  why text;
begin
  if freeze_person.person_id = operator then
    raise exception 'own_case' using hint = 'Another operator must do it.';
  end if;
  why := ground.given_reason(freeze_person.reason);
  perform ground.refuse_addresses(why);
  if not ledger.wait_briefly(freeze_person.person_id) then
    raise exception 'not_found';
  end if;
  insert into people.freezes (person_id, reason, frozen_by)
  values (freeze_person.person_id, why, operator)
  on conflict on constraint freezes_pkey do nothing;
  if found then
    perform ground.audit('person_frozen', freeze_person.person_id, jsonb_build_object('reason', why));
  end if;
end
$$;
comment on function people.freeze_person(uuid, text) is
  'Freezes a person, with a reason: no investing or withdrawing, and no approval or payment for them; idempotent. Raises not_allowed, session_ended, own_case, reason_required, address_named, not_found.';
select ground.open('people.freeze_person', 'authenticated');

create function people.unfreeze_person(person_id uuid, reason text) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := people.require_money_decision('treasurer', 'admin');
  why text;
begin
  if unfreeze_person.person_id = operator then
    raise exception 'own_case' using hint = 'Another operator must do it.';
  end if;
  why := ground.given_reason(unfreeze_person.reason);
  delete from people.freezes f where f.person_id = unfreeze_person.person_id;
  if found then
    perform ground.audit('person_unfrozen', unfreeze_person.person_id, jsonb_build_object('reason', why));
  end if;
end
$$;
comment on function people.unfreeze_person(uuid, text) is
  'Lifts a freeze with a reason; any operator may freeze, which is safe. Raises not_allowed, session_ended, code_required, own_case, reason_required.';
select ground.open('people.unfreeze_person', 'authenticated');

-- A trigram index finds any part of a name or address.
create extension if not exists pg_trgm with schema extensions;
create index profiles_email_parts on public.profiles using gin (lower(email) extensions.gin_trgm_ops);
create index profiles_name_parts on public.profiles using gin (lower(name) extensions.gin_trgm_ops);

create index profiles_country on public.profiles (country, created_at, id);

create function desk.rare_pattern(words text) returns text
  language sql stable set search_path = ''
as $$
  with others as materialized (
    select lower(p.name || ' ' || p.email) as text from public.profiles p limit 50
  )
  select '%' || string_agg(case
      when t.part[1] ~ '^[[:alnum:]]{3}' and (select count(*) > 10 from others o where strpos(o.text, t.part[1]) > 0) then '%'
      else regexp_replace(t.part[1], '([\\%_])', '\\\1', 'g') end, '' order by t.place) || '%'
  from regexp_matches(words, '[[:alnum:]]+|[^[:alnum:]]+', 'g') with ordinality t (part, place)
$$;
comment on function desk.rare_pattern(text) is
  'Returns a pattern without words that over a fifth of fifty sampled people have, whose trigram lists are long.';

create function desk.matching_people(words text, only_country text, only_state text, only_role text, joined_from date, joined_to date, from_person uuid, max_rows int)
  returns table (id uuid, name text, email text, country text, verified boolean, frozen boolean, created_at timestamptz)
  -- A generic plan would not know how many people match.
  language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  since constant timestamptz := (select p.created_at from public.profiles p where p.id = from_person);
  given constant text := lower(btrim(coalesce(words, '')));
  pattern constant text := '%' || regexp_replace(given, '([\\%_])', '\\\1', 'g') || '%';
  rare constant text := desk.rare_pattern(given);
  given_id constant uuid := substring(given from '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$');
begin
  return query
    select p.id, p.name, p.email, p.country, p.verified,
      exists (select from people.freezes f where f.person_id = p.id), p.created_at
    from public.profiles p
    where (p.created_at, p.id) <= (coalesce(since, 'infinity'), coalesce(from_person, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
      -- Only if different: the planner would expect a second condition to leave few rows.
      and (given = '' or p.id = given_id
        or lower(p.email) like rare and (rare = pattern or strpos(lower(p.email), given) > 0)
        or lower(p.name) like rare and (rare = pattern or strpos(lower(p.name), given) > 0))
      and (only_country is null or p.country = only_country)
      and (only_role is null or p.id in (select o.user_id from people.operators o where o.role = only_role))
      and (joined_from is null or p.created_at >= joined_from::timestamp at time zone 'utc')
      and (joined_to is null or p.created_at < (joined_to + 1)::timestamp at time zone 'utc')
      and case only_state
        when 'confirmed' then p.verified
        when 'unconfirmed' then not p.verified
        when 'identified' then kyc.has_identity(p.id)
        when 'frozen' then p.id in (select f.person_id from people.freezes f)
        else true
      end
    order by p.created_at desc, p.id desc
    limit max_rows;
end
$$;
comment on function desk.matching_people(text, text, text, text, date, date, uuid, int) is
  'Returns people, newest first, by part of name or e-mail, or id, and filters (days UTC, inclusive; null: any).';

create function desk.find_people(
  words text default '', from_person uuid default null, max_rows int default 50, only_country text default null, only_state text default null,
  only_role text default null, joined_from date default null, joined_to date default null
)
  returns table (id uuid, name text, email text, country text, verified boolean, frozen boolean, created_at timestamptz)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform people.require_operator();
  return query
    select * from desk.matching_people(
      words, only_country, only_state, only_role, joined_from, joined_to, from_person, least(greatest(max_rows, 1), 200));
end
$$;
comment on function desk.find_people(text, uuid, int, text, text, text, date, date) is
  'Returns people, newest first, filtered as desk.matching_people. Raises not_allowed, session_ended (42501).';
select ground.open('desk.find_people', 'authenticated');

create function desk.export_people(
  reason text, words text default '', only_country text default null, only_state text default null, only_role text default null,
  joined_from date default null, joined_to date default null
) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  why text;
  people jsonb;
begin
  perform people.require_site_decision('admin');
  why := ground.given_reason(export_people.reason);
  select coalesce(jsonb_agg(jsonb_build_object(
      'id', p.id, 'name', p.name, 'email', p.email, 'country', p.country, 'email_confirmed', p.verified,
      'identity_confirmed', kyc.has_identity(p.id), 'frozen', p.frozen, 'joined_at', p.created_at) order by p.created_at desc, p.id desc), '[]')
    into people
  from desk.matching_people(words, only_country, only_state, only_role, joined_from, joined_to, null, 10000) p;
  perform ground.audit('people_exported', null, jsonb_strip_nulls(jsonb_build_object(
    'reason', why, 'rows', jsonb_array_length(people), 'words', nullif(btrim(left(words, 200)), ''), 'country', left(only_country, 60),
    'state', left(only_state, 20), 'role', left(only_role, 20), 'joined_from', joined_from, 'joined_to', joined_to)));
  return people;
end
$$;
comment on function desk.export_people(text, text, text, text, text, date, date) is
  'Exports up to ten thousand people (desk.matching_people), with a reason, audited. Raises not_allowed, session_ended (42501), code_required, reason_required.';
select ground.open('desk.export_people', 'authenticated');
create index profiles_newest on public.profiles (created_at, id);

create function desk.person_overview(person_id uuid) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  profile public.profiles;
begin
  perform people.require_operator();
  select * into profile from public.profiles p where p.id = person_overview.person_id;
  if not found then
    raise exception 'not_found';
  end if;
  return jsonb_build_object(
    'profile', (select jsonb_build_object('id', p.id, 'name', p.name, 'email', p.email, 'phone', p.phone, 'country', p.country,
        'verified', p.verified, 'created_at', p.created_at)
      from public.profiles p where p.id = profile.id),
    'frozen', (select jsonb_build_object('reason', f.reason, 'at', f.frozen_at, 'by', p.name)
      from people.freezes f left join public.profiles p on p.id = f.frozen_by where f.person_id = profile.id),
    'identity_confirmed', kyc.has_identity(profile.id),
    'figures', (select jsonb_build_object('available_cents', a.available_cents, 'invested_cents', a.invested_cents,
        'withdrawing_cents', a.withdrawing_cents, 'deposited_cents', a.deposited_cents, 'profit_cents', a.profit_cents,
        'bonus_cents', a.bonus_cents, 'referral_bonus_cents', a.referral_bonus_cents)
      from ledger.accounts a where a.investor_id = profile.id),
    'deposits', (select coalesce(jsonb_agg(to_jsonb(x) - 'place' order by x.place), '[]') from (
      select d.id, case when d.approved then d.arrived_cents + d.corrected_cents when d.status = 'reversed' then d.arrived_cents else d.amount_cents end as amount_cents, d.method, d.status, d.reason, d.created_at,
        row_number() over (order by d.created_at desc) as place
      from public.deposits d where d.investor_id = profile.id) x where x.place <= 20 or x.status = 'pending'),
    'withdrawals', (select coalesce(jsonb_agg(to_jsonb(x) - 'place' order by x.place), '[]') from (
      select w.id, w.amount_cents, w.method, w.status, w.reason, w.created_at, row_number() over (order by w.created_at desc) as place
      from public.withdrawals w where w.investor_id = profile.id) x where x.place <= 20 or x.status in ('pending', 'approved', 'paying')),
    'kyc_cases', (select coalesce(jsonb_agg(to_jsonb(x) - 'place' order by x.place), '[]') from (
      select k.id, k.status, k.reason, k.created_at, row_number() over (order by k.created_at desc) as place
      from public.kyc_cases k where k.investor_id = profile.id) x where x.place <= 20 or x.status = 'pending'),
    'corrections', (select coalesce(jsonb_agg(to_jsonb(x) - 'place' order by x.place), '[]') from (
      select c.id, c.kind, c.amount_cents, c.status, coalesce(c.refusal, c.reason) as reason, c.created_at,
        row_number() over (order by c.created_at desc) as place
      from desk.corrections c where c.investor_id = profile.id) x where x.place <= 20 or x.status = 'proposed'),
    'messages', (select coalesce(jsonb_agg(to_jsonb(x) - 'place' order by x.place), '[]') from (
      select m.id, m.reference, m.subject, m.message, m.answer, m.created_at, m.handled_at, row_number() over (order by m.created_at desc) as place
      from public.contact_messages m where m.investor_id = profile.id) x where x.place <= 20 or x.handled_at is null),
    'positions', (select coalesce(jsonb_agg(to_jsonb(x)), '[]') from (
      select o.id, p.title as plan, o.principal_cents + (select t.cents from plans.top_ups_of(o.id) t) as principal_cents,
        o.status, o.opened_at, o.matures_at
      from public.positions o join public.plans p on p.id = o.plan_id
      where o.investor_id = profile.id and o.package_id is null order by o.opened_at desc limit 20) x),
    'transfers', (select coalesce(jsonb_agg(to_jsonb(x)), '[]') from (
      select t.id, t.amount_cents, t.debit, t.credit, t.code, t.created_at, t.value_date
      from ledger.transfers t where t.investor_id = profile.id order by t.id desc limit 20) x),
    'sessions', (select coalesce(jsonb_agg(to_jsonb(x)), '[]') from (
      -- As JSON: versions of Auth differ in these columns.
      select s.id, s.whole ->> 'created_at' as created_at, s.whole ->> 'user_agent' as user_agent
      from (select e.id, to_jsonb(e) as whole from auth.sessions e where e.user_id = profile.id
            and (e.not_after is null or e.not_after > now())) s
      order by s.whole ->> 'created_at' desc nulls last limit 20) x));
end
$$;
comment on function desk.person_overview(uuid) is
  'Returns one person: profile, cents, all open cases, and the newest twenty of everything. Raises not_allowed, session_ended (42501), not_found.';
select ground.open('desk.person_overview', 'authenticated');
