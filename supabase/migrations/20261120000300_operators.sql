create table people.operators (
  user_id uuid primary key references public.profiles (id),
  role text not null constraint operators_role check (role in ('reviewer', 'treasurer', 'admin')),
  role_since timestamptz not null default clock_timestamp()
);
comment on table people.operators is
  'Reviewers examine deposits, withdrawals and identity; treasurers also pay, post yield and grant bonuses; admins do both.';
comment on column people.operators.role_since is 'When they got this role; earlier approvals no longer count.';

create function people.begin_role() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  -- Not now(): decisions made while this transaction waited for a lock came before.
  new.role_since := clock_timestamp();
  return new;
end
$$;
comment on function people.begin_role() is 'Trigger of people.operators: restarts role_since at every change of a role.';

create trigger begin_role before update of role on people.operators
  for each row when (old.role <> new.role) execute function people.begin_role();

create table ground.audit_events (
  id bigint primary key,
  at timestamptz not null,
  actor uuid,
  action text not null,
  subject uuid,
  details jsonb not null,
  previous_hash bytea,
  hash bytea not null unique
);
comment on table ground.audit_events is
  'Decisions and recorded readings of operators, changes of roles, stopped accounts, sealed days and restorations. Append-only; each row seals the one before.';
comment on column ground.audit_events.actor is 'Null for the database owner, the worker, or a mailed link.';

create table ground.audit_head (
  only_row boolean primary key default true constraint audit_head_only_row check (only_row),
  last_id bigint not null,
  last_hash bytea
);
comment on table ground.audit_head is 'One row: the newest id and seal, so that rows removed from the end are noticed.';
insert into ground.audit_head (last_id) values (0);

-- Roles of the API have no privilege here; the policies repeat it for readers of policies.

create function ground.forbid_change() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  raise exception 'append_only' using hint = format('Rows of %I.%I are never changed or removed.', tg_table_schema, tg_table_name);
end
$$;
comment on function ground.forbid_change() is
  'Trigger of append-only tables: refuses update, delete and truncate for every role. Raises append_only.';

create function ground.append_only(kept regclass) returns void
  language plpgsql set search_path = ''
as $$
begin
  execute format('create trigger append_only_rows before update or delete on %s for each row execute function ground.forbid_change()', kept);
end
$$;
comment on function ground.append_only(regclass) is 'Makes a table append-only for every role. ground.close_tables() refuses truncate.';

select ground.append_only('ground.audit_events');

create trigger append_only_rows before update on ground.audit_head
  for each row when (new.last_id is distinct from old.last_id + 1) execute function ground.forbid_change();
create trigger append_only_delete before delete on ground.audit_head
  for each row execute function ground.forbid_change();

create function ground.audit_hash(event ground.audit_events) returns bytea
  language sql stable set search_path = ''
as $$
  select sha256(convert_to(
    jsonb_build_array(
      event.id, extract(epoch from event.at), event.actor, event.action, event.subject, event.details,
      encode(event.previous_hash, 'hex')
    )::text, 'UTF8'))
$$;
comment on function ground.audit_hash(ground.audit_events) is
  'Returns the seal of an audit row: SHA-256 over its content and the previous seal.';

create function ground.audit(action text, subject uuid, details jsonb default '{}') returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  event ground.audit_events;
begin
  -- One writer at a time, or two rows would seal the same predecessor.
  select h.last_id + 1, h.last_hash into event.id, event.previous_hash from ground.audit_head h for update;
  event.at := clock_timestamp();
  event.actor := (select auth.uid());
  event.action := audit.action;
  event.subject := audit.subject;
  event.details := coalesce(audit.details, '{}');
  event.hash := ground.audit_hash(event);
  insert into ground.audit_events select event.*;
  update ground.audit_head h set last_id = event.id, last_hash = event.hash where h.only_row;
end
$$;
comment on function ground.audit(text, uuid, jsonb) is 'Appends a sealed row to the audit trail.';

create function ground.given_reason(reason text) returns text
  language plpgsql immutable set search_path = ''
