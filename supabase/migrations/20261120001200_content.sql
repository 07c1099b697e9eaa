-- What the site says about itself, and what visitors write to it.

create table public.site (
  only_row boolean primary key default true constraint site_only_row check (only_row),
  brand text not null,
  mode text not null default 'sandbox' constraint site_mode check (mode in ('sandbox', 'live')),
  contact_email text,
  contact_phone text,
  postal_location text,
  legal_entity text,
  registrations jsonb not null default '[]' constraint site_registrations_list check (jsonb_typeof(registrations) = 'array')
);
comment on table public.site is 'One row: the brand, whether money is real, who is behind it. It starts as a sandbox, with nobody claimed behind it.';
comment on column public.site.mode is 'sandbox: demo money and test-network addresses, said on every page.';
comment on column public.site.registrations is 'List of {authority, number, url}; each links to a public register.';
insert into public.site (brand) values ('Glassmine');

create table public.claims (
  id uuid primary key default gen_random_uuid(),
  text text not null constraint claims_text_short check (char_length(btrim(text)) between 1 and 300),
  evidence_url text not null constraint claims_evidence_link check (evidence_url ~ '^https://'),
  verified_by uuid references public.profiles (id),
  verified_at timestamptz,
  constraint claims_verified_by_somebody check ((verified_by is null) = (verified_at is null))
);
create index claims_verified_by on public.claims (verified_by) where verified_by is not null;
comment on table public.claims is 'What the public pages may say about the company; shown only with evidence that an operator verified.';

create table public.signals (
  id uuid primary key default gen_random_uuid(),
  title text not null constraint signals_title_short check (char_length(btrim(title)) between 1 and 120),
  body text not null constraint signals_body_short check (char_length(btrim(body)) between 1 and 4000),
  published_at timestamptz not null default now()
);
comment on table public.signals is 'Notes about markets for signed-in investors (specification 2, Signals).';
create index signals_newest on public.signals (published_at desc);

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null constraint contact_messages_name_short check (char_length(btrim(name)) between 1 and 80),
  email text not null constraint contact_messages_email_plausible check (email ~ '^[^@[:space:]]{1,64}@[^@[:space:]]{1,190}$'),
  subject text not null constraint contact_messages_subject_short check (char_length(btrim(subject)) between 1 and 150),
  message text not null constraint contact_messages_message_short check (char_length(btrim(message)) between 1 and 4000),
  created_at timestamptz not null default now()
);
comment on table public.contact_messages is 'The contact form (specification 2, Contact): anyone writes, operators read.';
create index contact_messages_newest on public.contact_messages (created_at desc);
create index contact_messages_sender on public.contact_messages (lower(email), created_at desc);

create table public.newsletter_subscriptions (
  id uuid primary key default gen_random_uuid(),
  email text not null constraint newsletter_email_plausible check (email ~ '^[^@[:space:]]{1,64}@[^@[:space:]]{1,190}$'),
  created_at timestamptz not null default now()
);
comment on table public.newsletter_subscriptions is 'The newsletter box (specification 2, Home): anyone subscribes, operators read.';
create unique index newsletter_email_once on public.newsletter_subscriptions (lower(email));

alter table public.site enable row level security;
alter table public.site force row level security;
alter table public.claims enable row level security;
alter table public.claims force row level security;
alter table public.signals enable row level security;
alter table public.signals force row level security;
alter table public.contact_messages enable row level security;
alter table public.contact_messages force row level security;
alter table public.newsletter_subscriptions enable row level security;
alter table public.newsletter_subscriptions force row level security;

grant select on public.site to anon, authenticated, service_role;
grant select (id, text, evidence_url, verified_at) on public.claims to anon, authenticated;
grant select on public.signals to authenticated, service_role;
grant insert (name, email, subject, message) on public.contact_messages to anon, authenticated;
grant select on public.claims, public.contact_messages, public.newsletter_subscriptions to service_role;

create policy site_anyone_select on public.site for select to anon, authenticated using (true);
create policy claims_anyone_select on public.claims for select to anon, authenticated using (verified_at is not null);
create policy signals_investor_select on public.signals for select to authenticated using (published_at <= now());
create policy contact_messages_anyone_insert on public.contact_messages for insert to anon, authenticated with check (created_at = now());
create policy newsletter_nobody_select on public.newsletter_subscriptions for select to anon, authenticated using (false);

-- A flood from one address, or of the whole form, stops here; a person who writes a few times never notices.
create function private.limit_contact_messages() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if (select count(*) from public.contact_messages m
      where lower(m.email) = lower(new.email) and m.created_at > now() - interval '1 hour') >= 5
     or (select count(*) from public.contact_messages m where m.created_at > now() - interval '1 minute') >= 60 then
    raise exception 'too_many_messages' using hint = 'Try again in an hour.';
  end if;
  return new;
end
$$;
comment on function private.limit_contact_messages() is
  'Trigger: at most five messages an hour from one address and sixty a minute in all. Raises too_many_messages.';
create trigger limit_contact_messages before insert on public.contact_messages
  for each row execute function private.limit_contact_messages();

create function private.subscribe_newsletter(email text) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  if coalesce(btrim(subscribe_newsletter.email), '') !~ '^[^@[:space:]]{1,64}@[^@[:space:]]{1,190}$' then
    raise exception 'invalid_email';
  end if;
  if (select count(*) from public.newsletter_subscriptions n where n.created_at > now() - interval '1 minute') >= 60 then
    raise exception 'too_many_messages' using hint = 'Try again in a minute.';
  end if;
  insert into public.newsletter_subscriptions (email) values (lower(btrim(subscribe_newsletter.email)))
  on conflict (lower(newsletter_subscriptions.email)) do nothing;
end
$$;
comment on function private.subscribe_newsletter(text) is
  'Anyone subscribes an address; one that is already there gets the same answer. Raises invalid_email, too_many_messages.';
grant execute on function private.subscribe_newsletter(text) to anon, authenticated;

create function public.subscribe_newsletter(email text) returns void
  language sql security invoker set search_path = ''
as $$ select private.subscribe_newsletter(email) $$;
comment on function public.subscribe_newsletter(text) is 'See private.subscribe_newsletter.';
grant execute on function public.subscribe_newsletter(text) to anon, authenticated;
