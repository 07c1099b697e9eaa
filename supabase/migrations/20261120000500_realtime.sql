-- Live updates: the database tells a person's own private topic that something of theirs changed, by id only. The
-- client reads the row again under its own policies, so a message can never show what a query would not.

-- One function for all topics: each policy more would be planned and asked at every join of every channel.
create function private.may_hear(topic text) returns boolean
  language plpgsql stable set search_path = ''
as $$
begin
  return case
    when topic in ('announcements', 'wallets') then private.caller() is not null
    when topic = 'signals' then private.has_active_plan()
    when topic = 'operators' then private.operator_role() is not null
    else topic = 'investor:' || private.caller()::text
  end;
end
$$;
comment on function private.may_hear(text) is
  'Whether the caller may listen to a topic: ''announcements'' and ''wallets'' everybody signed in, ''signals'' whoever holds a plan, ''operators'' any of them, '
  '''investor:<id>'' that person alone; no other topic is anybody''s. For the policy of realtime.messages. Raises not_allowed, session_ended (42501), which Realtime takes for a no.';
grant execute on function private.may_hear(text) to authenticated;

create policy messages_receive on realtime.messages
  for select to authenticated
  using (extension = 'broadcast' and (select private.may_hear(realtime.topic())));

-- Also writes what the person reads about it later (notifications.sql): in the one call, for it is made with every purchase.
create function private.announce() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  cents bigint;
  words text;
  by_mail boolean;
  claimed bigint;
begin
  perform realtime.send(jsonb_build_object('id', new.id), tg_table_name, 'investor:' || new.investor_id::text, true);
  if tg_argv[0] is not null then
    perform realtime.send(jsonb_build_object('id', new.id), tg_table_name, 'operators', true);
  end if;
  if old.status is not distinct from new.status then
    return null;
  end if;
  case tg_table_name
    when 'positions' then
      cents := new.principal_cents;
      words := new.plan_id;
    when 'kyc_cases' then
      words := new.reason;
    when 'deposits' then
      cents := case new.status when 'approved' then new.arrived_cents else new.amount_cents end;
      claimed := nullif(new.amount_cents, cents);
      words := new.reason;
    else
      cents := new.amount_cents;
      words := new.reason;
  end case;
  insert into public.notifications (investor_id, kind, subject_id, amount_cents, claimed_cents, detail)
  values (new.investor_id, tg_table_name || '.' || new.status, new.id, cents, claimed, words)
  returning (select s.mail_notifications from public.site s) into by_mail;
  if by_mail then
    perform private.mail_notification(new.investor_id, tg_table_name || '.' || new.status, cents, claimed);
  end if;
  return null;
end
$$;
comment on function private.announce() is
  'Trigger of tables with investor_id and status: sends the row''s id to the investor''s topic, event = table name; with the argument ''and operators'' also to theirs. '
  'A status that is new to the row becomes a notification, and a mail where the site sends any.';