as $$
begin
  if char_length(coalesce(btrim(given_reason.reason), '')) not between 1 and 500 then
    raise exception 'reason_required' using hint = 'One to five hundred characters.';
  end if;
  return btrim(given_reason.reason);
end
$$;
comment on function ground.given_reason(text) is 'Returns the trimmed reason of a decision. Raises reason_required.';

create function ground.is_link(link text) returns boolean
  language sql immutable strict set search_path = ''
-- A host name, no IP address, and no user name in front that looks like another site.
as $$ select char_length(link) <= 500 and link ~ '^https://([a-z0-9-]+\.)+[a-z]{2,}(:[0-9]{1,5})?([/?#][!-~]*)?$' $$;
comment on function ground.is_link(text) is 'Returns whether a text is a public https address of at most 500 characters.';

create function ground.stated_by(evidence text) returns text
  language sql immutable strict set search_path = ''
as $$ select substring(evidence from '(?i)^stated(?: by:?|:)? +(?!by\M)([^ [:cntrl:]][^[:cntrl:]]{2,})$') $$;
comment on function ground.stated_by(text) is
  'Returns who states it, if evidence is only a statement, not proven; null if it can be looked up.';

create function ground.is_evidence(evidence text) returns boolean
  language sql immutable strict set search_path = ''
as $$
  select ground.is_link(evidence) or evidence ~* '^(0x|sha256:)?[0-9a-f]{64}$'
    or char_length(evidence) <= 500 and ground.stated_by(evidence) is not null
$$;
comment on function ground.is_evidence(text) is
  'Returns whether a text is evidence (D5): an https address, a hash (64 hexadecimal digits), or "stated by" and a name.';

create domain public.evidence as text constraint evidence_checkable check (ground.is_evidence(value));
comment on domain public.evidence is 'Where a statement can be checked, or who states it (ground.is_evidence).';

create function ground.given_evidence(evidence text) returns text
  language plpgsql immutable set search_path = ''
as $$
begin
  if not coalesce(ground.is_evidence(btrim(given_evidence.evidence)), false) then
    raise exception 'evidence_required' using hint = 'An https address, a hash of 64 hexadecimal digits, or "stated by" and who states it.';
  end if;
  return btrim(given_evidence.evidence);
end
$$;
comment on function ground.given_evidence(text) is 'Returns the trimmed evidence of a decision. Raises evidence_required.';

create function ground.refuse_addresses(words text) returns void
  language plpgsql immutable set search_path = ''
as $$
declare
  -- Without invisible characters (Default_Ignorable_Code_Point), which could split an address.
  shown constant text := regexp_replace(words,
    '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]',
    '', 'g');
begin
  -- Letters around an address do not hide it. Transaction ids (64 digits after 0x) and long words pass.
  if shown ~* '0x[0-9a-f]{40}(?![0-9a-f]{24}(?![0-9a-f]))'
    or shown ~* '(bc|tb|bcrt|ltc)1[02-9ac-hj-np-z]{38}'
    or shown ~* '[qp][02-9ac-hj-np-z]{41}'
    or shown ~ '(?<![1-9A-HJ-NP-Za-km-z])(?=[1-9A-HJ-NP-Za-km-z]*[a-z][1-9]*[A-Z])[13mn2TLMQDA9][1-9A-HJ-NP-Za-km-z]{25,34}(?![1-9A-HJ-NP-Za-km-z])'
    or shown ~ '(?=[1-9A-HJ-NP-Za-km-z]{0,32}[a-z][1-9]*[A-Z])(?=T[A-HJ-NP-Za-km-z]{0,32}[1-9])T[1-9A-HJ-NP-Za-km-z]{33}'
    or shown ~ '(?<![0-9A-Za-z])(?![0-9a-f]{48})[EUk0][Qf][A-Za-z0-9_+/-]{46}|[EU]Q[A-Za-z0-9_+/-]{46}'
    or shown ~ '(0|-1):[0-9a-fA-F]{64}' then
    raise exception 'address_named' using hint = 'Addresses are published by two people, on their own page.';
  end if;
