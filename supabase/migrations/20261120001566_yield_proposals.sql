create function plans.put_yield(plan_and_day text, changes jsonb, details jsonb) returns void
  language plpgsql set search_path = ''
as $$
declare
  of_plan constant text := left(plan_and_day, -11);
  of_day constant date := right(plan_and_day, 10);
  amount constant bigint := changes #>> '{amount_cents,1}';
  operator constant uuid := (select auth.uid());
begin
  perform plans.check_yield(of_plan, of_day, amount);
  if details ? 'proposed_by' then
    perform plans.book_yield(of_plan, of_day, amount, changes #>> '{evidence,1}', operator, (details ->> 'proposed_by')::uuid);
  else
    -- Not tried at the proposal: the plan may have many holders.
    perform plans.refuse_own_yield(of_plan, of_day, array[operator]);
  end if;
end
$$;
comment on function plans.put_yield(text, jsonb, jsonb) is
  'Books a proposed income of a plan and day, like "basic 2026-02-10". Raises day_too_old (detail: how many days back), loss_too_old, own_yield, already_posted.';
