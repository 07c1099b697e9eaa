-- Closing an account, and the export of all that is stored about a person.

create table whole.closed_accounts (
  person uuid primary key references public.profiles (id),
  email text not null,
  name text not null,
  closed_at timestamptz not null default now()
);
comment on table whole.closed_accounts is 'Identities of closed accounts, which laws require. No function reads it.';

create function whole.notify_of_lapsed_approvals() returns trigger language plpgsql security definer as $$
  -- trigger: after delete on people.operators
  -- trigger: notify_of_approvals_of_another_role after update of role on people.operators when (old.role <> new.role)
  -- Notifies owners of withdrawals whose approval lapsed with the role.
begin
  perform messages.notify(w.investor_id, 'withdrawals', 'withdrawals.lapsed', w.id, w.amount_cents, null)
  from public.withdrawals w
  where w.reviewed_by = old.user_id and w.status = 'approved';
  return null;
end $$;

create function whole.record_export() returns void language plpgsql security definer as $$ -- door: authenticated
  -- Records that the caller exports their data; whole.my_data then returns it for a minute. At most ten times a day.
  -- Raises code_required, password_required, too_many_requests.
declare
  person constant uuid := people.caller();
begin
  perform people.require_recent_proof(person);
  -- Serialises concurrent exports, so that each is counted.
  perform from public.profiles p where p.id = person for no key update;
  if (select count(*) from public.account_events e
      where e.investor_id = person and e.kind = 'data_exported' and e.created_at > now() - interval '24 hours') >= 10 then
    raise exception 'too_many_requests' using hint = 'The limit is ten exports in 24 hours.';
  end if;
  perform people.record_account_event(person, 'data_exported');
end $$;

create function whole.my_data() returns jsonb language plpgsql stable security definer as $$ -- door: authenticated
  -- Returns all data about the caller, in cents, without secrets, operators' names and undecided proposals, within a
  -- minute after recording the export. Raises code_required, password_required, reading_not_recorded.
declare
  person constant uuid := people.caller();
  mail constant text := (select p.email from public.profiles p where p.id = person and p.verified);
  answer jsonb;
  kept regclass;
  condition text;
  rows jsonb;
