-- A restored backup loses published snapshots, so a restoration is a link of the same chain.

create table public.restorations (
  number bigint primary key,
  after_number bigint not null,
  restored_to timestamptz not null,
  restored_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  reason text not null constraint restorations_reason_given check (char_length(btrim(reason)) between 1 and 500),
  previous_seal text not null unique constraint restorations_previous_seal_whole check (previous_seal ~ '^[0-9a-f]{64}$'),
  seal text not null constraint restorations_seal_whole check (seal ~ '^[0-9a-f]{64}$'),
  constraint restorations_leave_numbers_out check (after_number >= 0 and number > after_number + 1),
  constraint restorations_go_back check (restored_to < restored_at)
);
comment on table public.restorations is
  'Restorations from a backup, links of the chain of snapshots (docs/proof.md). For everyone; append-only.';
comment on column public.restorations.number is 'Place in the chain, above any number a lost snapshot can have had.';
comment on column public.restorations.restored_to is 'Everything committed by then is there; whole milliseconds.';
comment on column public.restorations.previous_seal is 'Zeros if there is no earlier one.';

grant select on public.restorations to anon, authenticated, service_role;
create policy restorations_anyone_select on public.restorations for select to anon, authenticated using (true);

select ground.append_only('public.restorations');

create function proof.chain_end() returns table (number bigint, seal text)
  language sql stable set search_path = ''
as $$
  select e.number, e.seal
  from (
    (select s.number, s.seal from public.liability_snapshots s order by s.number desc limit 1)
    union all
    (select r.number, r.seal from public.restorations r order by r.number desc limit 1)
    union all
    select 0, repeat('0', 64)
  ) e
  order by e.number desc limit 1
$$;
comment on function proof.chain_end() is 'Returns number and seal of the newest snapshot or restoration; 0 and zeros if none.';

create function proof.seal_restoration(r public.restorations) returns text
  language sql immutable set search_path = ''
as $$
  select encode(sha256('glassmine:restored:v1'::bytea || decode(r.previous_seal, 'hex') || int8send(r.number)
    || int8send((extract(epoch from r.restored_to) * 1000)::bigint) || int8send((extract(epoch from r.restored_at) * 1000)::bigint)
    || sha256(convert_to(r.reason, 'UTF8'))), 'hex')
$$;
comment on function proof.seal_restoration(public.restorations) is
  'Returns a restoration''s seal: SHA-256 over number, moments, reason and previous seal, in hexadecimal (docs/proof.md).';

create function proof.record_restoration(restored_to timestamptz, reason text) returns public.restorations
  language plpgsql set search_path = ''
as $$
declare
  moment constant timestamptz := date_trunc('milliseconds', record_restoration.restored_to);
  made public.restorations;
begin
  lock table public.liability_snapshots in share row exclusive mode;
  select e.number, e.seal into made.after_number, made.previous_seal from proof.chain_end() e;
  made.restored_at := date_trunc('milliseconds', clock_timestamp());
  if moment is null or moment >= made.restored_at
     or moment < greatest((select max(r.restored_at) from public.restorations r), (select max(s.as_of) from public.liability_snapshots s)) then
    raise exception 'invalid_moment';
  end if;
  made.restored_to := moment;
  made.reason := ground.given_reason(record_restoration.reason);
  -- At most one snapshot a minute by hand and one a day by the job: no lost one had such a number.
  made.number := made.after_number + 3 + ceil(extract(epoch from made.restored_at - moment) / 60)
    + ceil(extract(epoch from made.restored_at - moment) / 86400);
  insert into public.restorations (number, after_number, restored_to, restored_at, reason, previous_seal, seal)
  values (made.number, made.after_number, made.restored_to, made.restored_at, made.reason, made.previous_seal, proof.seal_restoration(made))
  returning * into made;
  perform ground.audit('site_restored', null, jsonb_build_object(
    'restored_to', made.restored_to, 'reason', made.reason, 'number', made.number, 'seal', made.seal));
  return made;
end
$$;
comment on function proof.record_restoration(timestamptz, text) is
  'Records a restoration from a backup in the chain of snapshots, by the database owner before anyone uses the site (docs/hosting.md). Raises invalid_moment (to come, or before what is left), reason_required.';
