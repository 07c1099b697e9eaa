-- Pictures people upload. Every bucket is private; a path is `<person's id>/<random id>.<extension>`, so the name of
-- the file on somebody's device is never kept. Proofs and identity documents, once given, cannot be changed or
-- removed by their owner; a picture of oneself can be removed.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  ('proofs', 'proofs', false, 5242880, '{image/png,image/jpeg,image/webp,application/pdf}'),
  ('kyc', 'kyc', false, 5242880, '{image/png,image/jpeg,image/webp,application/pdf}'),
  ('avatars', 'avatars', false, 2097152, '{image/png,image/jpeg,image/webp}')
on conflict (id) do update
  set public = excluded.public,
      file_size_limit = excluded.file_size_limit,
      allowed_mime_types = excluded.allowed_mime_types;

create function private.own_object(name text) returns boolean
  language sql stable set search_path = ''
as $$
  select name ~ ('^' || (select auth.uid())::text
    || '/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\.(png|jpg|webp|pdf)$')
$$;
comment on function private.own_object(text) is 'Whether an object''s name is <caller''s id>/<uuid>.<png|jpg|webp|pdf>, nothing deeper and nothing else.';
grant execute on function private.own_object(text) to authenticated;

-- A function of the policy and not a trigger: on a hosted project storage.objects belongs to Supabase.
create function private.may_upload() returns boolean
  language plpgsql stable security definer set search_path = ''
as $$
declare
  person constant uuid := private.caller();
  folder constant text := person::text || '/%';
begin
  -- What lies in the folder of a closed account could be removed by nobody.
  return not exists (select from public.profiles p where p.id = person and p.closed_at is not null)
    and (select count(*) from storage.objects o where o.name like folder and o.created_at > now() - interval '1 day') < 40;
end
$$;
comment on function private.may_upload() is
  'Whether the caller''s account is open and has uploaded fewer than forty files in the last 24 hours. Storage does not pass on a reason: of the own folder of an open account a refusal (403) means the limit, or that the session ended. Raises session_ended (42501).';
grant execute on function private.may_upload() to authenticated;

-- What is written must have a whole path of ours; to read what lies in one's folder its beginning is enough, and cheaper to ask.
create policy objects_investor_insert on storage.objects
  for insert to authenticated
  with check (
    bucket_id in ('proofs', 'kyc', 'avatars')
    and private.own_object(name)
    and (select private.may_upload())
  );

-- Postgres asks a table's policies from the last name to the first: one's own files need no look at the operators' roles.
create policy objects_owner_select on storage.objects
  for select to authenticated
  using (bucket_id in ('proofs', 'kyc', 'avatars') and starts_with(name, (select auth.uid()::text || '/')));

-- Another picture is another file; no file is ever written over.
create policy avatars_investor_delete on storage.objects
  for delete to authenticated
  using (bucket_id = 'avatars' and starts_with(name, (select private.caller()::text || '/')));

create policy objects_operator_select on storage.objects
  for select to authenticated
  using (bucket_id = 'proofs' and (select private.operator_role()) is not null);
