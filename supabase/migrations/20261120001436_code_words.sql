-- A word that a person has chosen is in every mail that we send to them: a forged mail lacks it. Mails of Auth cannot carry it, because
-- their templates know of a person only what that person's own token may change.

create function private.is_code_word(word text) returns boolean
  language sql immutable set search_path = ''
as $$
  select char_length(word) <= 40 and word = btrim(word)
    -- Control characters, those that change the direction of writing or part lines, and those that no one sees
    -- (Default_Ignorable_Code_Point of Unicode): a reader must be able to compare what is written.
    and word !~ '[\u0001-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'
    and word ~ '\S.*\S.*\S'
$$;
comment on function private.is_code_word(text) is
  'Whether a word can be used in mails as a sign: 3 to 40 characters, at least three not blank, all visible, no blank at either end.';

create table private.code_words (
  person_id uuid primary key references public.profiles (id),
  word text not null constraint code_words_readable check (private.is_code_word(word)),
  chosen_at timestamptz not null default clock_timestamp()
);
comment on table private.code_words is
  'The word that a person has chosen as the sign of our mails, as it is: mails carry it. No operator and no role of the API reads it.';

create function private.signed_params(person uuid, params jsonb) returns jsonb
  language sql stable set search_path = ''
as $$
  select params || coalesce((select jsonb_build_object('code_word', w.word) from private.code_words w where w.person_id = person), '{}')
$$;
comment on function private.signed_params(uuid, jsonb) is
  'What the words of a mail need, with the code word of the person it goes to, if they have one. Only for mails to their confirmed address. It is in the outbox until the mail is sent or given up.';

create function private.set_code_word(word text default null) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  person constant uuid := private.caller();
  chosen constant text := nullif(btrim(set_code_word.word), '');
  before text;
begin
  perform private.require_recent_proof(person);
  if chosen is not null and not private.is_code_word(chosen) then
    raise exception 'code_word_unreadable' using hint = '3 to 40 characters, none of them invisible.';
  end if;
  -- Two pages that choose at once do so one after the other.
  perform from public.profiles p where p.id = person for no key update;
  select w.word into before from private.code_words w where w.person_id = person;
  if before is not distinct from chosen then
    return;
  end if;
  perform private.limit_moments(person, 'code_word_changed');
  if chosen is null then
    delete from private.code_words w where w.person_id = person;
  else
    insert into private.code_words (person_id, word) values (person, chosen)
    on conflict on constraint code_words_pkey do update set word = excluded.word, chosen_at = excluded.chosen_at;
  end if;
  perform private.record_moment(person, 'code_word_changed', before);
end
$$;
comment on function private.set_code_word(text) is
  'Chooses the word that every mail of ours to the caller carries from now on, another one, or none (null or empty). The mail that tells of it carries the word from before, the one that its reader knows; the first of all the new one. '
  'The same word changes nothing. Twenty changes in 24 hours at most. '
  'Raises not_allowed, session_ended, factor_required (42501), code_required, password_required, code_word_unreadable, too_many_requests.';
select private.open('private.set_code_word', 'authenticated');

create function private.code_word() returns text
  language plpgsql stable security definer set search_path = ''
as $$
declare
  person constant uuid := private.caller();
begin
  perform private.require_recent_proof(person);
  return (select w.word from private.code_words w where w.person_id = person);
end
$$;
comment on function private.code_word() is
  'Returns the code word of the caller, null if they have none, to a page that was not just left open. Raises not_allowed, session_ended, factor_required (42501), code_required, password_required.';

create function private.code_word_since() returns timestamptz
  language plpgsql stable security definer set search_path = ''
as $$
declare
  person constant uuid := private.caller();
begin
  return (select w.chosen_at from private.code_words w where w.person_id = person);
end
$$;
comment on function private.code_word_since() is 'Returns when the caller chose their code word, null if they have none. Raises not_allowed, session_ended, factor_required (42501).';

grant execute on function
  private.code_word(),
  private.code_word_since()
to authenticated;

create function public.code_word() returns text
  language sql security invoker set search_path = ''
as $$ select private.code_word() $$;
comment on function public.code_word() is 'See private.code_word.';

create function public.code_word_since() returns timestamptz
  language sql security invoker set search_path = ''
as $$ select private.code_word_since() $$;
comment on function public.code_word_since() is 'See private.code_word_since.';

grant execute on function
  public.code_word(),
  public.code_word_since()
to authenticated;
