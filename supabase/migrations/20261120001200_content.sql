create table public.site (
  only_row boolean primary key default true constraint site_only_row check (only_row),
  brand text not null,
  mode text not null default 'sandbox' constraint site_mode check (mode in ('sandbox', 'live')),
  contact_email text,
  contact_phone text,
  postal_location text,
  legal_entity text,
  registrations jsonb not null default '[]' constraint site_registrations_list check (jsonb_typeof(registrations) = 'array'),
  bonuses text[] not null default '{profit,referral,granted}' constraint site_bonuses_known check (bonuses <@ '{profit,referral,granted}'),
  identity_before text[] not null default '{}' constraint site_identity_before_known check (identity_before <@ '{deposit,plan,withdrawal}')
);
comment on table public.site is 'One row: the brand, whether money is real, and who runs the site. Starts as a sandbox without a company.';
comment on column public.site.mode is 'sandbox: demo money and test networks, as each page says.';
comment on column public.site.bonuses is 'Bonuses that the site gives, which some regulators forbid; going live switches all off.';
comment on column public.site.identity_before is 'Steps that require a confirmed identity; going live sets withdrawal.';
comment on column public.site.registrations is 'List of {authority, number, url}; each links to a public register.';
insert into public.site (brand) values ('Glassmine');

create table public.claims (
  id uuid primary key default gen_random_uuid(),
  text text not null constraint claims_text_short check (char_length(btrim(text)) between 1 and 300),
  evidence_url text not null constraint claims_evidence_link check (ground.is_link(evidence_url)),
  verified_by uuid references public.profiles (id),
  verified_at timestamptz,
  constraint claims_verified_by_somebody check ((verified_by is null) = (verified_at is null))
);
create index claims_verified_by on public.claims (verified_by) where verified_by is not null;
comment on table public.claims is 'Claims about the company on public pages; shown only with evidence that an operator verified.';

create table public.signals (
  id uuid primary key default gen_random_uuid(),
  title text not null constraint signals_title_short check (char_length(btrim(title)) between 1 and 120),
  body text not null constraint signals_body_short check (char_length(btrim(body)) between 1 and 4000),
  published_at timestamptz not null default clock_timestamp(),
  instrument_id text not null references public.instruments (id),
  direction text not null constraint signals_direction check (direction in ('up', 'down')),
  horizon_days int not null constraint signals_horizon check (horizon_days between 1 and 365),
  price public.price not null,
  price_source public.price_source not null
);
comment on table public.signals is
  'A price forecast by an operator or a strategy''s trader (specification 2, Signals): append-only; pages show the outcome next to it (signals.sql).';
comment on column public.signals.price is 'Mid at publication, in ticks.';
create index signals_newest on public.signals (published_at desc);
create index signals_instrument on public.signals (instrument_id);

grant select on public.site to anon, authenticated, service_role;
grant select (id, text, evidence_url, verified_at) on public.claims to anon, authenticated;
grant select (id, title, body, published_at, instrument_id, direction, horizon_days, price, price_source) on public.signals to authenticated;
grant select on public.signals to service_role;
grant select on public.claims to service_role;

create policy site_anyone_select on public.site for select to anon, authenticated using (true);
create policy claims_anyone_select on public.claims for select to anon, authenticated using (verified_at is not null);
