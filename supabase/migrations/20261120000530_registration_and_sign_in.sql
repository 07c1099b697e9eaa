-- Registration, names, wrong passwords, operators and their roles.

create function people.name_fault(name text, person uuid) returns text language sql stable as $$
  -- Returns why a person may not have a name: name_unreadable, name_of_operator; null if they may.
  select case
    -- Direction marks would also reverse the words next to the name, and separators break them.
    when name_fault.name ~ '[\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]'
      or ground.strip_hangul_fillers(name_fault.name) collate "pg_c_utf8" !~ '[[:alpha:]]' then 'name_unreadable'
    when not exists (select from people.operators o where o.user_id = name_fault.person) and exists (
      select from people.operators o
      -- Not a join, which could compute the skeleton of every profile.
      where ground.confusable_skeleton((select p.name from public.profiles p where p.id = o.user_id)) = (select ground.confusable_skeleton(name_fault.name)))
      then 'name_of_operator'
    when name_fault.name ~ '[\u00ad\u200b\u2060-\u2064\ufeff]' then 'name_unreadable'
  end
$$;

create function people.refuse_name() returns trigger language plpgsql security definer as $$
  -- trigger: before update of name on public.profiles when (old.name is distinct from new.name)
  -- Refuses unreadable names and those that look like an operator's.
declare
  fault text;
begin
  new.name := people.trimmed_name(new.name);
  fault := people.name_fault(new.name, new.id);
  if fault is not null and new.closed_at is null then raise exception '%', fault; end if;
  return new;
end $$;

create function people.registration_fault(given jsonb, person uuid) returns text language sql stable as $$
  -- Returns why a person (null: new) cannot register, as an error's code; null if they can.
  select case
    when people.given_name(given) = '' or given -> 'terms' is distinct from 'true' then 'registration_incomplete'
    else coalesce(people.name_fault(people.given_name(given), person), case
      when s.unserved_countries = '{}' then null
      when c.country = '' then 'country_required'
      when c.country in (select lower(u) from unnest(s.unserved_countries) u) then 'country_not_served' end)
  end
  from public.site s, lateral (select lower(btrim(coalesce(given ->> 'country', ''))) as country) c
$$;

