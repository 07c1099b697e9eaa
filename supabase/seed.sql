-- Demo plans and people; nothing here is real. A database with it can never go live.

insert into public.plans (
  id, title, duration, term, price_text, min_cents, max_cents, top_ups_per_day, roi_bp, profit_bonus_bp, referral_bonus_bp, hashrate, offers, position)
values
  ('stater', 'Stater', '1 week', '7 days', '$100-$500', 10000, 50000, 15, 3000, 1000, 1000, 10,
   array['15 daily top up', '2000 max price', '30% interest', 'hashrate 10ph/s', '10% profit bonus', '10% referral bonus'], 1),
  ('basic', 'Basic', '1 week', '7 days', '$1,000', 100000, 400000, 20, 3000, 1500, 0, null,
   array['20 daily top up', '4000 max', '15% profit bonus'], 2),
  ('gold', 'Gold', '2 weeks', '14 days', '$5,000', 500000, 2000000, 10, 3000, 1000, 0, null,
   array['10 daily top up', '20000 max', '10% profit bonus'], 3),
  ('sliver', 'Sliver', '3 weeks', '21 days', '$8,000', 800000, 2400000, 15, 3000, 3000, 0, null,
   array['15 daily top up', '24000 max', '30% profit bonus'], 4),
  ('standard', 'Standard', '1 month', '1 month', '$10,000', 1000000, 3200000, 20, 3000, 3000, 0, null,
   array['20 daily top up', '32000 max', '30% profit bonus'], 5),
  ('vip', 'VIP', '2 months', '2 months', '$20,000', 2000000, 5500000, 20, 3500, 3500, 0, null,
   array['20 daily top up', '55000 max', '35% interest', '35% profit bonus'], 6);

-- Demo people share one password, which npm start prints.
with people (id, email, name, country) as (
  values
    ('00000000-0000-4000-8000-000000000001'::uuid, 'investor@example.com', 'Demo Investor', 'Iceland'),
    ('00000000-0000-4000-8000-000000000002'::uuid, 'new@example.com', 'Unverified Investor', 'Iceland'),
    ('00000000-0000-4000-8000-000000000003'::uuid, 'reviewer@example.com', 'Demo Reviewer', 'Iceland'),
    ('00000000-0000-4000-8000-000000000004'::uuid, 'treasurer@example.com', 'Demo Treasurer', 'Iceland'),
    ('00000000-0000-4000-8000-000000000005'::uuid, 'admin@example.com', 'Demo Admin', 'Iceland')
), accounts as (
  insert into auth.users (
    instance_id, id, aud, role, email, encrypted_password, email_confirmed_at,
    confirmation_token, recovery_token, email_change, email_change_token_new,
    raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
  select
    '00000000-0000-0000-0000-000000000000', id, 'authenticated', 'authenticated', email,
    extensions.crypt('glassmine-demo', extensions.gen_salt('bf')), case when email <> 'new@example.com' then now() end,
    '', '', '', '',
    '{"provider": "email", "providers": ["email"]}',
    jsonb_build_object('name', name, 'country', country, 'phone', '+354 555 0100', 'terms', email = 'new@example.com'), now() - interval '10 days', now()
  from people
  returning id, email
)
insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at)
select gen_random_uuid(), 'email', id::text, id, jsonb_build_object('sub', id::text, 'email', email, 'email_verified', email <> 'new@example.com'), now(), now(), now()
from accounts;

insert into people.operators (user_id, role, role_since)
select id, split_part(email, '@', 1), created_at from public.profiles
where email in ('reviewer@example.com', 'treasurer@example.com', 'admin@example.com');

-- History of the demo investor: one deposit, one plan, three days of example yield (one of them zero).
do $$
declare
  investor constant uuid := '00000000-0000-4000-8000-000000000001';
  unverified constant uuid := '00000000-0000-4000-8000-000000000002';
  reviewer constant uuid := '00000000-0000-4000-8000-000000000003';
  treasurer constant uuid := '00000000-0000-4000-8000-000000000004';
  today constant date := (now() at time zone 'utc')::date;
  deposit public.deposits;
  bought public.positions;
  posting public.yield_postings;
begin
  -- Old test-network addresses, so that a withdrawal can be tried without waiting two days.
  insert into public.payout_addresses (investor_id, network, address, added_at)
  values
    (investor, 'Bitcoin', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', now() - interval '5 days'),
    (investor, 'Ethereum', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', now() - interval '5 days');

  for deposit in
    insert into public.deposits
      (investor_id, amount_cents, arrived_cents, method, network, transaction_id, transaction_output, proof_path, status, reviewed_by, reviewed_at, created_at)
    values
      (investor, 350000, 350000, 'bitcoin', 'Bitcoin', repeat('d1', 32), 0, investor || '/00000000-0000-4000-8000-0000000000d1.png', 'approved', reviewer,
       now() - interval '4 days 20 hours', now() - interval '5 days'),
      (unverified, 150000, 150000, 'USDT', 'TRON', repeat('d2', 32), null, unverified || '/00000000-0000-4000-8000-0000000000d2.png', 'approved', reviewer,
       now() - interval '4 days 20 hours', now() - interval '5 days')
    returning *
  loop
    perform ledger.transfer(deposit.investor_id, 'cash', 'available', deposit.arrived_cents, 'deposit', deposit.id, today - 5);
  end loop;

  insert into public.positions (investor_id, plan_id, principal_cents, opened_at, matures_at, max_cents, top_ups_per_day, profit_bonus_bp)
  select investor, p.id, p.min_cents, now() - interval '4 days', now() + interval '3 days', p.max_cents, p.top_ups_per_day, p.profit_bonus_bp
  from public.plans p where p.id = 'basic'
  returning * into bought;
  perform ledger.transfer(investor, 'available', 'invested', bought.principal_cents, 'invest', bought.id, today - 4);

  for posting in
    insert into public.yield_postings (plan_id, day, amount_cents, evidence, posted_by)
    values
      ('basic', today - 3, 1250, 'Stated by this sandbox: no mining took place', treasurer),
      ('basic', today - 2, 0, 'Stated by this sandbox: a day without income.', treasurer),
      ('basic', today - 1, 1410, 'Stated by this sandbox: no mining took place', treasurer)
    returning *
  loop
    if posting.amount_cents > 0 then
      perform ledger.transfer(null, 'cash', 'mining_income', posting.amount_cents, 'income', posting.id, posting.day);
      perform jobs.start_job('yield', posting.id, '{}', posting.posted_by, is_small => true);
    end if;
  end loop;

  alter table ledger.transfers disable trigger append_only_rows;
  update ledger.transfers set created_at = case code
    when 'deposit' then now() - interval '4 days 20 hours'
    when 'insurance' then now() - interval '4 days 20 hours'
    when 'invest' then bought.opened_at
    else least(now(), (value_date + 1)::timestamp at time zone 'utc' + interval '6 hours') end;
  alter table ledger.transfers enable trigger append_only_rows;
end
$$;

update public.notifications set created_at = created_at - interval '4 days';
