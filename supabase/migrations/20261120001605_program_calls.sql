-- People's own programs: webhooks tell them what happened (standardwebhooks.com), API keys let them read.

create function programs.is_endpoint(url text) returns boolean language sql stable as $$
  -- Returns whether events may be sent to an address: https with a host name, in a sandbox also this machine.
  select ground.is_link(url) or ground.is_sandbox() and char_length(url) <= 500 and url ~ '^http://(localhost|127\.0\.0\.1)(:[0-9]{1,5})?/[!-~]*$'
$$;

create function programs.admit(person uuid, most int, has int) returns void language plpgsql as $$
  -- Warns a person, whose row is locked, of their new program. Raises too_many_requests.
begin
  if has >= most then raise exception 'too_many_requests' using hint = format('At most %s.', most); end if;
  perform people.limit_moments(person, 'program_added');
  perform people.record_moment(person, 'program_added');
end $$;

create function programs.add_webhook(url text) returns text language plpgsql security definer as $$ -- door: authenticated
  -- Adds an address for events of the caller, five at most, and sends it a first one; returns the secret that signs
  -- them, once. Raises code_required, password_required, invalid_value, too_many_requests.
declare
  person constant uuid := people.caller();
  hook public.webhooks;
begin
  perform people.require_recent_proof(person);
  if not coalesce(programs.is_endpoint(url), false) then raise exception 'invalid_value'; end if;
  perform from public.profiles p where p.id = person for no key update;
  perform programs.admit(person, 5, (select count(*)::int from public.webhooks w where w.investor_id = person));
  insert into public.webhooks (investor_id, url) values (person, add_webhook.url) returning * into hook;
  insert into public.webhook_messages (webhook_id, investor_id, subject_id, body)
  values (hook.id, person, hook.id, jsonb_build_object('type', 'webhooks.added', 'timestamp', now(), 'data', jsonb_build_object('subject_id', hook.id)));
  return 'whsec_' || encode(hook.secret, 'base64');
end $$;

create function programs.make_api_key(name text, scopes text[], days int) returns text
  language plpgsql security definer as $$ -- door: authenticated
  -- Makes a key of the caller for programs.read_by_key, ten at most, valid for up to 366 days; returns it, once. Raises
  -- code_required, password_required, invalid_value, too_many_requests.
declare
  person constant uuid := people.caller();
  key constant text := 'gmr_' || encode(extensions.gen_random_bytes(32), 'hex');
begin
  perform people.require_recent_proof(person);
  perform from public.profiles p where p.id = person for no key update;
  delete from public.api_keys k where k.investor_id = person and k.expires_at < now() - interval '30 days';
  perform programs.admit(person, 10, (select count(*)::int from public.api_keys k where k.investor_id = person));
  insert into public.api_keys (investor_id, name, hash, scopes, expires_at)
  values (person, btrim(make_api_key.name), sha256(convert_to(key, 'UTF8')), make_api_key.scopes,
    now() + interval '1 day' * case when days between 1 and 366 then days end);
  return key;
exception when check_violation or not_null_violation then
  raise exception 'invalid_value';
end $$;

create function programs.remove_program(program_id uuid) returns void language plpgsql security definer as $$ -- door: authenticated
  -- Removes a webhook, with its events, or an API key of the caller. Raises not_found.
declare
  person constant uuid := people.caller();
begin
  delete from public.api_keys k where k.id = program_id and k.investor_id = person;
  if found then return; end if;
  delete from public.webhooks w where w.id = program_id and w.investor_id = person;
  if not found then raise exception 'not_found'; end if;
end $$;

create function programs.resend(webhook_id uuid, message_id uuid default null) returns void
  language plpgsql security definer as $$ -- door: authenticated
  -- Sends an event again to a webhook of the caller, or all that it has not accepted (null), at once; enables it.
  -- Raises not_found, too_many_requests.
declare
  person constant uuid := people.caller();
begin
  perform ground.count_call(person, 'resend');
  update public.webhooks w set disabled_at = null, failing_since = null where w.id = resend.webhook_id and w.investor_id = person;
  if not found then raise exception 'not_found'; end if;
  update public.webhook_messages m set due_at = now(), delivered_at = null
  where m.webhook_id = resend.webhook_id and case when message_id is null then m.delivered_at is null else m.id = message_id end;
  if not found and message_id is not null then raise exception 'not_found'; end if;
end $$;

create function programs.take_webhook_messages(max_rows int default 20)
  returns table (id uuid, webhook_id uuid, url text, body text, sent_at bigint, signature text)
  language plpgsql security definer as $$ -- door: service_role
  -- Leases the webhook that waited longest to one worker for a minute, and returns its due events, signed. Waits while
  -- the owner is frozen. Removes events older than thirty days.
declare
  hook public.webhooks;
  moment constant bigint := extract(epoch from now());
