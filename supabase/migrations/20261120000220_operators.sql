-- Who is an operator, and what proof each kind of decision asks of them.

create table people.operators (
  user_id uuid primary key references public.profiles (id),
  role text not null constraint operators_role check (role in ('reviewer', 'treasurer', 'admin')),
  role_since timestamptz not null default clock_timestamp()
);
comment on table people.operators is 'Reviewers examine cases, treasurers pay and post yield, admins do both.';
comment on column people.operators.role_since is 'When they got this role; earlier approvals no longer count.';

create function people.begin_role() returns trigger language plpgsql as $$
  -- trigger: before update of role on people.operators when (old.role <> new.role)
  -- Restarts role_since at every change of a role.
begin
  -- Not now(): decisions made while this transaction waited for a lock came before.
  new.role_since := clock_timestamp();
  return new;
end $$;

create function people.audit_operator_name() returns trigger language plpgsql security definer as $$
  -- trigger: after update of name on public.profiles when (old.name is distinct from new.name)
  -- Audits an operator's change of name.
begin
  if exists (select from people.operators o where o.user_id = new.id) then
    perform ground.audit('operator_renamed', new.id, jsonb_build_object('from', old.name, 'to', new.name));
  end if;
  return null;
end $$;

-- Not language sql: policies call it, and plpgsql plans once a session, not in every call.
create function people.operator_role() returns text language plpgsql stable security definer as $$ -- for: authenticated
  -- Returns the caller's role as an operator, or null.
declare
  person constant uuid := people.caller();
begin
  return (select o.role from people.operators o where o.user_id = person);
end $$;

create function people.lacks_factor(operator uuid) returns boolean language plpgsql stable as $$
  -- Returns whether an operator still lacks the factor that a live site requires.
begin
  -- Second approvals are worthless if an operator's account can be taken over.
  return (select s.mode from public.site s) = 'live' and not people.has_factor(operator);
end $$;

create function people.require_operator(variadic roles text[] default '{reviewer,treasurer,admin}') returns uuid
  language plpgsql stable security definer as $$
  -- Returns the caller's id if they now hold one of the roles and, on a live site, have a factor.
declare
  person uuid := people.caller();
begin
  if not exists (select from people.operators o where o.user_id = person and o.role = any (roles)) then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  if people.lacks_factor(person) then
    raise exception 'factor_missing' using errcode = '42501', hint = 'Operators of a live site need a second factor.';
  end if;
  return person;
end $$;

create function people.require_decision(within interval, roles text[]) returns uuid language plpgsql stable as $$
  -- Returns the caller's id if they hold one of the roles and used their factor, if any, within a time.
declare
  person constant uuid := people.require_operator(variadic roles);
begin
  if people.has_factor(person) and not people.has_proved(within) then raise exception 'code_required'; end if;
  return person;
end $$;

create function people.require_money_decision(variadic roles text[] default '{reviewer,treasurer,admin}') returns uuid
  language sql stable as $$
  -- Guards decisions about money and identities: a factor within 15 minutes. See people.require_decision.
  select people.require_decision('15 minutes', roles)
$$;

create function people.require_reading() returns uuid language sql stable as $$
  -- Guards reading of identities: a factor within an hour. See people.require_decision.
  select people.require_decision('1 hour', '{reviewer,treasurer,admin}')
$$;

create function people.require_site_decision(variadic roles text[] default '{reviewer,treasurer,admin}') returns uuid
  language sql stable as $$
  -- Guards rare decisions (roles, limits, plans, the site): a factor within 5 minutes. See people.require_decision.
  select people.require_decision('5 minutes', roles)
$$;

create function people.is_operator_since(person uuid, since timestamptz, variadic roles text[] default '{reviewer,treasurer,admin}') returns boolean
  language plpgsql stable as $$
  -- Returns whether an operator has held one of the roles since a moment; regaining it revives no approval.
begin
  return exists (select from people.operators o where o.user_id = person and o.role_since <= since and o.role = any (roles));
end $$;

create function people.why_lapsed(proposer uuid, since timestamptz, variadic roles text[]) returns text
  language plpgsql stable as $$
  -- Why a proposal cannot be confirmed: approval_lapsed (its proposer lost the role), change_expired (after 14 days).
begin
  return case
    when not people.is_operator_since(proposer, since, variadic roles) then 'approval_lapsed'
    when since <= now() - interval '336 hours' then 'change_expired'
  end;
end $$;

create function people.require_second_person(operator uuid, proposer uuid, since timestamptz, variadic roles text[])
  returns void language plpgsql stable as $$
  -- Guards the confirmation of a proposal: the operator is not its proposer, and it has not lapsed.
declare
  lapsed constant text := people.why_lapsed(proposer, since, variadic roles);
begin
  if proposer = operator then raise exception 'second_person_required'; end if;
  if lapsed is not null then raise exception '%', lapsed; end if;
end $$;

create function people.keep_role(operator uuid) returns void language plpgsql as $$
  -- Locks the operator's role until the end of the transaction.
begin
  perform from people.operators o where o.user_id = operator for key share;
  if not found then raise exception 'not_allowed' using errcode = '42501'; end if;
end $$;

create function public.my_role() returns text language sql stable security invoker as $$ -- for: authenticated
  -- Returns reviewer, treasurer or admin; null for others.
  select people.operator_role()
$$;
