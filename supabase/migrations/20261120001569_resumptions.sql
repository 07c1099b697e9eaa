-- How the prices are, for operators, and the word of two people that a halted instrument may have a price again
-- (trading design, section 9). Their word replaces the five minutes in which quotes must agree, never the band: the next
-- quote has to agree with the price that both have seen.

create table private.resumptions (
  id uuid primary key,
  halt_id bigint not null references private.halts (id),
  seen_mid public.price not null,
  reason text not null constraint resumptions_reason_given check (char_length(btrim(reason)) between 1 and 500),
  proposed_by uuid not null references public.profiles (id),
  proposed_at timestamptz not null default now(),
  confirmed_by uuid references public.profiles (id),
  confirmed_at timestamptz,
  cancelled_by uuid references public.profiles (id),
  cancelled_at timestamptz,
  constraint resumptions_two_people check (confirmed_by <> proposed_by),
  constraint resumptions_confirmation_whole check (num_nulls(confirmed_by, confirmed_at) in (0, 2)),
  constraint resumptions_cancellation_whole check (num_nulls(cancelled_by, cancelled_at) in (0, 2)),
  constraint resumptions_one_end check (confirmed_at is null or cancelled_at is null)
);
comment on table private.resumptions is
  'Proposals that a halted instrument have a price again: by one person, confirmed by another, or cancelled. One that waits lapses with its halt.';
comment on column private.resumptions.seen_mid is 'The price that is said to be right, in ticks: private.halts.agreed_mid when it was proposed.';
create unique index resumptions_one_open on private.resumptions (halt_id) where confirmed_at is null and cancelled_at is null;
create index resumptions_halt on private.resumptions (halt_id);
create index resumptions_proposed_by on private.resumptions (proposed_by);
create index resumptions_confirmed_by on private.resumptions (confirmed_by) where confirmed_by is not null;
create index resumptions_cancelled_by on private.resumptions (cancelled_by) where cancelled_by is not null;

alter table private.resumptions enable row level security;
alter table private.resumptions force row level security;
create policy resumptions_nobody_select on private.resumptions for select to anon, authenticated using (false);

create trigger append_only_proposal before update of id, halt_id, seen_mid, reason, proposed_by, proposed_at on private.resumptions
  for each row execute function private.forbid_change();
create trigger append_only_ended before update on private.resumptions
  for each row when (num_nonnulls(old.confirmed_at, old.cancelled_at) > 0) execute function private.forbid_change();
create trigger append_only_delete before delete on private.resumptions
  for each row execute function private.forbid_change();
create trigger append_only_table before truncate on private.resumptions
  for each statement execute function private.forbid_change();
create trigger announce after insert or update on private.resumptions
  for each statement execute function private.announce_to_operators();

-- Not what every quote during a halt changes.
create trigger announce_begun after insert on private.halts
  for each statement execute function private.announce_to_operators();
create trigger announce_ended after update on private.halts
  for each row when (old.ended_at is distinct from new.ended_at) execute function private.announce_to_operators();

