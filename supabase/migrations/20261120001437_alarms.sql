-- Owners stop a takeover by one link or button; only a treasurer who has spoken with them lifts it.

alter table messages.outgoing_mails drop constraint outgoing_mails_kind;
alter table messages.outgoing_mails add constraint outgoing_mails_kind
  check (kind in ('contact_received', 'contact_answer', 'newsletter_confirmation', 'newsletter_welcome', 'notification', 'security'));

create table people.alarm_links (
  token_hash bytea primary key constraint alarm_links_hashed check (octet_length(token_hash) = 32),
  person_id uuid not null references public.profiles (id),
  created_at timestamptz not null default clock_timestamp(),
  used_at timestamptz
);
comment on table people.alarm_links is 'Links "this was not me" of warning mails, for thirty days, as hashes.';
create index alarm_links_person on people.alarm_links (person_id, created_at);

create function people.warn(person uuid, kind text, ip inet, user_agent text, about text) returns void
  language plpgsql set search_path = ''
as $$
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
  values (person, 'security.' || warn.kind, person, case when warn.kind = 'address_added' then about end);
  -- An attacker in the account reads the new mailbox.
  recipient := ground.mailable(case when warn.kind = 'email_changed' then about else profile.email end);
  if recipient is null or not profile.verified then
    return;
  end if;
  delete from people.alarm_links l where l.person_id = person and l.created_at < now() - interval '720 hours';
  insert into people.alarm_links (token_hash, person_id) values (sha256(convert_to(token, 'UTF8')), person);
  told := jsonb_strip_nulls(jsonb_build_object(
    'moment', warn.kind, 'at', now(), 'ip', host(warn.ip), 'user_agent', left(warn.user_agent, 300),
    'address', case when warn.kind = 'address_added' then about end, 'token', token));
  insert into messages.outgoing_mails (recipient, kind, params, language)
  values (recipient, 'security', case when warn.kind = 'code_word_changed' and about is not null
      then told || jsonb_build_object('code_word_before', about)
      else people.signed_params(person, told) end, profile.language);
end
$$;
comment on function people.warn(uuid, text, inet, text, text) is
  'Warns of a takeover risk by notification and a mail no setting turns off, with the stop link, twenty of a kind in 24 hours. about: the added address or previous value.';

create function people.record_moment(person uuid, kind text, about text default null) returns void
  language plpgsql set search_path = ''
as $$
declare
  headers constant json := nullif(current_setting('request.headers', true), '')::json;
begin
  perform people.record_account_event(person, record_moment.kind, case when record_moment.kind = 'address_added' then about end);
  perform people.warn(person, record_moment.kind, host(ground.sender_network())::inet, headers ->> 'user-agent', about);
end
$$;
comment on function people.record_moment(uuid, text, text) is
  'Records a takeover risk in a person''s history and warns them (see people.warn).';

create function people.stop_account(person uuid, since timestamptz) returns void
  language plpgsql set search_path = ''
as $$
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
end
$$;
comment on function people.stop_account(uuid, timestamptz) is
  'Freezes a person in their own name and removes sessions, password, passkeys, mailed links, and factors and codes added since a time.';

create function people.stop_my_account() returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  perform people.stop_account(people.caller(), now() - withdrawals.recovery_wait());
end
$$;
comment on function people.stop_my_account() is
  'See people.stop_account; of the caller, whose session ends. Raises not_allowed, session_ended (42501).';
select ground.open('people.stop_my_account', 'authenticated');

create function people.report_takeover(token text) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  link people.alarm_links;
begin
  select * into link from people.alarm_links l
  where l.token_hash = sha256(convert_to(coalesce(report_takeover.token, ''), 'UTF8')) and l.created_at > now() - interval '720 hours'
  for update;
  if not found or link.used_at is not null and not people.is_frozen(link.person_id) then
    raise exception 'link_expired';
  end if;
  if link.used_at is null then
    -- What the mail warned of, and everything since, was not the owner. Within a transaction, the warning comes after the change.
    perform people.stop_account(link.person_id, least(now() - withdrawals.recovery_wait(), link.created_at - interval '1 minute'));
    update people.alarm_links l set used_at = now() where l.token_hash = link.token_hash;
  end if;
end
$$;
comment on function people.report_takeover(text) is
  'Stops the account a warning was mailed to: see people.stop_account. Needs no session. Runs as its owner: no role of the API may read the links of mails; who has one learns nothing of the account. Raises link_expired (no such link, older than thirty days, or used before a freeze that was lifted).';
select ground.open('people.report_takeover', 'anon', 'authenticated');
