-- Identities: cases, tax numbers, documents, and which steps need one.
-- A reading on record takes two calls: docs/decisions/0003-a-reading-on-record-takes-two-calls.md.

create table public.kyc_cases (
  id uuid primary key default gen_random_uuid(),
  investor_id uuid not null default people.caller() references public.profiles (id),
  name text not null default '',
  home_address text not null constraint kyc_cases_address_readable
    check (char_length(btrim(home_address)) >= 5 and char_length(home_address) <= 300 and home_address !~ '[[:cntrl:]]'),
  document_path text not null constraint kyc_cases_document_once unique,
  identity_keys text[] not null default '{}',
  status text not null default 'pending' constraint kyc_cases_status check (status in ('pending', 'approved', 'rejected')),
  reviewed_by uuid references public.profiles (id),
  reviewed_at timestamptz,
  reason text constraint kyc_cases_reason_given check (char_length(btrim(reason)) between 1 and 500),
  created_at timestamptz not null default now(),
  constraint kyc_cases_document_in_own_folder check (document_path like investor_id::text || '/%'),
  constraint kyc_cases_reviewed_by_somebody check ((status = 'pending') = (reviewed_by is null)),
  constraint kyc_cases_not_reviewed_by_owner check (reviewed_by is distinct from investor_id),
  constraint kyc_cases_rejected_with_reason check (status <> 'rejected' or reason is not null)
);
comment on table public.kyc_cases is 'A person''s proof of identity and its review (specification 2, Account).';
comment on column public.kyc_cases.name is 'The name when it was sent; a confirmation holds only for this name.';
create index kyc_cases_investor on public.kyc_cases (investor_id, created_at desc);
create unique index kyc_cases_one_pending on public.kyc_cases (investor_id) where status = 'pending';
create index kyc_cases_pending on public.kyc_cases (created_at, id) where status = 'pending';

create table kyc.tax_numbers (
  case_id uuid primary key references public.kyc_cases (id),
  tax_number text not null constraint tax_numbers_plausible check (tax_number ~ '^[0-9A-Za-z ./-]{4,32}$')
);
comment on table kyc.tax_numbers is 'Written by the owner, read only through kyc.read_tax_number, on record.';
create index kyc_cases_identity on public.kyc_cases using gin (identity_keys) where status = 'approved';
create index kyc_cases_name on public.kyc_cases (lower(regexp_replace(name, '[[:space:][:punct:]]', '', 'g'))) where status = 'approved';
grant select (id, investor_id, name, home_address, document_path, status, reviewed_at, reason, created_at) on public.kyc_cases to authenticated;
select people.owner_reads('public.kyc_cases');

create function kyc.identity_keys(kyc public.kyc_cases) returns text[] language sql stable as $$
  -- Returns hashes that recognise an identity elsewhere: document file, name and home address, tax number.
  select coalesce(array_agg(encode(sha256(convert_to(k.key, 'UTF8')), 'hex')), '{}')
  from (
    select 'document ' || (o.metadata ->> 'eTag') || ' ' || (o.metadata ->> 'size') as key
    from storage.objects o where o.bucket_id = 'kyc' and o.name = kyc.document_path
    union all
    select 'address ' || lower(regexp_replace(kyc.name || kyc.home_address, '[[:space:][:punct:]]', '', 'g'))
    union all
    select 'tax ' || lower(regexp_replace(t.tax_number, '[ ./-]', '', 'g')) from kyc.tax_numbers t where t.case_id = kyc.id
  ) k
  where k.key is not null
$$;

create function kyc.is_new_identity(buyer uuid, referrer uuid) returns boolean language sql stable as $$
  -- Returns whether a buyer's identity (kyc.identity_keys) is neither the referrer's nor that of an earlier bonus.
  select not exists (
    select from public.kyc_cases own
    join public.kyc_cases other on other.identity_keys && own.identity_keys and other.investor_id <> own.investor_id and other.status = 'approved'
    where own.investor_id = buyer and own.status = 'approved' and (other.investor_id = referrer or exists (
      select from ledger.transfers t where t.reference = other.investor_id and t.code = 'referral_bonus')))
