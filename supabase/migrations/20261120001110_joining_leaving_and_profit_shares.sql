-- Joining and leaving strategies at one price a side, also while one holding has no fresh price; profit shares above the high-water
-- mark; closing; the run of all dealings.
-- Requests from before the prices get one price per side; the pool trades the same slice of every holding.

create type copying.priced as (
  instrument public.instruments, quantity bigint, quote public.last_quotes, bid_left bigint, ask_left bigint, bid_cents bigint, offer_cents bigint);
comment on type copying.priced is 'A holding with its quote, unused shown sizes, and value with fee, in cents.';

create type copying.leaving as (request_id uuid, investor_id uuid, lot_id uuid, units bigint, share_units bigint, rest bigint);
comment on type copying.leaving is 'Units of a lot that a request redeems, profit share, and what still waits.';

create type copying.coming as (request_id uuid, cents bigint, units bigint);
comment on type copying.coming is 'Cents of a request that are dealt, and their units (millionths).';

create function copying.priced_holdings(pool_id uuid) returns copying.priced[] language plpgsql stable as $$
  -- Returns a pool's holdings with the last quotes, read once; used sizes are not used again.
begin
  return array(
    select row(h.instrument, h.quantity, h.quote, (h.quote).bid_size - used.sold, (h.quote).ask_size - used.bought,
      pools.fill_cents(h.instrument, 'sell', h.quantity, (h.quote).bid, (h.instrument).taker_bp),
      pools.fill_cents(h.instrument, 'buy', h.quantity, (h.quote).ask, (h.instrument).taker_bp))::copying.priced
    from pools.held h
    cross join lateral (
      select coalesce(sum(f.quantity) filter (where f.side = 'sell'), 0)::bigint as sold,
        coalesce(sum(f.quantity) filter (where f.side = 'buy'), 0)::bigint as bought
      from public.fills f where f.received_at = (h.quote).received_at and f.source_at = (h.quote).source_at
        and f.instrument_id = h.instrument_id and f.source = (h.quote).source) used
    where h.pool_id = priced_holdings.pool_id order by (h.instrument).position);
end $$;

create function copying.is_fresh(p copying.priced, since timestamptz) returns boolean language plpgsql stable as $$
  -- Returns whether a holding's price is later than a moment, not stale, not halted, and of a source that may price.
declare
  received constant timestamptz := (p.quote).received_at;
begin
  return coalesce(least((p.quote).source_at, received) > since and received > clock_timestamp() - (p.instrument).max_age and (p.instrument).status = 'shown'
    and markets.may_price((p.quote).source), false);
end $$;

create function copying.may_leave_stale(pool_id uuid) returns boolean language plpgsql stable as $$
  -- Returns whether people can leave: all holdings have a fresh price, but for at most one percent by last prices.
begin
  return (
    select coalesce(
      sum(case when copying.is_fresh(p, '-infinity') then 0 when (p.quote).bid is not null then p.bid_cents end) * 100
        + case when bool_and((p.quote).bid is not null) then 0 end <= (select v.value_cents from pools.pool_value(may_leave_stale.pool_id) v), false)
    from unnest(copying.priced_holdings(may_leave_stale.pool_id)) p);
end $$;

create function copying.trade_slice(pool_id uuid, lead uuid, dealing uuid, p copying.priced, side text, quantity bigint)
  returns bigint language plpgsql as $$
  -- Trades lots of one holding for a dealing; returns the change of cash in cents, booked by the dealing.
declare
  price constant bigint := case side when 'buy' then (p.quote).ask else (p.quote).bid end;
  fill constant public.fills := pools.book_fill(
    row(null, null, dealing, pool_id, lead, (p.instrument).id, side, null, quantity, price, null, null, null, 'taker',
      (p.quote).bid, (p.quote).ask, (p.quote).bid_size, (p.quote).ask_size, (p.quote).source, (p.quote).source_at, (p.quote).received_at)::public.fills,
    p.instrument, (p.instrument).taker_bp, 0);
begin
  return case side when 'buy' then -fill.cents else fill.cents end;
end $$;

create function copying.cancel_lead_orders_for_redemptions(pool uuid, cash_left bigint, sold text, quantity bigint)
  returns void language plpgsql as $$
  -- Cancels the trader's orders, newest first, until enough cash (cents) or lots are free for redemptions.
declare
  newest public.orders;
begin
  loop
    exit when not exists (
      select from pools.pool_books b where b.pool_id = pool and b.reserved_cents > cash_left and sold is null
      union all
      select from pools.holdings h
      where h.pool_id = pool and h.instrument_id = sold and h.reserved > h.quantity - cancel_lead_orders_for_redemptions.quantity);
    select o.* into newest from public.orders o
    where o.pool_id = pool and o.status in ('armed', 'open') and o.reserved > 0
      and case when sold is null then o.side = 'buy' else o.side = 'sell' and o.instrument_id = sold end
    order by o.priority desc limit 1;
    exit when not found;
    perform pools.end_order(newest, 'cancelled', 'gave_way');
  end loop;
end $$;

create function copying.redemptions(pool_id uuid, before timestamptz, bid_cents bigint, pool_units bigint, most bigint)
  returns copying.leaving[] language plpgsql stable as $$
  -- Returns units (millionths) that earlier requests redeem, by lot, oldest first; limited units by largest remainder.
