-- How long a session lasts: Auth refuses to renew one whose not_after has passed, on every plan, and private.caller() lets it in no longer.

create function private.bound_session() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  operates constant boolean := exists (select from private.operators o where o.user_id = new.user_id);
  lasts constant interval := case when operates then '12 hours' else '30 days' end;
  rests constant interval := case when operates then '2 hours' else '7 days' end;
begin
  if tg_op = 'INSERT' then
    new.not_after := least(new.not_after, coalesce(new.created_at, now()) + lasts);
  -- A page that is shown renews its session within the hour that a token lives. So a session that was not renewed for two hours belonged
  -- to a page that was closed, hidden or asleep for one at least.
  elsif new.refreshed_at - coalesce(old.refreshed_at, old.created_at at time zone 'utc') > rests then
    new.not_after := least(new.not_after, now());
  end if;
  return new;
end
$$;
comment on function private.bound_session() is
  'Trigger of auth.sessions: sets the end of a session when it begins, 30 days later or, for an operator, 12 hours; and ends it when it is renewed after more than 7 days, or 2 hours, without a renewal. Auth keeps refreshed_at in UTC.';

create trigger bound_session before insert or update of refreshed_at on auth.sessions
  for each row execute function private.bound_session();

create function private.bound_sessions_of_operator() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update auth.sessions s
  set not_after = least(s.not_after, s.created_at + interval '12 hours')
  where s.user_id = new.user_id;
  return null;
end
$$;
comment on function private.bound_sessions_of_operator() is
  'Trigger of private.operators: the open sessions of a new operator last no longer than any operator''s, 12 hours. Losing the role does not lengthen them.';

create trigger bound_sessions after insert on private.operators
  for each row execute function private.bound_sessions_of_operator();
