-- Live updates: the database tells open pages that something changed, by id only. A page reads the row again under its own
-- policies, so a message can never show what a query would not.
--
-- Each session has a topic of its own, because Realtime asks the policy when a channel is joined and not again: what an ended
-- session, or one whose owner lost a role, may no longer hear is not sent to it. What concerns everybody is sent once, to one topic
-- that all open sessions may join, and names only what each of them may read.

create function private.may_hear(topic text) returns boolean
  language plpgsql stable set search_path = ''
as $$
begin
  return private.caller() is not null and topic in ('session:' || (auth.jwt() ->> 'session_id'), 'everyone', 'prices');
end
$$;
comment on function private.may_hear(text) is
  'Whether the caller may listen to a topic: to that of their own session, ''session:<id>'', to ''everyone'', which says what changed for everybody, and to ''prices'', which carries public figures '
  '(prices.sql). For the policy of realtime.messages. '
  'Raises not_allowed, session_ended (42501), which Realtime takes for a no.';
grant execute on function private.may_hear(text) to authenticated;

create policy messages_receive on realtime.messages
  for select to authenticated
  using (extension = 'broadcast' and (select private.may_hear(realtime.topic())));

create function private.broadcast(event text, id text, person uuid) returns void
  language plpgsql set search_path = ''
as $$
begin
  perform realtime.send(jsonb_build_object('id', broadcast.id), broadcast.event, 'session:' || s.id, true)
  from (
    select a.id from auth.sessions a
    where a.user_id = broadcast.person
      and (a.not_after is null or a.not_after > now())
      -- A page renews its session within the life of a token (jwt_expiry, an hour): no page of an older one is joined.
      and coalesce(a.refreshed_at at time zone 'utc', a.created_at) > now() - interval '2 hours'
    order by coalesce(a.refreshed_at at time zone 'utc', a.created_at) desc
    limit 20
  ) s;
end
$$;
comment on function private.broadcast(text, text, uuid) is
  'Tells the open pages of a person that something changed: its kind (event) and its id, and nothing else. Sends one message to each session that is open, as private.caller() has it, '
  'and was begun or renewed within two hours; to the 20 newest of these.';

create function private.open_sessions() returns int
  language plpgsql stable set search_path = ''
as $$
declare
  -- A thousand pages of the table, which is all of it on a small site: counting a million sessions takes 0.1 s of the processor, this 0.01.
  percent constant real := least(100, 100000.0 / greatest(pg_relation_size('auth.sessions') / current_setting('block_size')::int, 1));
  open_sessions int;
begin
  select count(*) * 100 / percent into open_sessions
  from auth.sessions a tablesample system (percent)
  where (a.not_after is null or a.not_after > now())
    and coalesce(a.refreshed_at at time zone 'utc', a.created_at) > now() - interval '2 hours';
  return open_sessions;
end
$$;
comment on function private.open_sessions() is
  'How many sessions private.broadcast() may reach; an estimate where there are many.';

create function private.spread_ms() returns int
  language plpgsql stable set search_path = ''
as $$
declare
  open_sessions constant int := private.open_sessions();
begin
  return case when open_sessions < 1000 then 0 else open_sessions end;
end
$$;
comment on function private.spread_ms() is
  'Over how many milliseconds open pages spread what they read when everybody is told of a change: one for each session that private.broadcast() may reach, so that a thousand pages read in a second; '
  '0 below a thousand sessions, which read at once.';

create function private.broadcast_to_all(event text, id text, spread_ms int) returns void
  language plpgsql set search_path = ''
as $$
begin
  perform realtime.send(
    jsonb_build_object('id', broadcast_to_all.id, 'spread_ms', broadcast_to_all.spread_ms), broadcast_to_all.event, 'everyone', true);
end
$$;
comment on function private.broadcast_to_all(text, text, int) is
  'Tells all open pages that something changed that every open session may read: its kind (event), its id, and over how many milliseconds they spread their reading: private.spread_ms(), or 0 where it '
  'must be at once. One message on the topic ''everyone'', however many sessions there are.';

create function private.announce_to_operators() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.broadcast(tg_table_name, tg_table_name, o.user_id) from private.operators o;
  return null;
end
$$;
comment on function private.announce_to_operators() is 'Trigger of what operators keep: tells them that it changed; event and id = table name.';

create function private.everyone() returns setof uuid
  language sql stable set search_path = ''
as $$
  select distinct s.user_id from auth.sessions s
  where coalesce(s.refreshed_at at time zone 'utc', s.created_at) > now() - interval '2 hours'
$$;
comment on function private.everyone() is 'Returns the ids of all people with a session that private.broadcast() may reach.';

-- Also writes what the person reads about it later (notifications.sql): in the one call, for it is made with every purchase.
create function private.announce() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  cents bigint;
  words text;
  by_mail boolean;
  claimed bigint;
  coins jsonb := '{}';
  kind text := tg_table_name || '.' || new.status;
begin
  if tg_argv[0] is null then
    perform private.broadcast(tg_table_name, new.id::text, new.investor_id);
  else
    perform private.broadcast(tg_table_name, new.id::text, p.id)
    from (select new.investor_id as id union select o.user_id from private.operators o) p;
  end if;
  if old.status is not distinct from new.status then
    return null;
  end if;
  case tg_table_name
    when 'positions' then
      words := new.plan_id;
      if new.package_id is null then
        -- A package ends with its top-ups, and that is told once.
        cents := new.principal_cents + case when new.status = 'active' then 0 else (select t.cents from private.top_ups_of(new.id) t) end;
      elsif new.status = 'active' then
        cents := new.principal_cents;
        kind := 'positions.topped_up';
      else
        return null;
      end if;
    when 'kyc_cases' then
      words := new.reason;
    when 'corrections' then
      -- Of a deposit that is reversed the deposit tells.
      if exists (select from public.deposits d where d.id = new.deposit_id and d.status = 'reversed') then
        return null;
      end if;
      cents := new.amount_cents;
      words := new.reason;
    when 'deposits' then
      cents := case when new.status in ('approved', 'reversed') then new.arrived_cents else new.amount_cents end;
      claimed := case when new.status <> 'reversed' then nullif(new.amount_cents, cents) end;
      if claimed is not null and new.arrived_coins is not null then
        coins := jsonb_strip_nulls(jsonb_build_object(
          'coin', (select m.coin from public.payment_methods m where m.name = new.method),
          'arrived_coins', new.arrived_coins::text,
          'quoted_coins', (select q.coins::text from public.deposit_quotes q where q.id = new.quote_id)));
      end if;
      words := new.reason;
    else
      cents := new.amount_cents;
      words := new.reason;
  end case;
  insert into public.notifications (investor_id, kind, subject_id, amount_cents, claimed_cents, coin, arrived_coins, quoted_coins, detail)
  values (new.investor_id, kind, new.id, cents, claimed, coins ->> 'coin', (coins ->> 'arrived_coins')::numeric, (coins ->> 'quoted_coins')::numeric, words)
  returning (select s.mail_notifications from public.site s) into by_mail;
  if by_mail then
    perform private.mail_notification(new.investor_id, kind, cents, claimed, coins);
  end if;
  return null;
end
$$;
comment on function private.announce() is
  'Trigger of tables with investor_id and status: tells open pages of the investor, and with the argument ''and operators'' those of all operators, event = table name. '
  'A status that is new to the row becomes a notification, and a mail where the site sends any.';
