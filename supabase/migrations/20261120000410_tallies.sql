-- A job keeps running sums of the house's accounts; readers add later transfers (docs/decisions/0004-house-balances-are-sums.md).

create table ledger.tallies (
  through_id bigint primary key,
  cash_cents bigint not null,
  insurance_fund_cents bigint not null,
  owed_cents bigint not null,
  debit_cents bigint[] not null,
  credit_cents bigint[] not null
);
comment on table ledger.tallies is 'Sums of all transfers up to one; append-only. proof.verify() recomputes the last.';
comment on column ledger.tallies.cash_cents is 'Debits minus credits.';
comment on column ledger.tallies.insurance_fund_cents is 'Debits minus credits.';
comment on column ledger.tallies.debit_cents is 'In the order of ledger.book.';
comment on column ledger.tallies.credit_cents is 'In the order of ledger.book.';

select ground.append_only('ledger.tallies');

create function ledger.add_up(after_id bigint, through_id bigint, moment timestamptz)
  returns table (cash_cents bigint, insurance_fund_cents bigint, owed_cents bigint)
  language sql stable set search_path = ''
as $$
  select
    coalesce(sum(case 'cash'::ledger.book when t.debit then t.amount_cents when t.credit then -t.amount_cents end), 0)::bigint,
    coalesce(sum(case 'insurance_fund'::ledger.book when t.debit then t.amount_cents when t.credit then -t.amount_cents end), 0)::bigint,
    coalesce(sum(
      case when t.credit <= 'withdrawing' then t.amount_cents else 0 end
      - case when t.debit <= 'withdrawing' then t.amount_cents else 0 end), 0)::bigint
  from ledger.transfers t
  where t.id > after_id and t.id <= add_up.through_id and t.created_at <= moment
$$;
comment on function ledger.add_up(bigint, bigint, timestamptz) is
  'Returns what the transfers between two ids, until a moment, add to cash, insurance fund and investors'' balances, in cents.';

create function ledger.account_sums(after_id bigint, through_id bigint)
  returns table (place bigint, account ledger.book, debit_cents bigint, credit_cents bigint)
  language sql stable set search_path = ''
as $$
  with pairs as (
    select t.debit, t.credit, sum(t.amount_cents) as cents
    from ledger.transfers t
    where t.id > after_id and t.id <= account_sums.through_id
    group by t.debit, t.credit
  )
  select a.place, a.account,
    coalesce((select sum(p.cents) from pairs p where p.debit = a.account), 0)::bigint,
    coalesce((select sum(p.cents) from pairs p where p.credit = a.account), 0)::bigint
  from unnest(enum_range(null::ledger.book)) with ordinality a (account, place)
$$;
comment on function ledger.account_sums(bigint, bigint) is
  'Returns debits and credits of each account between two transfer ids, in cents; place as in ledger.tallies.';

create function ledger.tally(max_rows bigint default 1000000) returns bigint
  language plpgsql set search_path = ''
as $$
declare
  earlier ledger.tallies;
  boundary bigint;
  settled timestamptz;
