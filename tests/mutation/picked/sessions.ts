/** Edits of the functions that let people in and ask how recent their proof is; see `picked.ts`. */
export const sessionEdits: Record<string, [find: string, replacement: string][]> = {
  'private.broadcast_to_all': [
    ["'everyone', true", "'everyone', false"],
    ["'everyone', true", "'prices', true"],
    ["'spread_ms', broadcast_to_all.spread_ms", "'spread_ms', 0"],
  ],
  'private.open_sessions': [
    ['(a.not_after is null or a.not_after > now())\n    and', ''],
    ["> now() - interval '2 hours'", "> now() - interval '3 hours'"],
    ["> now() - interval '2 hours'", "> now() - interval '1 hour'"],
    ["coalesce(a.refreshed_at at time zone 'utc', a.created_at)", 'a.created_at'],
    ['count(*) * 100 / percent', 'count(*)'],
    ['100000.0 /', '100.0 /'],
  ],
  'private.spread_ms': [
    ['open_sessions < 1000', 'open_sessions < 1001'],
    ['open_sessions < 1000', 'open_sessions < 999'],
    ['open_sessions < 1000', 'true'],
  ],
  'private.session_holder': [
    [' and s.user_id = person', ''],
    ['and (s.not_after is null or s.not_after > now())', ''],
  ],
  'private.caller': [
    [' and s.user_id = person', ''],
    ['and (s.not_after is null or s.not_after > now())', ''],
    ['[{"method": "password"}]', '[{}]'],
    ['[{"method": "passkey"}]', '[{}]'],
    [') is not true', ') is false'],
    [" and f.status = 'verified'", ''],
    [" and f.status = 'verified'", " and f.status = 'verified' and f.factor_type = 'totp'"],
    ['f.user_id = person and ', ''],
    ["level is distinct from 'aal2'", "level = 'aal1'"],
  ],
  'private.has_factor': [
    [" and f.status = 'verified'", ''],
    [" and f.status = 'verified'", " and f.status = 'verified' and f.factor_type = 'totp'"],
    ['f.user_id = person and ', ''],
  ],
  'private.has_proved': [
    ['claim.method = any (methods) and ', ''],
    ['> now() - within', "> now() - within - interval '1 minute'"],
    ['> now() - within', "> now() - within + interval '1 minute'"],
    ['totp,', ''],
    ['mfa/webauthn,', ''],
    [',passkey', ''],
    [',passkey', ',passkey,password'],
  ],
  'private.require_recent_proof': [
    ["has_proved('5 minutes')", "has_proved('6 minutes')"],
    ["'5 minutes', '{password, passkey}'", "'6 minutes', '{password, passkey}'"],
    ['{password, passkey}', '{password, passkey, otp}'],
    ['{password, passkey}', '{password}'],
    ['{password, passkey}', '{passkey}'],
    ['private.has_factor(person)', 'false'],
  ],
  'private.require_decision': [
    ['private.has_factor(person) and ', ''],
    ['private.has_factor(person)', 'false'],
  ],
  'private.has_proof_to_read': [
    ['1 hour', '62 minutes'],
    ['1 hour', '58 minutes'],
    ['not private.has_factor(person) or ', ''],
    [" or private.has_proved('1 hour')", ''],
  ],
  'private.may_read_sensitive': [['private.has_proof_to_read(private.caller())', 'true']],
  'private.require_reading': [
    ['1 hour', '62 minutes'],
    ['1 hour', '58 minutes'],
  ],
  'private.payout_waits': [['case when private.may_read_sensitive() then b.address end', 'b.address']],
  'private.require_money_decision': [
    ['15 minutes', '16 minutes'],
    ['15 minutes', '14 minutes'],
  ],
  'private.require_site_decision': [
    ['5 minutes', '6 minutes'],
    ['5 minutes', '4 minutes'],
  ],
};