begin
  return array(
    with due as (
      select r.id, r.investor_id, r.asked_at, sum(r.units) over w - r.units as first, sum(r.units) over w as next
      from copying.waiting r where r.pool_id = redemptions.pool_id and r.side = 'out' and r.since < redemptions.before
      window w as (partition by r.investor_id order by r.asked_at, r.id)
    ), held as (
      select l.id, l.investor_id, l.share_bp, l.hwm, sum(l.units) over w - l.units as first, sum(l.units) over w as next
      from public.lots l
      where l.pool_id = redemptions.pool_id and l.units > 0 and l.investor_id in (select d.investor_id from due d)
      window w as (partition by l.investor_id order by l.opened_at, l.id)
    ), there as (
      select d.id, d.investor_id, d.asked_at, greatest(least(d.next, h.units) - d.first, 0) as units
      from due d join (select x.investor_id, max(x.next) as units from held x group by x.investor_id) h on h.investor_id = d.investor_id
    ), parts as (
      select t.*, div(t.units * least(redemptions.most, sum(t.units) over ()), sum(t.units) over ()) as whole,
        mod(t.units * least(redemptions.most, sum(t.units) over ()), sum(t.units) over ()) as remainder,
        least(redemptions.most, sum(t.units) over ()) as total
      from there t where t.units > 0
    ), given as (
      select p.id, p.investor_id, p.asked_at, p.units as asked,
        p.whole + case when row_number() over (order by p.remainder desc, p.asked_at, p.id) <= p.total - sum(p.whole) over () then 1 else 0 end as units
      from parts p
    ), ranges as (
      select g.id, g.investor_id, g.asked - g.units as rest, sum(g.units) over w - g.units as first, sum(g.units) over w as next
      from given g window w as (partition by g.investor_id order by g.asked_at, g.id))
    select row(r.id, r.investor_id, h.id, o.units,
      copying.due_share(o.units, h.share_bp, h.hwm, redemptions.bid_cents, redemptions.pool_units), r.rest)::copying.leaving
    from ranges r
    join held h on h.investor_id = r.investor_id and h.first < r.next and r.first < h.next
    cross join lateral (select (least(r.next, h.next) - greatest(r.first, h.first))::bigint as units) o
    where o.units > 0);
end $$;

create function copying.share_profits(strategy public.strategies, bid_cents bigint, pool_units bigint, dealing uuid)
  returns bigint language plpgsql as $$
  -- Moves profit shares of lots above their high-water mark to the trader, as the units it returns (section 9.5).
declare
  taken bigint;
  people uuid[];
  cents bigint[];
  worth constant numeric := bid_cents::numeric * 1000000;
  price constant numeric := pools.rounded_unit_price(bid_cents, pool_units);
  record_price constant numeric := price / strategy.flow_growth;
begin
  with due as (
    -- copying.due_share inlined for ten thousand lots (bench copying).
    select l.id, l.investor_id, div(l.units::numeric * l.share_bp * (worth - l.hwm * pool_units), 10000 * worth)::bigint as share
    from public.lots l where l.pool_id = strategy.pool_id and l.units > 0 and l.share_bp > 0 and l.hwm < price
  ), charged as (
    update public.lots l set units = l.units - d.share, hwm = price from due d where l.id = d.id
  ), moved as (
    insert into copying.unit_moves (lot_id, dealing_id, kind, units)
    select d.id, dealing, 'share', -d.share from due d where d.share > 0 order by d.id
  ), counted as (
    update public.copies c set share_units = c.share_units + s.share
    from (select d.investor_id, sum(d.share)::bigint as share from due d where d.share > 0 group by d.investor_id) s
    where c.pool_id = strategy.pool_id and c.investor_id = s.investor_id
  ), told as (
    insert into public.notifications (investor_id, kind, subject_id, amount_cents, detail)
    select d.investor_id, 'copies.share_taken', strategy.pool_id, div(sum(d.share) * share_profits.bid_cents, pool_units),
      (select p.title from public.pools p where p.id = strategy.pool_id)
    from due d where d.share > 0 group by d.investor_id returning investor_id, amount_cents)
  select (select coalesce(sum(d.share), 0) from due d), array_agg(t.investor_id), array_agg(t.amount_cents) into taken, people, cents from told t;
  if (select s.mail_notifications from public.site s) then
    perform messages.mail_notification(t.person, 'copies.share_taken', t.cents) from unnest(people, cents) t (person, cents);
  end if;
  perform messages.broadcast('copies', strategy.pool_id::text, p)
  from unnest(people) p
  where exists (
    select from auth.sessions a where a.user_id = p and coalesce(a.refreshed_at at time zone 'utc', a.created_at) > now() - interval '2 hours');
  perform copying.credit_lead(strategy.pool_id, dealing, taken);
  update public.strategies s set shared_at = clock_timestamp(),
      record_units = s.record_units * (1 - s.record_share_bp / 10000.0 * greatest(record_price - s.record_hwm, 0) / greatest(record_price, s.record_hwm)),
      record_hwm = greatest(s.record_hwm, record_price), record_share_bp = s.share_bp
  where s.pool_id = strategy.pool_id;
  return taken;
end $$;

create function copying.credit_lead(pool_id uuid, dealing uuid, share_units bigint) returns void language plpgsql as $$
  -- Adds units (millionths) of profit share to the trader's oldest lot.
