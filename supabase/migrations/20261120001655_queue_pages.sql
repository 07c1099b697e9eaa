-- Orders and filters of each queue.

-- The orders by amount use these indexes, however long the queue.
create index deposits_pending_amount on public.deposits (amount_cents, id) where status = 'pending';
create index withdrawals_open_amount on public.withdrawals (amount_cents, id) where status in ('pending', 'approved', 'paying');

create function desk.deposit_page(sort text, only_late boolean, only_state text, only_method text, from_case uuid) returns setof uuid
  -- A custom plan turns the order and filters into those of an index.
  language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan rows 100
as $$
declare
  since constant timestamptz := (select c.created_at from public.deposits c where c.id = from_case);
  cents constant bigint := (select c.amount_cents from public.deposits c where c.id = from_case);
begin
  return query
    select d.id from public.deposits d
    where d.status = 'pending'
      and (only_late is not true or d.created_at <= now() - (select desk.time_limit('deposits')))
      and (only_state is null or case when d.first_approved_by is not null and people.is_operator_since(d.first_approved_by, d.first_approved_at) then 'second' else 'first' end = only_state)
      and (only_method is null or d.method = only_method)
      and case
        when since is null then true
        when sort = 'newest' then (d.created_at, d.id) <= (since, from_case)
        when sort = 'largest' then (d.amount_cents, d.id) <= (cents, from_case)
        when sort = 'smallest' then (d.amount_cents, d.id) >= (cents, from_case)
        else (d.created_at, d.id) >= (since, from_case)
      end
    order by
      case when sort = 'newest' then d.created_at end desc,
      case when sort = 'largest' then d.amount_cents end desc,
      case when sort in ('newest', 'largest') then d.id end desc,
      case when sort = 'smallest' then d.amount_cents end,
      case when sort = 'smallest' then d.id end,
      d.created_at, d.id
    limit 100;
end
$$;
comment on function desk.deposit_page(text, boolean, text, text, uuid) is
  'Returns up to a hundred ids of open deposits from one on (unknown: start), oldest first unless sort says newest, largest or smallest.';

create function desk.withdrawal_page(sort text, only_late boolean, only_state text, only_method text, from_case uuid) returns setof uuid
  language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan rows 100
as $$
declare
  since constant timestamptz := (select c.created_at from public.withdrawals c where c.id = from_case);
  cents constant bigint := (select c.amount_cents from public.withdrawals c where c.id = from_case);
begin
  return query
    select w.id from public.withdrawals w
    where w.status in ('pending', 'approved', 'paying')
      and (only_late is not true or w.created_at <= now() - (select desk.time_limit('withdrawals')))
      and (only_state is null or case when withdrawals.approval_lapsed(w) then 'pending' else w.status end = only_state)
      and (only_method is null or w.method = only_method)
      and case
        when since is null then true
        when sort = 'newest' then (w.created_at, w.id) <= (since, from_case)
        when sort = 'largest' then (w.amount_cents, w.id) <= (cents, from_case)
        when sort = 'smallest' then (w.amount_cents, w.id) >= (cents, from_case)
        else (w.created_at, w.id) >= (since, from_case)
      end
    order by
      case when sort = 'newest' then w.created_at end desc,
      case when sort = 'largest' then w.amount_cents end desc,
      case when sort in ('newest', 'largest') then w.id end desc,
      case when sort = 'smallest' then w.amount_cents end,
      case when sort = 'smallest' then w.id end,
      w.created_at, w.id
    limit 100;
end
$$;
comment on function desk.withdrawal_page(text, boolean, text, text, uuid) is
  'Returns up to a hundred ids of open withdrawals from one on (unknown: start), oldest first unless sort says newest, largest or smallest.';

create function desk.case_page(queue text, sort text, only_late boolean, from_case uuid) returns setof uuid
  language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan rows 100
as $$
declare
  before constant timestamptz := case when only_late then now() - desk.time_limit(queue) else 'infinity' end;
  since timestamptz;
begin
  if queue = 'kyc_cases' then
    since := (select x.created_at from public.kyc_cases x where x.id = from_case);
    return query
      select k.id from public.kyc_cases k
      where k.status = 'pending' and k.created_at <= before
        and case
          when since is null then true
          when sort = 'newest' then (k.created_at, k.id) <= (since, from_case)
          else (k.created_at, k.id) >= (since, from_case)
        end
      order by case when sort = 'newest' then k.created_at end desc, case when sort = 'newest' then k.id end desc, k.created_at, k.id
      limit 100;
  elsif queue = 'contact_messages' then
    since := (select x.created_at from public.contact_messages x where x.id = from_case);
    return query
      select m.id from public.contact_messages m
      where m.handled_at is null and m.created_at <= before
        and case
          when since is null then true
          when sort = 'newest' then (m.created_at, m.id) <= (since, from_case)
          else (m.created_at, m.id) >= (since, from_case)
        end
      order by case when sort = 'newest' then m.created_at end desc, case when sort = 'newest' then m.id end desc, m.created_at, m.id
      limit 100;
  elsif queue = 'corrections' then
    since := (select x.created_at from desk.corrections x where x.id = from_case);
    return query
      select c.id from desk.corrections c
      where c.status = 'proposed' and c.created_at <= before
        and case
          when since is null then true
          when sort = 'newest' then (c.created_at, c.id) <= (since, from_case)
          else (c.created_at, c.id) >= (since, from_case)
        end
      order by case when sort = 'newest' then c.created_at end desc, case when sort = 'newest' then c.id end desc, c.created_at, c.id
      limit 100;
  end if;
end
$$;
comment on function desk.case_page(text, text, boolean, uuid) is
  'Returns up to a hundred ids of open cases (queue: their table) from one on (unknown: start), oldest first unless sort says newest.';
