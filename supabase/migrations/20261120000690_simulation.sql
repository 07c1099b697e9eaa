-- The seed's hash is published before the first tick, so that with the seed anyone can recompute every tick (supabase/workers/simulated-walk.ts).

create table markets.simulation (
  only_row boolean primary key default true constraint simulation_only_row check (only_row),
  seed text not null constraint simulation_seed_form check (seed ~ '^[0-9a-f]{64}$')
    default encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex'),
  begun_at timestamptz not null default now()
);
comment on table markets.simulation is 'The seed of all simulated prices: one row, or none before the first tick.';

select ground.append_only('markets.simulation');

create function markets.begin_simulation() returns jsonb
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into markets.simulation default values on conflict do nothing;
  return (
    select jsonb_build_object('seed', s.seed, 'without_past', (
      select coalesce(jsonb_agg(i.id), '[]') from public.instruments i
      where not exists (select from public.bars b where b.instrument_id = i.id)))
    from markets.simulation s);
end
$$;
comment on function markets.begin_simulation() is
  'Returns the simulation''s seed, drawn at the first call, and instruments without bars. Its hash is public first.';
select ground.open('markets.begin_simulation', 'service_role');

create function markets.simulation_so_far() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'seed_sha256', encode(sha256(convert_to(s.seed, 'UTF8')), 'hex'), 'begun_at', s.begun_at,
      'seed', case when not ground.is_sandbox() then s.seed end)
    from markets.simulation s);
end
$$;
comment on function markets.simulation_so_far() is
  'Returns the hash and start of the simulation''s seed, and the seed once the site is live; null before the first tick. Runs as its owner: visitors may not read the seed.';

create function markets.add_past_bars(instrument_id text, bars jsonb) returns int
  language plpgsql security definer set search_path = ''
as $$
declare
  added int;
begin
  if not ground.is_sandbox() then
    raise exception 'not_a_sandbox';
  end if;
  -- The feed waits, so that no bar is made twice.
  perform pg_advisory_xact_lock(hashtextextended('quotes', 0));
  if not exists (select from public.instruments i where i.id = add_past_bars.instrument_id) then
    raise exception 'not_found';
  end if;
  if exists (select from public.bars b where b.instrument_id = add_past_bars.instrument_id) then
    return 0;
  end if;
  insert into public.bars (instrument_id, span, opened_at, open, high, low, close, source)
  select add_past_bars.instrument_id, p.span, p.opened_at, p.open, p.high, p.low, p.close, 'simulated'
  from jsonb_to_recordset(add_past_bars.bars) as p (span text, opened_at timestamptz, open bigint, high bigint, low bigint, close bigint)
  where p.opened_at <= now();
  get diagnostics added = row_count;
  return added;
end
$$;
comment on function markets.add_past_bars(text, jsonb) is
  'Inserts a simulated past of {span, opened_at, open, high, low, close} in ticks for an instrument without bars; returns how many. Raises not_a_sandbox, not_found.';
select ground.open('markets.add_past_bars', 'service_role');

grant execute on function markets.simulation_so_far() to anon, authenticated;

create function public.simulation() returns jsonb
  language sql stable security invoker set search_path = ''
as $$ select markets.simulation_so_far() $$;
comment on function public.simulation() is 'See markets.simulation_so_far.';

grant execute on function public.simulation() to anon, authenticated;
