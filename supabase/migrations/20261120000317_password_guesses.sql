-- Guesses of a password, counted for each account: networks are changed more easily than accounts. Who owns it comes in all the same, by a
-- passkey, or by a new password that a mail lets them set; and after a while by the password.

create table private.password_guesses (
  id bigint generated always as identity primary key,
  person_id uuid not null references public.profiles (id),
  guessed_at timestamptz not null default clock_timestamp()
);
comment on table private.password_guesses is 'Wrong passwords of the last fifteen minutes, until a right one or a new one. Never which they were.';

create index password_guesses_person on private.password_guesses (person_id, guessed_at);

alter table private.password_guesses enable row level security;
alter table private.password_guesses force row level security;
create policy password_guesses_nobody_select on private.password_guesses for select to anon, authenticated using (false);

create function private.password_verification_attempt(event jsonb) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  person constant uuid := event ->> 'user_id';
begin
  -- Of guesses at the same moment, each counts those before it.
  perform pg_advisory_xact_lock(hashtextextended('password ' || person, 0));
  delete from private.password_guesses g where g.person_id = person and g.guessed_at <= clock_timestamp() - interval '15 minutes';
  if (select count(*) from private.password_guesses g where g.person_id = person) >= 10 then
    -- Neither counted, so that it ends, nor told whether it was right.
    return jsonb_build_object('decision', 'reject', 'message', 'too_many_guesses');
  end if;
  if (event ->> 'valid')::boolean then
    delete from private.password_guesses g where g.person_id = person;
  else
    insert into private.password_guesses (person_id) values (person);
  end if;
  return jsonb_build_object('decision', 'continue');
end
$$;
comment on function private.password_verification_attempt(jsonb) is
  'Hook of Auth, asked with each password that is tried for an account (`[auth.hook.password_verification_attempt]` in supabase/config.toml): after ten wrong ones within fifteen minutes no password is taken until the first of them is that old. '
  'Answers a decision, continue or reject with too_many_guesses.';

-- Auth itself is the only caller.
grant execute on function private.password_verification_attempt(jsonb) to supabase_auth_admin;

create function private.forget_password_guesses() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.password_guesses g where g.person_id = new.id;
  return null;
end
$$;
comment on function private.forget_password_guesses() is
  'Trigger of auth.users: of a new password none has been guessed, so its owner signs in with it at once.';

create trigger forget_password_guesses after update of encrypted_password on auth.users
  for each row when (old.encrypted_password is distinct from new.encrypted_password)
  execute function private.forget_password_guesses();
