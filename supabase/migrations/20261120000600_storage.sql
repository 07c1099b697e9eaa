-- Every bucket is private; paths never keep the original file name. Owners cannot change or remove proofs and documents.
--
-- Only downloads are allowed (`storage.operation()`): copies and signed links would outlive the permission.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  ('proofs', 'proofs', false, 5242880, '{image/png,image/jpeg,image/webp,application/pdf}'),
  ('kyc', 'kyc', false, 5242880, '{image/png,image/jpeg,image/webp,application/pdf}'),
  ('avatars', 'avatars', false, 2097152, '{image/png,image/jpeg,image/webp}')
on conflict (id) do update
  set public = excluded.public,
      file_size_limit = excluded.file_size_limit,
      allowed_mime_types = excluded.allowed_mime_types;

create function people.own_object(name text) returns boolean
  language sql stable set search_path = ''
as $$
  select name ~ ('^' || (select people.caller())::text
    || '/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\.(png|jpg|webp|pdf)$')
$$;
comment on function people.own_object(text) is 'Returns whether an object''s name is exactly <caller''s id>/<uuid>.<png|jpg|webp|pdf>.';
grant execute on function people.own_object(text) to authenticated;

create function people.own_folders() returns text[]
  language plpgsql stable security definer set search_path = ''
as $$
declare
  person constant uuid := people.caller();
begin
  return array['avatars/' || person || '/']
    || case when people.has_proof_to_read(person) then array['proofs/' || person || '/', 'kyc/' || person || '/'] end;
end
$$;
comment on function people.own_folders() is
  'Returns the <bucket>/<path> prefixes that the caller may read as owner; documents need the proof of people.has_proof_to_read. Raises not_allowed, session_ended, factor_required (42501).';
grant execute on function people.own_folders() to authenticated;

create function people.may_upload(bucket text) returns boolean
  language plpgsql stable security definer set search_path = ''
as $$
declare
  person constant uuid := people.caller();
  folder constant text := person::text || '/%';
begin
  -- Operators see others' documents and must have no folder to copy them to.
  return (bucket = 'avatars' or people.operator_role() is null)
    -- No one could remove files of a closed account.
    and not exists (select from public.profiles p where p.id = person and p.closed_at is not null)
    and (select count(*) from storage.objects o where o.name like folder and o.created_at > now() - interval '24 hours') < 40;
end
$$;
comment on function people.may_upload(text) is
  'Returns whether the caller may upload: open account, under forty files in 24 hours, and no operator except for avatars. Raises not_allowed, session_ended, factor_required (42501), which it passes on.';
grant execute on function people.may_upload(text) to authenticated;

create function people.has_uploaded(bucket text, path text) returns boolean
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return starts_with(path, people.caller()::text || '/')
    and exists (select from storage.objects o where o.bucket_id = bucket and o.name = path);
end
$$;
comment on function people.has_uploaded(text, text) is
  'Returns whether a file exists at this path of a bucket, in the caller''s folder. Raises session_ended, not_allowed (42501).';

-- Writing needs a full path; reading only checks the prefix, which is cheaper. Copies are refused.
create policy objects_investor_insert on storage.objects
  for insert to authenticated
  with check (
    bucket_id in ('proofs', 'kyc', 'avatars')
    and people.own_object(name)
    and people.may_upload(bucket_id)
    and (select storage.operation()) in (
      'storage.object.upload', 'storage.tus.upload.create', 'storage.tus.upload.part', 'storage.tus.upload.delete'
    )
  );

-- Each `(select …)` and look at the session costs as much as the query (`npm run bench -- rls`), so one function answers all.
--
-- Closing an account lists and removes pictures, which needs select. Postgres checks policies in reverse order of name.
create policy objects_owner_select on storage.objects
  for select to authenticated
  using (
    (bucket_id || '/' || name) ^@ any ((select people.own_folders())::text[])
    and (select storage.operation()) in (
      'storage.object.get_authenticated', 'storage.object.list', 'storage.object.delete', 'storage.object.delete_many'
    )
  );

-- A new picture is a new file; no file is overwritten.
create policy avatars_investor_delete on storage.objects
  for delete to authenticated
  using (bucket_id = 'avatars' and starts_with(name, (select people.caller()::text || '/')));

create function people.may_download_proofs() returns boolean
  -- In SQL it would be planned again for every file.
  language plpgsql stable security definer set search_path = ''
as $$
declare
  person constant uuid := people.caller();
begin
  return exists (select from people.operators o where o.user_id = person) and not people.lacks_factor(person);
end
$$;
comment on function people.may_download_proofs() is
  'Returns whether the caller is an operator, with a factor on a live site. Raises not_allowed, session_ended, factor_required (42501).';
grant execute on function people.may_download_proofs() to authenticated;

create policy objects_operator_select on storage.objects
  for select to authenticated
  using (
    bucket_id = 'proofs'
    and (select storage.operation()) = 'storage.object.get_authenticated'
    and (select people.may_download_proofs())
  );

create function people.keep_file() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  raise exception 'file_kept' using errcode = '42501', hint = 'A file once given stays as it is. Upload another one.';
end
$$;
comment on function people.keep_file() is 'Trigger of files: refuses to overwrite or move one. Raises file_kept (42501).';
-- Storage checks policies when an upload begins, so the second of two concurrent uploads would replace the first.
create trigger keep_file before update on storage.objects
  for each row
  when (
    old.bucket_id in ('proofs', 'kyc', 'avatars')
    and (old.bucket_id, old.name, old.version) is distinct from (new.bucket_id, new.name, new.version)
  )
  execute function people.keep_file();
