-- From append-only rows alone, so that the result never changes (docs/proof.md). For a moment a dealing counts twice, in the investor's favour.

create view proof.unit_changes with (security_invoker = true) as
  select l.pool_id, l.investor_id, d.at, m.units
  from public.lots l
  join copying.unit_moves m on m.lot_id = l.id
  join public.dealings d on d.id = m.dealing_id
  union all
  select r.pool_id, r.investor_id, r.ended_at, case r.side when 'in' then r.units else -r.units end
  from public.dealing_requests r where r.status = 'dealt';
comment on view proof.unit_changes is 'Units (millionths) of each pool that each person got or gave, and when.';

create view proof.waiting_money with (security_invoker = true) as
  select r.pool_id, r.investor_id, r.amount_cents, coalesce(p.at, r.asked_at) as since, coalesce(d.at, r.ended_at, 'infinity') as until
  from public.copy_requests r
  left join public.dealings d on d.id = r.dealing_id
  left join public.copy_requests s on s.id = r.split_from
  left join public.dealings p on p.id = s.dealing_id
  where r.side = 'in'
  union all
  select r.pool_id, r.investor_id, r.amount_cents, r.asked_at, coalesce(r.ended_at, 'infinity')
  from public.dealing_requests r where r.side = 'in';
comment on view proof.waiting_money is 'Subscriptions (cents) with the time they waited.';

create function proof.mark_at(pool_id uuid, moment timestamptz) returns public.marks
  language sql stable set search_path = ''
as $$
  (select m from public.marks m where m.pool_id = mark_at.pool_id and m.at <= moment order by m.at desc limit 1)
  union all
  (select m from public.marks m where m.pool_id = mark_at.pool_id and m.at > moment order by m.at limit 1)
  limit 1
$$;
comment on function proof.mark_at(uuid, timestamptz) is 'Returns a pool''s last mark up to a moment, or else its first.';

create function proof.pending_pool_cash(moment timestamptz) returns table (pool_id uuid, investor_id uuid, cents bigint)
  language sql stable set search_path = ''
as $$
  with asked as (
    select r.pool_id, r.investor_id, r.amount_cents::bigint as cents, r.asked_at, r.split_from
    from public.copy_requests r
    where r.side = 'in' and r.status = 'waiting'
    union all
    select r.pool_id, r.investor_id, r.amount_cents::bigint, r.asked_at, r.split_from
    from public.copy_requests r
    where r.side = 'in' and r.status = 'returned' and r.ended_at > moment
    union all
    select r.pool_id, r.investor_id, r.amount_cents::bigint, r.asked_at, r.split_from
    from public.dealings d join public.copy_requests r on r.dealing_id = d.id
    where r.side = 'in' and d.at > moment
  )
  select a.pool_id, a.investor_id, a.cents
  from asked a
  where coalesce((select d.at from public.copy_requests s join public.dealings d on d.id = s.dealing_id where s.id = a.split_from), a.asked_at) <= moment
  union all
  select r.pool_id, r.investor_id, r.amount_cents::bigint
  from public.dealing_requests r
  where r.side = 'in' and r.asked_at <= moment and (r.status = 'waiting' or r.ended_at > moment)
$$;
comment on function proof.pending_pool_cash(timestamptz) is
  'Returns everyone''s subscriptions waiting at a moment, in cents, by request: proof.waiting_money for all at once.';

create function proof.later_units(moment timestamptz) returns table (pool_id uuid, investor_id uuid, units bigint)
  language sql stable set search_path = ''
as $$
  select l.pool_id, l.investor_id, sum(m.units)::bigint
  from public.dealings d
  join copying.unit_moves m on m.dealing_id = d.id
  join public.lots l on l.id = m.lot_id
  where d.at > moment
  group by l.pool_id, l.investor_id
  union all
  select r.pool_id, r.investor_id, sum(case r.side when 'in' then r.units else -r.units end)::bigint
  from public.dealing_requests r
  where r.status = 'dealt' and r.ended_at > moment
  group by r.pool_id, r.investor_id
$$;
comment on function proof.later_units(timestamptz) is
  'Returns the change of units (millionths) of each person and pool since a moment: proof.unit_changes for all at once.';

create function proof.pool_lines(moment timestamptz)
  returns table (pool_id uuid, units bigint, mark_cents bigint, mark_units bigint, marked_at timestamptz, stale boolean, waiting_cents bigint, holdings text)
  language sql stable set search_path = ''
