-- Checks new transfers as they come. Only a full audit (verify.sql) finds missing transfers, and errors in sums, bonuses and the trail.

create table proof.checkpoint (
  only_row boolean primary key default true constraint checkpoint_only_row check (only_row),
  through_id bigint not null,
  checked_at timestamptz not null
);
comment on table proof.checkpoint is 'One row: up to which transfer all were checked on arrival, and when.';

create table proof.checked_accounts (
  investor_id uuid primary key,
  available_cents bigint not null,
  invested_cents bigint not null,
  withdrawing_cents bigint not null,
  deposited_cents bigint not null,
  profit_cents bigint not null,
  bonus_cents bigint not null,
  referral_bonus_cents bigint not null
) with (fillfactor = 60); -- room for HOT updates
comment on table proof.checked_accounts is
  'Each account''s figures at the checkpoint, in cents, summed from transfers. Not a foreign key: a forged transfer may name anyone.';

create function proof.verify_lines(after_id bigint, through_id bigint) returns table (problem text, subject uuid, expected_cents bigint, found_cents bigint)
  -- A generic plan would read whole tables.
  language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan set work_mem = '64MB'
as $$
begin
  return query
    select proof.line_problem(t, c.cause), t.reference, (c.cause).amount_cents, t.amount_cents::bigint
    from ledger.transfers t
    -- The offset stops full reads of views: it looks up one row of each possible cause.
    left join lateral (select c as cause from proof.causes c where c.reference = t.reference and c.code = t.code offset 0) c on true
    where t.id > verify_lines.after_id and t.id <= verify_lines.through_id and t.code not in ('yield', 'yield_reversal', 'referral_bonus')
      and (t.code, t.debit, t.credit, t.investor_id, t.amount_cents::bigint, t.posting_id)
        is distinct from ((c.cause).code, (c.cause).debit, (c.cause).credit, (c.cause).investor_id, (c.cause).amount_cents, null::uuid);
  return query select * from proof.verify_yield_lines(verify_lines.after_id, verify_lines.through_id);
  return query
    select 'balance ' || v.account, n.investor_id, v.expected, v.found
    from proof.figure_sums(verify_lines.after_id, 9223372036854775807) n
    left join lateral (select * from proof.checked_accounts c where c.investor_id = n.investor_id offset 0) k on true
    left join lateral (select * from ledger.accounts c where c.investor_id = n.investor_id offset 0) a on true
    cross join lateral (values
      ('available', coalesce(k.available_cents, 0) + n.available, a.available_cents::bigint),
      ('invested', coalesce(k.invested_cents, 0) + n.invested, a.invested_cents::bigint),
      ('withdrawing', coalesce(k.withdrawing_cents, 0) + n.withdrawing, a.withdrawing_cents::bigint),
      ('deposited', coalesce(k.deposited_cents, 0) + n.deposited, a.deposited_cents::bigint),
      ('profit', coalesce(k.profit_cents, 0) + n.profit, a.profit_cents::bigint),
      ('bonus', coalesce(k.bonus_cents, 0) + n.bonus, a.bonus_cents::bigint),
      ('referral bonus', coalesce(k.referral_bonus_cents, 0) + n.referral_bonus, a.referral_bonus_cents::bigint)
    ) v (account, expected, found)
    where (
        coalesce(k.available_cents, 0) + n.available, coalesce(k.invested_cents, 0) + n.invested, coalesce(k.withdrawing_cents, 0) + n.withdrawing,
        coalesce(k.deposited_cents, 0) + n.deposited, coalesce(k.profit_cents, 0) + n.profit, coalesce(k.bonus_cents, 0) + n.bonus,
        coalesce(k.referral_bonus_cents, 0) + n.referral_bonus
      ) is distinct from (
        a.available_cents::bigint, a.invested_cents::bigint, a.withdrawing_cents::bigint, a.deposited_cents::bigint, a.profit_cents::bigint,
        a.bonus_cents::bigint, a.referral_bonus_cents::bigint)
      and v.expected is distinct from v.found;
end
$$;
comment on function proof.verify_lines(bigint, bigint) is
  'Checks transfers from the checkpoint (after_id) to another, and their accounts'' figures (cents); not referral bonuses and reversed shares. Returns differing rows.';

create function proof.move_checkpoint(after_id bigint, through_id bigint) returns void
  language plpgsql set search_path = ''
