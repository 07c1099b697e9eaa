-- Every unit comes from money or another unit, and every cent from a dealing (verify.sql).

create function proof.verify_copies() returns table (problem text, subject uuid, expected_cents bigint, found_cents bigint)
  language sql stable set search_path = ''
as $$
  with moved as (
    select m.lot_id, sum(m.units)::bigint as units, (sum(m.units) filter (where m.kind = 'in'))::bigint as brought from copying.unit_moves m group by m.lot_id
  )
  select 'units of a lot', coalesce(l.id, m.lot_id), coalesce(m.units, 0), coalesce(l.units, 0)
  from public.lots l full join moved m on m.lot_id = l.id
  where coalesce(m.units, 0) <> coalesce(l.units, 0)

  union all
  select 'lot of another request', coalesce(l.id, r.id), r.dealt_cents::bigint, l.paid_cents::bigint
  from public.lots l
  left join moved m on m.lot_id = l.id
  full join (select * from public.copy_requests q where q.side = 'in' and q.status = 'dealt') r on r.id = l.request_id
  where (l.pool_id, l.investor_id, l.paid_cents::bigint, m.brought) is distinct from (r.pool_id, r.investor_id, r.dealt_cents::bigint, r.dealt_units::bigint)

  union all
  select 'profit share that does not add up', m.dealing_id, 0, sum(m.units)::bigint
  from copying.unit_moves m where m.kind = 'share' group by m.dealing_id having sum(m.units) <> 0

  union all
  select 'dealing ' || v.what, d.id, v.found, v.expected
  from public.dealings d
  left join (
    select r.dealing_id, coalesce(sum(r.dealt_cents) filter (where r.side = 'in'), 0)::bigint as in_cents,
      coalesce(sum(r.dealt_cents) filter (where r.side = 'out'), 0)::bigint as out_cents,
      coalesce(sum(r.dealt_units) filter (where r.side = 'in'), 0)::bigint as in_units, coalesce(sum(r.dealt_units) filter (where r.side = 'out'), 0)::bigint as out_units
    from public.copy_requests r where r.status = 'dealt' group by r.dealing_id
  ) r on r.dealing_id = d.id
  left join (
    select m.dealing_id, coalesce(-sum(m.units) filter (where m.kind = 'out'), 0)::bigint as out_units, coalesce(sum(m.units) filter (where m.kind = 'share' and m.units > 0), 0)::bigint as share
    from copying.unit_moves m group by m.dealing_id
  ) m on m.dealing_id = d.id
  cross join lateral (values
    ('money in', coalesce(r.in_cents, 0), d.in_cents::bigint),
    ('money out', coalesce(r.out_cents, 0), d.out_cents::bigint),
    ('units out of requests', coalesce(r.out_units, 0), d.out_units::bigint),
    ('units out of lots', coalesce(m.out_units, 0), d.out_units::bigint),
    ('units after it', d.units_before + coalesce(r.in_units, 0) - d.out_units, d.units_after::bigint),
    ('profit share', coalesce(m.share, 0), d.share_units::bigint)
  ) v (what, found, expected)
  where v.found <> v.expected

  union all
  select 'fill without its dealing', f.id, null, f.cents::bigint
  from public.fills f where f.dealing_id is not null and not exists (select from public.dealings d where d.id = f.dealing_id and d.pool_id = f.pool_id)

  union all
  select 'request without its dealing', r.id, null, r.dealt_cents::bigint
  from public.copy_requests r where r.status = 'dealt' and not exists (select from public.dealings d where d.id = r.dealing_id and d.pool_id = r.pool_id)

  union all
  select 'rest of a request', r.id, r.amount_cents - r.dealt_cents, coalesce(s.amount_cents, 0)::bigint
  from public.copy_requests r
  left join (select x.split_from, sum(x.amount_cents) as amount_cents from public.copy_requests x where x.side = 'in' group by x.split_from) s on s.split_from = r.id
  where r.side = 'in' and case r.status when 'dealt' then r.amount_cents - r.dealt_cents else 0 end <> coalesce(s.amount_cents, 0)

  union all
  select 'copy ' || v.what, c.investor_id, v.found, v.expected
  from public.copies c
  left join (
    select x.investor_id, x.pool_id, coalesce(sum(x.dealt_cents) filter (where x.side = 'in'), 0)::bigint as paid_in,
      coalesce(sum(x.dealt_cents) filter (where x.side = 'out'), 0)::bigint as paid_out
    from public.copy_requests x where x.status = 'dealt' group by 1, 2
  ) r on r.investor_id = c.investor_id and r.pool_id = c.pool_id
  cross join lateral (values
    ('paid in', coalesce(r.paid_in, 0), c.paid_in_cents::bigint),
    ('paid out', coalesce(r.paid_out, 0), c.paid_out_cents::bigint)
  ) v (what, found, expected)
  where v.found <> v.expected
$$;
comment on function proof.verify_copies() is
  'Recomputes lots, dealings and copies, and finds units and fills without a cause, in cents or units.';
