-- How much is in each plan: sums that are kept with those of the house (tallies.sql), and what came later. A purchase writes
-- nothing for it, so that those of one plan do not wait for each other.

create table ledger.plan_tallies (
  through_id bigint,
  plan_id text,
  packages bigint not null,
  principal_cents bigint not null,
  hashrate numeric not null,
  primary key (through_id, plan_id)
);
comment on table ledger.plan_tallies is
  'What was in each plan after the transfers up to one, which is that of a row of ledger.tallies; append-only. ledger.verify() compares it with the active positions.';
comment on column ledger.plan_tallies.packages is 'How many packages were active.';
comment on column ledger.plan_tallies.principal_cents is 'The principal of active packages and their top-ups.';
comment on column ledger.plan_tallies.hashrate is 'The capacity in PH/s that active packages and their top-ups stood for.';

select private.append_only('ledger.plan_tallies');

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
  'How many packages of each plan are active, their principal and that of their top-ups in cents, and the capacity in PH/s that they stand for: the last of ledger.plan_tallies and what came since, up to a transfer. No row of a plan that was never sold.';
