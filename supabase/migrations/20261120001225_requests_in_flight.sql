-- How much of the API one person may take: a request that waits holds one of the few connections that all share.

-- A call that waits for another's lock ends with 55P03, and clients send it again.
alter role anon set lock_timeout = '1s';
alter role authenticated set lock_timeout = '1s';

create function private.admit_request() returns void
  language plpgsql set search_path = ''
as $$
declare
  caller constant text := coalesce(auth.jwt() ->> 'sub', private.sender_network()::text);
  is_reading constant boolean := current_setting('transaction_read_only')::boolean;
begin
  -- Not servers with the secret key, nor visitors from this machine: the local gateway counts those.
  if current_user = 'service_role' or caller is null or caller in ('127.0.0.1/32', '::/48') then
    return;
  end if;
  for slot in 1 .. case when is_reading then 8 else 2 end loop
    if pg_try_advisory_xact_lock(hashtextextended('request ' || caller, slot)) then
      -- A page opens with many reads at once: beyond two they must be short.
      if slot > 2 then
        perform set_config('statement_timeout', '500ms', true);
      end if;
      return;
    end if;
  end loop;
  raise sqlstate 'PT429' using message = 'busy', hint = 'Two requests of yours are running. Try again in a moment.';
end
$$;
comment on function private.admit_request() is
  'PostgREST calls it before each request: two of one person, or of one network of visitors, run at once, and six more that only read and end within 500 ms. '
  'The locks end with the transaction. Raises busy (HTTP 429), after which a client tries again.';
grant execute on function private.admit_request() to anon, authenticated, service_role;
grant execute on function private.sender_network() to anon, authenticated, service_role;

alter role authenticator set pgrst.db_pre_request = 'private.admit_request';
notify pgrst, 'reload config';