$$;

create function kyc.name_case() returns trigger language plpgsql as $$ -- trigger: before insert on public.kyc_cases
  -- Copies the profile's name, whatever was given.
begin
  new.name := coalesce((select p.name from public.profiles p where p.id = new.investor_id), '');
  return new;
end $$;

create function kyc.submit_kyc_case(home_address text, document_path text) returns uuid
  language plpgsql security definer as $$ -- door: authenticated
  -- Submits the caller's identity case with an address and an uploaded document; returns its id. Idempotent by
  -- document. Raises account_closed (42501), not_found (no such document), duplicate (another case waits, or another
  -- address was sent with it), and what the checks of the table refuse (specification 2, Account).
declare
  investor constant uuid := people.caller();
  submitted public.kyc_cases;
begin
  if not people.has_uploaded('kyc', document_path) then raise exception 'not_found'; end if;
  insert into public.kyc_cases as k (investor_id, home_address, document_path)
  values (investor, submit_kyc_case.home_address, submit_kyc_case.document_path)
  on conflict do nothing
  returning * into submitted;
  if not found then
    select * into submitted from public.kyc_cases k where k.document_path = submit_kyc_case.document_path;
    if submitted.home_address is distinct from submit_kyc_case.home_address then raise exception 'duplicate'; end if;
  end if;
  return submitted.id;
end $$;

create function kyc.set_kyc_tax_number(case_id uuid, tax_number text) returns void
  language plpgsql security definer as $$ -- door: authenticated
  -- Adds a tax number to a pending case of the caller. Raises not_found, invalid_tax_number.
declare
  investor uuid := people.caller();
begin
  -- Waits for a concurrent review, so that what it confirmed does not change.
  perform from public.kyc_cases k where k.id = case_id and k.investor_id = investor and k.status = 'pending' for share;
  if not found then raise exception 'not_found'; end if;
  if coalesce(tax_number, '') !~ '^[0-9A-Za-z ./-]{4,32}$' then raise exception 'invalid_tax_number'; end if;
  insert into kyc.tax_numbers as t (case_id, tax_number)
  values (set_kyc_tax_number.case_id, set_kyc_tax_number.tax_number)
  on conflict on constraint tax_numbers_pkey do update set tax_number = excluded.tax_number;
end $$;

create function kyc.is_on_record(action text, case_id uuid, within interval default 'infinity') returns boolean language plpgsql stable as $$
  -- Returns whether the caller recorded, within a time, what they read of a case.
begin
  -- now() is the start of this transaction: a row it wrote itself, and could roll back, is not older.
  return exists (
    select from ground.audit_events e
    where e.subject = is_on_record.case_id and e.actor = (select auth.uid()) and e.action = is_on_record.action and e.at < now() and e.at > now() - within);
end $$;

create function kyc.record_tax_number_reading(case_id uuid) returns void
  language plpgsql security definer as $$ -- door: authenticated
  -- Records that an operator reads a tax number, visible to them for a minute. Raises code_required, not_found.
begin
  perform people.require_reading();
  if not exists (select from public.kyc_cases k where k.id = case_id) then raise exception 'not_found'; end if;
  perform ground.audit('tax_number_read', case_id);
end $$;

create function kyc.read_tax_number(case_id uuid) returns text
  language plpgsql stable security definer as $$ -- door: authenticated
  -- Returns a tax number, or null, if its reading was recorded. Raises code_required, reading_not_recorded.
begin
  perform people.require_reading();
  if not kyc.is_on_record('tax_number_read', case_id, '1 minute') then
    raise exception 'reading_not_recorded' using hint = 'Call record_tax_number_reading first.';
  end if;
  return (select t.tax_number from kyc.tax_numbers t where t.case_id = read_tax_number.case_id);
end $$;

create function kyc.record_document_opening(case_id uuid) returns void
  language plpgsql security definer as $$ -- door: authenticated
  -- Records that an operator opens a document, visible to them for half an hour. Raises code_required, not_found.
begin
  perform people.require_reading();
  if not exists (select from public.kyc_cases k where k.id = case_id) then raise exception 'not_found'; end if;
  perform ground.audit('kyc_document_opened', case_id);
