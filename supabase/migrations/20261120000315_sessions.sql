-- Auth refuses to renew a session after its not_after, on every plan; people.caller() refuses it too.

create function people.bound_session() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  operates constant boolean := exists (select from people.operators o where o.user_id = new.user_id);
  lasts constant interval := case when operates then '12 hours' else '30 days' end;
  rests constant interval := case when operates then '2 hours' else '7 days' end;
begin
  if tg_op = 'INSERT' then
    new.not_after := least(new.not_after, coalesce(new.created_at, now()) + lasts);
  -- An open page renews its session hourly, so after two hours without it was closed or asleep.
  elsif new.refreshed_at - coalesce(old.refreshed_at, old.created_at at time zone 'utc') > rests then
    new.not_after := least(new.not_after, now());
  end if;
  return new;
end
$$;
comment on function people.bound_session() is
  'Trigger of auth.sessions: ends a session after 30 days, or 7 days without a renewal (operators: 12 and 2 hours). Auth keeps refreshed_at in UTC.';

create trigger bound_session before insert or update of refreshed_at on auth.sessions
  for each row execute function people.bound_session();

create function people.bound_sessions_of_operator() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update auth.sessions s
  set not_after = least(s.not_after, s.created_at + interval '12 hours')
  where s.user_id = new.user_id;
  return null;
end
$$;
comment on function people.bound_sessions_of_operator() is
  'Trigger of people.operators: cuts a new operator''s open sessions to 12 hours. Losing the role does not lengthen them.';

create trigger bound_sessions after insert on people.operators
  for each row execute function people.bound_sessions_of_operator();
