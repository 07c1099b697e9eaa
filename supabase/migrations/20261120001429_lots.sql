-- People read their own lots; traders read sums (trading design, sections 4, 7 and 9).

create table public.lots (
  id uuid primary key default gen_random_uuid(),
  pool_id uuid not null references public.pools (id),
  investor_id uuid not null,
  units public.units not null,
  paid_cents public.amount not null,
  hwm numeric(40, 12) not null constraint lots_hwm_given check (hwm > 0),
  share_bp int not null constraint lots_share_bounded check (share_bp between 0 and 2000),
  opened_at timestamptz not null default clock_timestamp(),
  request_id uuid not null unique
-- Half of each page free: the profit share updates all lots of a strategy at once, as HOT updates (bench copying).
) with (fillfactor = 50);
comment on table public.lots is 'A strategy''s units by dealing. First in, first out.';
comment on column public.lots.investor_id is 'No foreign key: copied from a row that has one.';
comment on column public.lots.hwm is 'High-water mark in cents per whole unit, at first the entry price.';
comment on column public.lots.share_bp is '0 for the trader''s own.';
create index lots_pool on public.lots (pool_id, investor_id, opened_at);
-- Not a partial index on units, whose updates would then write every index.
create index lots_investor on public.lots (investor_id);

create table copying.unit_moves (
  id bigint generated always as identity primary key,
  lot_id uuid not null,
  dealing_id uuid not null,
  kind text not null constraint unit_moves_kind check (kind in ('in', 'out', 'share')),
  units bigint not null constraint unit_moves_moved check (units <> 0),
  at timestamptz not null default clock_timestamp(),
  constraint unit_moves_once unique (lot_id, dealing_id, kind)
);
comment on table copying.unit_moves is 'Every change of a lot, append-only. No foreign keys: one dealing may write ten thousand.';

create table public.copies (
  investor_id uuid not null references public.profiles (id),
  pool_id uuid not null references public.pools (id),
  stop_bp int constraint copies_stop_bounded check (stop_bp between 100 and 9000),
  stop_base_cents ledger.balance not null default 0,
  paid_in_cents ledger.balance not null default 0,
  paid_out_cents ledger.balance not null default 0,
  share_units public.units not null default 0,
  opened_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  primary key (investor_id, pool_id)
) with (fillfactor = 80);
comment on table public.copies is 'Totals of each person in a strategy, and their stop-loss.';
comment on column public.copies.stop_bp is 'Basis points below stop_base_cents; null without a stop-loss.';
comment on column public.copies.stop_base_cents is 'Subscriptions less the redeemed part.';
comment on column public.copies.share_units is 'This person''s units paid as profit share (millionths).';
create index copies_pool on public.copies (pool_id);
create index copies_stopped on public.copies (pool_id) where stop_bp is not null and ended_at is null;

create table public.dealings (
  id uuid primary key,
  pool_id uuid not null references public.pools (id),
  at timestamptz not null default clock_timestamp(),
  bid_cents ledger.balance not null,
  offer_cents ledger.balance not null,
  units_before public.units not null,
  units_after public.units not null,
  in_cents ledger.balance not null,
  out_units public.units not null,
  out_cents ledger.balance not null,
  share_units public.units not null,
  prices jsonb not null
);
comment on table public.dealings is
  'Every dealing of a strategy, with one price per side; append-only. Its holders can recompute their result from it.';
comment on column public.dealings.bid_cents is 'Liquidation value before it, the price for redemptions.';
comment on column public.dealings.offer_cents is 'Replacement value before it, the price for subscriptions.';
create index dealings_pool on public.dealings (pool_id, at desc);

