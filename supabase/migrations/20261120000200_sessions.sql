-- Which sessions count: those begun with a password or passkey, verified with the factor, if any. One begun by a mailed link
-- may read nothing: it may only set a password.

create function people.caller() returns uuid language plpgsql stable security definer as $$ -- for: authenticated
  -- Returns the signed-in person's id, if their open session began with a password or passkey and was verified with
  -- their factor, if any. Everything asks this and never the token, so ended sessions get nothing. Runs as its owner:
  -- no role of the API may read the sessions of Auth. Raises not_allowed, session_ended, factor_required (42501).
declare
  claims constant jsonb := auth.jwt();
  person constant uuid := claims ->> 'sub';
  level text;
begin
  if person is null then raise exception 'not_allowed' using errcode = '42501', hint = 'Sign in first.'; end if;
  -- Only these methods may begin a session. Mailed links and codes may not: they may only set a password in Auth.
  if (claims -> 'amr' @> '[{"method": "password"}]' or claims -> 'amr' @> '[{"method": "passkey"}]') is not true then
    raise exception 'session_ended' using errcode = '42501', hint = 'Sign in with your password or a passkey.';
  end if;
  -- An access token outlives its session by up to an hour.
  select s.aal into level
  from auth.sessions s
  where s.id = (claims ->> 'session_id')::uuid and s.user_id = person
    and (s.not_after is null or s.not_after > now());
  if not found then raise exception 'session_ended' using errcode = '42501', hint = 'Sign in again.'; end if;
  -- Inlined from people.has_factor(), because a call would double the cost of every request.
  if level is distinct from 'aal2' and exists (
    select from auth.mfa_factors f where f.user_id = person and f.status = 'verified') then
    raise exception 'factor_required' using errcode = '42501', hint = 'Verify your second factor in this session.';
  end if;
  return person;
end $$;

create function people.owner_reads(owned regclass) returns void language plpgsql as $$
  -- Lets people read the rows of a table whose investor_id is theirs. Grants no privilege.
begin
  execute format('create policy %I on %s for select to authenticated using (investor_id = (select people.caller()))',
    (select c.relname from pg_catalog.pg_class c where c.oid = owned) || '_investor_select', owned);
end $$;

-- Not in SQL: Postgres 17 would plan these again in every call.
create function people.has_factor(person uuid) returns boolean language plpgsql stable as $$
  -- Returns whether a person has a second factor.
begin
  return exists (select from auth.mfa_factors f where f.user_id = person and f.status = 'verified');
end $$;

create function people.has_proved(within interval, methods text[] default '{totp, mfa/webauthn, passkey}')
  returns boolean language plpgsql stable as $$
  -- Returns whether the caller used one of the methods (null: factor or passkey) within a time, by the token.
begin
  return exists (
    select from jsonb_to_recordset(auth.jwt() -> 'amr') as claim (method text, "timestamp" bigint)
    where claim.method = any (methods) and to_timestamp(claim."timestamp") > now() - within);
end $$;

create function people.require_recent_proof(person uuid) returns void language plpgsql stable as $$
  -- Refuses callers whose last factor or passkey (without a factor: password or passkey) is older than five minutes.
  -- Raises code_required, password_required.
begin
  if people.has_factor(person) then
    if not people.has_proved('5 minutes') then raise exception 'code_required'; end if;
  elsif not people.has_proved('5 minutes', '{password, passkey}') then
    raise exception 'password_required' using hint = 'Sign in again, and call with that session.';
  end if;
end $$;

create function people.has_proof_to_read(person uuid) returns boolean language plpgsql stable as $$
  -- Returns whether the caller has no factor, or used one or a passkey within the hour.
begin
  return not people.has_factor(person) or people.has_proved('1 hour');
end $$;

create function people.may_read_sensitive() returns boolean language plpgsql stable security definer as $$ -- for: authenticated
  -- See people.has_proof_to_read.
begin
  return people.has_proof_to_read(people.caller());
end $$;
