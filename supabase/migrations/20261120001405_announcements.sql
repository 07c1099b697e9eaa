create function ground.short_line(words text, longest int) returns boolean
  language sql immutable set search_path = ''
as $$
  select char_length(coalesce(btrim(words), '')) between 1 and longest and words !~ '[[:cntrl:]]'
$$;
comment on function ground.short_line(text, int) is 'Returns whether a text is one line of 1 to so many characters.';

create table public.announcements (
  id uuid primary key default gen_random_uuid(),
  title text not null constraint announcements_title_short check (ground.short_line(title, 120)),
  body text not null constraint announcements_body_short check (char_length(btrim(body)) between 1 and 1000),
  weight text not null constraint announcements_weight check (weight in ('info', 'important')),
  shown_from timestamptz not null default now(),
  shown_until timestamptz,
  published_by uuid not null references public.profiles (id),
  published_at timestamptz not null default now(),
  withdrawn_by uuid references public.profiles (id),
  withdrawn_at timestamptz,
  constraint announcements_period check (shown_until > shown_from),
  constraint announcements_withdrawn_by_somebody check ((withdrawn_at is null) = (withdrawn_by is null))
);
comment on table public.announcements is 'Plain-text announcements at the top of every signed-in user''s area, for a time.';
comment on column public.announcements.shown_until is 'Null: until withdrawn.';
comment on column public.announcements.withdrawn_at is 'Then only operators see it.';
create index announcements_newest on public.announcements (published_at desc);
create index announcements_published_by on public.announcements (published_by);
create index announcements_withdrawn_by on public.announcements (withdrawn_by) where withdrawn_by is not null;

grant select (id, title, body, weight, shown_from) on public.announcements to authenticated;
grant select on public.announcements to service_role;

create policy announcements_investor_select on public.announcements
  for select to authenticated
  using ((select people.caller()) is not null and withdrawn_at is null and shown_from <= now() and coalesce(shown_until > now(), true));

create function messages.notify_announcement() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform messages.broadcast_to_all('announcements', new.id::text, messages.spread_ms());
  return null;
end
$$;
comment on function messages.notify_announcement() is
  'Trigger of public.announcements: broadcasts to everyone that one was published or withdrawn.';
create trigger notify_announcement after insert or update of withdrawn_at on public.announcements
  for each row execute function messages.notify_announcement();

