-- How much somebody of a role may decide upon alone. Above it the case waits for somebody who may.

create table private.role_limits (
  role text not null constraint role_limits_role check (role in ('reviewer', 'treasurer', 'admin')),
  kind text not null constraint role_limits_kind check (kind in ('deposit', 'withdrawal', 'payment', 'bonus')),
  max_cents public.cents not null constraint role_limits_not_negative check (max_cents >= 0),
  set_by uuid references public.profiles (id),
  set_at timestamptz not null default now(),
  primary key (role, kind)
);
comment on table private.role_limits is
  'The most (cents) that a role approves of a deposit or a withdrawal, pays, or grants as a bonus, each at once. Without a row there is no limit. The audit trail keeps what was set before.';
comment on column private.role_limits.set_by is 'The admin; null for what the product ships with.';
create index role_limits_set_by on private.role_limits (set_by) where set_by is not null;
insert into private.role_limits (role, kind, max_cents) values ('reviewer', 'deposit', 10000000), ('reviewer', 'withdrawal', 10000000);

alter table private.role_limits enable row level security;
alter table private.role_limits force row level security;
create policy role_limits_nobody_select on private.role_limits for select to anon, authenticated using (false);

create trigger announce after insert or update or delete on private.role_limits
  for each statement execute function private.announce_to_operators();

create function private.own_limit(kind text) returns bigint
  language plpgsql stable set search_path = ''
as $$
begin
  return (
    select l.max_cents from private.operators o join private.role_limits l on l.role = o.role
    where o.user_id = (select auth.uid()) and l.kind = own_limit.kind);
end
$$;
comment on function private.own_limit(text) is
  'The most (cents) that the caller''s role may decide upon: deposit, withdrawal, payment or bonus; null when there is no limit.';

create function private.respect_limit(kind text, amount_cents bigint) returns void
  language plpgsql stable set search_path = ''
as $$
declare
  ceiling constant bigint := private.own_limit(kind);
begin
  if respect_limit.amount_cents > ceiling then
    raise exception 'above_limit' using detail = ceiling::text;
  end if;
end
$$;
comment on function private.respect_limit(text, bigint) is
  'Refuses an amount (cents) above what the caller''s role may decide upon: deposit, withdrawal, payment or bonus. Raises above_limit (detail: the limit in cents).';

create function private.list_limits()
  returns table (role text, kind text, max_cents bigint, set_by text, set_at timestamptz)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_operator();
  return query
    select l.role, l.kind, l.max_cents::bigint, p.name, l.set_at
    from private.role_limits l left join public.profiles p on p.id = l.set_by
    order by l.role, l.kind;
end
$$;
comment on function private.list_limits() is 'The limits of all roles in cents, for operators. Raises not_allowed, session_ended.';

create function private.set_limit(role text, kind text, seen_cents bigint, max_cents bigint, reason text) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  admin constant uuid := private.require_operator('admin');
  why constant text := private.given_reason(set_limit.reason);
  before bigint;
begin
  if set_limit.max_cents not between 0 and 100000000000 then
    raise exception 'invalid_amount';
  end if;
  if not coalesce(set_limit.role in ('reviewer', 'treasurer', 'admin'), false) then
    raise exception 'invalid_role';
  end if;
  if not coalesce(set_limit.kind in ('deposit', 'withdrawal', 'payment', 'bonus'), false) then
    raise exception 'invalid_value';
  end if;
  -- Admins take turns, so that what was seen is what is there.
  lock table private.role_limits in share row exclusive mode;
  before := (select l.max_cents from private.role_limits l where l.role = set_limit.role and l.kind = set_limit.kind);
  if before is not distinct from set_limit.max_cents then
    return;
  end if;
  if before is distinct from set_limit.seen_cents then
    raise exception 'changed_meanwhile';
  end if;
  if set_limit.max_cents is null then
    delete from private.role_limits l where l.role = set_limit.role and l.kind = set_limit.kind;
  else
    insert into private.role_limits as l (role, kind, max_cents, set_by)
    values (set_limit.role, set_limit.kind, set_limit.max_cents, admin)
    on conflict on constraint role_limits_pkey do update
      set max_cents = excluded.max_cents, set_by = excluded.set_by, set_at = now();
  end if;
  perform private.audit('limit_changed', null, jsonb_build_object(
    'role', set_limit.role, 'kind', set_limit.kind, 'reason', why,
    'changes', jsonb_build_object('max_cents', jsonb_build_array(before, set_limit.max_cents))));
end
$$;
comment on function private.set_limit(text, text, bigint, bigint, text) is
  'An admin sets how much (cents) a role may decide upon at once, or lifts that (null); seen_cents is what the form was opened with. The same again changes nothing. '
  'Raises not_allowed, session_ended, reason_required, invalid_amount, invalid_role, invalid_value, changed_meanwhile.';

grant execute on function private.list_limits(), private.set_limit(text, text, bigint, bigint, text) to authenticated;

create function public.list_limits()
  returns table (role text, kind text, max_cents bigint, set_by text, set_at timestamptz)
  language sql stable security invoker set search_path = ''
as $$ select * from private.list_limits() $$;
comment on function public.list_limits() is 'See private.list_limits.';

create function public.set_limit(
  role text, kind text, reason text, seen_cents bigint default null, max_cents bigint default null) returns void
  language sql security invoker set search_path = ''
as $$ select private.set_limit(role, kind, seen_cents, max_cents, reason) $$;
comment on function public.set_limit(text, text, text, bigint, bigint) is 'See private.set_limit.';

grant execute on function public.list_limits(), public.set_limit(text, text, text, bigint, bigint) to authenticated;
