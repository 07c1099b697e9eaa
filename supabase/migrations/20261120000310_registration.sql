-- Who may have an account: the hook that Auth asks before it makes one (`[auth.hook.before_user_created]` in supabase/config.toml).

create function private.before_user_created(event jsonb) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select case
    when refusal is null then '{}'::jsonb
    -- Auth answers with this status, and with the message as its own.
    else jsonb_build_object('error', jsonb_build_object('http_code', 422, 'message', refusal))
  end
  from (
    select case
      when btrim(coalesce(given ->> 'name', '')) = '' or given -> 'terms' is distinct from 'true' then 'registration_incomplete'
    end as refusal
    from (select event #> '{user,user_metadata}' as given) one
  ) judged
$$;
comment on function private.before_user_created(jsonb) is
  'Hook of Auth: refuses an account without what the registration sends, a name and that the terms were accepted. Asking for a mailed code would otherwise make one of any address. '
  'An invitation has to carry both; a user whom somebody creates in the dashboard is not asked about. Answers an error with registration_incomplete (specification 4, Registration).';

-- Auth itself is the only caller.
grant usage on schema private to supabase_auth_admin;
grant execute on function private.before_user_created(jsonb) to supabase_auth_admin;