declare
  stake uuid;
begin
  if share_units = 0 then return; end if;
  select l.id into stake from public.lots l join public.pools p on p.id = l.pool_id and p.owner_id = l.investor_id
  where l.pool_id = credit_lead.pool_id order by l.opened_at, l.id limit 1;
  update public.lots l set units = l.units + credit_lead.share_units where l.id = stake;
  insert into copying.unit_moves (lot_id, dealing_id, kind, units) values (stake, dealing, 'share', credit_lead.share_units);
end $$;

create function copying.deal_out(strategy public.strategies, dealing uuid, leaving copying.leaving[], cents numeric,
  units numeric, is_last boolean) returns bigint language plpgsql as $$
  -- Pays redeemed units, rounded down, to the last cent if no one stays; returns the cents. The accounts are locked.
declare
  paid bigint;
begin
  with sums as (
    select l.request_id, l.investor_id, sum(l.units)::bigint as gone, sum(l.share_units)::bigint as share,
      max(l.rest) as rest, sum(l.units - l.share_units) * greatest(deal_out.cents, 0) as worth
    from unnest(leaving) l group by l.request_id, l.investor_id
  ), requests as (
    -- Rounded down to the cent for the benefit of those who stay; if no one stays, by largest remainder.
    select s.request_id, s.investor_id, s.gone, s.share, s.rest, (div(s.worth, deal_out.units) + case
      when is_last and row_number() over (order by mod(s.worth, deal_out.units) desc, s.request_id)
        <= div(sum(s.worth) over (), deal_out.units) - sum(div(s.worth, deal_out.units)) over () then 1 else 0 end)::bigint as cents
    from sums s
  ), rests as (
    insert into public.copy_requests (pool_id, investor_id, side, units, reason, asked_at, not_before, split_from)
    select strategy.pool_id, r.investor_id, 'out', q.rest, r.reason, r.asked_at, r.not_before, r.id
    from requests q join public.copy_requests r on r.id = q.request_id where q.rest > 0
  ), ended as (
    update public.copy_requests r
    set status = 'dealt', ended_at = clock_timestamp(), dealing_id = dealing, dealt_cents = q.cents, dealt_units = q.gone - q.share, share_units = q.share
    from requests q where r.id = q.request_id
  ), shrunk as (
    update public.lots l set units = l.units - x.units
    from (select v.lot_id, sum(v.units)::bigint as units from unnest(leaving) v group by v.lot_id) x
    where l.id = x.lot_id
  ), moved as (
    insert into copying.unit_moves (lot_id, dealing_id, kind, units) select v.lot_id, dealing, k.kind, -sum(k.units)
    from unnest(leaving) v cross join lateral (values ('out', v.units - v.share_units), ('share', v.share_units)) k (kind, units)
    where k.units > 0 group by v.lot_id, k.kind order by v.lot_id
  ), booked as (
    insert into ledger.transfers (investor_id, reference, amount_cents, value_date, debit, credit, code)
    select q.investor_id, q.request_id, q.cents, (now() at time zone 'utc')::date, 'pools', 'available', 'redeem'
    from requests q where q.cents > 0 order by q.investor_id
  ), people as (
    select q.investor_id, sum(q.cents)::bigint as cents, sum(q.gone)::bigint as gone, sum(q.share)::bigint as share from requests q group by q.investor_id
  ), paid_out as (
    update ledger.accounts a set available_cents = a.available_cents + p.cents from people p where a.investor_id = p.investor_id and p.cents > 0
  ), counted as (
    update public.copies c set paid_out_cents = c.paid_out_cents + p.cents, share_units = c.share_units + p.share,
        stop_base_cents = div(c.stop_base_cents::numeric * (h.units - p.gone), h.units),
        ended_at = case when h.units = p.gone then clock_timestamp() end
    from people p
    join (select l.investor_id, sum(l.units)::bigint as units from public.lots l where l.pool_id = strategy.pool_id
      group by l.investor_id) h on h.investor_id = p.investor_id
    where c.pool_id = strategy.pool_id and c.investor_id = p.investor_id)
  select coalesce(sum(q.cents), 0) into paid from requests q;
  return paid;
end $$;

create function copying.subscriptions(pool_id uuid, before timestamptz, most numeric, offer_cents numeric,
  pool_units numeric, crumbs int) returns copying.coming[] language plpgsql stable as $$
  -- Returns the cents of earlier requests dealt and their units (millionths) at the offer value, less a cent per
  -- holding; by largest remainder, each at least a unit.
begin
  return array(
    with due as (
      select r.id, r.asked_at, r.amount_cents::numeric as cents, sum(r.amount_cents) over () as asked, least(sum(r.amount_cents) over (), most) as most
      from copying.waiting r where r.pool_id = subscriptions.pool_id and r.side = 'in' and r.since < subscriptions.before
    ), parts as (
      select d.*, div(d.cents * d.most, d.asked) as whole, mod(d.cents * d.most, d.asked) as remainder from due d
    ), given as (
      select p.id,
        p.whole + case when row_number() over (order by p.remainder desc, p.asked_at, p.id) <= p.most - sum(p.whole) over () then 1 else 0 end as cents
      from parts p
    ), sums as (
      select g.id, g.cents, sum(g.cents) over (order by g.cents desc) as sum from given g where g.cents > 0
    ), dealt as (
      select max(s.sum) as cents from sums s where subscriptions.pool_units = 0
        or s.cents * (s.sum - crumbs) * subscriptions.pool_units >= s.sum * subscriptions.offer_cents)
    select row(s.id, s.cents, case when subscriptions.pool_units = 0 then s.cents * 10000
      else div(s.cents * (d.cents - crumbs) * subscriptions.pool_units, d.cents * subscriptions.offer_cents) end)::copying.coming
    from sums s cross join dealt d where s.sum <= d.cents);
