-- What happened to an account: sign-ins, ends of sessions, changes, new devices; warnings, stops, recovery codes, passkeys.

create table public.account_events (
  id uuid primary key default gen_random_uuid(),
  investor_id uuid not null references public.profiles (id),
  kind text not null constraint account_events_kind
    check (kind in (
      'signed_in', 'link_followed', 'session_ended', 'password_changed', 'email_changed', 'data_exported', 'recovered', 'address_added', 'address_removed',
      'payments_stopped', 'factor_added', 'factor_removed', 'recovery_codes_made', 'recovery_code_used',
      'passkey_added', 'passkey_removed', 'code_word_changed', 'withdrawal_limits_changed', 'program_added', 'password_guessed', 'code_guessed')),
  session_id uuid constraint account_events_session_once unique,
  ip inet,
  user_agent text constraint account_events_user_agent_short check (char_length(user_agent) <= 300),
  is_new_device boolean not null default true,
  detail text,
  created_at timestamptz not null default clock_timestamp()
);
comment on table public.account_events is 'A person''s account history of ninety days; payout waits depend on it.';
comment on column public.account_events.is_new_device is 'First sign-in with it in ninety days; no new account''s.';
comment on column public.account_events.detail is 'The address added, or the guesses'' IP address.';
create index account_events_investor on public.account_events (investor_id, created_at desc);
grant select (id, investor_id, kind, ip, user_agent, is_new_device, detail, created_at) on public.account_events to authenticated;
select people.owner_reads('public.account_events');

create function people.record_account_event(person uuid, kind text, detail text default null) returns void
  language plpgsql as $$
  -- Adds to a person's history, with the request's origin, and deletes events older than ninety days.
declare
  headers constant json := nullif(current_setting('request.headers', true), '')::json;
begin
  delete from public.account_events e where e.investor_id = person and e.created_at < now() - interval '90 days';
  insert into public.account_events (investor_id, kind, ip, user_agent, detail)
  values (person, kind, host(ground.sender_network())::inet, left(headers ->> 'user-agent', 300), detail);
end $$;

create function people.limit_moments(person uuid, kind text) returns void language plpgsql stable as $$
  -- Limits mailed events to twenty of a kind in 24 hours, for a locked person. Raises too_many_requests.
begin
  if (select count(*) from public.account_events e
      where e.investor_id = person and e.kind = limit_moments.kind and e.created_at > now() - interval '24 hours') >= 20 then
    raise exception 'too_many_requests' using hint = 'Twenty in 24 hours.';
  end if;
end $$;

create function people.device_network(ip inet) returns cidr language sql immutable as $$
  -- Returns the network of a device: 256 addresses of IPv4, or 48 bits of IPv6; null for null.
  select network(set_masklen(ip, case family(ip) when 4 then 24 else 48 end))
$$;

create function people.recovery_wait() returns interval language sql immutable as $$
  -- Returns how long nothing leaves an account after a recovery by mail or recovery code, or a new e-mail address.
  select interval '72 hours'
$$;

create function people.is_new_device(person uuid, session uuid, ip inet, user_agent text) returns boolean
  language sql stable as $$
  -- Returns whether a known person never used this browser from this network within their history.

  -- Browsers' names can be copied, networks less so.
  select (
    exists (
      select from public.account_events e
      where e.investor_id = person and e.kind = 'signed_in' and e.session_id is distinct from session)
    or exists (select from public.profiles p where p.id = person and p.created_at < now() - interval '90 days'))
  and (is_new_device.ip is null or not exists (
    select from public.account_events e
    where e.investor_id = person and e.kind = 'signed_in' and e.session_id is distinct from session
      and e.user_agent is not distinct from left(is_new_device.user_agent, 300)
      and people.device_network(e.ip) = people.device_network(is_new_device.ip)))
$$;

create function people.mark_followed_link() returns trigger language plpgsql as $$
  -- Records a followed mail link, whose session people.caller() refuses.
begin
  perform set_config('people.followed_link', new.id::text, true);
  return null;
end $$;
create trigger mark_followed_link
  after update of confirmation_token, recovery_token, email_change_token_new, email_change_token_current on auth.users
  for each row when (
    old.confirmation_token <> '' and coalesce(new.confirmation_token, '') = ''
    or old.recovery_token <> '' and coalesce(new.recovery_token, '') = ''
    or old.email_change_token_new <> '' and coalesce(new.email_change_token_new, '') = ''
    or old.email_change_token_current <> '' and coalesce(new.email_change_token_current, '') = '')
  execute function people.mark_followed_link();