begin
  delete from public.webhook_messages m where m.created_at < now() - interval '30 days';
  select w.* into hook from public.webhooks w
  where w.disabled_at is null and w.taken_until <= now() and programs.is_endpoint(w.url) and not people.is_frozen(w.investor_id)
    and exists (select from programs.due_messages m where m.webhook_id = w.id)
  order by w.taken_until limit 1 for no key update skip locked;
  if not found then return; end if;
  update public.webhooks w set taken_until = now() + interval '1 minute' where w.id = hook.id;
  return query
    select m.id, hook.id, hook.url, m.body, moment,
      'v1,' || encode(extensions.hmac(convert_to(format('%s.%s.%s', m.id, moment, m.body), 'UTF8'), hook.secret, 'sha256'), 'base64')
    from programs.due_messages m
    where m.webhook_id = hook.id
    order by m.due_at, m.number limit least(greatest(max_rows, 1), 50);
end $$;

create function programs.finish_webhook_messages(webhook_id uuid, answers jsonb) returns void
  language plpgsql security definer as $$ -- door: service_role
  -- Records what a webhook answered to each event (id, status, failure) and ends the lease. Retries after 5 seconds,
  -- 20, 80 and so on, a day at most. One that is gone (410), or failed for three days, is disabled, and its owner told.
declare
  hook public.webhooks;
  is_gone constant boolean := answers @> '[{"status": 410}]';
begin
  update public.webhook_messages m
  set attempts = m.attempts || jsonb_strip_nulls(jsonb_build_object('at', now(), 'status', a.status, 'failure', left(a.failure, 60))),
      due_at = now() + least(interval '5 seconds' * 4 ^ least(jsonb_array_length(m.attempts), 9), interval '1 day'),
      delivered_at = case when a.status between 200 and 299 then now() end
  from jsonb_to_recordset(answers) a (id uuid, status int, failure text)
  where m.id = a.id and m.webhook_id = finish_webhook_messages.webhook_id and m.delivered_at is null;
  update public.webhooks w
  set taken_until = now(),
      failing_since = case when jsonb_path_exists(answers, '$[*] ? (@.status >= 200 && @.status < 300)') then null else coalesce(w.failing_since, now()) end
  where w.id = finish_webhook_messages.webhook_id
  returning * into hook;
  if hook.disabled_at is null and (is_gone or hook.failing_since < now() - interval '3 days') then
    update public.webhooks w set disabled_at = now() where w.id = hook.id;
    perform messages.notify(hook.investor_id, 'webhooks', 'webhooks.disabled', hook.id, null, hook.url);
  end if;
end $$;

create function programs.read(person uuid, scope text, until timestamptz) returns jsonb language plpgsql stable as $$
  -- Returns a person's rows of a scope as they may read them themselves, the newest thousand up to a time. Stable: it
  -- can write nothing.
declare
  source constant regclass := case scope when 'balance' then 'public.portfolio' when 'statement' then 'ledger.movements' else 'public.' || scope end;
  moment constant text := case scope when 'positions' then 'opened_at' else 'created_at' end;
  answer jsonb;
begin
  execute (
    select format('select coalesce(jsonb_agg(r), ''[]'') from (select %s from %s where investor_id = $1 %s) r', string_agg(quote_ident(a.attname), ', '), source,
      case when scope <> 'balance' then format('and %1$I <= coalesce($2, ''infinity'') order by %1$I desc limit 1000', moment) end)
    from pg_catalog.pg_attribute a
    where a.attrelid = source and a.attnum > 0 and not a.attisdropped and a.attname <> 'investor_id'
      and has_column_privilege('authenticated', source, a.attname, 'select'))
  into answer using person, until;
  return answer;
end $$;

create function programs.read_by_key(key text, scope text, until timestamptz default null) returns jsonb
  language plpgsql security definer as $$ -- door: anon
  -- Returns the newest thousand rows of a scope (balance, statement, deposits, withdrawals, positions) of a key's owner
  -- up to a time, in cents; 10,000 calls in 24 hours. Runs as its owner: a key is no session, and reads what its owner
  -- chose. Raises invalid_value (no key), not_allowed (42501: unknown or expired key, another scope, frozen account),
  -- too_many_requests.
declare
  holder uuid;
begin
  if key is null then raise exception 'invalid_value'; end if;
  update public.api_keys k set last_used_at = now()
  where k.hash = sha256(convert_to(key, 'UTF8')) and k.expires_at > now() and scope = any (k.scopes) and not people.is_frozen(k.investor_id)
  returning k.investor_id into holder;
  if holder is null then raise exception 'not_allowed' using errcode = '42501'; end if;
  perform ground.count_call(holder, 'read_by_key', 10000);
  return programs.read(holder, scope, until);
end $$;