as $$
  with later as (
    select c.pool_id, sum(c.units)::bigint as units from proof.later_units(moment) c group by c.pool_id
  ), waiting as (
    select w.pool_id, sum(w.cents)::bigint as cents from proof.pending_pool_cash(moment) w group by w.pool_id
  ), traded as (
    select f.pool_id, f.instrument_id, sum(case f.side when 'buy' then f.quantity else -f.quantity end)::bigint as quantity
    from public.fills f where f.at > moment group by f.pool_id, f.instrument_id
  ), held as (
    select h.pool_id, string_agg(h.instrument_id || ':' || (h.quantity - coalesce(t.quantity, 0)) || E'\n', '' order by h.instrument_id collate "C") as lines
    from pools.holdings h
    left join traded t on t.pool_id = h.pool_id and t.instrument_id = h.instrument_id
    where h.quantity > coalesce(t.quantity, 0)
    group by h.pool_id
  )
  select u.pool_id, u.units, m.value_cents::bigint, m.units::bigint, date_trunc('milliseconds', m.at), m.stale, coalesce(w.cents, 0), coalesce(h.lines, '')
  from (
    select b.pool_id, b.units - coalesce(l.units, 0) as units from pools.pool_books b left join later l on l.pool_id = b.pool_id
  ) u
  left join waiting w on w.pool_id = u.pool_id
  left join held h on h.pool_id = u.pool_id
  left join lateral proof.mark_at(u.pool_id, moment) m on u.units > 0
  where u.units > 0 or w.cents > 0
$$;
comment on function proof.pool_lines(timestamptz) is
  'Returns each pool at a moment: units (millionths), last mark (null without units), pending cents, lots by instrument.';

create function proof.pooled(moment timestamptz) returns table (investor_id uuid, cents bigint)
  -- Sorts: hashes of millions of people exceed memory, and the planner does not know the number.
  language sql stable set search_path = '' set enable_hashagg = off
as $$
  with held as (
    select c.pool_id, c.investor_id, sum(c.units)::bigint as units
    from (
      select l.pool_id, l.investor_id, l.units::bigint from public.lots l
      union all
      select b.pool_id, p.owner_id, b.units::bigint from pools.pool_books b join public.pools p on p.id = b.pool_id where p.kind = 'portfolio'
      union all
      select x.pool_id, x.investor_id, -x.units from proof.later_units(moment) x
    ) c
    group by c.investor_id, c.pool_id
  ), marked as materialized (
    select b.pool_id, m.value_cents::bigint, m.units::bigint, 9223372036854775807 / nullif(m.value_cents, 0) as most from pools.pool_books b cross join lateral proof.mark_at(b.pool_id, moment) m
  )
  select p.investor_id, sum(p.cents)::bigint
  from (
    -- bigint where it fits: numeric takes twice as long.
    select h.investor_id, case when h.units <= m.most then h.units * m.value_cents / m.units else div(h.units::numeric * m.value_cents, m.units)::bigint end as cents
    from held h join marked m on m.pool_id = h.pool_id where h.units > 0
    union all
    select w.investor_id, w.cents from proof.pending_pool_cash(moment) w
  ) p
  group by p.investor_id
$$;
comment on function proof.pooled(timestamptz) is
  'Returns each person''s pools at a moment in cents, by last marks, rounded down, plus pending money.';

create function proof.pool_parts(person uuid, moment timestamptz) returns table (pool_id uuid, units bigint, cents bigint)
  language sql stable set search_path = ''
as $$
  select h.pool_id, h.units, div(h.units::numeric * m.value_cents, m.units)::bigint
  from (
    select c.pool_id, sum(c.units)::bigint as units from proof.unit_changes c where c.investor_id = person and c.at <= moment group by c.pool_id
  ) h
  cross join lateral proof.mark_at(h.pool_id, moment) m
  where h.units > 0
$$;
comment on function proof.pool_parts(uuid, timestamptz) is
  'Returns a person''s units (millionths) of each pool at a moment and their cents by its last mark, rounded down.';

create function proof.waiting_at(person uuid, moment timestamptz) returns bigint
  language sql stable set search_path = ''
as $$
  select coalesce(sum(w.amount_cents), 0)::bigint from proof.waiting_money w where w.investor_id = person and w.since <= moment and w.until > moment
$$;
comment on function proof.waiting_at(uuid, timestamptz) is 'Returns a person''s subscriptions waiting at a moment, in cents.';

create function proof.pools_agree() returns boolean
  language sql stable set search_path = ''
as $$
  select not exists (
    select from pools.pool_books b
    left join (
      select l.pool_id, sum(l.units) as units from public.lots l group by l.pool_id
      union all
      select r.pool_id, sum(case r.side when 'in' then r.units else -r.units end) from public.dealing_requests r where r.status = 'dealt' group by r.pool_id
    ) u on u.pool_id = b.pool_id
    left join (select w.pool_id, sum(w.cents) as cents from proof.pending_pool_cash('infinity') w group by w.pool_id) w on w.pool_id = b.pool_id
    where b.units <> coalesce(u.units, 0) or b.waiting_cents <> coalesce(w.cents, 0))
$$;
comment on function proof.pools_agree() is
  'Returns whether each pool''s units match its lots (portfolios: its requests), and pending money its requests. proof.verify_copies() checks each lot''s moves.';