end
$$;
comment on function ground.refuse_addresses(text) is
  'Refuses an operator''s text for investors that names a payment address: only the deposit page says where to pay. Raises address_named.';

create function ground.review_reason(approve boolean, reason text) returns text
  language plpgsql immutable set search_path = ''
as $$
begin
  if approve and coalesce(btrim(review_reason.reason), '') = '' then
    return null;
  end if;
  perform ground.refuse_addresses(review_reason.reason);
  return ground.given_reason(case when approve is not null then review_reason.reason end);
end
$$;
comment on function ground.review_reason(boolean, text) is
  'Returns the trimmed reason of a review; a rejection needs one. Raises reason_required, also when it is neither of the two, and address_named.';

create function ground.verify_audit() returns setof ground.audit_events
  language sql stable security definer set search_path = ''
as $$
  select e.*
  from (
    select a as event, lag(a.hash) over (order by a.id) as expected_previous, row_number() over (order by a.id) as expected_id
    from ground.audit_events a
  ) chain, lateral (select (chain.event).*) e
  where e.hash is distinct from ground.audit_hash(chain.event)
     or e.previous_hash is distinct from chain.expected_previous
     or e.id is distinct from chain.expected_id

  union all
  select h.last_id, null, null, null, null, null, null, h.last_hash
  from ground.audit_head h
  where h.last_id > 0 and not exists (select from ground.audit_events e where e.id = h.last_id and e.hash = h.last_hash)
$$;
comment on function ground.verify_audit() is
  'Recomputes the chain and returns each edited row, each row whose predecessor is missing, and a missing last row.';

create function people.audit_role_change() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform ground.audit('role_' || lower(tg_op), coalesce(new.user_id, old.user_id),
    jsonb_build_object('from', old.role, 'to', new.role));
  return null;
end
$$;
comment on function people.audit_role_change() is 'Trigger of people.operators: audits each change of a role.';

create trigger audit_role_change after insert or update or delete on people.operators
  for each row execute function people.audit_role_change();

create function people.audit_operator_name() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from people.operators o where o.user_id = new.id) then
    perform ground.audit('operator_renamed', new.id, jsonb_build_object('from', old.name, 'to', new.name));
  end if;
  return null;
end
$$;
comment on function people.audit_operator_name() is 'Trigger of profiles: audits an operator''s change of name.';

create trigger audit_operator_name after update of name on public.profiles
  for each row when (old.name is distinct from new.name) execute function people.audit_operator_name();

-- Not language sql: policies call it, and plpgsql plans once a session, not in every call.
create function people.operator_role() returns text
  language plpgsql stable security definer set search_path = ''
as $$
declare
  person constant uuid := people.caller();
begin
  return (select o.role from people.operators o where o.user_id = person);
end
$$;
comment on function people.operator_role() is 'Returns the caller''s role as an operator, or null. Raises not_allowed, session_ended (42501).';
grant execute on function people.operator_role() to authenticated;

create function people.lacks_factor(operator uuid) returns boolean
  language plpgsql stable set search_path = ''
as $$
begin
  -- Second approvals are worthless if an operator's account can be taken over.
  return (select s.mode from public.site s) = 'live' and not people.has_factor(operator);
end
$$;
comment on function people.lacks_factor(uuid) is 'Returns whether an operator still lacks the factor that a live site requires.';

create function people.require_operator(variadic roles text[] default '{reviewer,treasurer,admin}') returns uuid
  language plpgsql stable security definer set search_path = ''
as $$
declare
  person uuid := people.caller();
begin
  if not exists (select from people.operators o where o.user_id = person and o.role = any (roles)) then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  if people.lacks_factor(person) then
    raise exception 'factor_missing' using errcode = '42501', hint = 'Operators of a live site need a factor.';
  end if;
  return person;
end
$$;
comment on function people.require_operator(text[]) is
  'Returns the caller''s id if they now hold one of the roles and, on a live site, have a factor. Raises not_allowed, session_ended, factor_missing (42501).';

