-- The double-entry books: accounts, transfers and their locks, tallies, balances.
-- Each movement of money is one row that debits one account and credits another (docs/follow-a-dollar.md). It concerns
-- at most one investor, so no transfer pays one with another's money.

create type ledger.book as enum (
  'available', 'invested', 'withdrawing',
  'cash', 'mining_income', 'bonus_expense', 'referral_expense', 'corrections', 'fees', 'insurance_fund',
  'unclaimed', 'receivables', 'insurance_claims', 'pools', 'coins');
comment on type ledger.book is 'Three accounts of investors, then the house''s. receivables: spent credits, reversed.';

create domain ledger.balance as bigint
  -- One range instead of two comparisons: Postgres prepares each function of a check again for every movement.
  constraint balance_not_negative check (value <@ '[0, 100000000000000]'::int8range);
comment on domain ledger.balance is 'An investor''s balance in cents; never negative.';

create type ledger.purpose as enum (
  'deposit', 'invest', 'top_up', 'mature', 'withdrawal_hold', 'withdrawal_release', 'withdrawal_pay', 'withdrawal_fee',
  'income', 'loss', 'yield', 'bonus', 'profit_bonus', 'referral_bonus', 'correction', 'insurance',
  'unclaimed_payout', 'yield_reversal', 'income_reversal', 'insurance_release', 'insurance_payout',
  'subscribe', 'unsubscribe', 'redeem', 'buy', 'sell', 'deposit_reversal', 'deposit_receivable', 'insurance_return', 'withdrawal_reversal');

create table ledger.accounts (
  investor_id uuid primary key references public.profiles (id),
  available_cents ledger.balance not null default 0,
  invested_cents ledger.balance not null default 0,
  withdrawing_cents ledger.balance not null default 0,
  deposited_cents ledger.balance not null default 0,
  profit_cents ledger.balance not null default 0,
  bonus_cents ledger.balance not null default 0,
  referral_bonus_cents ledger.balance not null default 0,
  referral_due boolean not null default false
) with (fillfactor = 60); -- room for HOT updates: a changed balance writes no index entry
comment on table ledger.accounts is 'Balances, cached from ledger.transfers; proof.verify() recomputes them.';
comment on column ledger.accounts.deposited_cents is 'Lifetime deposits, less reversals, whether spent or not.';

-- In plpgsql: Postgres parses the text of a check again for every movement, and this call is the shortest.
create function ledger.is_allowed_posting(investor uuid, debit ledger.book, credit ledger.book) returns boolean
  language plpgsql immutable as $$
  -- Returns whether these accounts and investor may be in one movement; credits reach investors through available.
begin
  if credit in ('invested', 'withdrawing') then return debit = 'available' and investor is not null; end if;
  return debit <> credit
    and (debit = 'receivables' and credit > 'withdrawing' or (investor is not null) = (debit <= 'withdrawing' or credit = 'available'));
end $$;

create table ledger.transfers (
  id bigint generated always as identity primary key,
  investor_id uuid,
  reference uuid not null,
  amount_cents public.amount not null,
  created_at timestamptz not null default clock_timestamp(),
  value_date date not null,
  debit ledger.book not null,
  credit ledger.book not null,
  code ledger.purpose not null,
  posting_id uuid constraint transfers_posting_of_yield check ((posting_id is not null) = (code in ('yield', 'yield_reversal'))),
  constraint transfers_accounts_fit check (ledger.is_allowed_posting(investor_id, debit, credit))
);
comment on table ledger.transfers is 'All movements of money, append-only for every role.';
comment on column ledger.transfers.investor_id is 'Null for the house''s own money. No foreign key, for speed.';
comment on column ledger.transfers.value_date is 'The day (UTC) the money belongs to; for yield the day it was earned.';
comment on column ledger.transfers.debit is 'Decreases investors'' accounts, increases cash and insurance_fund; credit does the opposite.';

-- The idempotency keys. Whole ids, not hashes: people choose their request ids.
create unique index transfers_once on ledger.transfers (reference, code) where posting_id is null;
create unique index transfers_yield_once on ledger.transfers (posting_id, reference, debit) where posting_id is not null;
create index transfers_bonuses on ledger.transfers (code) include (amount_cents) where code in ('bonus', 'profit_bonus', 'referral_bonus');
comment on index ledger.transfers_bonuses is 'For proof.booked_income, once a minute.';
create index transfers_investor on ledger.transfers (investor_id, id) where investor_id is not null;
grant select on ledger.accounts, ledger.transfers to authenticated;
select people.owner_reads('ledger.accounts');
select people.owner_reads('ledger.transfers');
select ground.append_only('ledger.transfers');

create function ledger.lock_accounts(investors uuid[]) returns uuid[] language plpgsql as $$
  -- Locks these investors' accounts without waiting, because its caller may hold books; returns the ids it locked.
