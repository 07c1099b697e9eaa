-- What stands before a first copy: questions about what copying is, a day to think, and the part of somebody's money that copies may
-- be (docs/decisions/0016-strict-until-a-country-says-otherwise.md). Rules come in packs that are appended and never edited, so that
-- what applied at any moment can be read later.

create table private.protection_packs (
  country text constraint protection_packs_country_readable check (country is null or private.short_line(country, 60)),
  version int not null constraint protection_packs_version_counted check (version > 0),
  questions_version int not null,
  cooling_off_hours int not null constraint protection_packs_cooling_off_bounded check (cooling_off_hours between 0 and 720),
  wait_hours int not null constraint protection_packs_wait_bounded check (wait_hours between 0 and 720),
  part_bp int not null constraint protection_packs_part_bounded check (part_bp between 0 and 10000),
  in_force_from timestamptz not null default now(),
  added_at timestamptz not null default now(),
  constraint protection_packs_once unique nulls not distinct (country, version),
  constraint protection_packs_not_back_dated check (in_force_from >= added_at)
);
comment on table private.protection_packs is
  'What is asked of a person before they copy, by country; append-only. Of those in force the highest version counts; a country without a pack has the default.';
comment on column private.protection_packs.country is 'By the name that the registration offers, which its owner cannot change later; null: the default, the strictest.';
comment on column private.protection_packs.questions_version is 'Which version of the questions of appropriateness has to be passed.';
comment on column private.protection_packs.cooling_off_hours is 'How long a request to copy waits before it is dealt, until a first copy was dealt.';
comment on column private.protection_packs.wait_hours is 'How long a person waits after the second failure, and after each further one.';
comment on column private.protection_packs.part_bp is 'The part of a person''s money that all their copies together may be when they ask for more, in basis points.';

create table private.appropriateness_questions (
  version int not null,
  id text not null constraint appropriateness_questions_id check (id ~ '^[a-z]{1,30}$'),
  place int not null constraint appropriateness_questions_place check (place between 1 and 12),
  choices text[] not null constraint appropriateness_questions_choices check (cardinality(choices) between 2 and 6),
  right_choice text not null,
  primary key (version, id),
  constraint appropriateness_questions_place_once unique (version, place),
  constraint appropriateness_questions_right_is_a_choice check (right_choice = any (choices))
);
comment on table private.appropriateness_questions is
  'The twelve questions of each version; append-only. The words are the client''s (src/words), in the language of the reader.';
comment on column private.appropriateness_questions.right_choice is 'No role of the API reads it: an answer says which were wrong.';

create table public.appropriateness_attempts (
  id uuid primary key,
  investor_id uuid not null references public.profiles (id),
  questions_version int not null,
  answers jsonb not null constraint appropriateness_attempts_answers_object check (jsonb_typeof(answers) = 'object'),
  wrong text[] not null,
  passed boolean not null generated always as (wrong = '{}') stored,
  at timestamptz not null default clock_timestamp()
);
comment on table public.appropriateness_attempts is 'Each time a person answered the questions of appropriateness; append-only. Each gets the id of the request that sent it.';
comment on column public.appropriateness_attempts.wrong is 'The questions that were answered wrongly.';
create index appropriateness_attempts_investor on public.appropriateness_attempts (investor_id, at desc);

alter table private.protection_packs enable row level security;
alter table private.protection_packs force row level security;
alter table private.appropriateness_questions enable row level security;
alter table private.appropriateness_questions force row level security;
alter table public.appropriateness_attempts enable row level security;
alter table public.appropriateness_attempts force row level security;
create policy protection_packs_nobody_select on private.protection_packs for select to anon, authenticated using (false);
create policy appropriateness_questions_nobody_select on private.appropriateness_questions for select to anon, authenticated using (false);
grant select on public.appropriateness_attempts to authenticated;
create policy appropriateness_attempts_investor_select on public.appropriateness_attempts
  for select to authenticated using (investor_id = (select private.caller()));

create trigger append_only_rows before update or delete on private.protection_packs
  for each row execute function private.forbid_change();
create trigger append_only_table before truncate on private.protection_packs
  for each statement execute function private.forbid_change();
create trigger append_only_rows before update or delete on private.appropriateness_questions
  for each row execute function private.forbid_change();
create trigger append_only_table before truncate on private.appropriateness_questions
  for each statement execute function private.forbid_change();
create trigger append_only_rows before update or delete on public.appropriateness_attempts
  for each row execute function private.forbid_change();
create trigger append_only_table before truncate on public.appropriateness_attempts
  for each statement execute function private.forbid_change();

