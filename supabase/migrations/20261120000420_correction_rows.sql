-- Two operators correct a balance with another entry; balances are never overwritten.

create table desk.corrections (
  id uuid primary key,
  kind text not null default 'correction' constraint corrections_kind check (kind in ('correction', 'bonus', 'deposit_correction')),
  investor_id uuid not null references public.profiles (id),
  amount_cents public.cents not null
    constraint corrections_amount_sensible check (amount_cents <> 0 and amount_cents between -100000000000 and 100000000000),
  reason text not null
    constraint corrections_reason_given check (char_length(btrim(reason)) between 1 and 500 and reason !~ '[[:cntrl:]]'),
  corrects text
    constraint corrections_corrects_given check (char_length(btrim(corrects)) between 1 and 200 and corrects !~ '[[:cntrl:]]'),
  status text not null default 'proposed'
    constraint corrections_status check (status in ('proposed', 'booked', 'refused', 'withdrawn')),
  proposed_by uuid not null references public.profiles (id),
  created_at timestamptz not null default now(),
  decided_by uuid references public.profiles (id),
  ended_at timestamptz,
  deposit_id uuid,
  receivable_cents public.cents not null default 0,
  refusal text constraint corrections_refusal_short check (char_length(btrim(refusal)) between 1 and 500),
  constraint corrections_corrects_something check ((kind = 'bonus') = (corrects is null)),
  constraint corrections_of_a_deposit check ((kind = 'deposit_correction') = (deposit_id is not null)),
  constraint corrections_receivable_within check (
    receivable_cents = 0 or kind = 'deposit_correction' and status = 'booked' and receivable_cents between 0 and -amount_cents),
  constraint corrections_bonus_given check (kind <> 'bonus' or amount_cents > 0),
  constraint corrections_two_people check (decided_by <> proposed_by),
  constraint corrections_not_proposed_by_owner check (proposed_by <> investor_id),
  constraint corrections_not_decided_by_owner check (decided_by <> investor_id),
  constraint corrections_decided_by_somebody check ((status in ('booked', 'refused')) = (decided_by is not null)),
  constraint corrections_ended_when_over check ((status = 'proposed') = (ended_at is null)),
  constraint corrections_refused_with_reason check ((status = 'refused') = (refusal is not null))
);
comment on table desk.corrections is
  'Corrections of available balances. Neither proposer nor approver is the investor, and they differ. Never removed; the proposal never changes.';
comment on column desk.corrections.id is 'Made by the client; also the reference in the ledger.';
comment on column desk.corrections.amount_cents is 'Added to the available balance; negative: taken from it.';
comment on column desk.corrections.reason is 'Shown to the investor once booked.';
comment on column desk.corrections.corrects is 'A ledger line, case or message; null for a bonus.';
comment on column desk.corrections.deposit_id is
  'Its correction also moves cash, insurance fund and deposited_cents; to zero it reverses the deposit.';
comment on column desk.corrections.refusal is 'For operators only.';

create index corrections_investor on desk.corrections (investor_id, created_at desc);
create index corrections_deposit on desk.corrections (deposit_id) where deposit_id is not null;
create index corrections_waiting on desk.corrections (created_at, id) where status = 'proposed';
create index corrections_proposed_by on desk.corrections (proposed_by);
create index corrections_decided_by on desk.corrections (decided_by) where decided_by is not null;

grant select (id, investor_id, amount_cents, reason, status, ended_at, kind, deposit_id, receivable_cents) on desk.corrections to authenticated;

create policy corrections_investor_select on desk.corrections
  for select to authenticated
  using (investor_id = (select people.caller()) and status = 'booked' and kind <> 'bonus');

create trigger append_only_rows before update on desk.corrections
  for each row when (
    old.status <> 'proposed'
    or (old.id, old.kind, old.investor_id, old.amount_cents, old.reason, old.corrects, old.deposit_id, old.proposed_by, old.created_at)
       is distinct from (new.id, new.kind, new.investor_id, new.amount_cents, new.reason, new.corrects, new.deposit_id, new.proposed_by, new.created_at))
  execute function ground.forbid_change();
create trigger append_only_delete before delete on desk.corrections
  for each row execute function ground.forbid_change();