end $$;

create function copying.coming_cents(coming copying.coming[]) returns bigint language plpgsql immutable as $$
  -- Returns the cents that come in.
begin
  return (select coalesce(sum(c.cents), 0) from unnest(coming) c);
end $$;

create function copying.deal_in(strategy public.strategies, dealing uuid, coming copying.coming[]) returns bigint
  language plpgsql as $$
  -- Issues units (millionths), which it returns, at the agreed or a lower profit share. The pool's books are locked.
declare
  brought bigint;
begin
  with got as (
    select r.id, r.investor_id, r.amount_cents, r.share_bp, r.asked_at, r.not_before, c.cents, c.units
    from unnest(coming) c join public.copy_requests r on r.id = c.request_id
  ), rests as (
    insert into public.copy_requests (pool_id, investor_id, side, amount_cents, share_bp, asked_at, not_before, split_from)
    select strategy.pool_id, g.investor_id, 'in', g.amount_cents - g.cents, g.share_bp, g.asked_at, g.not_before, g.id
    from got g where g.amount_cents > g.cents
  ), ended as (
    update public.copy_requests r
    set status = 'dealt', ended_at = clock_timestamp(), dealing_id = dealing, dealt_cents = g.cents, dealt_units = g.units, share_units = 0
    from got g where r.id = g.id
  ), lots as (
    insert into public.lots (pool_id, investor_id, units, paid_cents, hwm, share_bp, request_id)
    select strategy.pool_id, g.investor_id, g.units, g.cents,
      pools.rounded_unit_price(g.cents, g.units), least(g.share_bp, strategy.share_bp), g.id
    from got g order by g.investor_id returning id, units
  ), moved as (
    insert into copying.unit_moves (lot_id, dealing_id, kind, units) select l.id, dealing, 'in', l.units from lots l
  ), counted as (
    insert into public.copies as c (investor_id, pool_id, paid_in_cents, stop_base_cents)
    select g.investor_id, strategy.pool_id, sum(g.cents), sum(g.cents) from got g group by g.investor_id
    on conflict on constraint copies_pkey do update
    set paid_in_cents = c.paid_in_cents + excluded.paid_in_cents,
      stop_base_cents = c.stop_base_cents + excluded.stop_base_cents, ended_at = null)
  select coalesce(sum(g.units), 0) into brought from got g;
  return brought;
end $$;

create function copying.return_empty(pool_id uuid, before timestamptz, bid_cents numeric, offer_cents numeric, pool_units numeric, crumbs int) returns void
  language plpgsql as $$
  -- Cancels earlier requests that cannot be dealt: units used up by profit share; money of a frozen account, too little
  -- for a unit, or above 5,000 dollars a unit.
declare
  requests constant public.copy_requests[] := array(
    select r.request from copying.waiting r
    where r.pool_id = return_empty.pool_id and r.since < return_empty.before
      and case r.side
        when 'in' then r.investor_id in (select f.person_id from people.freezes f)
          or exists (select from public.strategies s where s.pool_id = r.pool_id and s.status = 'suspended') or return_empty.pool_units > 0 and (return_empty.offer_cents = 0
          or return_empty.bid_cents * 10000 > 5000 * return_empty.pool_units
          or (r.amount_cents - crumbs) * return_empty.pool_units < return_empty.offer_cents)
        else not exists (select from public.lots l where l.pool_id = r.pool_id and l.investor_id = r.investor_id and l.units > 0) end
    order by r.investor_id, r.id);
  empty public.copy_requests;
begin
  foreach empty in array requests loop
    perform copying.return_copy(empty);
    if empty.side = 'in' then
      perform messages.notify(empty.investor_id, 'copies', 'copies.returned', empty.pool_id, empty.amount_cents::bigint,
        (select p.title from public.pools p where p.id = empty.pool_id));
    end if;
  end loop;
end $$;

create function copying.dealt_to_notify(dealing uuid) returns table (
  investor_id uuid, pool_id uuid, side text, cents bigint) language plpgsql stable as $$
  -- Returns what to notify of a dealing in cents: a request's first part, and at its end the others' sum.
begin
  return query
  with recursive parts as (
    select r.id as last, r.investor_id, r.pool_id, r.side, r.split_from, r.dealt_cents::bigint as cents
    from public.copy_requests r
    where r.dealing_id = dealt_to_notify.dealing and (r.split_from is null or not exists (select from public.copy_requests s where s.split_from = r.id))
    union all
    select p.last, p.investor_id, p.pool_id, p.side, q.split_from, q.dealt_cents::bigint
    from parts p join public.copy_requests q on q.id = p.split_from and q.split_from is not null)
  select p.investor_id, p.pool_id, p.side, sum(p.cents)::bigint from parts p group by p.last, p.investor_id, p.pool_id, p.side;
end $$;

