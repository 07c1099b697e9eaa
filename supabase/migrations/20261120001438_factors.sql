-- What people prove themselves with in addition to a password: the factors are Auth's (auth.mfa_factors); what follows from them is here. Each
-- change of them is a moment by which an account can be taken over, and the codes on paper are the way back for people who lost a phone.

create table private.recovery_codes (
  person_id uuid not null references public.profiles (id),
  code_hash bytea not null constraint recovery_codes_hashed check (octet_length(code_hash) = 32),
  created_at timestamptz not null default clock_timestamp(),
  primary key (person_id, code_hash)
);
comment on table private.recovery_codes is
  'The ten codes of a person that stand in for a lost factor, each once; gone with the last factor. The codes themselves are known to their owner alone.';

create function private.recovery_code_hash(code text) returns bytea
  language sql immutable set search_path = ''
as $$
  select sha256(convert_to(translate(regexp_replace(lower(coalesce(code, '')), '[^0-9a-z]', '', 'g'), 'oil', '011'), 'UTF8'))
$$;
comment on function private.recovery_code_hash(text) is
  'What is kept of a recovery code, whose 80 bits of chance need no salt: it is the same however it is typed, with or without hyphens, in capitals, with an o for a zero.';

create function private.new_recovery_code() returns text
  language sql volatile set search_path = ''
as $$
  -- 32 letters and digits, without those that are taken for another: five bits of each byte are used.
  select string_agg(substr('0123456789abcdefghjkmnpqrstvwxyz', (get_byte(chance.bytes, n) & 31) + 1, 1)
    || case when n in (3, 7, 11) then '-' else '' end, '' order by n)
  from (select extensions.gen_random_bytes(16) as bytes) chance, generate_series(0, 15) n
$$;
comment on function private.new_recovery_code() is 'Returns sixteen letters and digits, in fours.';

create function private.make_recovery_codes() returns text[]
  language plpgsql security definer set search_path = ''
as $$
declare
  person constant uuid := private.caller();
  codes text[];
begin
  if not private.has_factor(person) then
    raise exception 'no_factor' using hint = 'They stand in for a factor.';
  end if;
  perform private.require_recent_proof(person);
  -- Two pages that ask at once leave the ten of one of them.
  perform from public.profiles p where p.id = person for no key update;
  perform private.limit_moments(person, 'recovery_codes_made');
  select array_agg(private.new_recovery_code()) into codes from generate_series(1, 10);
  delete from private.recovery_codes c where c.person_id = person;
  insert into private.recovery_codes (person_id, code_hash)
  select person, private.recovery_code_hash(code) from unnest(codes) code;
  perform private.record_moment(person, 'recovery_codes_made');
  return codes;
end
$$;
comment on function private.make_recovery_codes() is
  'Returns ten new recovery codes of the caller, this once; those from before are good for nothing any more. Twenty times in 24 hours at most. '
  'Raises not_allowed, session_ended, factor_required (42501), no_factor, code_required, too_many_requests.';
select private.open('private.make_recovery_codes', 'authenticated');

create function private.recovery_code_count() returns int
  language plpgsql stable security definer set search_path = ''
as $$
declare
  person constant uuid := private.caller();
begin
  return (select count(*) from private.recovery_codes c where c.person_id = person);
end
$$;
comment on function private.recovery_code_count() is 'How many recovery codes the caller has. Raises not_allowed, session_ended, factor_required (42501).';
select private.open('private.recovery_code_count', 'authenticated');

create function private.session_holder() returns uuid
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
comment on function private.session_holder() is
  'The id of the person whose open session calls, however it was begun and whether or not they have used a factor: for what must be possible before private.caller() lets them in. Raises not_allowed, session_ended (42501).';

create function private.use_recovery_code(code text) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  person constant uuid := private.session_holder();
begin
  delete from private.recovery_codes c
  where c.person_id = person and c.code_hash = private.recovery_code_hash(use_recovery_code.code);
  if not found then
    raise exception 'invalid_code';
  end if;
  perform private.record_moment(person, 'recovery_code_used');
  -- The other codes go with them.
  delete from auth.mfa_factors f where f.user_id = person;
  perform private.remove_recent_ways(person, now() - private.recovery_wait());
  delete from auth.sessions s where s.user_id = person and s.id <> (auth.jwt() ->> 'session_id')::uuid;
end
$$;
comment on function private.use_recovery_code(text) is
  'By one of their recovery codes, once, a person who can no longer use a factor removes all their factors, and passkeys that were added within private.recovery_wait(), and ends all other sessions; nothing leaves the account for private.recovery_wait() afterwards. '
  'For a session of a password or of a mailed link, which without the code may do nothing here. Raises not_allowed, session_ended (42501), invalid_code.';
select private.open('private.use_recovery_code', 'authenticated');

create function private.admit_factor() returns trigger
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
  -- From when on it counts: one that was set up days ago and is used for the first time now has been added now.
  new.created_at := clock_timestamp();
  return new;
end
$$;
comment on function private.admit_factor() is
  'Trigger of auth.mfa_factors: dates a factor by when it was verified for the first time, and refuses it for an hour after a recovery link was followed, until the new password is set: another person in the account could keep its owner from that. Raises recovery_open.';

create trigger admit_factor before update of status on auth.mfa_factors
  for each row when (old.status <> 'verified' and new.status = 'verified') execute function private.admit_factor();

create function private.record_factor_added() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.record_moment(p.id, 'factor_added') from public.profiles p where p.id = new.user_id;
  return null;
end
$$;
comment on function private.record_factor_added() is 'Trigger of auth.mfa_factors: a factor that was verified for the first time is written into the history, and its owner is warned.';

create trigger record_factor_added after insert on auth.mfa_factors
  for each row when (new.status = 'verified') execute function private.record_factor_added();
create trigger record_factor_verified after update of status on auth.mfa_factors
  for each row when (old.status <> 'verified' and new.status = 'verified') execute function private.record_factor_added();

create function private.record_factors_removed() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.record_moment(p.id, 'factor_removed')
  from public.profiles p
  where p.id in (select r.user_id from removed r where r.status = 'verified');
  delete from private.recovery_codes c
  where c.person_id in (select r.user_id from removed r where r.status = 'verified') and not private.has_factor(c.person_id);
  return null;
end
$$;
comment on function private.record_factors_removed() is
  'Trigger of auth.mfa_factors: the removal of a person''s factors, once however many go together, is written into the history, and they are warned; recovery codes go with the last of them.';

create trigger record_factors_removed after delete on auth.mfa_factors
  referencing old table as removed for each statement execute function private.record_factors_removed();