create function messages.publish_announcement(
  title text, body text, weight text, shown_from timestamptz, shown_until timestamptz, request_id uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := people.require_site_decision('treasurer', 'admin');
  beginning constant timestamptz := coalesce(publish_announcement.shown_from, now());
begin
  if publish_announcement.request_id is null then
    raise exception 'request_id_required';
  end if;
  if not ground.short_line(publish_announcement.title, 120) then
    raise exception 'title_required';
  end if;
  if coalesce(publish_announcement.body, '') !~ '\S' or char_length(btrim(publish_announcement.body)) > 1000
     or publish_announcement.body ~ '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f]' then
    raise exception 'announcement_required';
  end if;
  perform ground.refuse_addresses(concat_ws(' ', publish_announcement.title, publish_announcement.body));
  if not coalesce(publish_announcement.weight in ('info', 'important'), false) then
    raise exception 'invalid_value';
  end if;
  if not isfinite(beginning) or publish_announcement.shown_until <= greatest(beginning, now())
     or not isfinite(coalesce(publish_announcement.shown_until, now())) or beginning > now() + interval '1 year' then
    raise exception 'invalid_period';
  end if;
  insert into public.announcements (id, title, body, weight, shown_from, shown_until, published_by)
  values (publish_announcement.request_id, btrim(publish_announcement.title), btrim(publish_announcement.body),
    publish_announcement.weight, beginning, publish_announcement.shown_until, operator)
  on conflict on constraint announcements_pkey do nothing;
  if found then
    perform ground.audit('announcement_published', publish_announcement.request_id, jsonb_build_object(
      'title', btrim(publish_announcement.title), 'weight', publish_announcement.weight,
      'from', beginning, 'until', publish_announcement.shown_until));
  elsif not exists (
    select from public.announcements a
    where a.id = publish_announcement.request_id and a.published_by = operator
      and (a.title, a.body, a.weight) = (btrim(publish_announcement.title), btrim(publish_announcement.body), publish_announcement.weight)
      and (publish_announcement.shown_from is null or a.shown_from = publish_announcement.shown_from)
      and a.shown_until is not distinct from publish_announcement.shown_until
  ) then
    raise exception 'request_id_reused';
  end if;
end
$$;
comment on function messages.publish_announcement(text, text, text, timestamptz, timestamptz, uuid) is
  'Publishes an announcement from shown_from (null: now) to shown_until (null: until withdrawn). Idempotent by request_id. Raises not_allowed, session_ended, code_required, request_id_required, title_required, announcement_required, address_named, invalid_value, invalid_period, request_id_reused.';

create function messages.withdraw_announcement(announcement_id uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := people.require_operator('treasurer', 'admin');
begin
  if not exists (select from public.announcements a where a.id = withdraw_announcement.announcement_id) then
    raise exception 'not_found';
  end if;
  update public.announcements a set withdrawn_by = operator, withdrawn_at = now()
  where a.id = withdraw_announcement.announcement_id and a.withdrawn_at is null;
  if found then
    perform ground.audit('announcement_withdrawn', withdraw_announcement.announcement_id);
  end if;
end
$$;
comment on function messages.withdraw_announcement(uuid) is
  'Withdraws an announcement at once. Idempotent. Raises not_allowed, session_ended, not_found.';
select ground.open('messages.withdraw_announcement', 'authenticated');

create function messages.announcement_desk(before timestamptz default null, max_rows int default 50)
  returns table (
    id uuid, title text, body text, weight text, shown_from timestamptz, shown_until timestamptz,
    publisher text, published_at timestamptz, withdrawer text, withdrawn_at timestamptz, state text)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform people.require_operator();
  return query
    select a.id, a.title, a.body, a.weight, a.shown_from, a.shown_until, p.name, a.published_at, w.name, a.withdrawn_at,
      case
        when a.withdrawn_at is not null then 'withdrawn'
        when a.shown_until <= now() then 'over'
        when a.shown_from > now() then 'planned'
        else 'shown'
      end
    from public.announcements a
    join public.profiles p on p.id = a.published_by
    left join public.profiles w on w.id = a.withdrawn_by
    where a.published_at < coalesce(announcement_desk.before, 'infinity')
    order by a.published_at desc
    limit least(greatest(max_rows, 1), 200);
end
$$;
comment on function messages.announcement_desk(timestamptz, int) is
  'Returns all announcements, newest first: planned, shown, over or withdrawn. Raises not_allowed, session_ended.';
select ground.open('messages.announcement_desk', 'authenticated');

grant execute on function messages.publish_announcement(text, text, text, timestamptz, timestamptz, uuid) to authenticated;

create function public.publish_announcement(
  title text, body text, weight text, request_id uuid, shown_from timestamptz default null, shown_until timestamptz default null) returns void
  language sql security invoker set search_path = ''
as $$ select messages.publish_announcement(title, body, weight, shown_from, shown_until, request_id) $$;
comment on function public.publish_announcement(text, text, text, uuid, timestamptz, timestamptz) is 'See messages.publish_announcement.';

create function public.my_announcements() returns table (id uuid, title text, body text, weight text)
  language sql stable security invoker set search_path = ''
as $$
  select a.id, a.title, a.body, a.weight from public.announcements a
  where people.caller() is not null
  order by a.weight = 'important' desc, a.shown_from desc
  limit 5
$$;
comment on function public.my_announcements() is
  'Returns current announcements for the caller, important ones first, at most five. Row-level security applies. Raises not_allowed, session_ended (42501).';

grant execute on function
  public.publish_announcement(text, text, text, uuid, timestamptz, timestamptz),
  public.my_announcements()
to authenticated;
