-- Passkeys are Auth's (auth.webauthn_credentials). Hosted projects guarantee no triggers there, so they are compared with those seen last.

create table people.seen_passkeys (
  person_id uuid not null references public.profiles (id),
  passkey_id uuid not null,
  seen_at timestamptz not null default clock_timestamp(),
  primary key (person_id, passkey_id)
);
comment on table people.seen_passkeys is 'Passkeys their owners know of; see people.notice_passkeys.';

create function people.notice_passkeys(person uuid) returns void
  language plpgsql set search_path = ''
as $$
begin
  -- Of two concurrent comparisons, one inserts or deletes each row, and warns.
  insert into people.seen_passkeys (person_id, passkey_id)
  select p.id, w.id
  from auth.webauthn_credentials w
  join public.profiles p on p.id = w.user_id
  where w.user_id = person
  on conflict on constraint seen_passkeys_pkey do nothing;
  if found then
    perform people.record_moment(person, 'passkey_added');
  end if;
  delete from people.seen_passkeys k
  where k.person_id = person and not exists (
    select from auth.webauthn_credentials w where w.id = k.passkey_id);
  if found then
    perform people.record_moment(person, 'passkey_removed');
  end if;
end
$$;
comment on function people.notice_passkeys(uuid) is
  'Records and warns of passkeys added or removed since the last comparison, once for several.';

create function people.remove_passkeys(person uuid) returns void
  language sql set search_path = ''
as $$
  delete from auth.webauthn_credentials w where w.user_id = person;
  delete from people.seen_passkeys k where k.person_id = person;
$$;
comment on function people.remove_passkeys(uuid) is 'Removes all passkeys of a person, for callers that send their own warning.';

create function people.remove_recent_ways(person uuid, since timestamptz) returns void
  language plpgsql set search_path = ''
as $$
begin
  delete from auth.mfa_factors f where f.user_id = person and f.created_at > since;
  delete from people.recovery_codes c where c.person_id = person and c.created_at > since;
  delete from auth.webauthn_credentials w where w.user_id = person and w.created_at > since;
  perform people.notice_passkeys(person);
end
$$;
comment on function people.remove_recent_ways(uuid, timestamptz) is
  'Removes factors, recovery codes and passkeys added since a time, after a possible takeover.';

create function people.notice_passkeys_of_session() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform people.notice_passkeys(new.user_id);
  return null;
end
$$;
comment on function people.notice_passkeys_of_session() is
  'Trigger of auth.sessions: compares passkeys at each beginning or renewal, so that owners are warned first.';

create trigger notice_passkeys after insert or update of refreshed_at on auth.sessions
  for each row execute function people.notice_passkeys_of_session();

create function people.notice_my_passkeys() returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  perform people.notice_passkeys(people.caller());
end
$$;
comment on function people.notice_my_passkeys() is
  'See people.notice_passkeys; of the caller. Raises not_allowed, session_ended, factor_required (42501).';
select ground.open('people.notice_my_passkeys', 'authenticated');
