-- Income of the last days is booked after the end, and days can be rebooked, so the bonus waits until none can change.

create function plans.income_is_open(plan_id text, first_day date, last_day date) returns boolean
  language sql stable set search_path = ''
as $$
  select exists (
    -- Last days first, which are usually missing.
    select from generate_series(0, last_day - first_day) n
    left join public.yield_postings y
      on y.plan_id = income_is_open.plan_id and y.day = last_day - n and y.reversed_at is null
    where y.id is null and last_day - n >= (now() at time zone 'utc')::date - plans.yield_window()
  ) or exists (
    -- Days of any age can be reversed; repeated proposals by one person could hold back a bonus for ever.
    select from public.yield_postings y join desk.proposals r on r.kind = 'reversal' and r.subject = y.id::text
    where y.plan_id = income_is_open.plan_id and y.day between first_day and last_day and num_nonnulls(r.confirmed_at, r.cancelled_at) = 0
      and people.why_lapsed(r.proposed_by, r.proposed_at, 'treasurer', 'admin') is null
      and not exists (
        select from desk.proposals e
        where e.kind = 'reversal' and e.subject = r.subject and e.proposed_at <= now() - interval '336 hours')
  ) or exists (
    select from jobs.jobs j join public.yield_postings y on y.id = j.subject
    where j.ended_at is null and y.plan_id = income_is_open.plan_id and y.day between first_day and last_day)
$$;
comment on function plans.income_is_open(text, date, date) is
  'Whether the income of a plan on any of these days (UTC) can still be booked, is proposed to be taken back (and that has not lapsed, within fourteen days of the first such proposal), or is being credited or taken back.';

create function plans.profit_bonuses_due(max_rows int) returns setof public.positions
  language sql volatile set search_path = ''
as $$
  select x.* from public.positions x
  where x.status = 'matured' and x.profit_bonus_bp > 0 and x.bonus_settled_at is null
    and not plans.income_is_open(x.plan_id, (x.opened_at at time zone 'utc')::date,
      ((least(x.matures_at, x.closed_at) - interval '1 microsecond') at time zone 'utc')::date)
  order by x.investor_id, x.id
  limit max_rows
  for update skip locked
$$;
comment on function plans.profit_bonuses_due(int) is
  'Returns ended packages with an unsettled profit bonus and no open income (plans.income_is_open).';

create function plans.earned_by(package public.positions) returns bigint
  language sql stable set search_path = ''
as $$
  with parts as (
    select x.id from public.positions x where x.id = package.id or x.package_id = package.id
  )
  select coalesce(sum(case l.code when 'yield' then l.amount_cents else -l.amount_cents end), 0)::bigint
  from (
    select t.code, t.amount_cents from ledger.transfers t
    where t.investor_id = package.investor_id and t.posting_id is not null and t.reference in (select p.id from parts p)
    union all
    select t.code, t.amount_cents from ledger.transfers t
    where (t.debit in ('unclaimed', 'receivables') or t.credit = 'unclaimed') and t.investor_id is null and t.posting_id is not null and t.reference in (select p.id from parts p)
  ) l
$$;
comment on function plans.earned_by(public.positions) is
  'Returns the yield of a package and its top-ups (cents), less reversals, including unclaimed yield.';

create function plans.settle_profit_bonus(package public.positions) returns void
  language plpgsql set search_path = ''
as $$
declare
  moment constant timestamptz := clock_timestamp();
  bonus constant bigint := case
    when exists (select from people.operators o where o.user_id = package.investor_id) then 0
    else greatest(plans.earned_by(package), 0) * package.profit_bonus_bp / 10000
  end;
begin
  update public.positions x set profit_bonus_cents = bonus, bonus_settled_at = moment where x.id = package.id;
  if bonus = 0 then
    return;
  end if;
  if exists (select from public.profiles p where p.id = package.investor_id and p.closed_at is not null) then
    perform ledger.transfer(null, 'bonus_expense', 'unclaimed', bonus, 'profit_bonus', package.id);
    return;
  end if;
  perform ledger.transfer(package.investor_id, 'bonus_expense', 'available', bonus, 'profit_bonus', package.id);
  perform messages.notify(package.investor_id, 'portfolio', 'bonuses.profit', package.id, bonus, package.plan_id);
end
$$;
comment on function plans.settle_profit_bonus(public.positions) is
  'Credits an ended package''s profit bonus, once; nothing without yield or for an operator.';
