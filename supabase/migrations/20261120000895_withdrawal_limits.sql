-- Limits are counted under the account's lock, by the database clock; no operator can change them.

create function withdrawals.sum_without_factor_cents() returns bigint
  language sql immutable set search_path = ''
as $$ select 100000::bigint $$;
comment on function withdrawals.sum_without_factor_cents() is
  'Returns how much (cents) a person without a factor can request in 24 hours; no minimum is higher.';

create function withdrawals.limit_wait() returns interval
  language sql immutable set search_path = ''
as $$ select interval '48 hours' $$;
comment on function withdrawals.limit_wait() is 'Returns the delay before a raised or removed limit applies.';

create table withdrawals.withdrawal_limits (
  id bigint generated always as identity primary key,
  person_id uuid not null references public.profiles (id),
  span text not null constraint withdrawal_limits_span check (span in ('day', 'month')),
  limit_cents bigint constraint withdrawal_limits_sensible check (limit_cents between 100000 and 100000000000000),
  earlier_cents bigint constraint withdrawal_limits_earlier_sensible check (earlier_cents between 100000 and 100000000000000),
  counts_from timestamptz not null,
  set_at timestamptz not null default clock_timestamp(),
  constraint withdrawal_limits_counts_once_set check (counts_from >= set_at)
);
comment on table withdrawals.withdrawal_limits is 'People''s own limits on withdrawals, append-only. The last row of a person and span counts.';
comment on column withdrawals.withdrawal_limits.span is '24 hours (day) or 30 days (month).';
comment on column withdrawals.withdrawal_limits.limit_cents is 'Null: no limit.';
comment on column withdrawals.withdrawal_limits.earlier_cents is 'Until counts_from; null: none.';
comment on column withdrawals.withdrawal_limits.counts_from is 'At once for a lower limit, after withdrawals.limit_wait() for a higher one or none.';

create index withdrawal_limits_person on withdrawals.withdrawal_limits (person_id, span, id desc);

create trigger append_only_rows before update on withdrawals.withdrawal_limits
  for each row execute function ground.forbid_change();

create function withdrawals.factor_is_old_enough(person uuid) returns boolean
  language plpgsql stable set search_path = ''
as $$
begin
  return not exists (
    select from public.account_events e
    where e.investor_id = person and e.kind in ('factor_added', 'passkey_added') and e.created_at > clock_timestamp() - withdrawals.change_wait()
  ) and not exists (
    -- Auth does not report new passkeys.
    select from auth.webauthn_credentials w where w.user_id = person and w.created_at > clock_timestamp() - withdrawals.change_wait()
  );
end
$$;
comment on function withdrawals.factor_is_old_enough(uuid) is
  'Returns whether no factor or passkey is newer than withdrawals.change_wait(), which gives the owner time to notice a thief''s.';

create function withdrawals.limits_of(person uuid)
  returns table (kind text, limit_cents bigint, left_cents bigint, more_from timestamptz, next_cents bigint, next_from timestamptz)
  language plpgsql stable set search_path = ''
as $$
declare
  -- Not now(): the transaction may have waited for one that lowered a limit.
  at constant timestamptz := clock_timestamp();
  asked record;
  own withdrawals.withdrawal_limits;
begin
  select coalesce(sum(w.amount_cents) filter (where w.created_at > at - interval '24 hours'), 0)::bigint as day_cents,
    min(w.created_at) filter (where w.created_at > at - interval '24 hours') + interval '24 hours' as day_ends,
    coalesce(sum(w.amount_cents), 0)::bigint as month_cents,
    min(w.created_at) + interval '720 hours' as month_ends
  into asked
  from public.withdrawals w
  where w.investor_id = person and w.status not in ('rejected', 'cancelled') and w.created_at > at - interval '720 hours';
  foreach kind in array array['without_factor', 'day', 'month'] loop
    next_cents := null;
    next_from := null;
    if kind = 'without_factor' then
      limit_cents := case when not (people.has_factor(person) and withdrawals.factor_is_old_enough(person)) then withdrawals.sum_without_factor_cents() end;
    else
      select * into own from withdrawals.withdrawal_limits w
      where w.person_id = person and w.span = kind
      order by w.id desc
      limit 1;
      limit_cents := own.limit_cents;
      if own.counts_from > at then
        limit_cents := own.earlier_cents;
        next_cents := own.limit_cents;
        next_from := own.counts_from;
      end if;
    end if;
    left_cents := case when limit_cents is not null then greatest(limit_cents - case kind when 'month' then asked.month_cents else asked.day_cents end, 0) end;
    more_from := case kind when 'month' then asked.month_ends else asked.day_ends end;
    return next;
  end loop;
