-- When orders are taken for an instrument. One person halts it at once; that it opens again, leaves, or is traded for the first time is
-- the word of two. A halt stops orders, and free cash still leaves (trading design, section 13, attack 26): each is public with its reason.

create table private.trading_changes (
  id uuid primary key,
  instrument_id text not null references public.instruments (id),
  old_trading text not null,
  trading text not null constraint trading_changes_to check (trading in ('none', 'open', 'paused', 'sell_only')),
  reason text not null constraint trading_changes_reason_given check (char_length(btrim(reason)) between 1 and 500),
  proposed_by uuid not null references public.profiles (id),
  proposed_at timestamptz not null default now(),
  confirmed_by uuid references public.profiles (id),
  confirmed_at timestamptz,
  cancelled_by uuid references public.profiles (id),
  cancelled_at timestamptz,
  constraint trading_changes_change check (old_trading <> trading),
  constraint trading_changes_two_people check ((trading = 'paused') = coalesce(confirmed_by = proposed_by, trading = 'paused')),
  constraint trading_changes_confirmation_whole check (num_nulls(confirmed_by, confirmed_at) in (0, 2)),
  constraint trading_changes_cancellation_whole check (num_nulls(cancelled_by, cancelled_at) in (0, 2)),
  constraint trading_changes_one_end check (confirmed_at is null or cancelled_at is null)
);
comment on table private.trading_changes is
  'What operators decided about orders for an instrument: a halt by one person, everything else proposed by one and confirmed by another, or cancelled.';
create unique index trading_changes_one_open on private.trading_changes (instrument_id) where confirmed_at is null and cancelled_at is null;
create index trading_changes_instrument on private.trading_changes (instrument_id, confirmed_at desc);
create index trading_changes_proposed_by on private.trading_changes (proposed_by);
create index trading_changes_confirmed_by on private.trading_changes (confirmed_by) where confirmed_by is not null;
create index trading_changes_cancelled_by on private.trading_changes (cancelled_by) where cancelled_by is not null;

alter table private.trading_changes enable row level security;
alter table private.trading_changes force row level security;
create policy trading_changes_nobody_select on private.trading_changes for select to anon, authenticated using (false);

create trigger append_only_proposal before update of id, instrument_id, old_trading, trading, reason, proposed_by, proposed_at on private.trading_changes
  for each row execute function private.forbid_change();
create trigger append_only_ended before update on private.trading_changes
  for each row when (num_nonnulls(old.confirmed_at, old.cancelled_at) > 0) execute function private.forbid_change();
create trigger append_only_delete before delete on private.trading_changes
  for each row execute function private.forbid_change();
create trigger append_only_table before truncate on private.trading_changes
  for each statement execute function private.forbid_change();
create trigger announce after insert or update on private.trading_changes
  for each statement execute function private.announce_to_operators();

create function private.set_trading(instrument_id text, trading text) returns void
  language plpgsql set search_path = ''
as $$
begin
  if set_trading.trading = 'none' and (
    -- What a portfolio holds that has ended is worth no cent, and is never sold.
    exists (
      select from private.holdings h join public.pools p on p.id = h.pool_id
      where h.instrument_id = set_trading.instrument_id and h.quantity > 0 and p.closed_at is null)
    or exists (select from public.orders o where o.instrument_id = set_trading.instrument_id and o.status in ('armed', 'open'))) then
    raise exception 'still_held' using hint = 'Someone holds it, or an order for it waits: let it be sold first.';
  end if;
  update public.instruments i set trading = set_trading.trading where i.id = set_trading.instrument_id;
end
$$;
comment on function private.set_trading(text, text) is
  'Says whether orders are taken for an instrument. One that a pool holds which is not closed, or for which an order waits, is not taken out. The lock of the quotes is held. Raises still_held.';