insert into private.appropriateness_questions (version, id, place, choices, right_choice) values
  (1, 'losses', 1, '{a,b,c}', 'b'),
  (1, 'past', 2, '{a,b,c}', 'c'),
  (1, 'prices', 3, '{a,b,c}', 'a'),
  (1, 'spread', 4, '{a,b,c}', 'c'),
  (1, 'share', 5, '{a,b,c}', 'b'),
  (1, 'mark', 6, '{a,b,c}', 'a'),
  (1, 'lead', 7, '{a,b,c}', 'b'),
  (1, 'leaving', 8, '{a,b,c}', 'c'),
  (1, 'scheme', 9, '{a,b,c}', 'a'),
  (1, 'interests', 10, '{a,b,c}', 'c'),
  (1, 'concentration', 11, '{a,b,c}', 'b'),
  (1, 'paper', 12, '{a,b,c}', 'a');

insert into private.protection_packs (country, version, questions_version, cooling_off_hours, wait_hours, part_bp)
values (null, 1, 1, 24, 24, 1000);

create function private.protection_of(investor uuid) returns private.protection_packs
  language plpgsql stable set search_path = ''
as $$
declare
  pack private.protection_packs;
begin
  select k.* into pack
  from private.protection_packs k
  left join public.profiles p on p.id = investor
  where k.in_force_from <= now() and (k.country is null or k.country = p.country)
  order by k.country is null, k.version desc
  limit 1;
  return pack;
end
$$;
comment on function private.protection_of(uuid) is 'The pack of rules that applies to a person now: that of their country if one is in force, else the default.';

create function private.appropriateness_of(investor uuid)
  returns table (passed_at timestamptz, failures int, may_try_from timestamptz)
  language plpgsql stable set search_path = ''
as $$
declare
  pack constant private.protection_packs := private.protection_of(investor);
begin
  return query
    select (
        select max(a.at) from public.appropriateness_attempts a
        where a.investor_id = investor and a.passed and a.questions_version = pack.questions_version),
      count(*)::int,
      case when count(*) >= 2 then max(f.at) + make_interval(hours => pack.wait_hours) end
    from public.appropriateness_attempts f
    where f.investor_id = investor and f.at > coalesce((
      select max(a.at) from public.appropriateness_attempts a where a.investor_id = investor and a.passed), '-infinity');
end
$$;
comment on function private.appropriateness_of(uuid) is
  'When a person passed the questions that apply to them now (null if they have not), how often they failed since they last passed any, and from when they may try again after two failures.';

create function private.copy_room(investor uuid) returns bigint
  language plpgsql stable set search_path = ''
as $$
declare
  -- With what a lead has in strategies of their own, which is a stake and no copy.
  pooled constant bigint := private.copied_cents(investor);
  stake bigint;
  owned numeric;
begin
  select coalesce(sum(private.units_worth(p.id, investor, v.value_cents, nullif(b.units, 0)::bigint)), 0) + coalesce(sum((
      select sum(r.amount_cents) from public.copy_requests r
      where r.pool_id = p.id and r.investor_id = investor and r.side = 'in' and r.status = 'waiting')), 0)
  into stake
  from public.pools p join private.pool_books b on b.pool_id = p.id cross join lateral private.pool_value(p.id) v
  where p.owner_id = investor and p.kind = 'strategy' and p.closed_at is null;
  select a.available_cents + a.invested_cents + a.withdrawing_cents + pooled + coalesce((
      select sum(v.value_cents + b.waiting_cents)
      from public.pools p join private.pool_books b on b.pool_id = p.id cross join lateral private.pool_value(p.id) v
      where p.owner_id = investor and p.kind = 'portfolio' and p.closed_at is null), 0)
  into owned
  from ledger.accounts a where a.investor_id = investor;
  return greatest(div(owned * (private.protection_of(investor)).part_bp, 10000) - (pooled - stake), 0);
end
$$;
comment on function private.copy_room(uuid) is
  'How many cents a person can put into copies now: the part that their pack allows of all their money (balance, plans, withdrawals on their way, portfolio, copies and the stake in strategies of their own, at what these could be sold for), less what is in copies or waits for them.';

create function private.copy_protection(investor uuid, amount_cents bigint) returns timestamptz
  language plpgsql stable set search_path = ''
as $$
declare
  room bigint;
begin
  if (select a.passed_at from private.appropriateness_of(investor) a) is null then
    raise exception 'appropriateness_required';
  end if;
  room := private.copy_room(investor);
  if copy_protection.amount_cents > room then
    raise exception 'part_exceeded' using detail = room::text;
  end if;
  -- Each request waits until a first one was dealt: a second would otherwise be dealt before the first.
  if exists (
    select from public.copy_requests r join public.pools p on p.id = r.pool_id
    where r.investor_id = copy_protection.investor and p.owner_id <> copy_protection.investor and r.status = 'dealt') then
    return null;
  end if;
  return clock_timestamp() + make_interval(hours => (private.protection_of(investor)).cooling_off_hours);
end
$$;
comment on function private.copy_protection(uuid, bigint) is
  'Whether a person may put so many cents into a copy, asked before the money leaves and under the lock of their account. Returns the moment before which the request is not dealt: the cooling-off of somebody none of whose copies was dealt yet; null after that. '
  'Raises appropriateness_required, part_exceeded (detail: what is possible, in cents).';