declare
  locked uuid[];
  kept uuid[] := investors;
  try int := 0;
begin
  loop
    locked := array(
      select a.investor_id from ledger.accounts a where a.investor_id = any (kept) order by a.investor_id for update skip locked);
    if cardinality(locked) = cardinality(kept) then return '{}'; end if;
    kept := array(select a.investor_id from ledger.accounts a where a.investor_id = any (kept) except select unnest(locked));
    exit when kept = '{}' or try = 2;
    perform pg_sleep(0.03);
    try := try + 1;
  end loop;
  return kept;
end $$;

create function ledger.open_account() returns trigger language plpgsql security definer as $$
  -- trigger: after insert on public.profiles
  -- Opens an account with zero balances (specification 9).
begin
  insert into ledger.accounts (investor_id, referral_due) values (new.id, new.referred_by is not null);
  return null;
end $$;

create function ledger.transfer(
  investor uuid, debit ledger.book, credit ledger.book, amount public.amount, code ledger.purpose, cause uuid,
  value_date date default (now() at time zone 'utc')::date) returns bigint language plpgsql as $$
  -- Books one movement (cents) and updates cached balances; idempotent by cause and code. Granted to no role.

-- Columns of a conflict target cannot be qualified.
#variable_conflict use_column
declare
  transfer_id bigint;
  known ledger.transfers;
begin
  -- The unique key first: a retry waits here for the first attempt and then finds its row.
  insert into ledger.transfers (investor_id, reference, amount_cents, value_date, debit, credit, code)
  values (investor, cause, amount, transfer.value_date, transfer.debit, transfer.credit, transfer.code)
  on conflict (reference, code) where posting_id is null do nothing
  returning id into transfer_id;

  if transfer_id is null then
    select * into known from ledger.transfers t where t.reference = cause and t.code = transfer.code and t.posting_id is null;
    if (known.investor_id, known.debit, known.credit, known.amount_cents::bigint)
       is distinct from (investor, transfer.debit, transfer.credit, amount) then
      raise exception 'idempotency_key_reused';
    end if;
    return known.id;
  end if;

  if debit = 'available' then
    update ledger.accounts a
    set available_cents = a.available_cents - amount,
        invested_cents = a.invested_cents + case transfer.credit when 'invested' then amount else 0 end,
        withdrawing_cents = a.withdrawing_cents + case transfer.credit when 'withdrawing' then amount else 0 end,
        deposited_cents = a.deposited_cents - case transfer.code when 'deposit_reversal' then amount else 0 end
    where a.investor_id = investor and a.available_cents >= amount;
  elsif debit <= 'withdrawing' then
    update ledger.accounts a
    set available_cents = a.available_cents + case transfer.credit when 'available' then amount else 0 end,
        invested_cents = a.invested_cents - case transfer.debit when 'invested' then amount else 0 end,
        withdrawing_cents = a.withdrawing_cents - case transfer.debit when 'withdrawing' then amount else 0 end
    where a.investor_id = investor
      and case transfer.debit when 'invested' then a.invested_cents else a.withdrawing_cents end >= amount;
  elsif code = 'deposit_receivable' then
    update ledger.accounts a set deposited_cents = a.deposited_cents - amount where a.investor_id = investor;
  elsif investor is not null then
    update ledger.accounts a
    set available_cents = a.available_cents + amount,
        deposited_cents = a.deposited_cents + case transfer.code when 'deposit' then amount else 0 end,
        bonus_cents = a.bonus_cents + case when transfer.code in ('bonus', 'profit_bonus') then amount else 0 end,
        referral_bonus_cents = a.referral_bonus_cents + case transfer.code when 'referral_bonus' then amount else 0 end
    where a.investor_id = investor;
  end if;
  if not found then
    raise exception '%', case when debit <= 'withdrawing' then 'insufficient_funds' else 'account_not_found' end;
  end if;

  -- 20% of each deposit and fee, rounded down, is the insurance fund's (specification 1), for good. Not a trigger:
  -- Postgres would read its condition again for each movement.
  if (code = 'deposit' or credit = 'fees') and amount >= 5 then
    perform ledger.transfer(null, 'insurance_fund', 'cash', amount / 5, 'insurance', cause);
  end if;
  return transfer_id;
end $$;

create function ledger.balance_at(investor uuid, account ledger.book, moment timestamptz default 'infinity')
  returns bigint language sql stable as $$ -- for: authenticated
  -- Returns an investor's balance (cents) of an account at any moment. Row-level security applies.
  select coalesce(sum(case account when t.credit then t.amount_cents when t.debit then -t.amount_cents end), 0)::bigint
  from ledger.transfers t
  where t.investor_id = investor
    and t.created_at <= moment
    and account in (t.debit, t.credit)
