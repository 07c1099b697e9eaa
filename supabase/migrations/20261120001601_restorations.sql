-- When the site was restored from a backup, what was recorded after that moment is gone, also snapshots that people have seen. A
-- restoration is therefore a link of the same chain: it seals the last snapshot that is left, and the next one seals it.

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
comment on table public.restorations is 'When and why the site was restored from a backup, to which moment. For everyone; append-only; a link of the chain of snapshots (docs/proof.md).';
comment on column public.restorations.number is 'Its place in the chain, after all numbers that lost snapshots can have had; the next snapshot has the number after it.';
comment on column public.restorations.after_number is 'Number of the newest snapshot, or restoration, that is left; 0 if there is none.';
comment on column public.restorations.restored_to is 'Everything that was committed by then is there, in whole milliseconds.';
comment on column public.restorations.reason is 'In the words of the person who restored it.';
comment on column public.restorations.previous_seal is 'Seal of the snapshot, or restoration, before; zeros if there is none.';

grant select on public.restorations to anon, authenticated, service_role;
create policy restorations_anyone_select on public.restorations for select to anon, authenticated using (true);

select private.append_only('public.restorations');

create function private.chain_end() returns table (number bigint, seal text)
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
comment on function private.chain_end() is 'Returns number and seal of the newest snapshot or restoration, which the next one seals; 0 and zeros if there is none.';

create function private.seal_restoration(r public.restorations) returns text
  language sql immutable set search_path = ''
as $$
  select encode(sha256('glassmine:restored:v1'::bytea || decode(r.previous_seal, 'hex') || int8send(r.number)
    || int8send((extract(epoch from r.restored_to) * 1000)::bigint) || int8send((extract(epoch from r.restored_at) * 1000)::bigint)
    || sha256(convert_to(r.reason, 'UTF8'))), 'hex')
$$;
comment on function private.seal_restoration(public.restorations) is
  'Returns the seal of a restoration: SHA-256 over its number, moments and reason and the seal before, in hexadecimal digits (docs/proof.md).';

create function private.record_restoration(restored_to timestamptz, reason text) returns public.restorations
  language plpgsql set search_path = ''
as $$
declare
  moment constant timestamptz := date_trunc('milliseconds', record_restoration.restored_to);
  made public.restorations;
begin
  lock table public.liability_snapshots in share row exclusive mode;
  select e.number, e.seal into made.after_number, made.previous_seal from private.chain_end() e;
  made.restored_at := date_trunc('milliseconds', clock_timestamp());
  if moment is null or moment >= made.restored_at
     or moment < greatest((select max(r.restored_at) from public.restorations r), (select max(s.as_of) from public.liability_snapshots s)) then
    raise exception 'invalid_moment';
  end if;
  made.restored_to := moment;
  made.reason := private.given_reason(record_restoration.reason);
  -- At most one snapshot a minute is published by hand, and one a day by the job: no lost one had such a number.
  made.number := made.after_number + 3 + ceil(extract(epoch from made.restored_at - moment) / 60)
    + ceil(extract(epoch from made.restored_at - moment) / 86400);
  insert into public.restorations (number, after_number, restored_to, restored_at, reason, previous_seal, seal)
  values (made.number, made.after_number, made.restored_to, made.restored_at, made.reason, made.previous_seal, private.seal_restoration(made))
  returning * into made;
  perform private.audit('site_restored', null, jsonb_build_object(
    'restored_to', made.restored_to, 'reason', made.reason, 'number', made.number, 'seal', made.seal));
  return made;
end
$$;
comment on function private.record_restoration(timestamptz, text) is
  'Records that this database was restored from a backup, to which moment and why, in the chain of snapshots and in the audit trail. For the owner of the database, before anyone uses the site again: '
  'It is run in the SQL editor (docs/hosting.md). Raises invalid_moment (to come, or before what is left), reason_required.';
