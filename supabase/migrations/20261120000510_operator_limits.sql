-- How much a role decides in 24 hours, from which amount on a second operator must confirm, and when a case is late.

-- Limits are sums of rolling 24 hours, per operator and per investor, so splitting an amount does not evade them.

create function desk.most_alone(kind text) returns bigint language sql immutable as $$
  -- Returns how many cents one person decides of a kind for an investor in 24 hours (specification 4, Deposit).
  select case kind when 'deposit' then 1000000 when 'bonus' then 100000 end::bigint
$$;

create table desk.role_limits (
  role text not null constraint role_limits_role check (role in ('reviewer', 'treasurer', 'admin')),
  kind text not null constraint role_limits_kind check (kind in ('deposit', 'withdrawal', 'payment', 'bonus', 'alone')),
  max_cents public.cents not null constraint role_limits_not_negative check (max_cents >= 0),
  set_by uuid references public.profiles (id),
  set_at timestamptz not null default now(),
  primary key (role, kind)
);
comment on table desk.role_limits is 'Most cents that a role decides in 24 hours, per operator and investor.';
insert into desk.role_limits (role, kind, max_cents) values
  ('reviewer', 'deposit', 10000000), ('reviewer', 'withdrawal', 10000000),
  ('reviewer', 'alone', desk.most_alone('deposit')), ('treasurer', 'alone', desk.most_alone('deposit')), ('admin', 'alone', desk.most_alone('deposit'));

select messages.announce_changes('desk.role_limits', 'insert or update or delete');

create function desk.own_limit(kind text) returns bigint language plpgsql stable as $$
  -- Returns the 24-hour limit (cents) of the caller's role for a kind of decision; null if unlimited.
begin
  return (
    select l.max_cents from people.operators o join desk.role_limits l on l.role = o.role
    where o.user_id = (select auth.uid()) and l.kind = own_limit.kind);
end $$;

create type desk.decision as (decided_by uuid, decided_for uuid, amount_cents bigint, is_alone boolean);
comment on type desk.decision is 'A decision that counts for limits: its operator, its investor, cents, whether without a second person.';

create function desk.decisions(kind text, operator uuid, investor_id uuid, but uuid default null)
  returns setof desk.decision language plpgsql stable as $$
  -- Returns decisions of a kind in 24 hours by an operator or for an investor, in cents, but for one deposit's first.
begin
  return query execute format('select * from %s($1, $2, $3, $4)', ground.hook('count', 'decisions')) using kind, operator, investor_id, but;
end $$;

create function desk.used_of_limit(kind text) returns bigint language sql stable as $$
  -- Returns how much (cents) of a limit the caller used in 24 hours.
  select coalesce(sum(d.amount_cents), 0)::bigint
  from unnest(case kind when 'alone' then array['deposit', 'bonus', 'yield'] else array[kind] end) k (kind)
  cross join lateral desk.decisions(k.kind, (select auth.uid()), null) d
  where d.decided_by = (select auth.uid()) and (d.is_alone or used_of_limit.kind <> 'alone')
$$;

create function desk.take_turn(investor_id uuid) returns void language plpgsql as $$
  -- Serialises decisions of one operator and about one investor, so that daily sums are complete, and keeps the
  -- operator's role. Raises not_allowed (42501) when it was taken meanwhile.
begin
  -- Before ledger.require_unfrozen, which locks the account too: everyone locks in this order.
  perform pg_advisory_xact_lock(hashtextextended('decisions of ' || (select auth.uid()), 0));
  perform from ledger.accounts a where a.investor_id = take_turn.investor_id for update;
  -- The role may have been taken meanwhile, and without one there is no limit.
  perform people.keep_role((select auth.uid()));
end $$;

create function desk.respect_limit(kind text, investor_id uuid, amount_cents bigint, but uuid default null) returns void
  language plpgsql stable as $$
  -- Refuses cents that exceed the caller's 24-hour limit by caller or investor.
declare
  operator constant uuid := (select auth.uid());
  ceiling constant bigint := desk.own_limit(kind);
  decided bigint;
begin
  if ceiling is null then return; end if;
  select greatest(
    coalesce(sum(d.amount_cents) filter (where d.decided_by = operator), 0),
    coalesce(sum(d.amount_cents) filter (where d.decided_for = respect_limit.investor_id), 0))
  into decided
  from desk.decisions(respect_limit.kind, operator, respect_limit.investor_id, respect_limit.but) d;
  if amount_cents > ceiling - decided then
    raise exception 'above_limit' using detail = greatest(ceiling - decided, 0)::text;
  end if;