begin
  perform people.require_recent_proof(person);
  -- Why in an earlier transaction: see kyc.read_tax_number.
  if not exists (
    select from public.account_events e
    where e.investor_id = person and e.kind = 'data_exported'
      and e.created_at < now() and e.created_at > now() - interval '1 minute') then
    raise exception 'reading_not_recorded' using hint = 'Call record_export first.';
  end if;
  select jsonb_object_agg(parts.name, coalesce(parts.rows, '[]')) into answer
  from (
    select 'auth.users' as name, jsonb_agg(jsonb_build_object(
        'id', u.id, 'email', u.email, 'phone', u.phone, 'created_at', u.created_at,
        'email_confirmed_at', u.email_confirmed_at,
        'last_sign_in_at', u.last_sign_in_at, 'given_at_registration', u.raw_user_meta_data)) as rows
      from auth.users u where u.id = person
    union all select 'auth.sessions', jsonb_agg(jsonb_build_object(
        'id', s.id, 'created_at', s.created_at, 'ip', s.ip, 'user_agent', s.user_agent))
      from auth.sessions s where s.user_id = person
    union all select 'auth.mfa_factors', jsonb_agg(jsonb_build_object(
        'id', f.id, 'name', f.friendly_name, 'type', f.factor_type, 'status', f.status, 'created_at', f.created_at))
      from auth.mfa_factors f where f.user_id = person
    union all select 'auth.webauthn_credentials', jsonb_agg(jsonb_build_object(
        'id', w.id, 'name', w.friendly_name, 'created_at', w.created_at, 'last_used_at', w.last_used_at))
      from auth.webauthn_credentials w where w.user_id = person
    union all select 'storage.objects', jsonb_agg(jsonb_build_object(
        'bucket', o.bucket_id, 'name', o.name, 'created_at', o.created_at, 'metadata', o.metadata))
      from storage.objects o where o.name like person::text || '/%'
    union all select 'public.kyc_cases', jsonb_agg(to_jsonb(k) - 'reviewed_by' || jsonb_build_object(
        'tax_number', (select t.tax_number from kyc.tax_numbers t where t.case_id = k.id)))
      from public.kyc_cases k where k.investor_id = person
    union all select 'public.pools', jsonb_agg(to_jsonb(p) || to_jsonb(b) - 'pool_id')
      from public.pools p join pools.pool_books b on b.pool_id = p.id where p.owner_id = person
    union all select 'referrals', jsonb_agg(r) from plans.my_referrals() r
    union all select 'ground.audit_events', jsonb_agg((to_jsonb(e) #- '{details,proposed_by}') - '{actor,previous_hash,hash}'::text[]
        - case when e.subject = person then '{}' else '{subject,details}' end::text[])
      from ground.audit_events e where e.actor = person or e.subject = person
  ) parts;
  -- Without columns that name operators or other people, or open a secret.
  for kept, condition in
    select t, format('%I = $1', a.attname)
    from unnest('{public.account_events,public.payout_addresses,withdrawals.withdrawal_limits,withdrawals.reversals,people.alarm_links,
      people.recovery_codes,people.code_words,public.api_keys,public.webhooks,public.webhook_messages,people.seen_passkeys,public.notifications,chain.addresses,public.deposits,
      public.deposit_quotes,public.positions,public.withdrawals,ledger.accounts,ledger.transfers,plans.insurance_shares,
      public.dealing_requests,public.copies,public.copy_requests,public.lots,public.appropriateness_attempts,
      public.orders,public.order_events,public.fills,people.freezes,proof.proof_leaves,people.operators}'::regclass[]) t
    join pg_catalog.pg_attribute a on a.attrelid = t and a.attname in ('investor_id', 'person_id', 'user_id')
    union all values
      ('public.profiles'::regclass, 'id = $1'),
      ('desk.corrections', 'investor_id = $1 and status = ''booked'''),
      ('public.signals', 'published_by = $1 and pool_id is not null'),
      ('pools.holdings', 'pool_id in (select id from public.pools where owner_id = $1)'),
      ('public.strategies', 'pool_id in (select id from public.pools where owner_id = $1)'),
      ('public.marks', 'pool_id in (select id from public.pools where owner_id = $1)'),
      ('copying.unit_moves', 'lot_id in (select id from public.lots where investor_id = $1)'),
      ('public.dealings', 'id in (select dealing_id from public.copy_requests where investor_id = $1) or exists (
        select from public.copies c where c.investor_id = $1 and c.pool_id = t.pool_id and c.paid_in_cents > 0 and t.at <= coalesce(c.ended_at, ''infinity''))'),
      ('public.contact_messages', 'investor_id = $1 or investor_id is null and lower(email) = lower($3)'),
      ('public.newsletter_subscriptions', 'lower(email) = lower($3)'),
      ('messages.outgoing_mails', 'lower(recipient) = lower($3)')
  loop
    execute format('select coalesce(jsonb_agg(to_jsonb(t) - $2 order by t), ''[]'') from %s t where %s', kept, condition)
    into rows
    using person, '{first_approved_by,reviewed_by,taken_by,paid_by,frozen_by,token_hash,code_hash,hash,secret,referred_by,proposed_by,decided_by,handled_by,params}'::text[], mail;
    answer := answer || jsonb_build_object(kept::text, rows);
  end loop;
  return answer;
end $$;

create function whole.refuse_closed() returns trigger language plpgsql security definer as $$
  -- trigger: before insert on public.deposits
  -- trigger: before insert on public.kyc_cases
  -- trigger: before insert on public.contact_messages when (new.investor_id is not null)
  -- Refuses anything new in a closed account.
begin
  -- Access tokens outlive an account by up to an hour. Closing locks this row, so that neither overtakes the other.
  perform from ledger.accounts a where a.investor_id = new.investor_id for key share;
  perform people.require_open(new.investor_id);
  return new;
end $$;

create function whole.why_not_closable(person uuid) returns text language sql stable as $$
  -- Returns what keeps an account open: operator, frozen, money, plan, portfolio, strategy, copy, deposit, withdrawal,
  -- identity, recent_plan (income may still come), correction or insurance; null if nothing.
  select case
    when exists (select from people.operators o where o.user_id = person) then 'operator'
    -- Closing would erase who the freeze is about. A freeze locks the account's row too.
    when people.is_frozen(person) then 'frozen'
    when exists (
      select from ledger.accounts a
      where a.investor_id = person and a.available_cents + a.invested_cents + a.withdrawing_cents > 0) then 'money'
    when exists (select from public.positions x where x.investor_id = person and x.status = 'active') then 'plan'
    when exists (
      select from public.pools p join pools.pool_books b on b.pool_id = p.id
      where p.owner_id = person and p.kind = 'portfolio' and b.units + b.waiting_cents > 0) then 'portfolio'
    when exists (
      select from public.strategies s join public.pools p on p.id = s.pool_id
      where p.owner_id = person and s.status not in ('closed', 'dropped')) then 'strategy'
    when exists (select from public.lots l where l.investor_id = person and l.units > 0)
      or exists (select from public.copy_requests r where r.investor_id = person and r.status = 'waiting') then 'copy'
    when exists (select from public.deposits d where d.investor_id = person and d.status = 'pending')
      -- Coins on their way would arrive at a closed account.
      or exists (
        select from chain.sightings s join chain.addresses a on a.id = s.address_id
        where a.investor_id = person and s.outcome is null and s.gone_at is null) then 'deposit'
    when exists (select from public.withdrawals w where w.investor_id = person and w.status in ('pending', 'approved', 'paying')) then 'withdrawal'
    when exists (select from public.kyc_cases k where k.investor_id = person and k.status = 'pending') then 'identity'
    when exists (
      select from public.positions x
      where x.investor_id = person and x.closed_at > now() - interval '168 hours') then 'recent_plan'
    when exists (select from desk.corrections c where c.investor_id = person and c.status = 'proposed') then 'correction'
    when exists (
      select from desk.proposals p
      where p.kind = 'insurance' and num_nonnulls(p.confirmed_at, p.cancelled_at) = 0 and p.changes #> '{losses,1}' ? person::text) then 'insurance'
  end
$$;

create function whole.account_hindrance() returns text language sql stable security definer as $$ -- door: authenticated
  -- See whole.why_not_closable; of the caller.
  select whole.why_not_closable((select people.caller()))
$$;

create function whole.close_account(email text) returns void
  language plpgsql security definer as $$ -- door: authenticated
  -- Closes the caller's account for good, if email matches. Keeps books and cases, moves name and address aside,
  -- deletes the rest. Raises code_required, password_required, email_mismatch, account_in_use (detail: see
  -- whole.why_not_closable).
declare
  person constant uuid := people.caller();
  profile public.profiles;
  mail text;
begin
  perform people.require_recent_proof(person);
  perform from ledger.accounts a where a.investor_id = person for update;
  select * into profile from public.profiles p where p.id = person;
  -- Mails to or from an address are theirs only if confirmed, as in whole.my_data.
  mail := case when profile.verified then profile.email end;
  if lower(btrim(email)) is distinct from lower(profile.email) then raise exception 'email_mismatch'; end if;
  if whole.why_not_closable(person) is not null then
    raise exception 'account_in_use' using detail = whole.why_not_closable(person);
  end if;

  insert into whole.closed_accounts (person, email, name)
  select person, profile.email, profile.name
  where exists (select from ledger.transfers t where t.investor_id = person)
     or exists (select from public.deposits d where d.investor_id = person)
     or exists (select from public.kyc_cases k where k.investor_id = person);
  -- Before the address changes: they are warned of it, and their address's mails are removed below.
  delete from auth.mfa_factors f where f.user_id = person;
  -- The ban ends its sessions. No one can sign in, get a link, or register its new address, which the profile gets too.
  update auth.users u
  set email = gen_random_uuid() || '@closed.invalid', encrypted_password = null, raw_user_meta_data = '{}',
      phone = null, confirmation_token = '', recovery_token = '', email_change = '', email_change_token_new = '',
      email_change_token_current = '', banned_until = now() + interval '100 years'
  where u.id = person;
  -- Each row names an address.
  delete from auth.one_time_tokens t where t.user_id = person;
  delete from auth.identities i where i.user_id = person;
  perform people.remove_passkeys(person);
  delete from public.account_events e where e.investor_id = person;
  delete from public.payout_addresses b where b.investor_id = person;
  delete from withdrawals.withdrawal_limits w where w.person_id = person;
  delete from people.alarm_links l where l.person_id = person;
  delete from people.sign_in_guesses g where g.person_id = person;
  delete from people.code_words w where w.person_id = person;
  perform programs.remove_programs(person);
  -- Before notifications: a concurrent answer by an operator writes one.
  delete from public.contact_messages m where m.investor_id = person or m.investor_id is null and lower(m.email) = lower(mail);
  if found then perform messages.broadcast_to_operators('contact_messages', person::text); end if;
  delete from public.notifications n where n.investor_id = person;
  delete from public.newsletter_subscriptions n where lower(n.email) = lower(mail);
  delete from messages.outgoing_mails o where lower(o.recipient) = lower(mail);
  -- Referrals end in both directions.
  update public.profiles p set referred_by = null where p.referred_by = person;
  update public.profiles p
  set name = 'Closed account', phone = '', country = '', avatar_path = null, language = default,
      mail_notifications = false, referral_code = left(replace(gen_random_uuid()::text, '-', ''), 12), closed_at = now()
  where p.id = person;
end $$;
