-- Messages carry ids only. Pages read the row again under their own policies, so a message never shows what a query would not.
--
-- Each session has its own topic, because Realtime asks the policy only at joining: the database stops sending to ended sessions and lost roles.

create function messages.may_hear(topic text) returns boolean
  language plpgsql stable set search_path = ''
as $$
begin
  return people.caller() is not null and topic in ('session:' || (auth.jwt() ->> 'session_id'), 'everyone', 'prices');
end
$$;
comment on function messages.may_hear(text) is
  'Returns whether the caller may listen to a topic: ''session:<id>'' of their own, ''everyone'' or ''prices''. Raises not_allowed, session_ended (42501), which Realtime takes for a no.';
grant execute on function messages.may_hear(text) to authenticated;

create policy messages_receive on realtime.messages
  for select to authenticated
  using (extension = 'broadcast' and (select messages.may_hear(realtime.topic())));

create function messages.broadcast(event text, id text, person uuid) returns void
  language plpgsql set search_path = ''
as $$
begin
  perform realtime.send(jsonb_build_object('id', broadcast.id), broadcast.event, 'session:' || s.id, true)
  from (
    select a.id from auth.sessions a
    where a.user_id = broadcast.person
      and (a.not_after is null or a.not_after > now())
      -- A page renews its session within jwt_expiry (an hour), so older sessions have no page.
      and coalesce(a.refreshed_at at time zone 'utc', a.created_at) > now() - interval '2 hours'
    order by coalesce(a.refreshed_at at time zone 'utc', a.created_at) desc
    limit 20
  ) s;
end
$$;
comment on function messages.broadcast(text, text, uuid) is
  'Sends an event and id to a person''s newest 20 sessions that began or were renewed within two hours.';

create function messages.open_sessions() returns int
  language plpgsql stable set search_path = ''
as $$
declare
  -- Samples a thousand pages, which is all of a small table: counting a million sessions takes 0.1 s, this 0.01.
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
comment on function messages.open_sessions() is 'Returns how many sessions messages.broadcast() may reach; an estimate if there are many.';

create function messages.spread_ms() returns int
  language plpgsql stable set search_path = ''
as $$
declare
  open_sessions constant int := messages.open_sessions();
begin
  return case when open_sessions < 1000 then 0 else open_sessions end;
end
$$;
comment on function messages.spread_ms() is
  'Returns over how many milliseconds pages spread their reading after a broadcast, a thousand a second; 0 for few sessions.';

create function messages.broadcast_to_all(event text, id text, spread_ms int) returns void
  language plpgsql set search_path = ''
as $$
begin
  perform realtime.send(
    jsonb_build_object('id', broadcast_to_all.id, 'spread_ms', broadcast_to_all.spread_ms), broadcast_to_all.event, 'everyone', true);
end
$$;
comment on function messages.broadcast_to_all(text, text, int) is
  'Sends an event, id and spread (messages.spread_ms(), or 0 if urgent) to all pages as one message.';

create function messages.announce_to_operators() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform messages.broadcast(tg_table_name, tg_table_name, o.user_id) from people.operators o;
  return null;
end
$$;
comment on function messages.announce_to_operators() is 'Trigger: broadcasts the table''s name to operators.';

create function messages.reachable_session_owners() returns setof uuid
  language sql stable set search_path = ''
as $$
  select distinct s.user_id from auth.sessions s
  where coalesce(s.refreshed_at at time zone 'utc', s.created_at) > now() - interval '2 hours'
$$;
comment on function messages.reachable_session_owners() is 'Returns the ids of all people with a session that messages.broadcast() may reach.';

-- Also writes the notification (notifications.sql), in one call because it runs on every purchase.
create function messages.announce() returns trigger
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
    perform messages.broadcast(tg_table_name, new.id::text, new.investor_id);
  else
    perform messages.broadcast(tg_table_name, new.id::text, p.id)
    from (select new.investor_id as id union select o.user_id from people.operators o) p;
  end if;
  if old.status is not distinct from new.status then
    return null;
  end if;
  case tg_table_name
    when 'positions' then
      words := new.plan_id;
      if new.package_id is null then
        cents := new.principal_cents + case when new.status = 'active' then 0 else (select t.cents from plans.top_ups_of(new.id) t) end;
      elsif new.status = 'active' then
        cents := new.principal_cents;
        kind := 'positions.topped_up';
      else
        return null;
      end if;
    when 'kyc_cases' then
      words := new.reason;
    when 'corrections' then
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
    perform messages.mail_notification(new.investor_id, kind, cents, claimed, coins);
  end if;
  return null;
end
$$;
comment on function messages.announce() is
  'Trigger of tables with investor_id and status: broadcasts to the investor, with ''and operators'' also to these, and notifies the investor of a new status.';