$$;

create function ledger.house_balance(account ledger.book, moment timestamptz default 'infinity') returns bigint
  language sql stable as $$
  -- Returns debits minus credits (cents) of a house account at any moment.
  select coalesce(sum(case account when t.debit then t.amount_cents else -t.amount_cents end), 0)::bigint
  from ledger.transfers t
  where t.created_at <= moment and account in (t.debit, t.credit)
$$;

-- A job keeps sums of the house's accounts (docs/decisions/0004-house-balances-are-sums.md).

create table ledger.tallies (
  through_id bigint primary key,
  cash_cents bigint not null,
  insurance_fund_cents bigint not null,
  owed_cents bigint not null,
  debit_cents bigint[] not null,
  credit_cents bigint[] not null
);
comment on table ledger.tallies is 'Sums of all transfers up to one; append-only. proof.verify() recomputes the last.';
comment on column ledger.tallies.debit_cents is 'In the order of ledger.book.';
select ground.append_only('ledger.tallies');

create function ledger.add_up(after_id bigint, through_id bigint, moment timestamptz) returns table (
  cash_cents bigint, insurance_fund_cents bigint, owed_cents bigint) language sql stable as $$
  -- Returns what the transfers between two ids, until a moment, add to the house's figures, in cents.
  select
    coalesce(sum(case 'cash'::ledger.book when t.debit then t.amount_cents when t.credit then -t.amount_cents end), 0)::bigint,
    coalesce(sum(case 'insurance_fund'::ledger.book when t.debit then t.amount_cents when t.credit then -t.amount_cents end), 0)::bigint,
    coalesce(sum(
      case when t.credit <= 'withdrawing' then t.amount_cents else 0 end
      - case when t.debit <= 'withdrawing' then t.amount_cents else 0 end), 0)::bigint
  from ledger.transfers t
  where t.id > after_id and t.id <= add_up.through_id and t.created_at <= moment
$$;

create function ledger.account_sums(after_id bigint, through_id bigint)
  returns table (place bigint, account ledger.book, debit_cents bigint, credit_cents bigint) language sql stable as $$
  -- Returns debits and credits of each account between two transfer ids, in cents; place as in ledger.tallies.
  with pairs as (
    select t.debit, t.credit, sum(t.amount_cents) as cents
    from ledger.transfers t
    where t.id > after_id and t.id <= account_sums.through_id
    group by t.debit, t.credit)
  select a.place, a.account,
    coalesce((select sum(p.cents) from pairs p where p.debit = a.account), 0)::bigint,
    coalesce((select sum(p.cents) from pairs p where p.credit = a.account), 0)::bigint
  from unnest(enum_range(null::ledger.book)) with ordinality a (account, place)
$$;

create function ledger.pools_held() returns bigint language sql stable as $$
  -- Returns the portfolios' cash by the ledger, with pending subscriptions, in cents.
  select (coalesce(sum(x.credit_cents - x.debit_cents), 0))::bigint
  from (select * from ledger.tallies k order by k.through_id desc limit 1) y
  right join (select 1) always on true
  cross join lateral (
    select a.credit_cents + coalesce(y.credit_cents[a.place], 0) as credit_cents, a.debit_cents + coalesce(y.debit_cents[a.place], 0) as debit_cents
    from ledger.account_sums(coalesce(y.through_id, 0), 9223372036854775807) a
    where a.account in ('pools', 'coins')) x
$$;

create function ledger.house_totals(most_later bigint default 10000)
  returns table (cash_cents bigint, insurance_fund_cents bigint, owed_cents bigint) language sql stable as $$
  -- Returns cash, insurance fund and investors' balances in cents: ledger.tallies and later transfers.

  -- Bounds the work of a request. Beyond it, as after a large posting, returns the stored sums.
  select coalesce(y.cash_cents, 0) + s.cash_cents, coalesce(y.insurance_fund_cents, 0) + s.insurance_fund_cents,
    coalesce(y.owed_cents, 0) + s.owed_cents
  from (select max(t.id) as id from ledger.transfers t) newest
  left join (select * from ledger.tallies k order by k.through_id desc limit 1) y on true
  cross join lateral ledger.add_up(
    coalesce(y.through_id, 0), case when newest.id - coalesce(y.through_id, 0) <= most_later then newest.id end, 'infinity') s
$$;

-- Finds the few lines of closed accounts; spent money that was reversed is in receivables.
create index transfers_unclaimed on ledger.transfers (reference) where debit in ('unclaimed', 'receivables') or credit = 'unclaimed';

-- BRIN: lines are stored in order of time, so it finds a day and costs purchases nothing.
create index transfers_by_time on ledger.transfers using brin (created_at);
