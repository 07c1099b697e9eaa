-- Returns no more of each than the lists operators read anyway.

create function desk.ids_beginning(words text, out first_id uuid, out last_id uuid)
  language sql immutable set search_path = ''
as $$
  select rpad(d.digits, 32, '0')::uuid, rpad(d.digits, 32, 'f')::uuid
  from (select translate(lower(words), '-', '') as digits) d
  where d.digits ~ '^[0-9a-f]{8,32}$'
$$;
comment on function desk.ids_beginning(text) is
  'Returns the first and last id beginning with eight or more hexadecimal digits, as shown to people; nulls for other words.';

create function desk.cases_by_id(words text)
  returns table (queue text, id uuid, person_id uuid, name text, amount_cents bigint, waiting boolean, created_at timestamptz)
  language sql stable set search_path = ''
as $$
  -- Reads each queue only if the words can be an id: a join in order of ids would read it all.
  with asked as (select i.first_id, i.last_id from desk.ids_beginning(words) i where i.first_id is not null)
  (select 'deposits', d.id, d.investor_id, null, d.amount_cents::bigint, d.status = 'pending', d.created_at
    from asked a
    cross join lateral (select * from public.deposits x where x.id between a.first_id and a.last_id order by x.id limit 5) d)
  union all
  (select 'withdrawals', w.id, w.investor_id, null, w.amount_cents::bigint, w.status in ('pending', 'approved', 'paying'), w.created_at
    from asked a
    cross join lateral (select * from public.withdrawals x where x.id between a.first_id and a.last_id order by x.id limit 5) w)
  union all
  (select 'kyc_cases', k.id, k.investor_id, k.name, null, k.status = 'pending', k.created_at
    from asked a
    cross join lateral (select * from public.kyc_cases x where x.id between a.first_id and a.last_id order by x.id limit 5) k)
  union all
  (select 'contact_messages', m.id, m.investor_id, m.name, null, m.handled_at is null, m.created_at
    from asked a
    cross join lateral (select * from public.contact_messages x where x.id between a.first_id and a.last_id order by x.id limit 5) m)
  union all
  (select 'corrections', c.id, c.investor_id, null, c.amount_cents::bigint, c.status = 'proposed', c.created_at
    from asked a
    cross join lateral (select * from desk.corrections x where x.id between a.first_id and a.last_id order by x.id limit 5) c)
$$;
comment on function desk.cases_by_id(text) is
  'Returns at most five cases of each queue whose id or reference begins with the words; cents.';

create function desk.payments_by_id(words text)
  returns table (queue text, id uuid, person_id uuid, amount_cents bigint, waiting boolean, created_at timestamptz)
  language sql stable set search_path = ''
as $$
  with asked as (
    select n.network, coalesce(payments.transaction_id(n.network, words), payments.transaction_id(n.network, '0x' || words)) as transaction_id
    from unnest('{Bitcoin,Litecoin,Dogecoin,Bitcoin Cash,Ethereum,BNB Smart Chain,TRON,TON}'::text[]) n (network)
  )
  (select 'deposits', d.id, d.investor_id, coalesce(d.arrived_cents, d.amount_cents)::bigint, d.status = 'pending', d.created_at
    from asked a
    cross join lateral (
      select * from public.deposits x where x.network = a.network and x.transaction_id = a.transaction_id order by x.created_at desc limit 5
    ) d
    order by d.created_at desc limit 5)
  union all
  (select 'withdrawals', w.id, w.investor_id, w.amount_cents::bigint, false, w.created_at
    from asked a
    cross join lateral (
      select * from public.withdrawals x where x.network = a.network and x.transaction_id = a.transaction_id order by x.created_at desc limit 5
    ) w
    order by w.created_at desc limit 5)
$$;
comment on function desk.payments_by_id(text) is
  'Returns deposits and withdrawals that name a transaction, in any form its network knows, at most five of each; cents.';

create function desk.office_search(words text)
  returns table (kind text, queue text, id uuid, name text, detail text, amount_cents bigint, waiting boolean, created_at timestamptz)
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  given constant text := btrim(left(words, 200));
begin
  perform people.require_operator();
  if coalesce(char_length(given), 0) < 2 then
    return;
  end if;
  return query
    select 'person', null, p.id, p.name, p.email, null::bigint, null::boolean, p.created_at from desk.matching_people(given, null, null, null, null, null, null, 6) p
    union all
    select 'case', c.queue, c.id, coalesce(c.name, p.name), p.email, c.amount_cents, c.waiting, c.created_at
    from desk.cases_by_id(given) c left join public.profiles p on p.id = c.person_id
    union all
    select 'transaction', y.queue, y.id, p.name, p.email, y.amount_cents, y.waiting, y.created_at
    from desk.payments_by_id(given) y left join public.profiles p on p.id = y.person_id;
end
$$;
comment on function desk.office_search(text) is
  'Searches people by name, address or id, cases by id or reference, and payments by transaction, from two characters on; cents. Raises not_allowed, session_ended (42501).';
select ground.open('desk.office_search', 'authenticated');
