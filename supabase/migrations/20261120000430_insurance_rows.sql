-- Payments of the insurance fund, as they are kept: the statement reads them. What may be done with them is in
-- insurance_payouts.sql.

create table private.insurance_payouts (
  id uuid primary key,
  event text not null constraint insurance_payouts_event_named check (char_length(btrim(event)) between 3 and 120 and event !~ '[[:cntrl:]]'),
  happened_on date not null,
  evidence public.evidence not null,
  amount_cents public.amount not null,
  lost_cents public.amount not null,
  proposed_by uuid not null references public.profiles (id),
  proposed_at timestamptz not null default now(),
  booked_by uuid references public.profiles (id),
  booked_at timestamptz,
  cancelled_by uuid references public.profiles (id),
  cancelled_at timestamptz,
  constraint insurance_payouts_within_loss check (amount_cents <= lost_cents),
  constraint insurance_payouts_two_people check (booked_by <> proposed_by),
  constraint insurance_payouts_booking_whole check (num_nulls(booked_by, booked_at) in (0, 2)),
  constraint insurance_payouts_cancellation_whole check (num_nulls(cancelled_by, cancelled_at) in (0, 2)),
  constraint insurance_payouts_one_end check (booked_at is null or cancelled_at is null)
);
comment on table private.insurance_payouts is
  'Payments of the insurance fund to investors who lost money in an event: proposed by one treasurer, booked by another, or cancelled. The audit trail names both; booked ones are published.';
comment on column private.insurance_payouts.id is 'Made by the client once a click: a retry finds this row.';
comment on column private.insurance_payouts.event is 'What happened, in one line; published, and shown to those who are paid.';
comment on column private.insurance_payouts.evidence is 'How it was found who lost what; published, so it names no investor.';
comment on column private.insurance_payouts.amount_cents is 'What the fund pays in all.';
comment on column private.insurance_payouts.lost_cents is 'What all that it hit lost.';
create unique index insurance_payouts_one_open on private.insurance_payouts ((booked_at is null)) where booked_at is null and cancelled_at is null;
comment on index private.insurance_payouts_one_open is 'One at a time, so that nothing is promised twice.';
create index insurance_payouts_proposed_by on private.insurance_payouts (proposed_by);
create index insurance_payouts_booked_by on private.insurance_payouts (booked_by) where booked_by is not null;
create index insurance_payouts_cancelled_by on private.insurance_payouts (cancelled_by) where cancelled_by is not null;

create table private.insurance_shares (
  id uuid primary key default gen_random_uuid(),
  payout_id uuid not null references private.insurance_payouts (id),
  investor_id uuid not null references public.profiles (id),
  lost_cents public.amount not null,
  paid_cents public.cents not null,
  constraint insurance_shares_within_loss check (paid_cents between 0 and lost_cents),
  constraint insurance_shares_once unique (payout_id, investor_id)
);
comment on table private.insurance_shares is 'The investors a payment of the insurance fund is for, what each lost, and their share.';
comment on column private.insurance_shares.id is 'The cause of the line in the books.';
create index insurance_shares_investor on private.insurance_shares (investor_id);

grant select (id, event, booked_at) on private.insurance_payouts to authenticated;
-- Published; a statement names the event by it.
create policy insurance_payouts_investor_select on private.insurance_payouts
  for select to authenticated
  using (booked_at is not null and (select private.caller()) is not null);
grant select (id, payout_id, investor_id) on private.insurance_shares to authenticated;
create function private.is_booked(payout uuid) returns boolean
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from private.insurance_payouts i where i.id = payout and i.booked_at is not null);
end
$$;
comment on function private.is_booked(uuid) is
  'Whether a payment of the insurance fund was booked, and so is published. In place of a look at the table, whose policy would ask for the session again. Runs as its owner: it says of a payment only what the policy of payments publishes.';
grant execute on function private.is_booked(uuid) to authenticated;
create policy insurance_shares_investor_select on private.insurance_shares
  for select to authenticated
  using (investor_id = (select private.caller()) and private.is_booked(payout_id));

create trigger append_only_proposal before update of id, event, happened_on, evidence, amount_cents, lost_cents, proposed_by, proposed_at
  on private.insurance_payouts for each row execute function private.forbid_change();
create trigger append_only_ended before update on private.insurance_payouts
  for each row when (num_nonnulls(old.booked_at, old.cancelled_at) > 0) execute function private.forbid_change();
create trigger append_only_delete before delete on private.insurance_payouts
  for each row execute function private.forbid_change();
select private.append_only('private.insurance_shares');