create function people.record_sign_in() returns trigger language plpgsql security definer as $$
  -- trigger: after insert on auth.sessions
  -- trigger: complete_sign_in after update of ip on auth.sessions when (old.ip is null and new.ip is not null)
  -- Records each sign-in and followed mail link with IP address and browser.
declare
  begun_by constant text := case when current_setting('people.followed_link', true) = new.user_id::text then 'link_followed' else 'signed_in' end;
  is_new boolean;
begin
  delete from public.account_events e where e.investor_id = new.user_id and e.created_at < now() - interval '90 days';
  -- Some versions of Auth store the origin only later: until then it counts as a new device, unless it is the first.
  insert into public.account_events as e (investor_id, kind, session_id, ip, user_agent, is_new_device)
  select p.id, begun_by, new.id, new.ip, left(new.user_agent, 300),
    begun_by = 'signed_in' and people.is_new_device(new.user_id, new.id, new.ip, new.user_agent)
  from public.profiles p where p.id = new.user_id
  on conflict on constraint account_events_session_once do update
  set ip = excluded.ip, user_agent = excluded.user_agent, is_new_device = e.kind = 'signed_in' and excluded.is_new_device
  returning e.is_new_device into is_new;
  if new.ip is not null and is_new then
    perform people.warn(new.user_id, 'new_device', new.ip, new.user_agent, null);
  end if;
  return null;
end $$;

create table people.sign_in_guesses (
  id bigint generated always as identity primary key,
  person_id uuid not null references public.profiles (id),
  kind text not null constraint sign_in_guesses_kind check (kind in ('password', 'code')),
  network cidr,
  is_known boolean not null,
  guessed_at timestamptz not null default clock_timestamp()
);
comment on table people.sign_in_guesses is 'Wrong passwords and codes until a right one. Never the values.';
create index sign_in_guesses_person on people.sign_in_guesses (person_id, kind, guessed_at);

create function people.record_account_change() returns trigger language plpgsql security definer as $$
  -- trigger: after update of encrypted_password, email, recovery_token on auth.users
  -- Warns of a new password, which ends API keys, of an address or link, which removes recent factors and passkeys.
begin
  if old.encrypted_password is distinct from new.encrypted_password then
    delete from people.sign_in_guesses g where g.person_id = new.id and g.kind = 'password';
  end if;
  if '' in (old.encrypted_password, new.encrypted_password) then
    -- A first password, or a new account's link, which removes the earlier one: nothing to warn of.
    null;
  -- A closed or stopped account has no password.
  elsif old.encrypted_password is distinct from new.encrypted_password and new.encrypted_password is not null then
    -- Removes everything added while the mail link was followed and its page open.
    if (select e.kind from public.account_events e
        where e.investor_id = new.id and e.kind in ('recovered', 'password_changed') order by e.created_at desc limit 1) = 'recovered' then
      perform people.remove_recent_ways(new.id, now() - people.recovery_wait());
    end if;
    -- Auth ends the other sessions, see people.end_sessions.
    delete from public.api_keys k where k.investor_id = new.id;
    perform people.record_moment(new.id, 'password_changed');
  elsif old.email_confirmed_at is not null and old.recovery_token <> '' and coalesce(new.recovery_token, '') = '' and new.encrypted_password is not distinct from old.encrypted_password then
    -- Before the new password, which Auth refuses without the factor that an attacker may have added.
    perform people.remove_recent_ways(new.id, now() - people.recovery_wait());
    perform people.record_moment(new.id, 'recovered');
  end if;
  if old.email is distinct from new.email then perform people.record_moment(new.id, 'email_changed', old.email); end if;
  return null;
end $$;

create function people.drop_email_change() returns trigger language plpgsql as $$
  -- trigger: before update of encrypted_password on auth.users when (old.encrypted_password is distinct from new.encrypted_password)
  -- A new password cancels a pending change of address, which Auth would mail again.
begin
  new.email_change := '';
  return new;
end $$;

-- Auth refuses to renew a session after its not_after, on every plan; people.caller() refuses it too.

create function people.bound_session() returns trigger language plpgsql security definer as $$
  -- trigger: before insert or update of refreshed_at on auth.sessions
  -- Ends a session after 30 days, or 7 without a renewal (operators: 12 and 2 hours).
declare
  operates constant boolean := exists (select from people.operators o where o.user_id = new.user_id);