end $$;

create function kyc.may_open_document(document text) returns boolean language plpgsql stable security definer as $$ -- for: authenticated
  -- Returns whether the caller, an operator with people.has_proof_to_read, recorded within half an hour, before this
  -- transaction, that they open this document.

  -- In SQL it would be planned again for every document.
declare
  person constant uuid := people.caller();
begin
  return exists (select from people.operators o where o.user_id = person)
    and not people.lacks_factor(person)
    and people.has_proof_to_read(person)
    and exists (
      select from public.kyc_cases k where k.document_path = document and kyc.is_on_record('kyc_document_opened', k.id, '30 minutes'));
end $$;

-- Documents without a case are visible only to their owner.
create policy objects_operator_select_kyc on storage.objects for select to authenticated using (
  bucket_id = 'kyc' and (select storage.operation()) = 'storage.object.get_authenticated'
  and kyc.may_open_document(name));

create function kyc.has_identity(person uuid) returns boolean language sql stable as $$
  -- Returns whether a person's identity is confirmed under their current name.
  select exists (
    select from public.kyc_cases k join public.profiles p on p.id = k.investor_id
    where k.investor_id = person and k.status = 'approved' and k.name = p.name)
$$;

create function kyc.require_identity(person uuid, step text) returns void language plpgsql stable as $$
  -- Refuses a step (deposit, plan, withdrawal) without a confirmed identity, if the site demands one for it. Raises
  -- identity_required (hint: the step).
begin
  if exists (select from public.site s where step = any (s.identity_before)) and not kyc.has_identity(person) then
    raise exception 'identity_required' using hint = step;
  end if;
end $$;

create function kyc.require_identity_of_deposit() returns trigger language plpgsql security definer as $$
  -- trigger: require_identity after insert on public.deposits when (new.sighting_id is null)
  -- See kyc.require_identity.
begin
  perform kyc.require_identity(new.investor_id, 'deposit');
  return null;
end $$;

create function kyc.identity_demands() returns text[] language sql stable security definer as $$ -- door: authenticated
  -- Returns the steps (deposit, plan, withdrawal) for which the caller still needs a confirmed identity.
  select people.caller();
  select case when kyc.has_identity((select people.caller())) then '{}' else s.identity_before end from public.site s
$$;

create function kyc.review_kyc(case_id uuid, approve boolean, reason text default null) returns public.kyc_cases
  language plpgsql security definer as $$ -- door: authenticated
  -- Accepts or rejects an identity case whose document the caller opened. Raises code_required, not_found, case_leased,
  -- own_case, reason_required, address_named, already_reviewed, reading_not_recorded, person_frozen.
declare
  operator uuid := people.require_money_decision();
  reviewed public.kyc_cases;
  why text;
begin
  select * into reviewed from public.kyc_cases k where k.id = case_id for update;
  if not found then raise exception 'not_found'; end if;
  if reviewed.investor_id = operator then raise exception 'own_case'; end if;
  why := ground.review_reason(approve, reason);
  if reviewed.status <> 'pending' then
    if reviewed.reviewed_by = operator and (reviewed.status = 'approved') = approve then return reviewed; end if;
    raise exception 'already_reviewed';
  end if;
  if not kyc.is_on_record('kyc_document_opened', case_id) then
    raise exception 'reading_not_recorded' using hint = 'Open the document first.';
  end if;
  if approve then
    perform ledger.require_unfrozen(reviewed.investor_id);
    reviewed.identity_keys := kyc.identity_keys(reviewed);
  end if;
  update public.kyc_cases k
  set status = case when approve then 'approved' else 'rejected' end, reviewed_by = operator, reviewed_at = now(),
      reason = why, identity_keys = reviewed.identity_keys
  where k.id = case_id
  returning * into reviewed;
  perform ground.audit('kyc_' || reviewed.status, reviewed.id, jsonb_build_object('reason', reviewed.reason));
  return reviewed;
end $$;

create index kyc_cases_reviewed on public.kyc_cases (reviewed_at) include (created_at) where reviewed_at is not null;
