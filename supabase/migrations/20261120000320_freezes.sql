create table people.freezes (
  person_id uuid primary key references public.profiles (id),
  reason text not null constraint freezes_reason_given check (char_length(btrim(reason)) between 1 and 500),
  frozen_by uuid references public.profiles (id),
  by_owner boolean not null generated always as (frozen_by is null) stored,
  frozen_at timestamptz not null default now(),
  constraint freezes_not_by_oneself check (frozen_by <> person_id)
);
comment on table people.freezes is
  'People who may not invest or withdraw for now, and why; nothing is approved or paid for them. The audit trail keeps lifted ones.';
comment on column people.freezes.frozen_by is 'Null if the person stopped their own account.';
create index freezes_frozen_by on people.freezes (frozen_by) where frozen_by is not null;

grant select (person_id, reason, by_owner, frozen_at) on people.freezes to authenticated;

create policy freezes_person_select on people.freezes
  for select to authenticated
  using (person_id = (select people.caller()));

create function people.is_frozen(person uuid) returns boolean
  language plpgsql stable set search_path = ''
as $$
begin
  return exists (select from people.freezes f where f.person_id = person);
end
$$;
comment on function people.is_frozen(uuid) is 'Returns whether a person is frozen.';

create function ledger.wait_briefly(person uuid) returns boolean
  language plpgsql set search_path = '' set lock_timeout = '300ms'
as $$
begin
  perform from ledger.accounts a where a.investor_id = person for update;
  return found;
exception when lock_not_available then
  return true;
end
$$;
comment on function ledger.wait_briefly(uuid) is
  'Waits briefly for a person''s pending work before a freeze; returns whether they exist. Gives up, because they could hold their own row.';

create function ledger.require_unfrozen(person uuid) returns void
  language plpgsql set search_path = ''
as $$
begin
  -- A freeze locks this row too, so it comes after this decision or this decision sees it.
  perform from ledger.accounts a where a.investor_id = person for update;
  if people.is_frozen(person) then
    raise exception 'person_frozen' using hint = 'A treasurer must lift the freeze first.';
  end if;
end
$$;
comment on function ledger.require_unfrozen(uuid) is
  'Locks a person''s account before an approval, payment or credit, and refuses it while they are frozen. Raises person_frozen.';
