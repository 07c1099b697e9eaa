-- Signals: operators publish and withdraw them, people with an active plan read them, live.

alter table public.signals
  add column published_by uuid references public.profiles (id),
  add column withdrawn_at timestamptz,
  add column withdrawn_by uuid references public.profiles (id),
  add constraint signals_withdrawn_by_somebody check ((withdrawn_at is null) = (withdrawn_by is null));
comment on column public.signals.published_by is 'The operator; null for the example of the sandbox.';
comment on column public.signals.withdrawn_at is 'From then on nobody but operators sees it.';
create index signals_published_by on public.signals (published_by) where published_by is not null;
create index signals_withdrawn_by on public.signals (withdrawn_by) where withdrawn_by is not null;

create function private.has_active_plan() returns boolean
  language plpgsql stable security definer set search_path = ''
as $$
declare
  person constant uuid := private.caller();
begin
  return exists (select from public.positions x where x.investor_id = person and x.status = 'active');
end
$$;
comment on function private.has_active_plan() is 'Whether the caller holds a plan that has not matured. For policies. Raises not_allowed, session_ended (42501).';
grant execute on function private.has_active_plan() to authenticated;

create policy signals_investor_select on public.signals
  for select to authenticated
  using (published_at <= now() and withdrawn_at is null and (select private.has_active_plan()));

create function private.announce_signal() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.broadcast('signals', new.id::text, p)
  from private.everyone() p
  where exists (select from public.positions x where x.investor_id = p and x.status = 'active')
     or exists (select from private.operators o where o.user_id = p);
  return null;
end
$$;
comment on function private.announce_signal() is 'Trigger of public.signals: tells those who may read it, and operators, that one was published or withdrawn; its id and no more.';

create trigger announce_signal after insert or update of withdrawn_at on public.signals
  for each row execute function private.announce_signal();

create function private.publish_signal(title text, body text, request_id uuid) returns public.signals
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := private.require_site_decision();
  signal public.signals;
begin
  if publish_signal.request_id is null then
    raise exception 'request_id_required';
  end if;
  if char_length(coalesce(btrim(publish_signal.title), '')) not between 1 and 120 or publish_signal.title ~ '[[:cntrl:]]' then
    raise exception 'title_required';
  end if;
  if coalesce(publish_signal.body, '') !~ '\S' or char_length(btrim(publish_signal.body)) > 4000
     or publish_signal.body ~ '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f]' then
    raise exception 'text_required';
  end if;
  insert into public.signals (id, title, body, published_by)
  values (publish_signal.request_id, btrim(publish_signal.title), btrim(publish_signal.body), operator)
  on conflict on constraint signals_pkey do nothing
  returning * into signal;
  if signal.id is null then
    select * into signal from public.signals s where s.id = publish_signal.request_id;
    if (signal.title, signal.body, signal.published_by)
       is distinct from (btrim(publish_signal.title), btrim(publish_signal.body), operator) then
      raise exception 'request_id_reused';
    end if;
    return signal;
  end if;
  perform private.audit('signal_published', signal.id, jsonb_build_object('title', signal.title));
  return signal;
end
$$;
comment on function private.publish_signal(text, text, uuid) is
  'An operator publishes a signal (title of 120 characters, text of 4000); request_id becomes its id, and the same again returns the first. '
  'Raises not_allowed, session_ended (42501), code_required, request_id_required, title_required, text_required, request_id_reused.';

create function private.withdraw_signal(signal_id uuid) returns public.signals
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := private.require_operator();
  signal public.signals;
begin
  select * into signal from public.signals s where s.id = signal_id for update;
  if not found then
    raise exception 'not_found';
  end if;
  if signal.withdrawn_at is not null then
    return signal;
  end if;
  update public.signals s set withdrawn_at = now(), withdrawn_by = operator where s.id = signal_id returning * into signal;
  perform private.audit('signal_withdrawn', signal.id, jsonb_build_object('title', signal.title));
  return signal;
end
$$;
comment on function private.withdraw_signal(uuid) is
  'An operator takes a signal back: investors no longer see it. Once more changes nothing. Raises not_allowed, session_ended (42501), not_found.';

create function private.signal_desk(before timestamptz, max_rows int) returns setof public.signals
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_operator();
  return query
    select * from public.signals s
    where s.published_at < coalesce(before, 'infinity')
    order by s.published_at desc
    limit least(greatest(max_rows, 1), 200);
end
$$;
comment on function private.signal_desk(timestamptz, int) is 'All signals, also those withdrawn, newest first, for operators. Raises not_allowed, session_ended (42501).';

grant execute on function
  private.publish_signal(text, text, uuid),
  private.withdraw_signal(uuid),
  private.signal_desk(timestamptz, int)
to authenticated;

create function public.publish_signal(title text, body text, request_id uuid) returns public.signals
  language sql security invoker set search_path = ''
as $$ select * from private.publish_signal(title, body, request_id) $$;
comment on function public.publish_signal(text, text, uuid) is 'See private.publish_signal.';

create function public.withdraw_signal(signal_id uuid) returns public.signals
  language sql security invoker set search_path = ''
as $$ select * from private.withdraw_signal(signal_id) $$;
comment on function public.withdraw_signal(uuid) is 'See private.withdraw_signal.';

create function public.signal_desk(before timestamptz default null, max_rows int default 50) returns setof public.signals
  language sql stable security invoker set search_path = ''
as $$ select * from private.signal_desk(before, max_rows) $$;
comment on function public.signal_desk(timestamptz, int) is 'See private.signal_desk.';

grant execute on function
  public.publish_signal(text, text, uuid),
  public.withdraw_signal(uuid),
  public.signal_desk(timestamptz, int)
to authenticated;
