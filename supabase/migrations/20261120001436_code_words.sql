-- Our mails carry the code word, which forged ones lack. Auth's cannot: its templates only read what the person's token may change.

create function people.is_code_word(word text) returns boolean
  language sql immutable set search_path = ''
as $$
  select char_length(word) <= 40 and word = btrim(word)
    -- Refuses control characters, direction marks, separators and invisible ones (Default_Ignorable_Code_Point), so that readers can compare it.
    and word !~ '[\u0001-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'
    and word ~ '\S.*\S.*\S'
$$;
comment on function people.is_code_word(text) is 'Returns whether a word can be a code word: 3 to 40 visible characters.';

create table people.code_words (
  person_id uuid primary key references public.profiles (id),
  word text not null constraint code_words_readable check (people.is_code_word(word)),
  chosen_at timestamptz not null default clock_timestamp()
);
comment on table people.code_words is 'Code words in plain text, because mails carry them. No operator and no role of the API reads it.';

create function people.signed_params(person uuid, params jsonb) returns jsonb
  language sql stable set search_path = ''
as $$
  select params || coalesce((select jsonb_build_object('code_word', w.word) from people.code_words w where w.person_id = person), '{}')
$$;
comment on function people.signed_params(uuid, jsonb) is
  'Returns a mail''s values with its recipient''s code word, if any. Only for confirmed addresses.';

create function people.set_code_word(word text default null) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  person constant uuid := people.caller();
  chosen constant text := nullif(btrim(set_code_word.word), '');
  before text;
begin
  perform people.require_recent_proof(person);
  if chosen is not null and not people.is_code_word(chosen) then
    raise exception 'code_word_unreadable' using hint = '3 to 40 characters, none of them invisible.';
  end if;
  -- Serialises concurrent changes.
  perform from public.profiles p where p.id = person for no key update;
  select w.word into before from people.code_words w where w.person_id = person;
  if before is not distinct from chosen then
    return;
  end if;
  perform people.limit_moments(person, 'code_word_changed');
  if chosen is null then
    delete from people.code_words w where w.person_id = person;
  else
    insert into people.code_words (person_id, word) values (person, chosen)
    on conflict on constraint code_words_pkey do update set word = excluded.word, chosen_at = excluded.chosen_at;
  end if;
  perform people.record_moment(person, 'code_word_changed', before);
end
$$;
comment on function people.set_code_word(text) is
  'Sets or removes (null or empty) the code word in mails to the caller; the mail about it carries the previous one. Raises not_allowed, session_ended, factor_required (42501), code_required, password_required, code_word_unreadable, too_many_requests.';
select ground.open('people.set_code_word', 'authenticated');

create function people.code_word() returns text
  language plpgsql stable security definer set search_path = ''
as $$
declare
  person constant uuid := people.caller();
begin
  perform people.require_recent_proof(person);
  return (select w.word from people.code_words w where w.person_id = person);
end
$$;
comment on function people.code_word() is
  'Returns the caller''s code word, null if none, after a recent proof. Raises not_allowed, session_ended, factor_required (42501), code_required, password_required.';

create function people.code_word_since() returns timestamptz
  language plpgsql stable security definer set search_path = ''
as $$
declare
  person constant uuid := people.caller();
begin
  return (select w.chosen_at from people.code_words w where w.person_id = person);
end
$$;
comment on function people.code_word_since() is
  'Returns when the caller chose their code word, null if none. Raises not_allowed, session_ended, factor_required (42501).';

grant execute on function
  people.code_word(),
  people.code_word_since()
to authenticated;

create function public.code_word() returns text
  language sql security invoker set search_path = ''
as $$ select people.code_word() $$;
comment on function public.code_word() is 'See people.code_word.';

create function public.code_word_since() returns timestamptz
  language sql security invoker set search_path = ''
as $$ select people.code_word_since() $$;
comment on function public.code_word_since() is 'See people.code_word_since.';

grant execute on function
  public.code_word(),
  public.code_word_since()
to authenticated;