create function copying.notify_dealt(dealing uuid) returns void language plpgsql as $$
  -- Notifies everyone whose request a dealing ended (copying.dealt_to_notify), also on open pages and by mail.
begin
  insert into public.notifications (investor_id, kind, subject_id, amount_cents, detail)
  select t.investor_id, 'copies.' || t.side, t.pool_id, t.cents, p.title
  from copying.dealt_to_notify(notify_dealt.dealing) t join public.pools p on p.id = t.pool_id;
  if (select s.mail_notifications from public.site s) then
    perform messages.mail_notification(t.investor_id, 'copies.' || t.side, t.cents) from copying.dealt_to_notify(notify_dealt.dealing) t;
  end if;
  perform messages.broadcast('copies', r.pool_id::text, r.investor_id)
  from (
    select distinct x.pool_id, x.investor_id from public.copy_requests x
    where x.dealing_id = notify_dealt.dealing and exists (
      select from auth.sessions a where a.user_id = x.investor_id
        and coalesce(a.refreshed_at at time zone 'utc', a.created_at) > now() - interval '2 hours')) r;
end $$;

create function copying.out_cents(leaving copying.leaving[], net numeric, bid_cents numeric, crumbs int, pool_units numeric) returns numeric
  language plpgsql immutable as $$
  -- Returns the cents for all redemptions at the bid value, less a cent per holding; rounded down.
begin
  return (
    select coalesce(sum(div(x.units * greatest(net * bid_cents - crumbs * pool_units, 0), pool_units * net)), 0)
    from (select sum(l.units - l.share_units) as units from unnest(leaving) l group by l.request_id) x where net > 0);
end $$;

create function copying.net_units(leaving copying.leaving[]) returns numeric language plpgsql immutable as $$
  -- Returns the redeemed units (millionths) without profit share.
begin
  return (select coalesce(sum(l.units - l.share_units), 0) from unnest(leaving) l);
end $$;

create function copying.paid_leaving(leaving copying.leaving[], bid_cents numeric, crumbs int, pool_units numeric)
  returns copying.leaving[] language plpgsql immutable as $$
  -- Returns redemptions without parts that would bring no cent; whole ones leave even for nothing.
begin
  return array(
    with requests as (
      select l.request_id, sum(l.units - l.share_units) as net, bool_or(l.rest > 0) as is_part from unnest(leaving) l group by l.request_id
    ), sums as (
      select r.*, sum(r.net) over (order by r.is_part, r.net desc) as sum from requests r
    ), paid as (
      select coalesce(max(s.sum) filter (where s.net * (s.sum * paid_leaving.bid_cents - crumbs * paid_leaving.pool_units) >= paid_leaving.pool_units * s.sum), 0) as units
      from sums s where s.is_part)
    select l from unnest(leaving) l join sums s on s.request_id = l.request_id cross join paid p
    where not s.is_part or s.sum <= p.units);
end $$;

create function copying.most_bought(priced copying.priced[], offer_cents numeric) returns numeric
  language plpgsql immutable as $$
  -- Returns for how many cents the same slice of every holding can be bought within the shown sizes.
begin
  return (
    select coalesce(min(div(pools.fill_cents(p.instrument, 'buy', p.ask_left, (p.quote).ask, (p.instrument).taker_bp) * most_bought.offer_cents, p.offer_cents)), 9007199254740991)
    from unnest(priced) p where p.offer_cents > 0);
end $$;

create function copying.most_sold(priced copying.priced[], bid_cents numeric) returns numeric
  language plpgsql immutable as $$
  -- Returns for how many cents the same slice of every holding can be sold within the shown sizes.
begin
  return (select coalesce(min(div(p.bid_left * most_sold.bid_cents, p.quantity)), 9007199254740991) from unnest(priced) p);
end $$;

create function copying.trade_slices(pool_id uuid, lead uuid, dealing uuid, priced copying.priced[], inflow numeric,
  bid_cents numeric, offer_cents numeric) returns bigint language plpgsql as $$
  -- Trades the same slice of every holding for a flow in cents, so that weights stay; returns the change of cash.
declare
  p copying.priced;
  side constant text := case when inflow > 0 then 'buy' else 'sell' end;
  lots bigint;
  cash_change bigint := 0;
begin
  foreach p in array priced loop
    lots := case side
      when 'buy' then least(p.ask_left, div(
        div(inflow * p.offer_cents, offer_cents) * 100 * 10::numeric ^ ((p.instrument).price_decimals + (p.instrument).quantity_decimals),
        (p.quote).ask::numeric * (10000 + (p.instrument).taker_bp)))
      else least(p.bid_left, p.quantity, div(p.quantity * (cardinality(priced) - inflow) + bid_cents - 1, bid_cents)) end;
    continue when lots <= 0;
    if side = 'sell' then
      perform copying.cancel_lead_orders_for_redemptions(pool_id, null, (p.instrument).id, lots);
    end if;
    cash_change := cash_change + copying.trade_slice(pool_id, lead, dealing, p, side, lots);
  end loop;
  return cash_change;
end $$;

create function copying.unit_price(pool_id uuid, priced copying.priced[]) returns numeric language plpgsql stable as $$
  -- Returns a whole unit's price at a dealing's bids, in unrounded cents; null without units.
