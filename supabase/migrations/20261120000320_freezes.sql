-- Who may neither invest nor ask for a withdrawal for now. Operators set it and lift it (people.sql); whom it concerns reads why.

create table private.freezes (
  person_id uuid primary key references public.profiles (id),
  reason text not null constraint freezes_reason_given check (char_length(btrim(reason)) between 1 and 500),
  frozen_by uuid not null references public.profiles (id),
  frozen_at timestamptz not null default now(),
  constraint freezes_not_by_oneself check (frozen_by <> person_id)
);
comment on table private.freezes is 'People who may not invest or ask for a withdrawal for now, and why. The audit trail keeps what was lifted.';
create index freezes_frozen_by on private.freezes (frozen_by);

alter table private.freezes enable row level security;
alter table private.freezes force row level security;
grant select (person_id, reason, frozen_at) on private.freezes to authenticated;

-- Nothing stands between somebody and their money that they are not told, with the reason.
create policy freezes_person_select on private.freezes
  for select to authenticated
  using (person_id = (select auth.uid()));