begin
  if tg_op = 'INSERT' then
    new.not_after := least(new.not_after,
      coalesce(new.created_at, now()) + case when operates then interval '12 hours' else interval '30 days' end);
  -- An open page renews its session hourly, so after two hours without it was closed or asleep.
  elsif new.refreshed_at - coalesce(old.refreshed_at, old.created_at at time zone 'utc')
      > (case when operates then interval '2 hours' else interval '7 days' end) then
    new.not_after := least(new.not_after, now());
  end if;
  return new;
end $$;

create function people.announce_end() returns trigger language plpgsql security definer as $$
  -- trigger: after delete on auth.sessions
  -- Tells the person's pages, and the ended session's own, that it ended.
begin
  perform messages.broadcast('sessions', old.id::text, old.user_id);
  -- Its last message, so that its page leaves at once.
  perform realtime.send(jsonb_build_object('id', old.id), 'sessions', 'session:' || old.id, true);
  return null;
end $$;

create function people.end_banned_sessions() returns trigger language plpgsql security definer as $$
  -- trigger: after update of banned_until on auth.users when (new.banned_until > now())
  -- A ban ends all sessions, whose tokens Auth leaves valid for up to an hour.
begin
  delete from auth.sessions s where s.user_id = new.id;
  return null;
end $$;

create function people.my_sessions() returns table (
  id uuid, is_current boolean, started_at timestamptz, last_used_at timestamptz, ip inet, user_agent text)
  language sql stable security definer as $$ -- door: authenticated
  -- Returns the caller's sessions: this one first, then by last use, at most 100.
  select people.caller();
  select s.id, s.id = (auth.jwt() ->> 'session_id')::uuid, s.created_at,
    coalesce(s.refreshed_at at time zone 'utc', s.created_at), s.ip, left(s.user_agent, 300)
  from auth.sessions s
  where s.user_id = (select people.caller()) and (s.not_after is null or s.not_after > now())
  order by 2 desc, 4 desc limit 100
$$;

create function people.end_sessions(session_id uuid default null) returns int
  language plpgsql security definer as $$ -- door: authenticated
  -- Ends one session of the caller, or all others (null) and all API keys; returns how many. Raises not_found.
declare
  investor constant uuid := people.caller();
  ended int;
begin
  delete from auth.sessions s
  where s.user_id = investor
    and case when session_id is null
      then s.id <> (auth.jwt() ->> 'session_id')::uuid
      else s.id = session_id end;
  get diagnostics ended = row_count;
  if ended = 0 and session_id is not null then raise exception 'not_found'; end if;
  if session_id is null then delete from public.api_keys k where k.investor_id = investor; end if;
  if ended > 0 then perform people.record_account_event(investor, 'session_ended'); end if;
  return ended;
end $$;

create index account_events_by_time on public.account_events (created_at);

-- Owners stop a takeover by one link or button; only a treasurer who has spoken with them lifts it.

create table people.alarm_links (
  token_hash bytea primary key constraint alarm_links_hashed check (octet_length(token_hash) = 32),
  person_id uuid not null references public.profiles (id),
  created_at timestamptz not null default clock_timestamp(),
  used_at timestamptz
);
comment on table people.alarm_links is 'Links "this was not me" of warning mails, for thirty days, as hashes.';
create index alarm_links_person on people.alarm_links (person_id, created_at);

create function people.warn(person uuid, kind text, ip inet, user_agent text, about text) returns void
  language plpgsql as $$
  -- Warns of a takeover risk by notification and a mail no setting turns off, with the stop link, twenty of a kind in
  -- 24 hours. about: the added address or previous value.
declare
  profile public.profiles;
  recipient public.email_address;
  token constant text := encode(extensions.gen_random_bytes(32), 'hex');
  told jsonb;