begin
  return (
    select (b.cash_cents + coalesce(sum(h.quantity::numeric * (p.quote).bid * (10000 - (p.instrument).taker_bp)
      / (100 * 10::numeric ^ ((p.instrument).price_decimals + (p.instrument).quantity_decimals))), 0)) * 1000000 / nullif(b.units, 0)
    from pools.pool_books b
    left join pools.holdings h on h.pool_id = b.pool_id and h.quantity > 0
    left join unnest(priced) p on (p.instrument).id = h.instrument_id
    where b.pool_id = unit_price.pool_id group by b.cash_cents, b.units);
end $$;

create function copying.neutralise_dealing(pool_id uuid, growth numeric) returns void language sql as $$
  -- Removes flows' gain per unit from the record, which a trader's second account could fake.
  update public.strategies s set flow_growth = s.flow_growth * growth
  where s.pool_id = neutralise_dealing.pool_id and growth > 1 $$;

create function copying.leave_out_requests(pool_id uuid, before timestamptz) returns void language plpgsql as $$
  -- Locks earlier requesters' accounts; requests it cannot lock wait for later prices. The pool's books are locked.
declare
  absent constant uuid[] := pools.leave_out(pool_id, array(
    select distinct r.investor_id from copying.waiting r where r.pool_id = leave_out_requests.pool_id and r.since < before));
begin
  if cardinality(absent) > 0 then
    -- Only at later prices, so that holding one's own account locked gives no choice of a seen price.
    update public.copy_requests r set left_out_at = clock_timestamp()
    where r.pool_id = leave_out_requests.pool_id and r.status = 'waiting' and r.investor_id = any (absent);
  end if;
end $$;

create function copying.deal_strategy(pool_id uuid) returns int language plpgsql as $$
  -- Deals a strategy's requests once all its prices are later (redemptions: all but one percent), at one price per side
  -- within the shown sizes, and takes the quarter's (UTC) profit share. Returns how many ended.
declare
  strategy public.strategies;
  lead uuid;
  books pools.pool_books;
  held constant copying.priced[] := copying.priced_holdings(pool_id);
  -- Halted holdings are not sold; people who leave meanwhile leave without them.
  priced constant copying.priced[] := array(select p from unnest(held) p where copying.is_fresh(p, '-infinity'));
  is_apart constant boolean := cardinality(priced) < cardinality(held);
  crumbs constant int := cardinality(priced);
  dealing constant uuid := gen_random_uuid();
  before timestamptz;
  bid numeric;
  offer numeric;
  taken bigint := 0;
  room numeric;
  coming copying.coming[];
  in_cents numeric;
  is_quarter boolean;
  leaving copying.leaving[];
  net numeric;
  out_cents numeric;
  price numeric;
  dealt int;
begin
  select * into strategy from public.strategies s where s.pool_id = deal_strategy.pool_id;
  select o.owner_id into lead from public.pools o where o.id = strategy.pool_id;
  if strategy.status = 'closing' then return copying.deal_closing(strategy, lead, held); end if;
  if strategy.status not in ('offered', 'suspended') or is_apart and not copying.may_leave_stale(strategy.pool_id) then
    return 0;
  end if;
  select * into books from pools.pool_books b where b.pool_id = strategy.pool_id;
  before := coalesce((select min(least((p.quote).source_at, (p.quote).received_at)) from unnest(priced) p), clock_timestamp());
  select books.cash_cents + coalesce(sum(p.bid_cents), 0), books.cash_cents + coalesce(sum(p.offer_cents), 0) into bid, offer from unnest(priced) p;
  perform copying.leave_out_requests(strategy.pool_id, before);
  perform copying.return_empty(strategy.pool_id, before, bid, offer, books.units, crumbs);
  is_quarter := books.units > 0 and not is_apart and strategy.shared_at < date_trunc('quarter', clock_timestamp(), 'UTC');
  if is_quarter then taken := copying.share_profits(strategy, bid::bigint, books.units, dealing); end if;
  room := case when is_apart then 0 else copying.remaining_dealing_capacity(strategy, before, bid, offer, books.units) end;
  coming := copying.subscriptions(strategy.pool_id, before, room, offer, books.units, crumbs);
  in_cents := copying.coming_cents(coming);
  leaving := copying.redemptions(strategy.pool_id, before, bid::bigint, books.units, 9007199254740991);
  out_cents := copying.out_cents(leaving, copying.net_units(leaving), bid, crumbs, books.units);
  if in_cents > out_cents + copying.most_bought(priced, offer) then
    coming := copying.subscriptions(strategy.pool_id, before, least(room, out_cents + copying.most_bought(priced, offer)), offer, books.units, crumbs);
    in_cents := copying.coming_cents(coming);
  end if;
  if out_cents > in_cents and out_cents - in_cents + crumbs > copying.most_sold(priced, bid) then
    leaving := copying.paid_leaving(
      copying.redemptions(strategy.pool_id, before, bid::bigint, books.units, div((in_cents + copying.most_sold(priced, bid)) * books.units, bid)::bigint),
      bid, crumbs, books.units);
    out_cents := copying.out_cents(leaving, copying.net_units(leaving), bid, crumbs, books.units);
  end if;
  if cardinality(coming) = 0 and cardinality(leaving) = 0 and not is_quarter then return 0; end if;
  net := copying.net_units(leaving);
  price := copying.unit_price(strategy.pool_id, held);
  dealt := copying.book_dealing(strategy, lead, dealing, priced, books, bid, offer, coming, leaving, net, out_cents::bigint, taken);
  perform copying.neutralise_dealing(strategy.pool_id, copying.unit_price(strategy.pool_id, held) / nullif(price, 0));
  perform pools.mark_pool(strategy.pool_id);
  perform copying.notify_dealt(dealing);
  return greatest(dealt, is_quarter::int);
