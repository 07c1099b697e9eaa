-- What the tab adds to the migrations: a session for each demo person, and a way to run one statement as them.
insert into auth.sessions (id, user_id) select id, id from auth.users;

create schema tab;
grant usage on schema tab to anon, authenticated;

do $$
declare
  role text;
begin
  foreach role in array '{anon, authenticated}'::text[] loop
    -- A function that runs as its owner cannot change its role.
    execute format('create function tab.run_as_%I(statement text) returns setof jsonb language plpgsql security definer as %L', role, $body$
declare
  line record;
  changed bigint;
begin
  for line in execute statement loop
    return next to_jsonb(line);
  end loop;
exception when invalid_cursor_definition then
  if sqlerrm like '%multi-query%' then raise exception 'One statement at a time, please.' using errcode = '42601'; end if;
  execute statement;
  get diagnostics changed = row_count;
  return next jsonb_build_object('rows', changed);
end $body$);
    execute format('alter function tab.run_as_%I(text) owner to %I', role, role);
  end loop;
end
$$;

-- With these a statement could change its claims, which for a client of the API a signed token says.
revoke execute on function pg_catalog.set_config(text, text, boolean) from public;
revoke usage on language plpgsql from public;
revoke temporary on database postgres from public;
