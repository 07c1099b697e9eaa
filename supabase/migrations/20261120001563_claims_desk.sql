-- One operator writes a claim, another verifies it. The text never changes: another claim is another row.

alter table public.claims
  add column written_by uuid references public.profiles (id),
  add column written_at timestamptz not null default now(),
  add column withdrawn_by uuid references public.profiles (id),
  add column withdrawn_at timestamptz,
  add constraint claims_two_people check (verified_by <> written_by),
  add constraint claims_withdrawn_by_somebody check ((withdrawn_at is null) = (withdrawn_by is null));
comment on column public.claims.written_by is 'Null if written in the database itself. Never the verifier.';
comment on column public.claims.withdrawn_at is 'Then only operators see it.';
create index claims_written_by on public.claims (written_by) where written_by is not null;
create index claims_withdrawn_by on public.claims (withdrawn_by) where withdrawn_by is not null;
create index claims_newest on public.claims (written_at desc);

alter policy claims_anyone_select on public.claims using (verified_at is not null and withdrawn_at is null);

create trigger announce after insert or update on public.claims
  for each statement execute function messages.announce_to_operators();

create function site.write_claim(text text, evidence_url text, request_id uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := people.require_site_decision();
begin
  if write_claim.request_id is null then
    raise exception 'request_id_required';
  end if;
  if not ground.short_line(write_claim.text, 300) then
    raise exception 'claim_required';
  end if;
  perform ground.refuse_addresses(write_claim.text);
  if not coalesce(ground.is_link(write_claim.evidence_url), false) then
    raise exception 'link_required';
  end if;
  insert into public.claims (id, text, evidence_url, written_by)
  values (write_claim.request_id, btrim(write_claim.text), write_claim.evidence_url, operator)
  on conflict on constraint claims_pkey do nothing;
  if found then
    perform ground.audit('claim_written', write_claim.request_id, jsonb_build_object(
      'text', btrim(write_claim.text), 'evidence_url', write_claim.evidence_url));
  elsif not exists (
    select from public.claims c
    where c.id = write_claim.request_id and c.written_by = operator
      and c.text = btrim(write_claim.text) and c.evidence_url = write_claim.evidence_url
  ) then
    raise exception 'request_id_reused';
  end if;
end
$$;
comment on function site.write_claim(text, text, uuid) is
  'Writes a claim (300 characters) with a link to evidence, hidden until verified. Idempotent by request_id. Raises not_allowed, session_ended, code_required, request_id_required, claim_required, address_named, link_required, request_id_reused.';
select ground.open('site.write_claim', 'authenticated');

create function site.verify_claim(claim_id uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := people.require_site_decision();
  claim public.claims;
begin
  select * into claim from public.claims c where c.id = verify_claim.claim_id for update;
  if not found then
    raise exception 'not_found';
  end if;
  if claim.written_by = operator then
    raise exception 'second_person_required' using hint = 'Whoever writes a claim does not verify it.';
  end if;
  if claim.withdrawn_at is not null then
    raise exception 'claim_withdrawn';
  end if;
  if claim.verified_at is not null then
    return;
  end if;
  if claim.written_by is not null and not people.is_operator_since(claim.written_by, claim.written_at) then
    raise exception 'approval_lapsed' using hint = 'Who wrote it is no operator any more: it must be written again.';
  end if;
  update public.claims c set verified_by = operator, verified_at = now() where c.id = claim.id;
  perform ground.audit('claim_verified', claim.id, jsonb_build_object('text', claim.text, 'evidence_url', claim.evidence_url));
end
$$;
comment on function site.verify_claim(uuid) is
  'Publishes another operator''s claim after looking at its evidence. Idempotent. Raises not_allowed, session_ended, code_required, not_found, second_person_required, claim_withdrawn, approval_lapsed.';
select ground.open('site.verify_claim', 'authenticated');

create function site.withdraw_claim(claim_id uuid, reason text) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := people.require_operator();
  why constant text := ground.given_reason(withdraw_claim.reason);
begin
  if not exists (select from public.claims c where c.id = withdraw_claim.claim_id) then
    raise exception 'not_found';
  end if;
  update public.claims c set withdrawn_by = operator, withdrawn_at = now()
  where c.id = withdraw_claim.claim_id and c.withdrawn_at is null;
  if found then
    perform ground.audit('claim_withdrawn', withdraw_claim.claim_id, jsonb_build_object('reason', why));
  end if;
end
$$;
comment on function site.withdraw_claim(uuid, text) is
  'Withdraws a claim from visitors. Idempotent. Raises not_allowed, session_ended, reason_required, not_found.';
select ground.open('site.withdraw_claim', 'authenticated');

create function site.claim_desk(before timestamptz default null, max_rows int default 50)
  returns table (
    id uuid, claim text, evidence_url text, written_by uuid, writer text, written_at timestamptz,
    verifier text, verified_at timestamptz, withdrawer text, withdrawn_at timestamptz)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform people.require_operator();
  return query
    select c.id, c.text, c.evidence_url, c.written_by, w.name, c.written_at, v.name, c.verified_at, x.name, c.withdrawn_at
    from public.claims c
    left join public.profiles w on w.id = c.written_by
    left join public.profiles v on v.id = c.verified_by
    left join public.profiles x on x.id = c.withdrawn_by
    where c.written_at < coalesce(claim_desk.before, 'infinity')
    order by c.written_at desc
    limit least(greatest(max_rows, 1), 200);
end
$$;
comment on function site.claim_desk(timestamptz, int) is
  'Returns all claims with author, verifier and withdrawer, newest first. Raises not_allowed, session_ended.';
select ground.open('site.claim_desk', 'authenticated');