end $$;

create function copying.book_dealing(
  strategy public.strategies, lead uuid, dealing uuid, priced copying.priced[], books pools.pool_books,
  bid_cents numeric, offer_cents numeric, coming copying.coming[], leaving copying.leaving[], net_units numeric,
  out_cents bigint, taken bigint) returns int language plpgsql as $$
  -- Trades a dealing's net flow (cents), pays redemptions, issues units and stores it; returns how many requests ended.
declare
  in_cents constant bigint := copying.coming_cents(coming);
  brought bigint := 0;
  shared bigint := (select coalesce(sum(l.share_units), 0) from unnest(leaving) l);
  cash_change bigint := 0;
begin
  if in_cents <> out_cents then
    cash_change := copying.trade_slices(strategy.pool_id, lead, dealing, priced, in_cents - out_cents, bid_cents, offer_cents);
  end if;
  perform copying.cancel_lead_orders_for_redemptions(strategy.pool_id, books.cash_cents + cash_change + in_cents - out_cents, null, null);
  if cardinality(leaving) > 0 then
    perform copying.deal_out(
      strategy, dealing, leaving, net_units * bid_cents - cardinality(priced) * books.units::numeric, books.units * net_units, false);
    perform copying.credit_lead(strategy.pool_id, dealing, shared);
  end if;
  if in_cents > 0 then brought := copying.deal_in(strategy, dealing, coming); end if;
  update pools.pool_books b
  set cash_cents = b.cash_cents + cash_change + in_cents - out_cents, waiting_cents = b.waiting_cents - in_cents, units = b.units - net_units::bigint + brought
  where b.pool_id = strategy.pool_id;
  perform copying.record_dealing(strategy.pool_id, dealing, priced, bid_cents, offer_cents, books.units,
    books.units - net_units::bigint + brought, in_cents, net_units::bigint, out_cents, shared + taken);
  return (select count(*) from public.copy_requests r where r.dealing_id = dealing);
end $$;

create function copying.record_dealing(
  pool_id uuid, dealing uuid, priced copying.priced[], bid_cents numeric, offer_cents numeric, units_before bigint,
  units_after bigint, in_cents bigint, out_units bigint, out_cents bigint, share_units bigint) returns void
  language plpgsql as $$
  -- Stores a dealing's values and money in cents, units in millionths, and quotes.
begin
  insert into public.dealings (id, pool_id, bid_cents, offer_cents, units_before, units_after, in_cents, out_units, out_cents, share_units, prices)
  select dealing, record_dealing.pool_id, record_dealing.bid_cents, record_dealing.offer_cents,
    record_dealing.units_before, record_dealing.units_after, record_dealing.in_cents, record_dealing.out_units,
    record_dealing.out_cents, record_dealing.share_units,
    coalesce(jsonb_agg(jsonb_build_object('instrument', (p.instrument).id, 'quantity', p.quantity, 'bid', (p.quote).bid,
      'ask', (p.quote).ask, 'received_at', (p.quote).received_at)), '[]')
  from unnest(priced) p;
end $$;

create function copying.deal_closing(strategy public.strategies, lead uuid, priced copying.priced[]) returns int
  language plpgsql as $$
  -- Sells a closing strategy's holdings at later prices, then pays all whose account it can lock; returns how many.
declare
  dealing constant uuid := gen_random_uuid();
  books pools.pool_books;
  p copying.priced;
  leaving copying.leaving[];
  absent uuid[];
  taken bigint := 0;
  net bigint;
  paid bigint;
