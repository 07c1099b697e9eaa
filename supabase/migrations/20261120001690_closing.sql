-- Called once all tables exist. A later migration with a table ends with it too.

create function ground.close_tables() returns void
  language plpgsql set search_path = ''
as $$
declare
  t record;
begin
  for t in
    select c.oid::regclass as name, c.relname, exists (select from pg_catalog.pg_policy p where p.polrelid = c.oid) as has_policy,
      bool_or(g.tgname = 'append_only_table') is not true and bool_or(g.tgfoid = 'ground.forbid_change'::regproc) as is_kept
    from pg_catalog.pg_class c left join pg_catalog.pg_trigger g on g.tgrelid = c.oid
    where c.relkind in ('r', 'p') and c.relnamespace::regnamespace::text = any (ground.schemas())
    group by c.oid
  loop
    execute format('alter table %1$s enable row level security, force row level security', t.name);
    if not t.has_policy then
      execute format('create policy %I on %s for select to anon, authenticated using (false)', t.relname || '_nobody_select', t.name);
    end if;
    if t.is_kept then
      execute format('create trigger append_only_table before truncate on %s for each statement execute function ground.forbid_change()', t.name);
    end if;
  end loop;
end
$$;
comment on function ground.close_tables() is
  'Enables and forces row-level security on every table, adds missing deny-all policies, and refuses truncate of append-only tables. Idempotent.';

select ground.close_tables();