create function people.before_user_created(event jsonb) returns jsonb language sql stable security definer as $$
  -- Hook of Auth before it creates an account: refuses one without name and accepted terms, which a mailed code would
  -- create. Returns an error with registration_incomplete, name_unreadable, name_of_operator, country_required or
  -- country_not_served (specification 4, Registration).
  select case
    when refusal is null then '{}'::jsonb
    else jsonb_build_object('error', jsonb_build_object('http_code', 422, 'message', refusal))
  end
  from people.registration_fault(event #> '{user,user_metadata}', null) refusal
$$;

grant usage on schema people to supabase_auth_admin;
grant execute on function people.before_user_created(jsonb) to supabase_auth_admin;

-- Anyone can register any address first; the mailbox owner's data must win.

create function people.forget_registrant() returns trigger language plpgsql security definer as $$
  -- Trigger of auth.users: revokes what was there before an address was confirmed: only its owner may set it.
begin
  -- Auth writes an empty password before the first one, so the next counts as the first.
  new.encrypted_password := '';
  delete from auth.sessions s where s.user_id = new.id;
  perform people.remove_recent_ways(new.id, '-infinity');
  return new;
end $$;

create trigger forget_registrant before update of email_confirmed_at on auth.users
  -- Not if a project admin confirms it without a mail.
  for each row when (old.email_confirmed_at is null and new.email_confirmed_at is not null
    and coalesce(old.confirmation_sent_at, old.recovery_sent_at) is not null)
  execute function people.forget_registrant();

create function people.register_as(person uuid, given jsonb) returns public.profiles language plpgsql as $$
  -- Replaces all registration data of a never used account and returns the profile.
declare
  profile public.profiles := people.registered_profile(given, person, (select u.email from auth.users u where u.id = person));
begin
  update public.profiles p
  set name = profile.name, phone = profile.phone, country = profile.country, language = profile.language, referred_by = profile.referred_by
  where p.id = person
  returning * into profile;
  update ledger.accounts a set referral_due = profile.referred_by is not null where a.investor_id = person;
  update auth.identities i
  set identity_data = i.identity_data - array['name', 'phone', 'country', 'language', 'referral_code', 'terms']
  where i.user_id = person;
  return profile;
end $$;

create function people.forget_registration() returns trigger language plpgsql security definer as $$
  -- trigger: before update of encrypted_password on auth.users when (old.encrypted_password = '' and new.encrypted_password <> '' and new.email_confirmed_at is not null)
  -- Empties an unfinished registration at the first password.
begin
  if (new.raw_app_meta_data ->> 'finished') is null then
    perform people.register_as(new.id, '{}');
    new.raw_user_meta_data := '{}';
  end if;
  return new;
end $$;

create function people.finish_registration(registration jsonb) returns void
  language plpgsql security definer as $$ -- door: authenticated
  -- Replaces the caller's registration before their first password: name, phone, country, language, referral_code,
  -- terms (true). Raises link_expired (a password is set), registration_incomplete, name_unreadable, name_of_operator,
  -- country_required, country_not_served (specification 4, Registration).
declare
  person constant uuid := people.session_holder();
  fault constant text := people.registration_fault(registration, person);
  profile public.profiles;
begin
  perform from auth.users u where u.id = person and u.encrypted_password = '' for no key update;
  if not found then raise exception 'link_expired' using hint = 'A password is set.'; end if;
  if fault is not null then raise exception '%', fault; end if;
  profile := people.register_as(person, registration);
  update auth.users u
  set raw_user_meta_data = jsonb_build_object(
    'name', profile.name, 'phone', profile.phone, 'country', profile.country, 'language', profile.language, 'terms', now()),
    raw_app_meta_data = coalesce(u.raw_app_meta_data, '{}') || jsonb_build_object('finished', now())
  where u.id = person;
end $$;

create function people.remove_unconfirmed() returns int language plpgsql as $$
  -- Removes up to 1,000 unused accounts not confirmed within 24 hours; returns how many.
declare
  person uuid;
  removed int := 0;
begin
  for person in
    select u.id
    from public.profiles p join auth.users u on u.id = p.id
    where not p.verified and p.created_at < now() - interval '24 hours'
      and u.email_confirmed_at is null and u.last_sign_in_at is null
      and greatest(u.confirmation_sent_at, u.recovery_sent_at) < now() - interval '1 hour'
    order by p.created_at limit 1000
    for update of u skip locked
  loop
    begin
      delete from people.sign_in_guesses g where g.person_id = person;
      delete from people.alarm_links l where l.person_id = person;
      delete from public.account_events e where e.investor_id = person;
      delete from public.notifications n where n.investor_id = person;
      delete from ledger.accounts a where a.investor_id = person;
      delete from public.profiles p where p.id = person;
      delete from auth.users u where u.id = person;
      removed := removed + 1;
    exception when foreign_key_violation then
      null;
    end;
  end loop;
  return removed;
end $$;

-- Known networks are counted apart, so that a stranger's guesses do not lock the owner out.
create function people.judge_guess(event jsonb, kind text) returns boolean language plpgsql as $$
  -- Counts a guess of a password or code and returns whether Auth may judge it: ten wrong ones from one network in
  -- fifteen minutes (codes: an hour), and ten from all unknown networks. Auth before 2.187 names no network. Warns the
  -- owner once a day.
declare
  person constant uuid := event ->> 'user_id';
  valid constant boolean := event ->> 'valid';
  ip constant inet := nullif(event -> 'metadata' ->> 'ip_address', '');
  sender constant cidr := people.device_network(ip);
  told_after constant int := case kind when 'password' then 9 else 4 end;
  span constant interval := case kind when 'password' then '15 minutes' else '1 hour' end;
  is_known boolean;
  guesses record;
begin
  -- Serialises concurrent guesses, so that each counts those before it.
  perform pg_advisory_xact_lock(hashtextextended(kind || ' ' || person, 0));
  delete from people.sign_in_guesses g
  where g.person_id = person and g.kind = judge_guess.kind and g.guessed_at <= clock_timestamp() - span;
  -- A stolen password alone could make a network known, so codes require three days.
  is_known := exists (
    select from public.account_events e
    where e.investor_id = person and e.kind in ('signed_in', 'link_followed') and people.device_network(e.ip) = sender
      and e.created_at < clock_timestamp() - case judge_guess.kind when 'code' then interval '72 hours' else interval '0' end);
  select count(*) filter (where g.network = sender) as here, count(*) filter (where not g.is_known) as strange,
    max(g.guessed_at) filter (where not g.is_known) as last_strange_at
  into guesses
  from people.sign_in_guesses g where g.person_id = person and g.kind = judge_guess.kind;
  if (guesses.here >= 10 or not is_known and guesses.strange >= 10 and guesses.last_strange_at > clock_timestamp() - span / 10)
    -- Guesses before a new password do not count: after a recovery the owner gets in.
    and not (valid and kind = 'password' and exists (
      select from public.account_events e
      where e.investor_id = person and e.kind = 'password_changed' and e.created_at > clock_timestamp() - span)) then
    return false;
  end if;
  if valid then
    delete from people.sign_in_guesses g where g.person_id = person and g.kind = judge_guess.kind and g.network is not distinct from sender;
    return true;
  end if;
  insert into people.sign_in_guesses (person_id, kind, network, is_known) values (person, kind, sender, is_known);
  if greatest(guesses.here, guesses.strange) >= told_after and not exists (
    select from public.account_events e
    where e.investor_id = person and e.kind = judge_guess.kind || '_guessed' and e.created_at > clock_timestamp() - interval '24 hours') then
    perform people.record_account_event(person, kind || '_guessed', host(ip));
    perform people.warn(person, kind || '_guessed', ip, null, null);
  end if;
  return true;
end $$;

create function people.password_verification_attempt(event jsonb) returns jsonb language plpgsql security definer as $$
  -- Hook of Auth at each password: see people.judge_guess. Returns continue, or reject with too_many_guesses.
begin
  -- A refusal must not say whether the guess was right.
  return case when people.judge_guess(event, 'password') then jsonb_build_object('decision', 'continue')
    else jsonb_build_object('decision', 'reject', 'message', 'too_many_guesses') end;
end $$;

create function people.mfa_verification_attempt(event jsonb) returns jsonb language plpgsql security definer as $$
  -- Hook of Auth at each authenticator code: see people.judge_guess. Returns continue, or reject with too_many_codes,
  -- which ends the person's sessions.
begin
  -- Auth refuses wrong codes itself. A rejection ends all sessions of the person, so only a right code may cause one.
  return case when people.judge_guess(event, 'code') or not (event ->> 'valid')::boolean then jsonb_build_object('decision', 'continue')
    else jsonb_build_object('decision', 'reject', 'message', 'too_many_codes') end;
end $$;

grant execute on function people.password_verification_attempt(jsonb), people.mfa_verification_attempt(jsonb) to supabase_auth_admin;

-- The database owner makes the first admin: select people.make_first_admin('you@example.com');

create function people.audit_log(
  only_action text default null, only_subject uuid default null, from_event bigint default null, max_rows int default 50)
  returns table (id bigint, at timestamptz, actor uuid, actor_name text, action text, subject uuid, details jsonb, subject_name text)
  language plpgsql stable security definer as $$ -- door: authenticated
  -- Returns the audit trail, newest first. subject_name: of a person. Not in SQL, whose plans would not know the filters.
begin
  perform people.require_operator();
  return query
    select e.id, e.at, e.actor, p.name, e.action, e.subject, e.details, s.name
    from ground.audit_events e
    left join public.profiles p on p.id = e.actor
    left join public.profiles s on s.id = e.subject
    where e.id <= coalesce(from_event, 9223372036854775807)
      and (only_subject is null or e.subject = only_subject)
      and (only_action is null or e.action = only_action)
    order by e.id desc limit least(greatest(max_rows, 1), 1000);
end $$;

create function people.list_operators()
  returns table (user_id uuid, name text, email text, role text, role_since timestamptz)
  language sql stable security definer as $$ -- door: authenticated
  -- Returns everyone with a role.
  select people.require_operator();
  select o.user_id, p.name, p.email, o.role, o.role_since
  from people.operators o join public.profiles p on p.id = o.user_id
  order by o.role_since, o.user_id limit 200
$$;

create function people.has_other_admin(person_id uuid) returns boolean language sql stable as $$
  -- Returns whether another person is an admin with an open account.
  select exists (
    select from people.operators o join public.profiles p on p.id = o.user_id
    where o.role = 'admin' and o.user_id <> has_other_admin.person_id and p.closed_at is null)
$$;

create function people.keep_an_admin() returns trigger language plpgsql security definer as $$
  -- trigger: keep_an_admin_updated before update of role on people.operators when (old.role = 'admin' and new.role <> 'admin')
  -- trigger: keep_an_admin_deleted before delete on people.operators when (old.role = 'admin')
  -- Keeps the last admin. Raises last_admin.
begin
  -- One at a time, or two admins who remove each other would both still find one.
  perform pg_advisory_xact_lock(hashtextextended('keep an admin', 0));
  if not people.has_other_admin(old.user_id) then raise exception 'last_admin'; end if;
  return coalesce(new, old);
end $$;

create function people.follow_role() returns trigger language plpgsql security definer as $$
  -- trigger: after insert or update or delete on people.operators
  -- Audits each change of a role, cuts a new operator's open sessions to 12 hours, and broadcasts the change to operators
  -- and the person.
declare
  person constant uuid := coalesce(new.user_id, old.user_id);
begin
  perform ground.audit('role_' || lower(tg_op), person, jsonb_build_object('from', old.role, 'to', new.role));
  if tg_op = 'INSERT' then
    update auth.sessions s set not_after = least(s.not_after, s.created_at + interval '12 hours') where s.user_id = person;
  end if;
  perform messages.broadcast('operators', person::text, p.id)
  from (select person as id union select o.user_id from people.operators o) p;
  return null;
end $$;

create function people.make_first_admin(address text) returns void language plpgsql as $$
  -- Makes the first admin, a person who registered and confirmed this address. For the database owner.
declare
  person constant uuid := (select p.id from public.profiles p where lower(p.email) = lower(address) and p.verified);
begin
  if exists (select from people.operators o where o.role = 'admin') then
    raise exception 'admin_exists' using hint = 'An admin gives further roles in the back office.';
  end if;
  if person is null then raise exception 'not_found' using hint = 'Register and confirm this address first.'; end if;
  insert into people.operators as o (user_id, role) values (person, 'admin')
  on conflict on constraint operators_pkey do update set role = 'admin';
end $$;

-- An admin could give a role to their own second account, so with two admins a change of role takes both.

create function people.check_new_role(person_id uuid, new_role text) returns void language plpgsql as $$
  -- Refuses an unknown role, or any for a closed, frozen or unconfirmed account, which it locks.
declare
  person public.profiles;
begin
  if new_role not in ('reviewer', 'treasurer', 'admin') then raise exception 'invalid_role'; end if;
  -- Closing an account locks this row, so that neither overtakes the other.
  perform from ledger.accounts a where a.investor_id = person_id for key share;
  select * into person from public.profiles p where p.id = person_id;
  if person.id is null then raise exception 'not_found'; end if;
  if new_role is not null and person.closed_at is not null then raise exception 'account_closed'; end if;
  if new_role is not null and people.is_frozen(person_id) then raise exception 'person_frozen'; end if;
  if new_role is not null and not person.verified then raise exception 'not_found'; end if;
end $$;

create function people.give_role(person_id uuid, new_role text) returns void language plpgsql as $$
  -- Sets or removes (null) a checked role, effective at the next call.
begin
  if new_role is null then
    delete from people.operators o where o.user_id = person_id;
  else
    insert into people.operators as o (user_id, role) values (give_role.person_id, give_role.new_role)
    on conflict on constraint operators_pkey do update set role = excluded.role;
  end if;
end $$;

create function people.put_role(subject text, changes jsonb, details jsonb) returns void language plpgsql as $$
  -- Changes the role of a person who is not the caller.
declare
  admin constant uuid := people.admin_in_turn();
  person constant uuid := subject;
  new_role constant text := desk.changed(
    jsonb_build_object('role', (select o.role from people.operators o where o.user_id = subject::uuid)), changes) ->> 'role';
begin
  if person = admin then raise exception 'second_person_required'; end if;
  perform people.check_new_role(person, new_role);
  perform people.give_role(person, new_role);
  perform ground.audit('role_change_confirmed', person, jsonb_build_object('from', changes #> '{role,0}', 'to', new_role) || details);
end $$;

create function people.set_role(person_id uuid, new_role text default null) returns uuid
  language plpgsql security definer as $$ -- door: authenticated
  -- Gives a person a role, changes it, or takes it away (null). Where there is another admin it is only proposed, and
  -- the id returned; otherwise, or of one's own, done at once, and null returned. A lapsed proposal gives way. Idempotent.
  -- Raises code_required, own_role, invalid_role, not_found, account_closed, person_frozen, change_open, last_admin.
declare
  admin constant uuid := people.admin_in_turn();
  before constant text := (select o.role from people.operators o where o.user_id = person_id);
  is_alone constant boolean := person_id = admin or not people.has_other_admin(admin);
begin
  if person_id = admin and new_role is not null then raise exception 'own_role'; end if;
  perform people.check_new_role(person_id, new_role);
  if before is not distinct from set_role.new_role then return null; end if;
  -- The role first: it also releases the person's cases, and an operator deciding one waits for the head of the trail.
  if is_alone then perform people.give_role(person_id, new_role); end if;
  perform desk.end_proposal(p, admin) from desk.proposals p
  where p.kind = 'role' and p.subject = set_role.person_id::text and p.is_open
    and (is_alone or p.changes #>> '{role,0}' is distinct from before);
  if is_alone then return null; end if;
  return desk.propose('role', person_id::text, jsonb_build_object('role', jsonb_build_array(before, new_role)), null);
end $$;

-- Sign-up data are untrusted: what does not fit is dropped, so that a sign-up never fails with a database error.
create function people.registered_profile(given jsonb, person uuid, email text) returns public.profiles
  language plpgsql stable as $$
  -- Returns a profile of registration data, with the address's name for a forbidden one.
declare
  address_name constant text := left(split_part(email, '@', 1), 80);
  given_phone constant text := btrim(coalesce(given ->> 'phone', ''));
  profile public.profiles;
begin
  profile.name := case
    when people.name_fault(people.given_name(given), person) is null then people.given_name(given)
    when people.name_fault(address_name, person) is null then address_name
    else 'Investor' end;
  profile.phone := case when given_phone ~ '^[0-9+(). /-]{3,32}( ?x ?[0-9]+)?$' and char_length(given_phone) <= 32 then given_phone else '' end;
  profile.country := left(regexp_replace(coalesce(given ->> 'country', ''), '[[:cntrl:]]', '', 'g'), 60);
  profile.language := coalesce(substring(given ->> 'language' from '^[a-z]{2}$'), 'en');
  -- Self-referral with a second address of one mailbox does not count.
  profile.referred_by := (
    select p.id from public.profiles p
    where p.referral_code = given ->> 'referral_code' and ground.mailbox(p.email) <> ground.mailbox(registered_profile.email));
  return profile;
end $$;

create function people.create_profile() returns trigger language plpgsql security definer as $$
  -- trigger: after insert on auth.users
  -- Inserts the profile of a new account (specification 4, Registration).
declare
  profile constant public.profiles := people.registered_profile(coalesce(new.raw_user_meta_data, '{}'), null, new.email);
begin
  insert into public.profiles (id, email, name, phone, country, language, referred_by, verified, created_at)
  values (
    new.id, new.email, profile.name, profile.phone, profile.country, profile.language, profile.referred_by,
    new.email_confirmed_at is not null,
    coalesce(new.created_at, now()));
  return new;
end $$;
