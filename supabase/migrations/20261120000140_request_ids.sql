-- A request repeated with the same id is done once, and refused with other contents; limits of calls and of requests at once.

create table ground.requests (
  investor_id uuid not null,
  id uuid not null,
  said bytea not null constraint requests_said_hashed check (octet_length(said) = 32),
  primary key (investor_id, id)
);
comment on table ground.requests is 'Request ids, for idempotent retries. No foreign key: each order and payment has a row (docs/decisions/0001-no-foreign-keys-on-hot-rows.md).';

create table ground.call_counts (
  person_id uuid not null,
  call text not null,
  since timestamptz not null default clock_timestamp(),
  calls int not null default 1,
  primary key (person_id, call)
) with (fillfactor = 60);
comment on table ground.call_counts is 'Calls of rate-limited functions per person in the last 24 hours.';

create function ground.count_call(person uuid, call text, most int default 200) returns void language plpgsql as $$
  -- Counts a call and refuses more than a number by one person in 24 hours. Raises too_many_requests.
declare
  counted int;
begin
  insert into ground.call_counts as c (person_id, call) values (person, count_call.call)
  on conflict on constraint call_counts_pkey do update
  set calls = case when c.since < clock_timestamp() - interval '24 hours' then 1 else c.calls + 1 end,
      since = case when c.since < clock_timestamp() - interval '24 hours' then clock_timestamp() else c.since end
  returning c.calls into counted;
  if counted > most then raise exception 'too_many_requests' using hint = format('%s in 24 hours.', most); end if;
end $$;

create function ground.done_before(request_id uuid, person uuid, call text, asked jsonb, most int default 200)
  returns boolean language plpgsql as $$
  -- Returns whether a person made exactly this request under this id; keeps it if not. Call it before any lock.
  -- Raises request_id_required, request_id_reused (for anything else), too_many_requests (see ground.count_call).
declare
  is_new boolean;
begin
  if request_id is null then raise exception 'request_id_required'; end if;
  -- A retry waits here for the first attempt, before it holds locks that others need.
  insert into ground.requests as r (investor_id, id, said)
  values (person, done_before.request_id, sha256(convert_to(done_before.call || done_before.asked::text, 'UTF8')))
  on conflict on constraint requests_pkey do nothing;
  is_new := found;
  if is_new then
    perform ground.count_call(person, call, most);
    -- The second of two people with one id waits here too, and is refused by the first one's row.
    perform pg_advisory_xact_lock(hashtextextended('request ' || request_id, 0));
  elsif not exists (
    select from ground.requests r
    where r.investor_id = person and r.id = request_id
      and r.said = sha256(convert_to(call || asked::text, 'UTF8'))) then
    raise exception 'request_id_reused';
  end if;
  return not is_new;
end $$;

create function ground.sender_network() returns cidr language plpgsql stable as $$ -- for: anon, authenticated, service_role
  -- Returns a request's IPv4 address or 48 bits of IPv6; null if the gateway does not say.
declare
  headers json;
  hops text[];
  sender inet;
begin
  headers := nullif(current_setting('request.headers', true), '')::json;
  -- Clients can forge earlier entries; the proxy appends the last one.
  hops := string_to_array(headers ->> 'x-forwarded-for', ',');
  -- Cloudflare, in front of hosted projects, overwrites this header.
  sender := btrim(coalesce(headers ->> 'cf-connecting-ip', hops[cardinality(hops)]))::inet;
  return network(set_masklen(sender, case family(sender) when 4 then 32 else 48 end));
exception when invalid_text_representation then
  return null;
end $$;

-- Requests that wait hold connections that all users share. Waits for a lock end with 55P03, and clients retry.
alter role anon set lock_timeout = '1s';
alter role authenticated set lock_timeout = '1s';

create function ground.admit_request() returns void language plpgsql as $$ -- for: anon, authenticated, service_role
  -- Called by PostgREST before each request: admits two at once per person or visitors' network, and six short reads
  -- (500 ms). Raises busy (HTTP 429), after which a client tries again.
declare
  caller constant text := coalesce(auth.jwt() ->> 'sub', ground.sender_network()::text);
  is_reading constant boolean := current_setting('transaction_read_only')::boolean;
begin
  -- Not servers with the secret key, nor visitors on this machine, which the local gateway counts.
  if current_user = 'service_role' or caller is null or caller in ('127.0.0.1/32', '::/48') then return; end if;
  for slot in 1 .. case when is_reading then 8 else 2 end loop
    if pg_try_advisory_xact_lock(hashtextextended('request ' || caller, slot)) then
      -- A page starts with many reads: beyond two, they must be short.
      if slot > 2 then perform set_config('statement_timeout', '500ms', true); end if;
      return;
    end if;
  end loop;
  raise sqlstate 'PT429' using message = 'busy', hint = 'Two of your requests are running. Try again in a moment.';
end $$;

alter role authenticator set pgrst.db_pre_request = 'ground.admit_request';
notify pgrst, 'reload config';