begin
  foreach p in array priced loop
    -- Only later quotes, so that no one knows the proceeds in advance.
    continue when p.bid_left <= 0 or not copying.is_fresh(p, strategy.changed_at);
    update pools.pool_books b
    set cash_cents = b.cash_cents + copying.trade_slice(strategy.pool_id, lead, dealing, p, 'sell', least(p.quantity, p.bid_left))
    where b.pool_id = strategy.pool_id;
  end loop;
  select * into books from pools.pool_books b where b.pool_id = strategy.pool_id;
  if exists (select from pools.holdings h where h.pool_id = strategy.pool_id and h.quantity > 0) then
    if exists (select from public.fills f where f.dealing_id = dealing) then
      perform copying.record_dealing(strategy.pool_id, dealing, priced, books.cash_cents, books.cash_cents, books.units, books.units, 0, 0, 0, 0);
    end if;
    return 0;
  end if;
  absent := pools.leave_out(strategy.pool_id, array(
    select l.investor_id from public.lots l where l.pool_id = strategy.pool_id and l.units > 0
    union select r.investor_id from public.copy_requests r where r.pool_id = strategy.pool_id and r.status = 'waiting'));
  perform copying.return_copy(r) from public.copy_requests r
  where r.pool_id = strategy.pool_id and r.status = 'waiting' and r.investor_id <> all (absent);
  if books.units > 0 and strategy.shared_at < strategy.changed_at then
    taken := copying.share_profits(strategy, books.cash_cents, books.units, dealing);
  end if;
  insert into public.copy_requests (pool_id, investor_id, side, units, reason)
  select strategy.pool_id, l.investor_id, 'out', sum(l.units)::bigint, 'closing'
  from public.lots l where l.pool_id = strategy.pool_id and l.units > 0 and l.investor_id <> all (absent) group by l.investor_id;
  leaving := copying.redemptions(strategy.pool_id, 'infinity', books.cash_cents, books.units, 9007199254740991);
  net := copying.net_units(leaving);
  if absent <> '{}' and net = 0 and taken = 0 then return 0; end if;
  paid := copying.deal_out(strategy, dealing, leaving, books.cash_cents, greatest(books.units, 1), net = books.units);
  if absent = '{}' then perform pools.mark_pool(strategy.pool_id); end if;
  update pools.pool_books b set cash_cents = b.cash_cents - paid, units = b.units - net where b.pool_id = strategy.pool_id;
  perform copying.record_dealing(strategy.pool_id, dealing, priced, books.cash_cents, books.cash_cents, books.units, books.units - net, 0, net, paid, taken);
  if absent = '{}' then
    update public.strategies s set status = 'closed', changed_at = clock_timestamp() where s.pool_id = strategy.pool_id;
    update public.pools o set closed_at = clock_timestamp() where o.id = strategy.pool_id;
  end if;
  perform copying.notify_dealt(dealing);
  return (select count(*) from public.copy_requests r where r.dealing_id = dealing);
end $$;

create function copying.due_strategies(most int) returns uuid[] language plpgsql stable as $$
  -- Returns up to so many strategies (null: all) that can be dealt, untried longest first.
begin
  return array(
    select s.pool_id from public.strategies s join pools.pool_books b on b.pool_id = s.pool_id
    where (b.failures = 0 or b.failed_at < clock_timestamp() - interval '1 minute') and (s.status = 'closing'
      or s.status in ('offered', 'suspended') and (
        s.shared_at < date_trunc('quarter', clock_timestamp(), 'UTC') and not exists (
          select from pools.held h where h.pool_id = s.pool_id and h.is_stale)
        or exists (
          select from copying.waiting r
          where r.pool_id = s.pool_id and r.since < clock_timestamp() and (r.side = 'out' or copying.may_buy(r.pool_id)) and (
            not exists (select from pools.held h where h.pool_id = r.pool_id and coalesce(h.priced_at <= r.since, true))
            or r.side = 'out' and exists (select from pools.held h where h.pool_id = r.pool_id and h.is_stale)
              and copying.may_leave_stale(r.pool_id)))))
    -- A tried strategy goes to the end, so that one without prices or sizes does not block others.
    order by greatest(s.changed_at, b.tried_at) limit due_strategies.most);
end $$;

create function pools.try_dealing(pool_id uuid, is_strategy boolean) returns int language plpgsql as $$
  -- Deals for a pool whose books are locked; returns how many requests ended. Stores an unexpected failure.
declare
  dealt int;
begin
  dealt := case when is_strategy then copying.deal_strategy(pool_id) else pools.deal_pool(pool_id) end;
  update pools.pool_books b set failures = 0, tried_at = clock_timestamp() where b.pool_id = try_dealing.pool_id;
  return dealt;
exception when others then
  -- Unexpected failure: one pool must not block the others' money.
  perform pools.record_failure(pool_id, sqlerrm);
  return 0;
end $$;

create function copying.deal_strategies(pools uuid[]) returns int language plpgsql as $$
  -- Deals for these strategies, whose books are locked; returns how many requests ended (pools.try_dealing).
declare
  due uuid;
  dealt int := 0;
begin
  if cardinality(pools) = 0 then return 0; end if;
  -- One at a time: two dealings must not use the same size.
  perform pg_advisory_xact_lock(hashtextextended('dealings', 0));
  foreach due in array pools loop
    dealt := dealt + pools.try_dealing(due, true);
  end loop;
  return dealt;
end $$;

create function pools.run_dealings(max_pools int default 1000) returns int
  language plpgsql security definer as $$ -- door: service_role
  -- Deals requests with prices, pools untried longest first, without locked books and accounts; returns how many.
declare
  most constant int := least(greatest(max_pools, 1), 10000);
  strategies uuid[] := copying.due_strategies(null);
  portfolios uuid[] := array(
    select r.pool_id from public.dealing_requests r join pools.pool_books b on b.pool_id = r.pool_id
    where r.status = 'waiting' and (b.failures = 0 or b.failed_at < clock_timestamp() - interval '1 minute') and not exists (
      -- Otherwise those without prices would always be first.
      select from pools.held h where h.pool_id = r.pool_id and coalesce(h.priced_at <= r.asked_at, true))
    group by r.pool_id, b.tried_at order by greatest(min(r.asked_at), b.tried_at));
  dealt int := 0;
  due uuid;
begin
  perform pools.lock_books(portfolios[:most] || strategies[:most]);
  -- Locked books take no place from later ones.
  portfolios := pools.free_books(portfolios, most);
  strategies := pools.free_books(strategies, most);
  foreach due in array portfolios loop
    dealt := dealt + pools.try_dealing(due, false);
  end loop;
  return dealt + copying.deal_strategies(strategies);
end $$;