create table public.copy_requests (
  id uuid primary key default gen_random_uuid(),
  pool_id uuid not null references public.pools (id),
  investor_id uuid not null,
  side text not null constraint copy_requests_side check (side in ('in', 'out')),
  amount_cents public.amount,
  units public.units constraint copy_requests_units_given check (units > 0),
  share_bp int,
  reason text not null default 'asked' constraint copy_requests_reason check (reason in ('asked', 'copy_stop', 'closing')),
  asked_at timestamptz not null default clock_timestamp(),
  not_before timestamptz,
  left_out_at timestamptz,
  split_from uuid,
  status text not null default 'waiting' constraint copy_requests_status check (status in ('waiting', 'dealt', 'returned')),
  ended_at timestamptz,
  dealing_id uuid,
  dealt_cents ledger.balance,
  dealt_units public.units,
  share_units public.units,
  constraint copy_requests_sized check (num_nonnulls(amount_cents, units) = 1 and (amount_cents is not null) = (side = 'in')),
  constraint copy_requests_share_agreed check ((share_bp is not null) = (side = 'in')),
  constraint copy_requests_end_whole check ((status = 'waiting') = (ended_at is null)),
  constraint copy_requests_dealt_whole check (
    num_nonnulls(dealing_id, dealt_cents, dealt_units, share_units) = case status when 'dealt' then 4 else 0 end)
) with (fillfactor = 70);
comment on table public.copy_requests is 'Subscriptions to and redemptions from strategies; the id is the request''s.';
comment on column public.copy_requests.share_bp is 'Of a subscription: the profit share agreed to.';
comment on column public.copy_requests.reason is 'asked (by its owner); copy_stop (stop-loss); closing (strategy ended).';
comment on column public.copy_requests.not_before is 'Dealt at later prices: cooling-off of a first copy, a trader''s notice.';
comment on column public.copy_requests.left_out_at is 'Last dealing that skipped it because of a locked account; dealt at later prices.';
comment on column public.copy_requests.dealt_units is 'Units (millionths) issued or redeemed, without profit share.';
comment on column public.copy_requests.share_units is 'Units (millionths) of profit share.';
create index copy_requests_waiting on public.copy_requests (pool_id, asked_at) where status = 'waiting';
create index copy_requests_investor on public.copy_requests (investor_id, asked_at desc);
create index copy_requests_pool on public.copy_requests (pool_id, asked_at desc);
create index copy_requests_dealing on public.copy_requests (dealing_id) where dealing_id is not null;
create index copy_requests_returned on public.copy_requests (ended_at) where status = 'returned';
create index copy_requests_split on public.copy_requests (split_from) where split_from is not null;

grant select on public.lots, public.copies, public.dealings, public.copy_requests to authenticated;
create policy lots_investor_select on public.lots for select to authenticated using (investor_id = (select people.caller()));
create policy copies_investor_select on public.copies for select to authenticated using (investor_id = (select people.caller()));
create policy copy_requests_investor_select on public.copy_requests for select to authenticated using (investor_id = (select people.caller()));
-- Sums without names, for current holders, and for former ones up to the dealing in which they left, which is stored a moment later.
create policy dealings_holder_select on public.dealings
  for select to authenticated
  using (
    exists (
      select from public.copies c
      where c.investor_id = (select people.caller()) and c.pool_id = dealings.pool_id
        and c.paid_in_cents > 0 and dealings.at <= coalesce(c.ended_at, 'infinity'))
    or id in (select r.dealing_id from public.copy_requests r where r.investor_id = (select people.caller())));

select ground.append_only('copying.unit_moves');
select ground.append_only('public.dealings');
create trigger append_only_kept before delete or update of id, pool_id, investor_id, paid_cents, opened_at, request_id on public.lots
  for each row execute function ground.forbid_change();
create trigger append_only_mark before update of hwm on public.lots
  for each row when (new.hwm < old.hwm) execute function ground.forbid_change();
create trigger append_only_share before update of share_bp on public.lots
  for each row when (new.share_bp > old.share_bp) execute function ground.forbid_change();
create trigger append_only_kept before delete or update of investor_id, pool_id, opened_at on public.copies
  for each row execute function ground.forbid_change();
create trigger append_only_kept before delete or update of id, pool_id, investor_id, side, amount_cents, units, share_bp, reason, asked_at, not_before, split_from
  on public.copy_requests
  for each row execute function ground.forbid_change();
create trigger append_only_ended before update on public.copy_requests
  for each row when (old.status <> 'waiting') execute function ground.forbid_change();
