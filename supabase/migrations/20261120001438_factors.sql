-- Factors are Auth's (auth.mfa_factors). Printed recovery codes are the way back after losing a phone.

create table people.recovery_codes (
  person_id uuid not null references public.profiles (id),
  code_hash bytea not null constraint recovery_codes_hashed check (octet_length(code_hash) = 32),
  created_at timestamptz not null default clock_timestamp(),
  primary key (person_id, code_hash)
);
comment on table people.recovery_codes is 'Hashes of a person''s ten single-use recovery codes; removed with the last factor.';

create function people.recovery_code_hash(code text) returns bytea
  language sql immutable set search_path = ''
as $$
  select sha256(convert_to(translate(regexp_replace(lower(coalesce(code, '')), '[^0-9a-z]', '', 'g'), 'oil', '011'), 'UTF8'))
$$;
comment on function people.recovery_code_hash(text) is
  'Returns a recovery code''s hash; 80 random bits need no salt. Ignores hyphens and case, and reads o as zero.';

create function people.new_recovery_code() returns text
  language sql volatile set search_path = ''
as $$
  -- 32 unambiguous letters and digits: five bits of each byte.
  select string_agg(substr('0123456789abcdefghjkmnpqrstvwxyz', (get_byte(chance.bytes, n) & 31) + 1, 1)
    || case when n in (3, 7, 11) then '-' else '' end, '' order by n)
  from (select extensions.gen_random_bytes(16) as bytes) chance, generate_series(0, 15) n
$$;
comment on function people.new_recovery_code() is 'Returns sixteen letters and digits, in fours.';

create function people.make_recovery_codes() returns text[]
  language plpgsql security definer set search_path = ''
as $$
declare
  person constant uuid := people.caller();
  codes text[];
begin
  if not people.has_factor(person) then
    raise exception 'no_factor' using hint = 'They stand in for a factor.';
  end if;
  perform people.require_recent_proof(person);
  perform from public.profiles p where p.id = person for no key update;
  perform people.limit_moments(person, 'recovery_codes_made');
  select array_agg(people.new_recovery_code()) into codes from generate_series(1, 10);
  delete from people.recovery_codes c where c.person_id = person;
  insert into people.recovery_codes (person_id, code_hash)
  select person, people.recovery_code_hash(code) from unnest(codes) code;
  perform people.record_moment(person, 'recovery_codes_made');
  return codes;
end
$$;
comment on function people.make_recovery_codes() is
  'Returns ten new recovery codes of the caller, once; earlier ones become invalid. At most twenty times in 24 hours. Raises not_allowed, session_ended, factor_required (42501), no_factor, code_required, too_many_requests.';
select ground.open('people.make_recovery_codes', 'authenticated');

create function people.recovery_code_count() returns int
  language plpgsql stable security definer set search_path = ''
as $$
declare
  person constant uuid := people.caller();
begin
  return (select count(*) from people.recovery_codes c where c.person_id = person);
end
$$;
comment on function people.recovery_code_count() is
  'Returns how many recovery codes the caller has. Raises not_allowed, session_ended, factor_required (42501).';
select ground.open('people.recovery_code_count', 'authenticated');

create function people.session_holder() returns uuid
  language plpgsql stable set search_path = ''
as $$
declare
  claims constant jsonb := auth.jwt();
  person constant uuid := claims ->> 'sub';
begin
  if person is null then
    raise exception 'not_allowed' using errcode = '42501', hint = 'Sign in first.';
  end if;
  perform from auth.sessions s
  where s.id = (claims ->> 'session_id')::uuid and s.user_id = person
    and (s.not_after is null or s.not_after > now());
  if not found then
    raise exception 'session_ended' using errcode = '42501', hint = 'Sign in again.';
  end if;
  return person;
end
$$;
comment on function people.session_holder() is
  'Returns the person of an open session, even without their factor, for what must work before people.caller(). Raises not_allowed, session_ended (42501).';

create function people.use_recovery_code(code text) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  person constant uuid := people.session_holder();
begin
  delete from people.recovery_codes c
  where c.person_id = person and c.code_hash = people.recovery_code_hash(use_recovery_code.code);
  if not found then
    raise exception 'invalid_code';
  end if;
  perform people.record_moment(person, 'recovery_code_used');
  delete from auth.mfa_factors f where f.user_id = person;
  perform people.remove_recent_ways(person, now() - withdrawals.recovery_wait());
  delete from auth.sessions s where s.user_id = person and s.id <> (auth.jwt() ->> 'session_id')::uuid;
end
$$;
comment on function people.use_recovery_code(text) is
  'Uses a recovery code to remove the caller''s factors, recent passkeys and other sessions; nothing leaves for withdrawals.recovery_wait(). Raises not_allowed, session_ended (42501), invalid_code.';
select ground.open('people.use_recovery_code', 'authenticated');

create function people.admit_factor() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if exists (
    select from public.account_events e
    where e.investor_id = new.user_id and e.kind = 'recovered' and e.created_at > clock_timestamp() - interval '1 hour'
      and not exists (
        select from public.account_events p
        where p.investor_id = e.investor_id and p.kind = 'password_changed' and p.created_at > e.created_at)
  ) then
    raise exception 'recovery_open' using hint = 'A link of a mail was followed: first the new password is set.';
  end if;
  -- A factor counts from its first use, not from its setup days before.
  new.created_at := clock_timestamp();
  return new;
end
$$;
comment on function people.admit_factor() is
  'Trigger of auth.mfa_factors: dates a factor by its first verification, and refuses it while a recovery link is open, or an attacker could lock the owner out. Raises recovery_open.';

create trigger admit_factor before update of status on auth.mfa_factors
  for each row when (old.status <> 'verified' and new.status = 'verified') execute function people.admit_factor();

create function people.record_factor_added() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform people.record_moment(p.id, 'factor_added') from public.profiles p where p.id = new.user_id;
  return null;
end
$$;
comment on function people.record_factor_added() is 'Trigger of auth.mfa_factors: records and warns of a newly verified factor.';

create trigger record_factor_added after insert on auth.mfa_factors
  for each row when (new.status = 'verified') execute function people.record_factor_added();
create trigger record_factor_verified after update of status on auth.mfa_factors
  for each row when (old.status <> 'verified' and new.status = 'verified') execute function people.record_factor_added();

create function people.record_factors_removed() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform people.record_moment(p.id, 'factor_removed')
  from public.profiles p
  where p.id in (select r.user_id from removed r where r.status = 'verified');
  delete from people.recovery_codes c
  where c.person_id in (select r.user_id from removed r where r.status = 'verified') and not people.has_factor(c.person_id);
  return null;
end
$$;
comment on function people.record_factors_removed() is
  'Trigger of auth.mfa_factors: records and warns of removed factors, once for all; the last one takes the recovery codes with it.';

create trigger record_factors_removed after delete on auth.mfa_factors
  referencing old table as removed for each statement execute function people.record_factors_removed();
