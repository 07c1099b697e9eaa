-- Who may upload, read and remove which file; a file once given stays.

-- Every bucket is private, and paths never keep the original name. Only downloads are allowed (`storage.operation()`):
-- copies and signed links would outlive the permission.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  ('proofs', 'proofs', false, 5242880, '{image/png,image/jpeg,image/webp,application/pdf}'),
  ('kyc', 'kyc', false, 5242880, '{image/png,image/jpeg,image/webp,application/pdf}'),
  ('avatars', 'avatars', false, 2097152, '{image/png,image/jpeg,image/webp}')
on conflict (id) do update set (public, file_size_limit, allowed_mime_types)
  = (excluded.public, excluded.file_size_limit, excluded.allowed_mime_types);

create function people.own_object(name text) returns boolean language sql stable as $$ -- for: authenticated
  -- Returns whether an object's name is exactly <caller's id>/<uuid>.<png|jpg|webp|pdf>.
  select name ~ ('^' || (select people.caller())::text
    || '/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\.(png|jpg|webp|pdf)$')
$$;

create function people.own_folders() returns text[] language plpgsql stable security definer as $$ -- for: authenticated
  -- Returns the <bucket>/<path> prefixes that the caller may read as owner; documents need the proof of
  -- people.has_proof_to_read.
declare
  person constant uuid := people.caller();
begin
  return array['avatars/' || person || '/']
    || case when people.has_proof_to_read(person) then array['proofs/' || person || '/', 'kyc/' || person || '/'] end;
end $$;

create function people.may_upload(bucket text) returns boolean language plpgsql stable security definer as $$ -- for: authenticated
  -- Returns whether the caller may upload: open account, under forty files in 24 hours, and no operator except for
  -- avatars.
declare
  person constant uuid := people.caller();
  folder constant text := person::text || '/%';
begin
  -- Operators see others' documents and must have no folder to copy them to.
  return (bucket = 'avatars' or people.operator_role() is null)
    -- No one could remove files of a closed account.
    and not exists (select from public.profiles p where p.id = person and p.closed_at is not null)
    and (select count(*) from storage.objects o where o.name like folder and o.created_at > now() - interval '24 hours') < 40;
end $$;

create function people.has_uploaded(bucket text, path text) returns boolean
  language plpgsql stable security definer as $$
  -- Returns whether a file exists at this path of a bucket, in the caller's folder.
begin
  return starts_with(path, people.caller()::text || '/')
    and exists (select from storage.objects o where o.bucket_id = bucket and o.name = path);
end $$;

-- Writing needs a full path; reading only checks the prefix, which is cheaper. Copies are refused.
create policy objects_investor_insert on storage.objects for insert to authenticated with check (
  bucket_id in ('proofs', 'kyc', 'avatars') and people.own_object(name) and people.may_upload(bucket_id)
  and (select storage.operation()) in (
    'storage.object.upload', 'storage.tus.upload.create', 'storage.tus.upload.part', 'storage.tus.upload.delete'));

-- One function answers all, because each look at the session costs as much as the query (`npm run bench -- rls`).
-- Closing an account lists and removes pictures, which needs select. Postgres checks policies in reverse order of name.
create policy objects_owner_select on storage.objects for select to authenticated using (
  (bucket_id || '/' || name) ^@ any ((select people.own_folders())::text[])
  and (select storage.operation()) in (
    'storage.object.get_authenticated', 'storage.object.list', 'storage.object.delete', 'storage.object.delete_many'));

create policy avatars_investor_delete on storage.objects for delete to authenticated
  using (bucket_id = 'avatars' and starts_with(name, (select people.caller()::text || '/')));

create function people.may_download_proofs() returns boolean language plpgsql stable security definer as $$ -- for: authenticated
  -- Returns whether the caller is an operator, with a factor on a live site.

  -- In SQL it would be planned again for every file.
declare
  person constant uuid := people.caller();
begin
  return exists (select from people.operators o where o.user_id = person) and not people.lacks_factor(person);
end $$;
create policy objects_operator_select on storage.objects for select to authenticated using (
  bucket_id = 'proofs' and (select storage.operation()) = 'storage.object.get_authenticated'
  and (select people.may_download_proofs()));

create function people.keep_file() returns trigger language plpgsql as $$
  -- trigger: before update on storage.objects when (old.bucket_id in ('proofs', 'kyc', 'avatars') and (old.bucket_id, old.name, old.version) is distinct from (new.bucket_id, new.name, new.version))
  -- Refuses to overwrite or move one.
begin
  raise exception 'file_kept' using errcode = '42501', hint = 'A sent file cannot be replaced. Upload another one.';
end $$;
-- Storage checks policies when an upload begins, so the second of two concurrent uploads would replace the first.
