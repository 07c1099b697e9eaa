-- Which exchanges a live site takes its prices from: two people, because a chosen price is chosen money.

create table private.exchange_choices (
  id uuid primary key,
  exchanges text[] not null constraint exchange_choices_two_or_more check (
    cardinality(exchanges) <= 10 and array_to_string(exchanges, ',', '') ~ '^[a-z0-9]{2,30}(,[a-z0-9]{2,30})+$'),
  proposed_by uuid not null references public.profiles (id),
  proposed_at timestamptz not null default now(),
  confirmed_by uuid references public.profiles (id),
  confirmed_at timestamptz,
  cancelled_by uuid references public.profiles (id),
  cancelled_at timestamptz,
  constraint exchange_choices_two_people check (confirmed_by <> proposed_by),
  constraint exchange_choices_confirmation_whole check (num_nulls(confirmed_by, confirmed_at) in (0, 2)),
  constraint exchange_choices_cancellation_whole check (num_nulls(cancelled_by, cancelled_at) in (0, 2)),
  constraint exchange_choices_one_end check (confirmed_at is null or cancelled_at is null)
);
comment on table private.exchange_choices is
  'The exchanges whose prices a live site takes: proposed by one person and confirmed by another, or cancelled. The last that was confirmed holds.';
comment on column private.exchange_choices.exchanges is 'Ids as ccxt has them, in the order of the alphabet.';
create unique index exchange_choices_one_open on private.exchange_choices ((confirmed_at is null)) where confirmed_at is null and cancelled_at is null;
create index exchange_choices_confirmed on private.exchange_choices (confirmed_at desc) where confirmed_at is not null;
create index exchange_choices_proposed_by on private.exchange_choices (proposed_by);
create index exchange_choices_confirmed_by on private.exchange_choices (confirmed_by) where confirmed_by is not null;
create index exchange_choices_cancelled_by on private.exchange_choices (cancelled_by) where cancelled_by is not null;

alter table private.exchange_choices enable row level security;
alter table private.exchange_choices force row level security;
create policy exchange_choices_nobody_select on private.exchange_choices for select to anon, authenticated using (false);

create trigger append_only_proposal before update of id, exchanges, proposed_by, proposed_at on private.exchange_choices
  for each row execute function private.forbid_change();
create trigger append_only_ended before update on private.exchange_choices
  for each row when (num_nonnulls(old.confirmed_at, old.cancelled_at) > 0) execute function private.forbid_change();
create trigger append_only_delete before delete on private.exchange_choices
  for each row execute function private.forbid_change();
create trigger append_only_table before truncate on private.exchange_choices
  for each statement execute function private.forbid_change();
create trigger announce after insert or update on private.exchange_choices
  for each statement execute function private.announce_to_operators();

create function private.decided_exchanges() returns text[]
  language plpgsql stable set search_path = ''
as $$
begin
  return (select c.exchanges from private.exchange_choices c where c.confirmed_at is not null order by c.confirmed_at desc limit 1);
end
$$;
comment on function private.decided_exchanges() is 'The exchanges that two people decided on last, in the order of the alphabet; null if there are none.';

