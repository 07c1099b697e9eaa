create view public.my_yield_days with (security_invoker = true) as
select t.reference as position_id, t.value_date as day, t.amount_cents
from ledger.transfers t
where t.code = 'yield';
comment on view public.my_yield_days is 'Yield (cents) booked for each position of the caller on each day (UTC) it was earned; a day without yield has no row.';
grant select on public.my_yield_days to authenticated;