create function private.appropriateness()
  returns table (
    questions_version int, questions jsonb, passed_at timestamptz, failures int, may_try_from timestamptz, cooling_off_hours int, wait_hours int, part_bp int,
    room_cents bigint, pack_country text, pack_version int)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  investor constant uuid := private.caller();
  pack constant private.protection_packs := private.protection_of(investor);
begin
  return query
    select pack.questions_version,
      (select coalesce(jsonb_agg(jsonb_build_object('id', q.id, 'choices', q.choices) order by q.place), '[]')
        from private.appropriateness_questions q where q.version = pack.questions_version),
      a.passed_at, a.failures, case when a.may_try_from > clock_timestamp() then a.may_try_from end, pack.cooling_off_hours, pack.wait_hours, pack.part_bp,
      private.copy_room(investor), pack.country, pack.version
    from private.appropriateness_of(investor) a;
end
$$;
comment on function private.appropriateness() is
  'What stands before the caller''s copies: the questions with their choices (never which are right), when they passed, how often they failed since, from when they may try again (null if they may now), and their pack: hours of cooling-off and of the wait after a failure, '
  'the part of their money that copies may be (basis points) and what is left of it (cents). Raises not_allowed, session_ended (42501), code_required.';

create function private.answer_appropriateness(answers jsonb, request_id uuid) returns public.appropriateness_attempts
  language plpgsql security definer set search_path = ''
as $$
declare
  investor constant uuid := private.caller();
  pack private.protection_packs;
  earlier record;
  attempt public.appropriateness_attempts;
begin
  if answer_appropriateness.request_id is null then
    raise exception 'request_id_required';
  end if;
  perform private.require_trading();
  -- Two attempts at once would both be the first.
  perform from ledger.accounts a where a.investor_id = investor for update;
  select * into attempt from public.appropriateness_attempts a where a.id = answer_appropriateness.request_id;
  if found then
    if (attempt.investor_id, attempt.answers) is distinct from (investor, answer_appropriateness.answers) then
      raise exception 'request_id_reused';
    end if;
    return attempt;
  end if;
  pack := private.protection_of(investor);
  select * into earlier from private.appropriateness_of(investor);
  if earlier.passed_at is not null then
    select * into attempt from public.appropriateness_attempts a
    where a.investor_id = investor and a.passed and a.questions_version = pack.questions_version order by a.at limit 1;
    return attempt;
  end if;
  if earlier.may_try_from > clock_timestamp() then
    raise exception 'too_soon' using detail = to_json(earlier.may_try_from) #>> '{}';
  end if;
  -- All twelve, each with one of its choices, and nothing else.
  if jsonb_typeof(answer_appropriateness.answers) is distinct from 'object'
     or (select count(*) from jsonb_object_keys(answer_appropriateness.answers)) <> 12
     or (select count(*) from private.appropriateness_questions q
         where q.version = pack.questions_version and answer_appropriateness.answers ->> q.id = any (q.choices)) <> 12 then
    raise exception 'invalid_answers';
  end if;
  insert into public.appropriateness_attempts (id, investor_id, questions_version, answers, wrong)
  select answer_appropriateness.request_id, investor, pack.questions_version, answer_appropriateness.answers, array(
    select q.id from private.appropriateness_questions q
    where q.version = pack.questions_version and answer_appropriateness.answers ->> q.id <> q.right_choice order by q.place)
  returning * into attempt;
  return attempt;
end
$$;
comment on function private.answer_appropriateness(jsonb, uuid) is
  'Keeps the caller''s answers (an object of choices by question) and says which were wrong; all twelve right are passed. After the second failure, and each further one, the next try waits. A retry returns the first result, and after a pass nothing more is kept. '
  'Raises not_allowed, session_ended (42501), code_required, request_id_required, request_id_reused, trading_closed, too_soon (detail: from when), invalid_answers.';

grant execute on function private.appropriateness(), private.answer_appropriateness(jsonb, uuid) to authenticated;

create function public.appropriateness()
  returns table (
    questions_version int, questions jsonb, passed_at timestamptz, failures int, may_try_from timestamptz, cooling_off_hours int, wait_hours int, part_bp int,
    room_cents bigint, pack_country text, pack_version int)
  language sql stable security invoker set search_path = ''
as $$ select * from private.appropriateness() $$;
comment on function public.appropriateness() is 'See private.appropriateness.';

create function public.answer_appropriateness(answers jsonb, request_id uuid) returns public.appropriateness_attempts
  language sql security invoker set search_path = ''
as $$ select * from private.answer_appropriateness(answers, request_id) $$;
comment on function public.answer_appropriateness(jsonb, uuid) is 'See private.answer_appropriateness.';

grant execute on function public.appropriateness(), public.answer_appropriateness(jsonb, uuid) to authenticated;
