-- The audit trail: decisions and readings by operators, each row sealing the one before.

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
comment on table ground.audit_events is 'Decisions and readings by operators. Each row seals the one before.';
comment on column ground.audit_events.actor is 'Null for the database owner, the worker, or a mailed link.';

create table ground.audit_head (
  only_row boolean primary key default true constraint audit_head_only_row check (only_row),
  last_id bigint not null,
  last_hash bytea
);
comment on table ground.audit_head is 'One row: the newest id and seal, so that rows removed from the end are noticed.';
insert into ground.audit_head (last_id) values (0);

select ground.append_only('ground.audit_events');
create trigger append_only_rows before update on ground.audit_head
  for each row when (new.last_id is distinct from old.last_id + 1) execute function ground.forbid_change();
create trigger append_only_delete before delete on ground.audit_head
  for each row execute function ground.forbid_change();

create function ground.audit_hash(event ground.audit_events) returns bytea language sql stable as $$
  -- Returns the seal of an audit row: SHA-256 over its content and the previous seal.
  select sha256(convert_to(
    jsonb_build_array(
      event.id, extract(epoch from event.at), event.actor, event.action, event.subject, event.details,
      encode(event.previous_hash, 'hex')
    )::text, 'UTF8'))
$$;

create function ground.audit(action text, subject uuid, details jsonb default '{}') returns void
  language plpgsql security definer as $$
  -- Appends a sealed row to the audit trail.
declare
  event ground.audit_events;
begin
  -- One writer at a time, or two rows would seal the same predecessor.
  select h.last_id + 1, h.last_hash into event.id, event.previous_hash from ground.audit_head h for update;
  event.at := clock_timestamp();
  event.actor := (select auth.uid());
  event.action := action;
  event.subject := subject;
  event.details := coalesce(details, '{}');
  event.hash := ground.audit_hash(event);
  insert into ground.audit_events select event.*;
  update ground.audit_head h set last_id = event.id, last_hash = event.hash where h.only_row;
end $$;

create function ground.verify_audit() returns setof ground.audit_events language sql stable security definer as $$
  -- Recomputes the chain and returns each edited row, each row whose predecessor is missing, and a missing last row.
  select e.*
  from (
    select a as event, lag(a.hash) over newest as expected_previous, row_number() over newest as expected_id
    from ground.audit_events a window newest as (order by a.id)
  ) chain, lateral (select (chain.event).*) e
  where e.hash is distinct from ground.audit_hash(chain.event)
     or e.previous_hash is distinct from chain.expected_previous
     or e.id is distinct from chain.expected_id

  union all
  select h.last_id, null, null, null, null, null, null, h.last_hash
  from ground.audit_head h
  where h.last_id > 0 and not exists (select from ground.audit_events e where e.id = h.last_id and e.hash = h.last_hash)
$$;

create index audit_events_actor on ground.audit_events (actor, id) where actor is not null;
create index audit_events_subject on ground.audit_events (subject, id) where subject is not null;
create index audit_events_day_seals on ground.audit_events (id) where action = 'transfers_sealed';
create index audit_events_bonus_requests on ground.audit_events (((details ->> 'request')::uuid)) where action = 'bonus_granted';