create function private.halt_trading(instrument_id text, reason text, request_id uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := private.require_site_decision();
  why constant text := private.given_reason(halt_trading.reason);
  instrument public.instruments;
  ended uuid;
begin
  perform private.refuse_addresses(why);
  if halt_trading.request_id is null then
    raise exception 'request_id_required';
  end if;
  if exists (
    select from private.trading_changes c
    where c.id = halt_trading.request_id and c.proposed_by = operator and c.reason = why
      and (c.instrument_id, c.trading) = (halt_trading.instrument_id, 'paused')) then
    return;
  end if;
  -- Between two batches of prices, so that no batch is met by half; before the row, which a batch locks later, too.
  perform pg_advisory_xact_lock(hashtextextended('quotes', 0));
  select * into instrument from public.instruments i where i.id = halt_trading.instrument_id for update;
  if not found or instrument.trading = 'none' then
    raise exception 'not_traded';
  end if;
  if instrument.trading = 'paused' then
    raise exception 'instrument_halted';
  end if;
  -- A change that waits was proposed of another state.
  update private.trading_changes c set cancelled_by = operator, cancelled_at = clock_timestamp()
  where c.instrument_id = instrument.id and c.confirmed_at is null and c.cancelled_at is null
  returning c.id into ended;
  insert into private.trading_changes (id, instrument_id, old_trading, trading, reason, proposed_by, confirmed_by, confirmed_at)
  values (halt_trading.request_id, instrument.id, instrument.trading, 'paused', why, operator, operator, clock_timestamp())
  on conflict do nothing;
  if not found then
    raise exception 'request_id_reused';
  end if;
  perform private.set_trading(instrument.id, 'paused');
  if ended is not null then
    perform private.audit('trading_change_cancelled', ended, jsonb_build_object('instrument', instrument.id));
  end if;
  perform private.audit('trading_halted', halt_trading.request_id, jsonb_build_object('instrument', instrument.id, 'reason', why));
end
$$;
comment on function private.halt_trading(text, text, uuid) is
  'An operator halts an instrument at once: no order is taken or filled, those that wait stay and can be cancelled, and only free cash leaves portfolios that hold it. The reason (1 to 500 characters) is public. A change that waits is cancelled. request_id becomes its id, and a retry is a no-op. '
  'Raises not_allowed, session_ended (42501), code_required, reason_required, address_named, request_id_required, request_id_reused, not_traded, instrument_halted (already).';

create function private.propose_trading(instrument_id text, trading text, reason text, request_id uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := private.require_site_decision('treasurer', 'admin');
  why constant text := private.given_reason(propose_trading.reason);
  instrument public.instruments;
begin
  perform private.refuse_addresses(why);
  if propose_trading.request_id is null then
    raise exception 'request_id_required';
  end if;
  if exists (
    select from private.trading_changes c
    where c.id = propose_trading.request_id and c.proposed_by = operator and c.reason = why
      and (c.instrument_id, c.trading) = (propose_trading.instrument_id, propose_trading.trading)) then
    return;
  end if;
  if not coalesce(propose_trading.trading in ('none', 'open', 'sell_only'), false) then
    raise exception 'invalid_value';
  end if;
  select * into instrument from public.instruments i where i.id = propose_trading.instrument_id for update;
  if not found then
    raise exception 'not_found';
  end if;
  if instrument.trading = propose_trading.trading then
    raise exception 'no_change';
  end if;
  insert into private.trading_changes (id, instrument_id, old_trading, trading, reason, proposed_by)
  values (propose_trading.request_id, instrument.id, instrument.trading, propose_trading.trading, why, operator) on conflict do nothing;
  if not found then
    raise exception 'change_open' using hint = 'Another proposal waits for its second person.';
  end if;
  perform private.audit('trading_change_proposed', propose_trading.request_id,
    jsonb_build_object('instrument', instrument.id, 'from', instrument.trading, 'to', propose_trading.trading, 'reason', why));
end
$$;
comment on function private.propose_trading(text, text, text, uuid) is
  'A treasurer or admin proposes that an instrument be open, be sold only (it leaves), or be shown only (none); another person confirms. request_id becomes its id, and a retry is a no-op. '
  'Raises not_allowed, session_ended (42501), code_required, reason_required, address_named, request_id_required, invalid_value, not_found, no_change, change_open.';

create function private.open_trading_change(change_id uuid) returns private.trading_changes
  language plpgsql set search_path = ''
as $$
declare
  proposal private.trading_changes;
begin
  -- In the order of a halt and of a batch of prices.
  perform pg_advisory_xact_lock(hashtextextended('quotes', 0));
  perform from public.instruments i join private.trading_changes c on c.instrument_id = i.id where c.id = change_id for update of i;
  select * into proposal from private.trading_changes c where c.id = change_id;
  if not found then
    raise exception 'not_found';
  end if;
  return proposal;
end
$$;
comment on function private.open_trading_change(uuid) is 'Locks the quotes and the instrument of a proposal and returns the proposal. Raises not_found.';

create function private.confirm_trading(change_id uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := private.require_site_decision('treasurer', 'admin');
  proposal constant private.trading_changes := private.open_trading_change(change_id);
begin
  if proposal.confirmed_by = operator and proposal.proposed_by <> operator then
    return;
  end if;
  if num_nonnulls(proposal.confirmed_at, proposal.cancelled_at) > 0 then
    raise exception 'change_closed';
  end if;
  perform private.require_second_person(operator, proposal.proposed_by, proposal.proposed_at, 'treasurer', 'admin');
  update private.trading_changes c set confirmed_by = operator, confirmed_at = clock_timestamp() where c.id = proposal.id;
  perform private.set_trading(proposal.instrument_id, proposal.trading);
  perform private.audit('trading_change_confirmed', proposal.id, jsonb_build_object(
    'instrument', proposal.instrument_id, 'from', proposal.old_trading, 'to', proposal.trading, 'proposed_by', proposal.proposed_by));
end
$$;
comment on function private.confirm_trading(uuid) is
  'Another treasurer or admin confirms, and it holds from the next batch of prices on. A retry is a no-op. '
  'Raises not_allowed, session_ended (42501), code_required, not_found, change_closed, second_person_required, approval_lapsed, still_held.';

create function private.cancel_trading(change_id uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := private.require_operator('treasurer', 'admin');
  proposal constant private.trading_changes := private.open_trading_change(change_id);
begin
  if proposal.cancelled_at is not null then
    return;
  end if;
  if proposal.confirmed_at is not null then
    raise exception 'change_closed';
  end if;
  update private.trading_changes c set cancelled_by = operator, cancelled_at = clock_timestamp() where c.id = proposal.id;
  perform private.audit('trading_change_cancelled', proposal.id, jsonb_build_object('instrument', proposal.instrument_id));
end
$$;
comment on function private.cancel_trading(uuid) is
  'A treasurer or admin cancels a proposal that waits; a retry is a no-op. Raises not_allowed, session_ended (42501), not_found, change_closed.';

create function private.trading_notices()
  returns table (instrument_id text, trading text, since timestamptz, reason text)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    select i.id, i.trading, c.confirmed_at, c.reason
    from public.instruments i
    cross join lateral (
      select x.confirmed_at, x.reason, x.trading from private.trading_changes x
      where x.instrument_id = i.id and x.confirmed_at is not null order by x.confirmed_at desc limit 1
    ) c
    where i.trading in ('paused', 'sell_only') and private.is_sandbox()
    order by i.position;
end
$$;
comment on function private.trading_notices() is 'The instruments whose orders operators have halted or that can only be sold, since when and why, for everybody; none on a live site. Runs as its owner: no role of the API may read changes of trading; it shows what is public of them.';

create function private.trading_desk() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_operator();
  return jsonb_build_object(
    'instruments', (
      select jsonb_agg(jsonb_build_object(
        'id', i.id, 'name', i.name, 'trading', i.trading, 'status', i.status, 'quantity_decimals', i.quantity_decimals,
        'quantity', h.quantity, 'value_cents', private.fill_cents(i, 'sell', h.quantity, l.bid, i.taker_bp), 'portfolios', h.portfolios,
        'largest_bp', h.largest_bp, 'orders', o.orders, 'since', c.confirmed_at, 'reason', c.reason,
        'change', (
          select jsonb_build_object(
            'id', x.id, 'trading', x.trading, 'reason', x.reason, 'proposed_by', x.proposed_by, 'proposed_by_name', p.name, 'proposed_at', x.proposed_at)
          from private.trading_changes x join public.profiles p on p.id = x.proposed_by
          where x.instrument_id = i.id and x.confirmed_at is null and x.cancelled_at is null)) order by i.position)
      from public.instruments i
      left join public.last_quotes l on l.instrument_id = i.id
      cross join lateral (
        select coalesce(sum(g.quantity), 0)::bigint as quantity, count(*) filter (where g.quantity > 0)::int as portfolios,
          round(max(g.quantity) * 10000.0 / nullif(sum(g.quantity), 0))::int as largest_bp
        from private.holdings g where g.instrument_id = i.id
      ) h
      cross join lateral (
        select count(*)::int as orders from public.orders r where r.instrument_id = i.id and r.status in ('armed', 'open')
      ) o
      left join lateral (
        select x.confirmed_at, x.reason from private.trading_changes x
        where x.instrument_id = i.id and x.confirmed_at is not null order by x.confirmed_at desc limit 1
      ) c on true
      where i.trading <> 'none' or exists (select from private.trading_changes x where x.instrument_id = i.id)),
    'pools', (
      select jsonb_build_object(
        'open', count(*) filter (where p.closed_at is null), 'cash_cents', coalesce(sum(b.cash_cents), 0), 'waiting_cents', coalesce(sum(b.waiting_cents), 0),
        'reserved_cents', coalesce(sum(b.reserved_cents), 0))
      from public.pools p join private.pool_books b on b.pool_id = p.id),
    'booked_cents', ledger.pools_held(),
    'waiting', (
      select jsonb_build_object('requests', count(*), 'oldest_at', min(r.asked_at))
      from (
        select d.asked_at from public.dealing_requests d where d.status = 'waiting'
        union all select c.asked_at from public.copy_requests c where c.status = 'waiting'
      ) r));
end
$$;
comment on function private.trading_desk() is
  'How trading stands, for operators: each instrument with what is held of it (lots, cents at the bid), in how many portfolios, the share of the largest (basis points), orders that wait, the last change and the one that waits; '
  'all portfolios with their cash, and what the books say it should be (booked_cents); and the requests that wait for a price, those of people who copy among them. Raises not_allowed, session_ended (42501).';

grant execute on function
  private.halt_trading(text, text, uuid),
  private.propose_trading(text, text, text, uuid),
  private.confirm_trading(uuid),
  private.cancel_trading(uuid),
  private.trading_desk()
to authenticated;
grant execute on function private.trading_notices() to anon, authenticated;

create function public.halt_trading(instrument_id text, reason text, request_id uuid) returns void
  language sql security invoker set search_path = ''
as $$ select private.halt_trading(instrument_id, reason, request_id) $$;
comment on function public.halt_trading(text, text, uuid) is 'See private.halt_trading.';

create function public.propose_trading(instrument_id text, trading text, reason text, request_id uuid) returns void
  language sql security invoker set search_path = ''
as $$ select private.propose_trading(instrument_id, trading, reason, request_id) $$;
comment on function public.propose_trading(text, text, text, uuid) is 'See private.propose_trading.';

create function public.confirm_trading(change_id uuid) returns void
  language sql security invoker set search_path = ''
as $$ select private.confirm_trading(change_id) $$;
comment on function public.confirm_trading(uuid) is 'See private.confirm_trading.';

create function public.cancel_trading(change_id uuid) returns void
  language sql security invoker set search_path = ''
as $$ select private.cancel_trading(change_id) $$;
comment on function public.cancel_trading(uuid) is 'See private.cancel_trading.';

create function public.trading_notices() returns table (instrument_id text, trading text, since timestamptz, reason text)
  language sql stable security invoker set search_path = ''
as $$ select * from private.trading_notices() $$;
comment on function public.trading_notices() is 'See private.trading_notices.';

create function public.trading_desk() returns jsonb
  language sql stable security invoker set search_path = ''
as $$ select private.trading_desk() $$;
comment on function public.trading_desk() is 'See private.trading_desk.';

grant execute on function
  public.halt_trading(text, text, uuid),
  public.propose_trading(text, text, text, uuid),
  public.confirm_trading(uuid),
  public.cancel_trading(uuid),
  public.trading_desk()
to authenticated;
grant execute on function public.trading_notices() to anon, authenticated;