create function private.propose_exchanges(exchanges text[], request_id uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := private.require_site_decision('treasurer', 'admin');
  chosen constant text[] := array(select distinct lower(btrim(e)) collate "C" as exchange from unnest(propose_exchanges.exchanges) e order by exchange);
begin
  if request_id is null then
    raise exception 'request_id_required';
  end if;
  if cardinality(chosen) > 10 or array_to_string(chosen, ',', '') !~ '^[a-z0-9]{2,30}(,[a-z0-9]{2,30})+$' then
    raise exception 'two_exchanges_required' using hint = 'Two to ten different exchanges, by their ids in ccxt.';
  end if;
  insert into private.exchange_choices (id, exchanges, proposed_by) values (request_id, chosen, operator) on conflict do nothing;
  if found then
    perform private.audit('exchanges_proposed', request_id, jsonb_build_object('exchanges', chosen, 'from', private.decided_exchanges()));
  elsif not exists (
    select from private.exchange_choices c where c.id = request_id and c.proposed_by = operator and c.exchanges = chosen
  ) then
    raise exception 'change_open' using hint = 'Another choice waits for its second person.';
  end if;
end
$$;
comment on function private.propose_exchanges(text[], uuid) is
  'A treasurer or admin proposes from which exchanges a live site takes its prices; another person confirms. request_id becomes its id, and a retry is a no-op. '
  'Raises not_allowed, session_ended (42501), code_required, request_id_required, two_exchanges_required, change_open.';

create function private.open_exchange_choice(choice_id uuid) returns private.exchange_choices
  language plpgsql set search_path = ''
as $$
declare
  choice private.exchange_choices;
begin
  select * into choice from private.exchange_choices c where c.id = choice_id for update;
  if not found then
    raise exception 'not_found';
  end if;
  if num_nonnulls(choice.confirmed_at, choice.cancelled_at) > 0 then
    raise exception 'change_closed' using hint = 'It has been confirmed or cancelled.';
  end if;
  return choice;
end
$$;
comment on function private.open_exchange_choice(uuid) is 'Locks a choice that has not ended. Raises not_found, change_closed.';

create function private.confirm_exchanges(choice_id uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := private.require_site_decision('treasurer', 'admin');
  choice private.exchange_choices;
begin
  if exists (select from private.exchange_choices c where c.id = choice_id and c.confirmed_by = operator) then
    return;
  end if;
  choice := private.open_exchange_choice(choice_id);
  perform private.require_second_person(operator, choice.proposed_by, choice.proposed_at, 'treasurer', 'admin');
  update private.exchange_choices c set confirmed_by = operator, confirmed_at = clock_timestamp() where c.id = choice.id;
  perform private.audit('exchanges_confirmed', choice.id, jsonb_build_object('exchanges', choice.exchanges));
end
$$;
comment on function private.confirm_exchanges(uuid) is
  'Another treasurer or admin confirms a choice of exchanges, which holds at once; a retry is a no-op. '
  'Raises not_allowed, session_ended (42501), code_required, not_found, change_closed, second_person_required, approval_lapsed.';

create function private.cancel_exchanges(choice_id uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := private.require_operator('treasurer', 'admin');
  choice private.exchange_choices;
begin
  if exists (select from private.exchange_choices c where c.id = choice_id and c.cancelled_by = operator) then
    return;
  end if;
  choice := private.open_exchange_choice(choice_id);
  update private.exchange_choices c set cancelled_by = operator, cancelled_at = clock_timestamp() where c.id = choice.id;
  perform private.audit('exchanges_cancelled', choice.id, jsonb_build_object('exchanges', choice.exchanges));
end
$$;
comment on function private.cancel_exchanges(uuid) is
  'A treasurer or admin stops a choice of exchanges that waits; a retry is a no-op. Raises not_allowed, session_ended (42501), not_found, change_closed.';

grant execute on function
  private.propose_exchanges(text[], uuid),
  private.confirm_exchanges(uuid),
  private.cancel_exchanges(uuid)
to authenticated;

create function public.propose_exchanges(exchanges text[], request_id uuid) returns void
  language sql security invoker set search_path = ''
as $$ select private.propose_exchanges(exchanges, request_id) $$;
comment on function public.propose_exchanges(text[], uuid) is 'See private.propose_exchanges.';

create function public.confirm_exchanges(choice_id uuid) returns void
  language sql security invoker set search_path = ''
as $$ select private.confirm_exchanges(choice_id) $$;
comment on function public.confirm_exchanges(uuid) is 'See private.confirm_exchanges.';

create function public.cancel_exchanges(choice_id uuid) returns void
  language sql security invoker set search_path = ''
as $$ select private.cancel_exchanges(choice_id) $$;
comment on function public.cancel_exchanges(uuid) is 'See private.cancel_exchanges.';

grant execute on function
  public.propose_exchanges(text[], uuid),
  public.confirm_exchanges(uuid),
  public.cancel_exchanges(uuid)
to authenticated;