begin
  select * into profile from public.profiles p where p.id = person;
  perform messages.broadcast('account_events', person::text, person);
  -- Auth's own changes, such as a new password, are not refused by a limit: beyond it they are only in the history.
  if (select count(*) from public.notifications n
      where n.investor_id = person and n.kind = 'security.' || warn.kind and n.created_at > now() - interval '24 hours') >= 20 then
    return;
  end if;
  insert into public.notifications (investor_id, kind, subject_id, detail)
  values (person, 'security.' || kind, person, case when kind = 'address_added' then about end);
  -- An attacker in the account reads the new mailbox.
  recipient := ground.mailable(case when kind = 'email_changed' then about else profile.email end);
  if recipient is null or not profile.verified then return; end if;
  delete from people.alarm_links l where l.person_id = person and l.created_at < now() - interval '720 hours';
  insert into people.alarm_links (token_hash, person_id) values (sha256(convert_to(token, 'UTF8')), person);
  told := jsonb_strip_nulls(jsonb_build_object(
    'moment', kind, 'at', now(), 'ip', host(ip), 'user_agent', left(user_agent, 300),
    'address', case when kind = 'address_added' then about end, 'token', token));
  insert into messages.outgoing_mails (recipient, kind, params, language)
  values (recipient, 'security', case when kind = 'code_word_changed' and about is not null
      then told || jsonb_build_object('code_word_before', about)
      else people.signed_params(person, told) end, profile.language);
end $$;

create function people.record_moment(person uuid, kind text, about text default null) returns void
  language plpgsql as $$
  -- Records a takeover risk in a person's history and warns them (see people.warn).
declare
  headers constant json := nullif(current_setting('request.headers', true), '')::json;
begin
  perform people.record_account_event(person, kind, case when kind = 'address_added' then about end);
  perform people.warn(person, kind, host(ground.sender_network())::inet, headers ->> 'user-agent', about);
end $$;

create function people.stop_account(person uuid, since timestamptz) returns void language plpgsql as $$
  -- Freezes a person in their own name and removes every way to sign in that was added since a time.
begin
  perform ledger.wait_briefly(person);
  insert into people.freezes as f (person_id, reason) values (person, 'Stopped by the account holder.')
  -- The operator who lifts a freeze sees the owner's alarm and speaks with them.
  on conflict on constraint freezes_pkey do update set reason = left(excluded.reason || ' ' || f.reason, 500)
  where not starts_with(f.reason, excluded.reason);
  -- No password signs in; the mailbox owner can request a link and set a new one.
  update auth.users u
  set encrypted_password = null, recovery_token = '', email_change = '', email_change_token_new = '', email_change_token_current = ''
  where u.id = person;
  -- Auth looks up mailed links here, not in the columns above.
  delete from auth.one_time_tokens t where t.user_id = person;
  perform people.remove_passkeys(person);
  perform people.remove_recent_ways(person, since);
  delete from auth.sessions s where s.user_id = person;
  perform people.record_moment(person, 'payments_stopped');
  perform ground.audit('account_stopped', person);
end $$;

create function people.stop_my_account() returns void language plpgsql security definer as $$ -- door: authenticated
  -- See people.stop_account; of the caller, whose session ends.
begin
  perform people.stop_account(people.caller(), now() - people.recovery_wait());
end $$;

create function people.report_takeover(token text) returns void
  language plpgsql security definer as $$ -- door: anon, authenticated
  -- Stops the account a warning was mailed to: see people.stop_account. Needs no session. Runs as its owner: no role of
  -- the API may read the links of mails; who has one learns nothing of the account. Raises link_expired (no such link,
  -- older than thirty days, or used before a freeze that was lifted).
declare
  link people.alarm_links;
begin
  select * into link from people.alarm_links l
  where l.token_hash = sha256(convert_to(coalesce(token, ''), 'UTF8')) and l.created_at > now() - interval '720 hours'
  for update;
  if not found or link.used_at is not null and not people.is_frozen(link.person_id) then
    raise exception 'link_expired';
  end if;
  if link.used_at is null then
    -- What the mail warned of, and everything since, was not the owner; the warning comes after the change.
    perform people.stop_account(link.person_id, least(now() - people.recovery_wait(), link.created_at - interval '1 minute'));
    update people.alarm_links l set used_at = now() where l.token_hash = link.token_hash;
  end if;
end $$;

-- Factors are Auth's (auth.mfa_factors). Printed recovery codes are the way back after losing a phone.

create table people.recovery_codes (
  person_id uuid not null references public.profiles (id),
  code_hash bytea not null constraint recovery_codes_hashed check (octet_length(code_hash) = 32),
  created_at timestamptz not null default clock_timestamp(),
  primary key (person_id, code_hash)
);
comment on table people.recovery_codes is 'Hashes of a person''s ten recovery codes; removed with the last factor.';

create function people.recovery_code_hash(code text) returns bytea language sql immutable as $$
  -- Returns a recovery code's hash; 80 random bits need no salt. Ignores hyphens and case, and reads o as zero.
  select sha256(convert_to(translate(regexp_replace(lower(coalesce(code, '')), '[^0-9a-z]', '', 'g'), 'oil', '011'), 'UTF8'))