create function people.require_decision(within interval, roles text[]) returns uuid
  language plpgsql stable set search_path = ''
as $$
declare
  person constant uuid := people.require_operator(variadic roles);
begin
  if people.has_factor(person) and not people.has_proved(within) then
    raise exception 'code_required' using hint = 'Verify a factor of yours again, and call with the new token.';
  end if;
  return person;
end
$$;
comment on function people.require_decision(interval, text[]) is
  'Returns the caller''s id if they hold one of the roles and used their factor, if any, within a time. Raises not_allowed, session_ended, factor_missing (42501), code_required.';

create function people.require_money_decision(variadic roles text[] default '{reviewer,treasurer,admin}') returns uuid
  language sql stable set search_path = ''
as $$ select people.require_decision('15 minutes', roles) $$;
comment on function people.require_money_decision(text[]) is
  'Guards decisions about money and identities: a factor within 15 minutes. See people.require_decision.';

create function people.require_reading() returns uuid
  language plpgsql stable set search_path = ''
as $$
begin
  return people.require_decision('1 hour', '{reviewer,treasurer,admin}');
end
$$;
comment on function people.require_reading() is
  'Guards reading of identities: a factor within an hour, as for people.may_read_sensitive(). See people.require_decision.';

create function people.require_site_decision(variadic roles text[] default '{reviewer,treasurer,admin}') returns uuid
  language sql stable set search_path = ''
as $$ select people.require_decision('5 minutes', roles) $$;
comment on function people.require_site_decision(text[]) is
  'Guards rare decisions (roles, addresses, limits, plans, prices, the site, announcements): a factor within 5 minutes. See people.require_decision.';

create function people.is_operator_since(person uuid, since timestamptz, variadic roles text[] default '{reviewer,treasurer,admin}') returns boolean
  language plpgsql stable set search_path = ''
as $$
begin
  return exists (select from people.operators o where o.user_id = person and o.role_since <= since and o.role = any (roles));
end
$$;
comment on function people.is_operator_since(uuid, timestamptz, text[]) is
  'Returns whether an operator has held one of the roles since a moment; regaining it revives no approval.';

create function people.why_lapsed(proposer uuid, since timestamptz, variadic roles text[]) returns text
  language plpgsql stable set search_path = ''
as $$
begin
  return case
    when not people.is_operator_since(proposer, since, variadic roles) then 'approval_lapsed'
    when since <= now() - interval '336 hours' then 'change_expired'
  end;
end
$$;
comment on function people.why_lapsed(uuid, timestamptz, text[]) is
  'Why a proposal can no longer be confirmed: its proposer has not kept one of the roles (approval_lapsed), or it is fourteen days old (change_expired); null if it can.';

create function people.require_second_person(operator uuid, proposer uuid, since timestamptz, variadic roles text[]) returns void
  language plpgsql stable set search_path = ''
as $$
declare
  lapsed constant text := people.why_lapsed(proposer, since, variadic roles);
begin
  if proposer = operator then
    raise exception 'second_person_required';
  end if;
  if lapsed is not null then
    raise exception '%', lapsed using hint = 'It can only be cancelled, and proposed again.';
  end if;
end
$$;
comment on function people.require_second_person(uuid, uuid, timestamptz, text[]) is
  'Guards the confirmation of a proposal: the operator is not its proposer, and it has not lapsed. Raises second_person_required, approval_lapsed, change_expired.';

create function people.keep_role(operator uuid) returns void
  language plpgsql set search_path = ''
as $$
begin
  perform from people.operators o where o.user_id = operator for key share;
  if not found then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
end
$$;
comment on function people.keep_role(uuid) is
  'Locks the operator''s role until the end of the transaction. Raises not_allowed (42501), also when it was taken since it was asked for.';

create function public.my_role() returns text
  language sql stable security invoker set search_path = ''
as $$
  select people.operator_role()
$$;
comment on function public.my_role() is 'Returns reviewer, treasurer or admin; null for others. Raises not_allowed, session_ended (42501).';
grant execute on function public.my_role() to authenticated;
