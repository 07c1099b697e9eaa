-- Whose money does not move for now. Operators set a freeze and lift it (people.sql), or people stop their own account (alarms.sql);
-- the person concerned reads why.

create table private.freezes (
  person_id uuid primary key references public.profiles (id),
  reason text not null constraint freezes_reason_given check (char_length(btrim(reason)) between 1 and 500),
  frozen_by uuid references public.profiles (id),
  by_owner boolean not null generated always as (frozen_by is null) stored,
  frozen_at timestamptz not null default now(),
  constraint freezes_not_by_oneself check (frozen_by <> person_id)
);
comment on table private.freezes is
  'People who may not invest or ask for a withdrawal for now, and why; nothing is approved or paid for them. The audit trail keeps what was lifted.';
comment on column private.freezes.frozen_by is 'The operator who set it; null when the person stopped their own account.';
create index freezes_frozen_by on private.freezes (frozen_by) where frozen_by is not null;

grant select (person_id, reason, by_owner, frozen_at) on private.freezes to authenticated;

-- People read about everything that keeps them from their money, with the reason.
create policy freezes_person_select on private.freezes
  for select to authenticated
  using (person_id = (select private.caller()));

create function private.is_frozen(person uuid) returns boolean
  language plpgsql stable set search_path = ''
as $$
begin
  return exists (select from private.freezes f where f.person_id = person);
end
$$;
comment on function private.is_frozen(uuid) is 'Whether a person is frozen now.';

create function private.wait_briefly(person uuid) returns boolean
  language plpgsql set search_path = '' set lock_timeout = '300ms'
as $$
begin
  perform from ledger.accounts a where a.investor_id = person for update;
  return found;
exception when lock_not_available then
  return true;
end
$$;
comment on function private.wait_briefly(uuid) is
  'Waits a moment for what is under way for a person before they are frozen, and no longer, because the person who is stopped could keep the row of their own account; returns whether there is one. What begins later sees the freeze.';

create function private.require_unfrozen(person uuid) returns void
  language plpgsql set search_path = ''
as $$
begin
  -- A freeze takes this row, too: it comes after the decision, or the decision sees it.
  perform from ledger.accounts a where a.investor_id = person for update;
  if private.is_frozen(person) then
    raise exception 'person_frozen' using hint = 'A treasurer must lift the freeze first.';
  end if;
end
$$;
comment on function private.require_unfrozen(uuid) is
  'Locks the account of a person before an operator approves, pays or credits something for them, and refuses it while they are frozen. Raises person_frozen.';