$$;

create function people.new_recovery_code() returns text language sql volatile as $$
  -- Returns sixteen letters and digits, in fours.

  -- 32 unambiguous letters and digits: five bits of each byte.
  select string_agg(substr('0123456789abcdefghjkmnpqrstvwxyz', (get_byte(chance.bytes, n) & 31) + 1, 1)
    || case when n in (3, 7, 11) then '-' else '' end, '' order by n)
  from (select extensions.gen_random_bytes(16) as bytes) chance, generate_series(0, 15) n
$$;

create function people.make_recovery_codes() returns text[]
  language plpgsql security definer as $$ -- door: authenticated
  -- Returns ten new recovery codes of the caller, once; earlier ones become invalid. At most twenty times in 24 hours.
  -- Raises no_factor, code_required, too_many_requests.
declare
  person constant uuid := people.caller();
  codes text[];
begin
  if not people.has_factor(person) then raise exception 'no_factor' using hint = 'Set up a factor first.'; end if;
  perform people.require_recent_proof(person);
  perform from public.profiles p where p.id = person for no key update;
  perform people.limit_moments(person, 'recovery_codes_made');
  select array_agg(people.new_recovery_code()) into codes from generate_series(1, 10);
  delete from people.recovery_codes c where c.person_id = person;
  insert into people.recovery_codes (person_id, code_hash)
  select person, people.recovery_code_hash(code) from unnest(codes) code;
  perform people.record_moment(person, 'recovery_codes_made');
  return codes;
end $$;

create function people.recovery_code_count() returns int
  language sql stable security definer as $$ -- door: authenticated
  -- Returns how many recovery codes the caller has.
  select people.caller();
  select count(*) from people.recovery_codes c where c.person_id = (select people.caller())
$$;

create function people.session_holder() returns uuid language plpgsql stable as $$
  -- Returns the person of an open session, even without their factor, for what must work before people.caller().
declare
  claims constant jsonb := auth.jwt();
  person constant uuid := claims ->> 'sub';
begin
  if person is null then raise exception 'not_allowed' using errcode = '42501', hint = 'Sign in first.'; end if;
  perform from auth.sessions s
  where s.id = (claims ->> 'session_id')::uuid and s.user_id = person
    and (s.not_after is null or s.not_after > now());
  if not found then raise exception 'session_ended' using errcode = '42501', hint = 'Sign in again.'; end if;
  return person;
end $$;

create function people.use_recovery_code(code text) returns void
  language plpgsql security definer as $$ -- door: authenticated
  -- Uses a recovery code to remove the caller's factors, recent passkeys and other sessions; nothing leaves for
  -- people.recovery_wait(). Raises invalid_code.
declare
  person constant uuid := people.session_holder();
begin
  delete from people.recovery_codes c where c.person_id = person and c.code_hash = people.recovery_code_hash(code);
  if not found then raise exception 'invalid_code'; end if;
  perform people.record_moment(person, 'recovery_code_used');
  delete from auth.mfa_factors f where f.user_id = person;
  perform people.remove_recent_ways(person, now() - people.recovery_wait());
  delete from auth.sessions s where s.user_id = person and s.id <> (auth.jwt() ->> 'session_id')::uuid;
end $$;

create function people.admit_factor() returns trigger language plpgsql security definer as $$
  -- trigger: before update of status on auth.mfa_factors when (old.status <> 'verified' and new.status = 'verified')
  -- Dates a factor by its first verification, and refuses it while a recovery link is open, or an attacker could lock
  -- the owner out. Raises recovery_open.
begin
  if exists (
    select from public.account_events e
    where e.investor_id = new.user_id and e.kind = 'recovered' and e.created_at > clock_timestamp() - interval '1 hour'
      and not exists (
        select from public.account_events p
        where p.investor_id = e.investor_id and p.kind = 'password_changed' and p.created_at > e.created_at)) then
    raise exception 'recovery_open' using hint = 'Set the new password first.';
  end if;
  -- A factor counts from its first use, not from its setup days before.
  new.created_at := clock_timestamp();
  return new;
end $$;

create function people.record_factor_added() returns trigger language plpgsql security definer as $$
  -- trigger: after insert on auth.mfa_factors when (new.status = 'verified')
  -- trigger: record_factor_verified after update of status on auth.mfa_factors when (old.status <> 'verified' and new.status = 'verified')
  -- Records and warns of a newly verified factor.
