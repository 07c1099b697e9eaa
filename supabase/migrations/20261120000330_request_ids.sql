create table ground.requests (
  investor_id uuid not null,
  id uuid not null,
  said bytea not null constraint requests_said_hashed check (octet_length(said) = 32),
  primary key (investor_id, id)
);
comment on table ground.requests is
  'Request ids, for idempotent retries. No foreign key: each order and payment has a row (docs/decisions/0001-no-foreign-keys-on-hot-rows.md).';
comment on column ground.requests.said is 'SHA-256 of the function''s name and arguments.';

create table ground.call_counts (
  person_id uuid not null,
  call text not null,
  since timestamptz not null default clock_timestamp(),
  calls int not null default 1,
  primary key (person_id, call)
) with (fillfactor = 60);
comment on table ground.call_counts is
  'Calls by each person of rate-limited functions in the last 24 hours. No foreign key, as ground.requests.';

create function ground.count_call(person uuid, call text, most int default 200) returns void
  language plpgsql set search_path = ''
as $$
declare
  counted int;
begin
  insert into ground.call_counts as c (person_id, call) values (person, count_call.call)
  on conflict on constraint call_counts_pkey do update
  set calls = case when c.since < clock_timestamp() - interval '24 hours' then 1 else c.calls + 1 end,
      since = case when c.since < clock_timestamp() - interval '24 hours' then clock_timestamp() else c.since end
  returning c.calls into counted;
  if counted > most then
    raise exception 'too_many_requests' using hint = format('%s in 24 hours.', most);
  end if;
end
$$;
comment on function ground.count_call(uuid, text, int) is
  'Counts a call and refuses more than a number by one person in 24 hours. Raises too_many_requests.';

create function ground.is_retry(request_id uuid, person uuid, call text, asked jsonb, most int default 200) returns boolean
  language plpgsql set search_path = ''
as $$
declare
  is_new boolean;
begin
  if is_retry.request_id is null then
    raise exception 'request_id_required';
  end if;
  -- A retry waits here for the first attempt, before it holds locks that others need.
  insert into ground.requests as r (investor_id, id, said)
  values (person, is_retry.request_id, sha256(convert_to(is_retry.call || is_retry.asked::text, 'UTF8')))
  on conflict on constraint requests_pkey do nothing;
  is_new := found;
  if is_new then
    perform ground.count_call(person, is_retry.call, is_retry.most);
    -- The second of two people with one id waits here too, and is refused by the first one's row.
    perform pg_advisory_xact_lock(hashtextextended('request ' || is_retry.request_id, 0));
  elsif not exists (
    select from ground.requests r
    where r.investor_id = person and r.id = is_retry.request_id
      and r.said = sha256(convert_to(is_retry.call || is_retry.asked::text, 'UTF8'))) then
    raise exception 'request_id_reused';
  end if;
  return not is_new;
end
$$;
comment on function ground.is_retry(uuid, uuid, text, jsonb, int) is
  'Returns whether a person made exactly this request under this id; keeps it if not. Call it before any lock, without values only seen. Raises request_id_required, request_id_reused (for anything else, or of another function), too_many_requests (see ground.count_call).';
