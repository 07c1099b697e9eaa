-- How many wrong passwords and codes Auth may judge, without locking out the owner.

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