begin
  perform people.record_moment(p.id, 'factor_added') from public.profiles p where p.id = new.user_id;
  return null;
end $$;

create function people.record_factors_removed() returns trigger language plpgsql security definer as $$
  -- Trigger of auth.mfa_factors: records and warns of removed factors, once for all.
begin
  perform people.record_moment(p.id, 'factor_removed')
  from public.profiles p
  where p.id in (select r.user_id from removed r where r.status = 'verified');
  delete from people.recovery_codes c
  where c.person_id in (select r.user_id from removed r where r.status = 'verified') and not people.has_factor(c.person_id);
  return null;
end $$;

create trigger record_factors_removed after delete on auth.mfa_factors
  referencing old table as removed for each statement execute function people.record_factors_removed();

-- Hosted projects guarantee no triggers on auth.webauthn_credentials, so passkeys are compared with those seen last.

create table people.seen_passkeys (
  person_id uuid not null references public.profiles (id),
  passkey_id uuid not null,
  seen_at timestamptz not null default clock_timestamp(),
  primary key (person_id, passkey_id)
);
comment on table people.seen_passkeys is 'Passkeys their owners know of; see people.notice_passkeys.';

create function people.notice_passkeys(person uuid) returns void language plpgsql as $$
  -- Records and warns of passkeys added or removed since the last comparison, once for several.
begin
  -- Of two concurrent comparisons, one inserts or deletes each row, and warns.
  insert into people.seen_passkeys (person_id, passkey_id)
  select p.id, w.id
  from auth.webauthn_credentials w
  join public.profiles p on p.id = w.user_id
  where w.user_id = person
  on conflict on constraint seen_passkeys_pkey do nothing;
  if found then perform people.record_moment(person, 'passkey_added'); end if;
  delete from people.seen_passkeys k
  where k.person_id = person and not exists (select from auth.webauthn_credentials w where w.id = k.passkey_id);
  if found then perform people.record_moment(person, 'passkey_removed'); end if;
end $$;

create function people.remove_passkeys(person uuid) returns void language sql as $$
  -- Removes all passkeys of a person, for callers that send their own warning.
  delete from auth.webauthn_credentials w where w.user_id = person;
  delete from people.seen_passkeys k where k.person_id = person;
$$;

create function people.remove_recent_ways(person uuid, since timestamptz) returns void language plpgsql as $$
  -- Removes factors, recovery codes and passkeys added since a time, and all API keys and webhooks, after a possible
  -- takeover.
begin
  perform programs.remove_programs(person);
  delete from auth.mfa_factors f where f.user_id = person and f.created_at > since;
  delete from people.recovery_codes c where c.person_id = person and c.created_at > since;
  delete from auth.webauthn_credentials w where w.user_id = person and w.created_at > since;
  perform people.notice_passkeys(person);
end $$;

create function people.notice_passkeys_of_session() returns trigger language plpgsql security definer as $$
  -- trigger: notice_passkeys after insert or update of refreshed_at on auth.sessions
  -- Compares passkeys at each beginning or renewal, so that owners are warned first.
begin
  perform people.notice_passkeys(new.user_id);
  return null;
end $$;

create function people.notice_my_passkeys() returns void language plpgsql security definer as $$ -- door: authenticated
  -- See people.notice_passkeys; of the caller.
begin
  perform people.notice_passkeys(people.caller());
end $$;

create function people.set_code_word(word text default null) returns void
  language plpgsql security definer as $$ -- door: authenticated
  -- Sets or removes (null or empty) the code word in mails to the caller; the mail about it carries the previous one.
  -- Raises code_required, password_required, code_word_unreadable, too_many_requests.
declare
  person constant uuid := people.caller();
  chosen constant text := nullif(btrim(word), '');
  before text;
begin
  perform people.require_recent_proof(person);
  if chosen is not null and not people.is_code_word(chosen) then raise exception 'code_word_unreadable'; end if;
  perform from public.profiles p where p.id = person for no key update;
  select w.word into before from people.code_words w where w.person_id = person;
  if before is not distinct from chosen then return; end if;
  perform people.limit_moments(person, 'code_word_changed');
  if chosen is null then
    delete from people.code_words w where w.person_id = person;
  else
    insert into people.code_words (person_id, word) values (person, chosen)
    on conflict on constraint code_words_pkey do update set word = excluded.word, chosen_at = excluded.chosen_at;
  end if;
  perform people.record_moment(person, 'code_word_changed', before);
end $$;