end $$;

create function desk.needs_second_person(kind text, investor_id uuid, amount_cents bigint) returns boolean
  language plpgsql stable as $$
  -- Returns whether cents exceed what one person may decide in 24 hours.
begin
  return coalesce(needs_second_person.amount_cents > desk.own_limit('alone') - desk.used_of_limit('alone'), false)
    or coalesce(needs_second_person.amount_cents > desk.most_alone(kind) - (
      select coalesce(sum(d.amount_cents), 0)
      from desk.decisions(kind, null, needs_second_person.investor_id) d
      where d.is_alone and d.decided_for = needs_second_person.investor_id), false);
end $$;

create function desk.put_limit(role_and_kind text, changes jsonb, details jsonb) returns void language plpgsql as $$
  -- Sets or lifts a limit of a role and kind, like "reviewer deposit". Raises changed_meanwhile.
declare
  of_role constant text := split_part(role_and_kind, ' ', 1);
  of_kind constant text := split_part(role_and_kind, ' ', 2);
  wanted public.cents;
begin
  lock table desk.role_limits in share row exclusive mode;
  wanted := desk.changed(
    jsonb_build_object('max_cents', (select l.max_cents from desk.role_limits l where l.role = of_role and l.kind = of_kind)), changes) ->> 'max_cents';
  if wanted is null then
    delete from desk.role_limits l where l.role = of_role and l.kind = of_kind;
  else
    insert into desk.role_limits as l (role, kind, max_cents, set_by)
    values (of_role, of_kind, wanted, (select auth.uid()))
    on conflict on constraint role_limits_pkey do update
      set max_cents = excluded.max_cents, set_by = excluded.set_by, set_at = now();
  end if;
  perform ground.audit('limit_changed', null, jsonb_build_object('role', of_role, 'kind', of_kind, 'changes', changes) || details);
end $$;

create function desk.set_limit(
  role text, kind text, reason text, seen_cents bigint default null, max_cents bigint default null) returns uuid
  language plpgsql security definer as $$ -- door: authenticated
  -- Sets a role's 24-hour limit (cents; null: none). On a live site it only proposes a raise, and returns the
  -- proposal's id. Idempotent. Raises code_required, reason_required, invalid_amount, invalid_role, invalid_value,
  -- changed_meanwhile, change_open.
declare
  admin constant uuid := people.require_site_decision('admin');
  why constant text := ground.given_reason(reason);
  before bigint;
begin
  if max_cents not between 0 and ground.most_cents() then raise exception 'invalid_amount'; end if;
  if not coalesce(role in ('reviewer', 'treasurer', 'admin'), false) then raise exception 'invalid_role'; end if;
  if not coalesce(kind in ('deposit', 'withdrawal', 'payment', 'bonus', 'alone'), false) then
    raise exception 'invalid_value';
  end if;
  perform desk.take_turn_at_site();
  lock table desk.role_limits in share row exclusive mode;
  before := (select l.max_cents from desk.role_limits l where l.role = set_limit.role and l.kind = set_limit.kind);
  if before is not distinct from set_limit.max_cents then return null; end if;
  if before is distinct from set_limit.seen_cents then raise exception 'changed_meanwhile'; end if;
  return desk.decide('limit', role || ' ' || kind, jsonb_build_object('max_cents', jsonb_build_array(before, max_cents)),
    why, coalesce(max_cents < coalesce(before, 9223372036854775807), false));
end $$;

create table desk.time_limits (
  queue text primary key
    constraint time_limits_queue check (queue in ('deposits', 'withdrawals', 'kyc_cases', 'contact_messages', 'corrections')),
  hours int not null
    constraint time_limits_sensible check (hours between 1 and 720)
    constraint time_limits_as_promised check (queue <> 'deposits' or hours <= 24),
  set_by uuid references public.profiles (id),
  set_at timestamptz not null default now()
);
comment on table desk.time_limits is 'Hours after which an open case of a queue (its table) is late.';
insert into desk.time_limits (queue, hours) values
  ('deposits', 24),
  -- A new address waits 48 hours first.
  ('withdrawals', 72),
  ('kyc_cases', 48),
  ('contact_messages', 48),
  ('corrections', 24);

select messages.announce_changes('desk.time_limits', 'update');

create function desk.time_limit(queue text) returns interval language sql stable as $$
  -- Returns when an open case of a queue (its table) is late; null for an unknown queue.
  select make_interval(hours => l.hours) from desk.time_limits l where l.queue = time_limit.queue
$$;
