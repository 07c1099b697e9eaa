-- A frozen person neither invests nor is paid; any operator freezes, a treasurer lifts it.

create table people.freezes (
  person_id uuid primary key references public.profiles (id),
  reason text not null constraint freezes_reason_given check (char_length(btrim(reason)) between 1 and 500),
  frozen_by uuid references public.profiles (id),
  by_owner boolean not null generated always as (frozen_by is null) stored,
  frozen_at timestamptz not null default now(),
  constraint freezes_not_by_oneself check (frozen_by <> person_id)
);
comment on table people.freezes is 'People who may not invest or withdraw. The audit trail keeps lifted freezes.';
grant select (person_id, reason, by_owner, frozen_at) on people.freezes to authenticated;
create policy freezes_person_select on people.freezes for select to authenticated
  using (person_id = (select people.caller()));

create function people.is_frozen(person uuid) returns boolean language plpgsql stable as $$
  -- Returns whether a person is frozen.
begin
  return exists (select from people.freezes f where f.person_id = person);
end $$;

create function ledger.wait_briefly(person uuid) returns boolean language plpgsql set lock_timeout = '300ms' as $$
  -- Waits briefly for a person's pending work before a freeze; returns whether they exist.
begin
  perform from ledger.accounts a where a.investor_id = person for update;
  return found;
exception when lock_not_available then
  return true;
end $$;

create function ledger.require_unfrozen(person uuid) returns void language plpgsql as $$
  -- Locks a person's account before an approval, payment or credit, and refuses it while they are frozen.
begin
  -- A freeze locks this row too, so it comes after this decision or this decision sees it.
  perform from ledger.accounts a where a.investor_id = person for update;
  if people.is_frozen(person) then raise exception 'person_frozen'; end if;
end $$;

create function people.announce_freeze() returns trigger language plpgsql security definer as $$
  -- trigger: announce after insert or delete on people.freezes
  -- Notifies the person with the reason, and broadcasts to operators.
declare
  person constant uuid := coalesce(new.person_id, old.person_id);
  kind constant text := case tg_op when 'INSERT' then 'freezes.set' else 'freezes.lifted' end;
begin
  perform messages.broadcast_to_operators('freezes', person::text);
  perform messages.notify(person, 'freezes', kind, person, null, new.reason);
  return null;
end $$;

create function people.freeze_person(person_id uuid, reason text) returns void
  language plpgsql security definer as $$ -- door: authenticated
  -- Freezes a person, with a reason: no investing or withdrawing, and no approval or payment for them; idempotent.
  -- Raises own_case, reason_required, address_named, not_found.
declare
  operator constant uuid := people.require_operator();
  why text;
begin
  if person_id = operator then raise exception 'own_case' using hint = 'Another operator must do it.'; end if;
  why := ground.given_reason(reason);
  perform ground.refuse_addresses(why);
  if not ledger.wait_briefly(person_id) then raise exception 'not_found'; end if;
  insert into people.freezes (person_id, reason, frozen_by)
  values (freeze_person.person_id, why, operator)
  on conflict on constraint freezes_pkey do nothing;
  if found then perform ground.audit('person_frozen', person_id, jsonb_build_object('reason', why)); end if;
end $$;

create function people.unfreeze_person(person_id uuid, reason text) returns void
  language plpgsql security definer as $$ -- door: authenticated
  -- Lifts a freeze; any operator may freeze, which is safe. Raises code_required, own_case, reason_required.
declare
  operator constant uuid := people.require_money_decision('treasurer', 'admin');
  why text;
begin
  if person_id = operator then raise exception 'own_case' using hint = 'Another operator must do it.'; end if;
  why := ground.given_reason(reason);
  delete from people.freezes f where f.person_id = unfreeze_person.person_id;
  if found then perform ground.audit('person_unfrozen', person_id, jsonb_build_object('reason', why)); end if;
end $$;
