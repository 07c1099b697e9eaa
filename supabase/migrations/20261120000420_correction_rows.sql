-- A mistake in a person's balance is corrected by one more entry of the books, made by two people; no balance is ever
-- written over. A bonus above what one person may grant is agreed on in the same way. Here is what they agree on;
-- corrections.sql is how they do.

create table private.corrections (
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
comment on table private.corrections is
  'What operators propose to add to a person''s available balance or take from it. The operator who proposes one cannot book it, and neither of the two is that person. Never removed; what was proposed is never changed.';
comment on column private.corrections.id is 'Made by the client once a click, and the cause of the entry in the books: both exist once.';
comment on column private.corrections.amount_cents is 'What it adds to the available balance, in cents; below zero it is taken from it.';
comment on column private.corrections.reason is 'Why; the person is shown it once it is booked.';
comment on column private.corrections.corrects is 'What was wrong: the number of a line of the ledger, a case, a message; null for a bonus.';
comment on column private.corrections.deposit_id is
  'The deposit that counted as too much or too little: its correction also moves cash, the insurance fund and what was deposited, and one that leaves nothing of it reverses it.';
comment on column private.corrections.receivable_cents is 'How much of what was taken back of a deposit had been spent, as was found when it was booked.';
comment on column private.corrections.refusal is 'Why it was not booked, for operators.';

create index corrections_investor on private.corrections (investor_id, created_at desc);
create index corrections_deposit on private.corrections (deposit_id) where deposit_id is not null;
create index corrections_waiting on private.corrections (created_at, id) where status = 'proposed';
create index corrections_proposed_by on private.corrections (proposed_by);
create index corrections_decided_by on private.corrections (decided_by) where decided_by is not null;

grant select (id, investor_id, amount_cents, reason, status, ended_at, kind, deposit_id, receivable_cents) on private.corrections to authenticated;

create policy corrections_investor_select on private.corrections
  for select to authenticated
  using (investor_id = (select private.caller()) and status = 'booked' and kind <> 'bonus');

-- A decision is made once, and about what was proposed.
create trigger append_only_rows before update on private.corrections
  for each row when (
    old.status <> 'proposed'
    or (old.id, old.kind, old.investor_id, old.amount_cents, old.reason, old.corrects, old.deposit_id, old.proposed_by, old.created_at)
       is distinct from (new.id, new.kind, new.investor_id, new.amount_cents, new.reason, new.corrects, new.deposit_id, new.proposed_by, new.created_at))
  execute function private.forbid_change();
create trigger append_only_delete before delete on private.corrections
  for each row execute function private.forbid_change();
