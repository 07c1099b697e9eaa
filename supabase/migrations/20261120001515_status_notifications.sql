-- What investors are told of a new status of their cases and plans.

-- In one call, because it runs on every purchase.
create function messages.announce() returns trigger language plpgsql security definer as $$
  -- trigger: after insert or update of status on public.positions
  -- trigger: after insert or update of status, first_approved_by, transaction_id on public.deposits
  -- trigger: after insert or update of status on public.withdrawals
  -- trigger: after insert or update of status on public.kyc_cases
  -- trigger: after update of status on desk.corrections when (new.status = 'booked' and new.kind <> 'bonus')
  -- Broadcasts to the investor, cases also to operators, and notifies the investor of a new status.
declare
  cents bigint;
  words text;
  by_mail boolean;
  claimed bigint;
  coins jsonb := '{}';
  kind text := tg_table_name || '.' || new.status;
begin
  if tg_table_name in ('positions', 'corrections') then
    perform messages.broadcast(tg_table_name, new.id::text, new.investor_id);
  else
    perform messages.broadcast(tg_table_name, new.id::text, p.id)
    from (select new.investor_id as id union select o.user_id from people.operators o) p;
  end if;
  if old.status is not distinct from new.status then return null; end if;
  case tg_table_name
    when 'positions' then
      words := (select p.title from public.plans p where p.id = new.plan_id);
      if new.package_id is null then
        cents := new.principal_cents + case when new.status = 'active' then 0 else (select t.cents from plans.top_ups_of(new.id) t) end;
      elsif new.status = 'active' then
        cents := new.principal_cents;
        kind := 'positions.topped_up';
      else
        return null;
      end if;
    when 'kyc_cases' then words := new.reason;
    when 'corrections' then
      if exists (select from public.deposits d where d.id = new.deposit_id and d.status = 'reversed') then
        return null;
      end if;
      cents := new.amount_cents;
      words := new.reason;
    when 'deposits' then
      cents := case when new.status in ('approved', 'reversed') then new.arrived_cents else new.amount_cents end;
      claimed := case when new.status <> 'reversed' then nullif(new.amount_cents, cents) end;
      if claimed is not null and new.arrived_coins is not null then
        coins := jsonb_strip_nulls(jsonb_build_object(
          'coin', (select m.coin from public.payment_methods m where m.name = new.method),
          'arrived_coins', new.arrived_coins::text,
          'quoted_coins', (select q.coins::text from public.deposit_quotes q where q.id = new.quote_id)));
      end if;
      words := new.reason;
    else
      cents := new.amount_cents;
      words := new.reason;
      if old.status = 'paid' then kind := 'withdrawals.reversed'; end if;
  end case;
  insert into public.notifications (investor_id, kind, subject_id, amount_cents, claimed_cents, coin, arrived_coins, quoted_coins, detail)
  values (new.investor_id, kind, new.id, cents, claimed, coins ->> 'coin', (coins ->> 'arrived_coins')::numeric, (coins ->> 'quoted_coins')::numeric, words)
  returning (select s.mail_notifications from public.site s) into by_mail;
  if by_mail then perform messages.mail_notification(new.investor_id, kind, cents, claimed, coins); end if;
  return null;
end $$;