create function private.propose_resumption(instrument_id text, seen_mid bigint, reason text, request_id uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := private.require_site_decision('treasurer', 'admin');
  why constant text := private.given_reason(propose_resumption.reason);
  halt private.halts;
begin
  if propose_resumption.request_id is null then
    raise exception 'request_id_required';
  end if;
  if exists (
    select from private.resumptions r join private.halts h on h.id = r.halt_id
    where r.id = propose_resumption.request_id and r.proposed_by = operator and r.reason = why
      and h.instrument_id = propose_resumption.instrument_id and r.seen_mid = propose_resumption.seen_mid
  ) then
    return;
  end if;
  select * into halt from private.halts h where h.instrument_id = propose_resumption.instrument_id and h.ended_at is null for update;
  if not found then
    raise exception 'not_halted' using hint = 'It has a price again, or there is no such instrument.';
  end if;
  if halt.agreed_mid is distinct from propose_resumption.seen_mid then
    raise exception 'changed_meanwhile';
  end if;
  insert into private.resumptions (id, halt_id, seen_mid, reason, proposed_by)
  values (propose_resumption.request_id, halt.id, halt.agreed_mid, why, operator) on conflict do nothing;
  if not found then
    raise exception 'change_open' using hint = 'Another proposal waits for its second person.';
  end if;
  perform private.audit('resumption_proposed', propose_resumption.request_id,
    jsonb_build_object('instrument', halt.instrument_id, 'mid', halt.agreed_mid, 'reason', why));
end
$$;
comment on function private.propose_resumption(text, bigint, text, uuid) is
  'A treasurer or admin says that the price on which the quotes of a halted instrument agree (seen_mid, in ticks) is right; another person confirms. request_id becomes its id, and a retry is a no-op. '
  'Raises not_allowed, session_ended (42501), code_required, reason_required, request_id_required, not_halted, changed_meanwhile (they agree on another price), change_open.';

create function private.open_resumption(resumption_id uuid) returns private.resumptions
  language plpgsql set search_path = ''
as $$
declare
  proposal private.resumptions;
begin
  select * into proposal from private.resumptions r where r.id = resumption_id for update;
  if not found then
    raise exception 'not_found';
  end if;
  return proposal;
end
$$;
comment on function private.open_resumption(uuid) is 'Locks a proposal and returns it. Raises not_found.';

create function private.confirm_resumption(resumption_id uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := private.require_site_decision('treasurer', 'admin');
  proposal constant private.resumptions := private.open_resumption(resumption_id);
  halt private.halts;
begin
  if proposal.confirmed_by = operator then
    return;
  end if;
  if num_nonnulls(proposal.confirmed_at, proposal.cancelled_at) > 0 then
    raise exception 'change_closed';
  end if;
  perform private.require_second_person(operator, proposal.proposed_by, proposal.proposed_at, 'treasurer', 'admin');
  select * into halt from private.halts h where h.id = proposal.halt_id for update;
  if halt.ended_at is not null then
    raise exception 'not_halted' using hint = 'It has a price again.';
  end if;
  if halt.agreed_mid <> proposal.seen_mid then
    raise exception 'changed_meanwhile' using hint = 'The quotes agree on another price now: cancel it and propose again.';
  end if;
  update private.resumptions r set confirmed_by = operator, confirmed_at = clock_timestamp() where r.id = proposal.id;
  update private.halts h set resumed_at = clock_timestamp() where h.id = halt.id;
  perform private.audit('resumption_confirmed', proposal.id,
    jsonb_build_object('instrument', halt.instrument_id, 'mid', proposal.seen_mid, 'proposed_by', proposal.proposed_by));
end
$$;
comment on function private.confirm_resumption(uuid) is
  'Another treasurer or admin confirms, and the next quote that agrees with the price both have seen is accepted, if it comes within private.price_life. A retry is a no-op. '
  'Raises not_allowed, session_ended (42501), code_required, not_found, change_closed, second_person_required, approval_lapsed, not_halted, changed_meanwhile.';

create function private.cancel_resumption(resumption_id uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := private.require_operator('treasurer', 'admin');
  proposal constant private.resumptions := private.open_resumption(resumption_id);
begin
  if proposal.cancelled_at is not null then
    return;
  end if;
  if proposal.confirmed_at is not null then
    raise exception 'change_closed';
  end if;
  update private.resumptions r set cancelled_by = operator, cancelled_at = clock_timestamp() where r.id = proposal.id;
  perform private.audit('resumption_cancelled', proposal.id, jsonb_build_object('mid', proposal.seen_mid));
end
$$;
comment on function private.cancel_resumption(uuid) is
  'A treasurer or admin cancels a proposal that waits; a retry is a no-op. Raises not_allowed, session_ended (42501), not_found, change_closed.';

create function private.price_desk() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_operator();
  return jsonb_build_object(
    'exchanges', to_jsonb(private.decided_exchanges()),
    'choice', (
      select jsonb_build_object(
        'id', c.id, 'exchanges', c.exchanges, 'proposed_by', c.proposed_by, 'proposed_by_name', p.name, 'proposed_at', c.proposed_at)
      from private.exchange_choices c join public.profiles p on p.id = c.proposed_by
      where c.confirmed_at is null and c.cancelled_at is null),
    'instruments', (
      select jsonb_agg(jsonb_build_object(
        'id', i.id, 'name', i.name, 'price_decimals', i.price_decimals, 'status', i.status,
        'source', l.source, 'received_at', l.received_at, 'stale', l.received_at <= clock_timestamp() - i.max_age,
        'halted_at', h.halted_at, 'agreed_mid', h.agreed_mid, 'agreed_since', h.agreed_since, 'resumed_at', h.resumed_at,
        'resumption', (
          select jsonb_build_object(
            'id', r.id, 'seen_mid', r.seen_mid, 'reason', r.reason,
            'proposed_by', r.proposed_by, 'proposed_by_name', p.name, 'proposed_at', r.proposed_at)
          from private.resumptions r join public.profiles p on p.id = r.proposed_by
          where r.halt_id = h.id and r.confirmed_at is null and r.cancelled_at is null)) order by i.position)
      from public.instruments i
      left join public.last_quotes l on l.instrument_id = i.id
      left join private.halts h on h.instrument_id = i.id and h.ended_at is null),
    'refused', (
      select coalesce(jsonb_agg(to_jsonb(r)), '[]') from (
        select n.source, n.reason, count(*) as times, max(n.received_at) as last_at
        from private.refused_quotes n where n.received_at > now() - interval '1 hour'
        group by n.source, n.reason order by times desc limit 50) r),
    'failed_dealings', (
      select coalesce(jsonb_agg(to_jsonb(f) order by f.failed_at desc), '[]') from (
        select b.pool_id, p.kind, p.title, p.owner_id, o.name as owner_name, b.failures, b.failed_at, b.failure
        from private.pool_books b join public.pools p on p.id = b.pool_id join public.profiles o on o.id = p.owner_id
        where b.failed_at is not null and (b.failures > 0 or b.failed_at > now() - interval '7 days')
        order by b.failed_at desc limit 50) f));
end
$$;
comment on function private.price_desk() is
  'Where prices come from and how they are, for operators: the exchanges decided on, the choice that waits, each instrument with its last quote, its halt (agreed_mid in ticks) and the proposal to resume it, the refusals of the last hour, and the dealings of pools that fail as no rule foresaw or did within seven days. '
  'Raises not_allowed, session_ended (42501).';

grant execute on function
  private.propose_resumption(text, bigint, text, uuid),
  private.confirm_resumption(uuid),
  private.cancel_resumption(uuid),
  private.price_desk()
to authenticated;

create function public.propose_resumption(instrument_id text, seen_mid bigint, reason text, request_id uuid) returns void
  language sql security invoker set search_path = ''
as $$ select private.propose_resumption(instrument_id, seen_mid, reason, request_id) $$;
comment on function public.propose_resumption(text, bigint, text, uuid) is 'See private.propose_resumption.';

create function public.confirm_resumption(resumption_id uuid) returns void
  language sql security invoker set search_path = ''
as $$ select private.confirm_resumption(resumption_id) $$;
comment on function public.confirm_resumption(uuid) is 'See private.confirm_resumption.';

create function public.cancel_resumption(resumption_id uuid) returns void
  language sql security invoker set search_path = ''
as $$ select private.cancel_resumption(resumption_id) $$;
comment on function public.cancel_resumption(uuid) is 'See private.cancel_resumption.';

create function public.price_desk() returns jsonb
  language sql stable security invoker set search_path = ''
as $$ select private.price_desk() $$;
comment on function public.price_desk() is 'See private.price_desk.';

grant execute on function
  public.propose_resumption(text, bigint, text, uuid),
  public.confirm_resumption(uuid),
  public.cancel_resumption(uuid),
  public.price_desk()
to authenticated;