end
$$;
comment on function withdrawals.limits_of(uuid) is
  'Returns a person''s limits in cents: without_factor (24 hours), day and month (30 days); null is unlimited.';

create function withdrawals.require_within_limits(person uuid, amount_cents bigint) returns void
  language plpgsql stable set search_path = ''
as $$
declare
  exceeded record;
begin
  for exceeded in
    select l.kind, l.left_cents from withdrawals.limits_of(person) l
    where require_within_limits.amount_cents > l.left_cents
    order by l.left_cents, l.kind
  loop
    if exceeded.kind <> 'without_factor' then
      raise exception 'above_own_limit' using detail = exceeded.left_cents::text, hint = exceeded.kind;
    end if;
    -- As people.require_recent_proof() has it.
    if not (people.has_proved('5 minutes', '{passkey}') and withdrawals.factor_is_old_enough(person)) then
      raise exception 'factor_needed_for_sum' using detail = exceeded.left_cents::text, hint = 'Set up an authenticator to ask for more, 24 hours later.';
    end if;
  end loop;
end
$$;
comment on function withdrawals.require_within_limits(uuid, bigint) is
  'Refuses a request above withdrawals.limits_of; a recent, not new passkey lifts the limit without a factor. The caller has locked the account. Raises factor_needed_for_sum, above_own_limit (detail: what is left in cents; hint: day or month).';

create function withdrawals.withdrawal_limits()
  returns table (kind text, limit_cents bigint, left_cents bigint, more_from timestamptz, next_cents bigint, next_from timestamptz)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  person constant uuid := people.caller();
begin
  return query select * from withdrawals.limits_of(person);
end
$$;
comment on function withdrawals.withdrawal_limits() is
  'See withdrawals.limits_of; of the caller. Raises not_allowed, session_ended, factor_required (42501).';
select ground.open('withdrawals.withdrawal_limits', 'authenticated');

create function withdrawals.set_withdrawal_limits(day_cents bigint default null, month_cents bigint default null) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  person constant uuid := people.caller();
begin
  perform people.require_recent_proof(person);
  if least(day_cents, month_cents) < withdrawals.sum_without_factor_cents() or greatest(day_cents, month_cents) > 100000000000000 then
    raise exception 'invalid_limit' using detail = withdrawals.sum_without_factor_cents()::text;
  end if;
  -- Concurrent requests come before, or obey the new limit.
  perform from ledger.accounts a where a.investor_id = person for update;
  insert into withdrawals.withdrawal_limits (person_id, span, limit_cents, earlier_cents, set_at, counts_from)
  select person, l.kind, wanted.cents, l.limit_cents, clock.at,
    case when l.limit_cents is null or wanted.cents <= l.limit_cents then clock.at else clock.at + withdrawals.limit_wait() end
  from withdrawals.limits_of(person) l
  join (values ('day', day_cents), ('month', month_cents)) wanted (kind, cents) using (kind)
  cross join (select clock_timestamp() as at) clock
  where wanted.cents is distinct from case when l.next_from is null then l.limit_cents else l.next_cents end;
  if not found then
    return;
  end if;
  perform people.limit_moments(person, 'withdrawal_limits_changed');
  perform people.record_moment(person, 'withdrawal_limits_changed');
end
$$;
comment on function withdrawals.set_withdrawal_limits(bigint, bigint) is
  'Sets the caller''s limits of 24 hours and 30 days in cents (null: none), raises after withdrawals.limit_wait(). At most twenty changes in 24 hours; idempotent. Raises not_allowed, session_ended, factor_required (42501), code_required, password_required, invalid_limit (detail: the least limit in cents), too_many_requests.';
select ground.open('withdrawals.set_withdrawal_limits', 'authenticated');
