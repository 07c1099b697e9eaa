-- A purchase writes nothing here, so that purchases of one plan do not wait for each other; readers add later transfers.

create table ledger.plan_tallies (
  through_id bigint,
  plan_id text,
  packages bigint not null,
  principal_cents bigint not null,
  hashrate numeric not null,
  primary key (through_id, plan_id)
);
comment on table ledger.plan_tallies is 'Sums of each plan up to a row of ledger.tallies; append-only, checked by proof.verify().';
comment on column ledger.plan_tallies.hashrate is 'PH/s of active packages and their top-ups.';

select ground.append_only('ledger.plan_tallies');

create function ledger.plan_sums(through_id bigint default 9223372036854775807)
  returns table (plan_id text, packages bigint, principal_cents bigint, hashrate numeric)
  language sql stable set search_path = ''
as $$
  with newest as (
    select coalesce(max(y.through_id), 0) as id from ledger.tallies y
  )
  select s.plan_id, sum(s.packages)::bigint, sum(s.principal_cents)::bigint, sum(s.hashrate)
  from (
    select k.plan_id, k.packages, k.principal_cents, k.hashrate
    from newest n join ledger.plan_tallies k on k.through_id = n.id
    union all
    select x.plan_id, case when x.package_id is null then m.sign else 0 end, m.sign * x.principal_cents, m.sign * coalesce(x.hashrate, 0)
    from newest n
    join ledger.transfers t on t.id > n.id and t.id <= plan_sums.through_id
    cross join lateral (select case t.code when 'mature' then -1 else 1 end as sign) m
    join public.positions x on x.id = t.reference
    where t.code in ('invest', 'top_up', 'mature')
  ) s
  group by s.plan_id
$$;
comment on function ledger.plan_sums(bigint) is
  'Returns each plan''s active packages, principal (cents) and PH/s from ledger.plan_tallies plus later transfers.';