begin
  -- Before reading the last sums, or two runs would start from the same ones.
  if not pg_try_advisory_xact_lock(hashtextextended('ledger.tally', 0)) then
    return null;
  end if;
  select * into earlier from ledger.tallies y order by y.through_id desc limit 1;
  earlier.through_id := coalesce(earlier.through_id, 0);
  if (select max(t.id) from ledger.transfers t) - earlier.through_id < 5000 then
    return null;
  end if;
  -- Ids are not in commit order, but open transactions have greater ids than every transfer before the settled moment.
  settled := ledger.journal_settled(clock_timestamp());
  boundary := (
    select least(t.id, earlier.through_id + tally.max_rows) from ledger.transfers t
    where t.id > earlier.through_id and t.created_at <= settled
    order by t.id desc
    limit 1);
  if boundary is null or boundary - earlier.through_id < 5000 then
    return null;
  end if;
  insert into ledger.plan_tallies (through_id, plan_id, packages, principal_cents, hashrate)
  select boundary, p.plan_id, p.packages, p.principal_cents, p.hashrate from ledger.plan_sums(boundary) p;
  insert into ledger.tallies (through_id, cash_cents, insurance_fund_cents, owed_cents, debit_cents, credit_cents)
  select boundary, coalesce(earlier.cash_cents, 0) + s.cash_cents, coalesce(earlier.insurance_fund_cents, 0) + s.insurance_fund_cents,
    coalesce(earlier.owed_cents, 0) + s.owed_cents, a.debit_cents, a.credit_cents
  from ledger.add_up(earlier.through_id, boundary, 'infinity') s, (
    select array_agg(coalesce(earlier.debit_cents[n.place], 0) + n.debit_cents order by n.place) as debit_cents,
      array_agg(coalesce(earlier.credit_cents[n.place], 0) + n.credit_cents order by n.place) as credit_cents
    from ledger.account_sums(earlier.through_id, boundary) n
  ) a;
  return boundary;
end
$$;
comment on function ledger.tally(bigint) is
  'Stores sums of settled transfers once five thousand are new; returns the last id, or null. Run by supabase/workers/jobs.ts or pg_cron, and with max_rows by each deposit.';

create function ledger.pools_held() returns bigint
  language sql stable set search_path = ''
as $$
  select (coalesce(sum(x.credit_cents - x.debit_cents), 0))::bigint
  from (select * from ledger.tallies k order by k.through_id desc limit 1) y
  right join (select 1) always on true
  cross join lateral (
    select a.credit_cents + coalesce(y.credit_cents[a.place], 0) as credit_cents, a.debit_cents + coalesce(y.debit_cents[a.place], 0) as debit_cents
    from ledger.account_sums(coalesce(y.through_id, 0), 9223372036854775807) a
    where a.account in ('pools', 'coins')
  ) x
$$;
comment on function ledger.pools_held() is 'Returns the portfolios'' cash by the ledger, with pending subscriptions, in cents.';

create function ledger.house_totals() returns table (cash_cents bigint, insurance_fund_cents bigint, owed_cents bigint)
  language sql stable set search_path = ''
as $$
  -- Bounds the work of a request. Beyond it, as after a large posting, returns the stored sums.
  select coalesce(y.cash_cents, 0) + s.cash_cents, coalesce(y.insurance_fund_cents, 0) + s.insurance_fund_cents,
    coalesce(y.owed_cents, 0) + s.owed_cents
  from (select max(t.id) as id from ledger.transfers t) newest
  left join (select * from ledger.tallies k order by k.through_id desc limit 1) y on true
  cross join lateral ledger.add_up(
    coalesce(y.through_id, 0), case when newest.id - coalesce(y.through_id, 0) <= 10000 then newest.id end, 'infinity') s
$$;
comment on function ledger.house_totals() is
  'Returns cash, insurance fund and investors'' balances in cents: ledger.tallies plus later transfers, unless more than ten thousand.';

create function ledger.insurance_left(cash_cents bigint, insurance_fund_cents bigint) returns bigint
  language sql immutable set search_path = ''
as $$
  -- A negative cash balance was paid out of the fund, whatever its account says.
  select greatest(0, insurance_fund_cents + least(cash_cents, 0))
$$;
comment on function ledger.insurance_left(bigint, bigint) is
  'Returns the insurance fund less negative cash, at least zero, in cents. This is published.';

create function ledger.insurance_held(moment timestamptz) returns bigint
  language sql stable set search_path = ''
as $$
  select ledger.insurance_left(s.cash_cents, s.insurance_fund_cents) from ledger.add_up(0, 9223372036854775807, moment) s
$$;
comment on function ledger.insurance_held(timestamptz) is
  'Returns the insurance fund that was really there at a moment, in cents (see ledger.insurance_left). Sums all transfers.';