as $$
begin
  insert into proof.checked_accounts as k (
    investor_id, available_cents, invested_cents, withdrawing_cents, deposited_cents, profit_cents, bonus_cents, referral_bonus_cents)
  select * from proof.figure_sums(move_checkpoint.after_id, move_checkpoint.through_id)
  on conflict on constraint checked_accounts_pkey do update
    set available_cents = k.available_cents + excluded.available_cents,
        invested_cents = k.invested_cents + excluded.invested_cents,
        withdrawing_cents = k.withdrawing_cents + excluded.withdrawing_cents,
        deposited_cents = k.deposited_cents + excluded.deposited_cents,
        profit_cents = k.profit_cents + excluded.profit_cents,
        bonus_cents = k.bonus_cents + excluded.bonus_cents,
        referral_bonus_cents = k.referral_bonus_cents + excluded.referral_bonus_cents;
  insert into proof.checkpoint as c (through_id, checked_at) values (move_checkpoint.through_id, clock_timestamp())
  on conflict on constraint checkpoint_pkey do update set through_id = excluded.through_id, checked_at = excluded.checked_at;
end
$$;
comment on function proof.move_checkpoint(bigint, bigint) is
  'Adds transfers after the checkpoint, up to a settled one, to its figures, in cents.';

create function proof.check_new_lines() returns bigint
  language plpgsql set search_path = ''
as $$
declare
  begun constant timestamptz := clock_timestamp();
  earlier proof.checkpoint;
  boundary bigint;
  found jsonb;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('check new lines', 0)) then
    return null;
  end if;
  select * into earlier from proof.checkpoint c;
  earlier.through_id := coalesce(earlier.through_id, 0);
  -- As in ledger.tally: no open transaction writes before it. At most a million at once.
  boundary := (
    select least(t.id, earlier.through_id + 1000000) from ledger.transfers t
    where t.id > earlier.through_id and t.created_at <= ledger.journal_settled(begun)
    order by t.id desc
    limit 1);
  if boundary is null or boundary - earlier.through_id < 5000 and earlier.checked_at > begun - interval '1 minute' then
    return null;
  end if;
  select coalesce(jsonb_agg(to_jsonb(v)), '[]') into found
  from (select * from proof.verify_lines(earlier.through_id, boundary) limit 100) v;
  perform proof.move_checkpoint(earlier.through_id, boundary);
  if found <> '[]' then
    insert into desk.book_checks (checked_at, ledger_problems, audit_problems, lines)
    values (begun, found, 0, boundary - earlier.through_id);
  end if;
  return boundary;
end
$$;
comment on function proof.check_new_lines() is
  'Checks new transfers (proof.verify_lines) each minute or five thousand; returns the last id, null if none. Run by supabase/workers/jobs.ts or pg_cron.';

create function proof.verify_checkpoint() returns table (problem text, subject uuid, expected_cents bigint, found_cents bigint)
  language sql stable set search_path = ''
as $$
  select 'checked ' || v.account, coalesce(a.investor_id, k.investor_id), v.expected, v.found
  from ledger.accounts a
  full join proof.checked_accounts k on k.investor_id = a.investor_id
  left join proof.figure_sums((select c.through_id from proof.checkpoint c), 9223372036854775807) n on n.investor_id = coalesce(a.investor_id, k.investor_id)
  cross join lateral (values
    ('available', a.available_cents - coalesce(n.available, 0), coalesce(k.available_cents, 0)),
    ('invested', a.invested_cents - coalesce(n.invested, 0), coalesce(k.invested_cents, 0)),
    ('withdrawing', a.withdrawing_cents - coalesce(n.withdrawing, 0), coalesce(k.withdrawing_cents, 0)),
    ('deposited', a.deposited_cents - coalesce(n.deposited, 0), coalesce(k.deposited_cents, 0)),
    ('profit', a.profit_cents - coalesce(n.profit, 0), coalesce(k.profit_cents, 0)),
    ('bonus', a.bonus_cents - coalesce(n.bonus, 0), coalesce(k.bonus_cents, 0)),
    ('referral bonus', a.referral_bonus_cents - coalesce(n.referral_bonus, 0), coalesce(k.referral_bonus_cents, 0))
  ) v (account, expected, found)
  where exists (select from proof.checkpoint) and v.expected is distinct from v.found
$$;
comment on function proof.verify_checkpoint() is
  'Compares every account''s figures (cents), less later transfers, with the checkpoint; nothing before the first one.';
