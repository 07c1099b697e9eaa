create table desk.time_limits (
  queue text primary key
    constraint time_limits_queue check (queue in ('deposits', 'withdrawals', 'kyc_cases', 'contact_messages', 'corrections')),
  hours int not null
    constraint time_limits_sensible check (hours between 1 and 720)
    constraint time_limits_as_promised check (queue <> 'deposits' or hours <= 24),
  set_by uuid references public.profiles (id),
  set_at timestamptz not null default now()
);
comment on table desk.time_limits is
  'Hours after which an open case of a queue (its table) is late. Deposits: at most what the terms promise (D92). The audit trail keeps earlier values.';
comment on column desk.time_limits.set_by is 'Null for the defaults.';
create index time_limits_set_by on desk.time_limits (set_by) where set_by is not null;
insert into desk.time_limits (queue, hours) values
  ('deposits', 24),
  -- A new address waits 48 hours first (D78a).
  ('withdrawals', 72),
  ('kyc_cases', 48),
  ('contact_messages', 48),
  ('corrections', 24);

create trigger announce after update on desk.time_limits
  for each statement execute function messages.announce_to_operators();

create function desk.time_limit(queue text) returns interval
  language sql stable set search_path = ''
as $$ select make_interval(hours => l.hours) from desk.time_limits l where l.queue = time_limit.queue $$;
comment on function desk.time_limit(text) is 'Returns when an open case of a queue (its table) is late; null for an unknown queue.';

create function desk.list_time_limits()
  returns table (queue text, hours int, set_by text, set_at timestamptz)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform people.require_operator();
  return query
    select l.queue, l.hours, p.name, l.set_at
    from desk.time_limits l left join public.profiles p on p.id = l.set_by
    order by array_position('{deposits,withdrawals,kyc_cases,contact_messages,corrections}'::text[], l.queue);
end
$$;
comment on function desk.list_time_limits() is
  'Returns each queue''s time limit in hours, in menu order, and who set it. Raises not_allowed, session_ended.';
select ground.open('desk.list_time_limits', 'authenticated');

create function desk.set_time_limit(queue text, seen_hours int, hours int, reason text) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  admin constant uuid := people.require_site_decision('admin');
  why constant text := ground.given_reason(set_time_limit.reason);
  before int;
begin
  if not coalesce(set_time_limit.hours between 1 and case set_time_limit.queue when 'deposits' then 24 else 720 end, false) then
    raise exception 'invalid_value' using detail = 'hours';
  end if;
  select l.hours into before from desk.time_limits l where l.queue = set_time_limit.queue for update;
  if before is null then
    raise exception 'invalid_value' using detail = 'queue';
  end if;
  if before = set_time_limit.hours then
    return;
  end if;
  if before is distinct from set_time_limit.seen_hours then
    raise exception 'changed_meanwhile';
  end if;
  update desk.time_limits l set hours = set_time_limit.hours, set_by = admin, set_at = now() where l.queue = set_time_limit.queue;
  perform ground.audit('time_limit_changed', null, jsonb_build_object(
    'queue', set_time_limit.queue, 'reason', why,
    'changes', jsonb_build_object('hours', jsonb_build_array(before, set_time_limit.hours))));
end
$$;
comment on function desk.set_time_limit(text, int, int, text) is
  'Sets a queue''s time limit in hours (1 to 720, deposits to 24). Idempotent. Raises not_allowed, session_ended, code_required, reason_required, invalid_value (detail: the field), changed_meanwhile.';
select ground.open('desk.set_time_limit', 'authenticated');
