-- Requests that wait hold connections that all users share.

-- Waits for a lock end with 55P03, and clients retry.
alter role anon set lock_timeout = '1s';
alter role authenticated set lock_timeout = '1s';

create function ground.admit_request() returns void
  language plpgsql set search_path = ''
as $$
declare
  caller constant text := coalesce(auth.jwt() ->> 'sub', ground.sender_network()::text);
  is_reading constant boolean := current_setting('transaction_read_only')::boolean;
begin
  -- Not servers with the secret key, nor visitors on this machine, which the local gateway counts.
  if current_user = 'service_role' or caller is null or caller in ('127.0.0.1/32', '::/48') then
    return;
  end if;
  for slot in 1 .. case when is_reading then 8 else 2 end loop
    if pg_try_advisory_xact_lock(hashtextextended('request ' || caller, slot)) then
      -- A page starts with many reads: beyond two, they must be short.
      if slot > 2 then
        perform set_config('statement_timeout', '500ms', true);
      end if;
      return;
    end if;
  end loop;
  raise sqlstate 'PT429' using message = 'busy', hint = 'Two requests of yours are running. Try again in a moment.';
end
$$;
comment on function ground.admit_request() is
  'Called by PostgREST before each request: admits two at once per person or visitors'' network, and six short reads (500 ms). Raises busy (HTTP 429), after which a client tries again.';
grant execute on function ground.admit_request() to anon, authenticated, service_role;
grant execute on function ground.sender_network() to anon, authenticated, service_role;

alter role authenticator set pgrst.db_pre_request = 'ground.admit_request';
notify pgrst, 'reload config';
