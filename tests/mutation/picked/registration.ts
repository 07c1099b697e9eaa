/** Edits of who may have an account, and under which name; see `picked.ts`. */
export const registrationEdits: Record<string, [find: string, replacement: string][]> = {
  'private.judge_guess': [
    ['perform pg_advisory_xact_lock', 'perform pg_advisory_xact_lock_shared'],
    ['guesses.here >= 10', 'guesses.here >= 11'],
    ['guesses.strange >= 10', 'guesses.strange >= 11'],
    ['not is_known and ', ''],
  ],
  'private.forget_sign_in_guesses': [['g.person_id = new.id and ', '']],
  'private.registration_fault': [
    ["private.given_name(given) = '' or ", ''],
    ['private.name_fault(private.given_name(given), person)', 'null'],
    ["private.country_fault(given ->> 'country')", 'null'],
    [" or given -> 'terms' is distinct from 'true'", ''],
  ],
  'private.given_name': [
    [
      "regexp_replace(coalesce(metadata ->> 'name', ''), '[[:cntrl:]]', '', 'g')",
      "coalesce(metadata ->> 'name', '')",
    ],
  ],
  'private.skeleton': [
    ['private.visible(left(skeleton.name, 80))', 'left(skeleton.name, 80)'],
    ['left(skeleton.name, 80)', 'skeleton.name'],
    [', nfkd)', ')'],
    ['lower(folded collate', '(folded collate'],
    ["'i1|0', 'lllo'", "'', ''"],
    ["'[^[:alnum:]]', '', 'g'", "'@', '', 'g'"],
    ["replace(replace(folded, 'rn', 'm'), 'vv', 'w')", 'folded'],
  ],
  'private.name_fault': [
    ['\\u202a-\\u202e', ''],
    ['\\u2028\\u2029', ''],
    ['private.visible(name_fault.name) collate', 'name_fault.name collate'],
    ['not exists (select from private.operators o where o.user_id = name_fault.person) and ', ''],
  ],
  'private.refuse_name': [[' and new.closed_at is null', '']],
  'private.create_profile': [['new.email_confirmed_at is not null,', 'true,']],
  'private.registered_profile': [
    ['private.name_fault(private.given_name(given), person) is null', 'true'],
    ['private.name_fault(address_name, person) is null', 'true'],
    [' and private.mailbox(p.email) <> private.mailbox(registered_profile.email)', ''],
    [
      'private.mailbox(p.email) <> private.mailbox(registered_profile.email)',
      'p.email <> registered_profile.email',
    ],
    [
      "left(regexp_replace(coalesce(given ->> 'country', ''), '[[:cntrl:]]', '', 'g'), 60)",
      "coalesce(given ->> 'country', '')",
    ],
  ],
};
