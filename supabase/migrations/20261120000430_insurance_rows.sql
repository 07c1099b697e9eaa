create table plans.insurance_payouts (
  id uuid primary key default gen_random_uuid(),
  event text not null constraint insurance_payouts_event_named check (char_length(btrim(event)) between 3 and 120 and event !~ '[[:cntrl:]]'),
  happened_on date not null,
  evidence public.evidence not null,
  amount_cents public.amount not null,
  lost_cents public.amount not null,
  booked_at timestamptz not null default now(),
  constraint insurance_payouts_within_loss check (amount_cents <= lost_cents)
);
comment on table plans.insurance_payouts is
  'Payments of the insurance fund to investors who lost money in an event, which are published. Two people confirmed each (desk.proposals).';
comment on column plans.insurance_payouts.event is 'One line; published, and shown to those who are paid.';
comment on column plans.insurance_payouts.evidence is 'Published, so it names no investor.';
select ground.append_only('plans.insurance_payouts');

create table plans.insurance_shares (
  id uuid primary key default gen_random_uuid(),
  payout_id uuid not null references plans.insurance_payouts (id),
  investor_id uuid not null references public.profiles (id),
  lost_cents public.amount not null,
  paid_cents public.cents not null,
  constraint insurance_shares_within_loss check (paid_cents between 0 and lost_cents),
  constraint insurance_shares_once unique (payout_id, investor_id)
);
comment on table plans.insurance_shares is 'The investors of an insurance payment, their losses and shares.';
create index insurance_shares_investor on plans.insurance_shares (investor_id);

grant select (id, event, booked_at) on plans.insurance_payouts to authenticated;
create policy insurance_payouts_investor_select on plans.insurance_payouts
  for select to authenticated
  using ((select people.caller()) is not null);
grant select (id, payout_id, investor_id) on plans.insurance_shares to authenticated;
create policy insurance_shares_investor_select on plans.insurance_shares
  for select to authenticated
  using (investor_id = (select people.caller()));
select ground.append_only('plans.insurance_shares');
