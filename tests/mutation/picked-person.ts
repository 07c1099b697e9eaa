/** Edits of the functions about a person's account, notifications and signals; see `picked.ts`. */
export const personEdits: Record<string, [find: string, replacement: string][]> = {
  'private.unread_notifications': [
    ['n.investor_id = investor and ', ''],
    [' and n.read_at is null', ''],
    ['limit 100', ''],
  ],
  'private.read_notifications': [
    ['n.investor_id = investor and n.read_at', 'n.read_at'],
    ['n.investor_id = investor and n.created_at', 'n.created_at'],
    ["interval '1 year'", "interval '10 years'"],
    ['n.read_at is null\n    and ', ''],
    ["'investor:' || investor::text, true", "'investor:' || investor::text, false"],
  ],
  'private.mail_notification': [
    [' and p.verified', ''],
    [' and p.mail_notifications', ''],
    ["'amount_cents', cents)", "'amount_cents', cents, 'to', p.email)"],
  ],
  'private.record_account_event': [
    ['e.investor_id = person and ', ''],
    ["interval '90 days'", "interval '900 days'"],
  ],
  'private.record_sign_in': [
    ['e.investor_id = new.user_id and ', ''],
    ["interval '90 days'", "interval '900 days'"],
    ['left(new.user_agent, 300)', 'new.user_agent'],
  ],
  'private.record_account_change': [
    ['old.encrypted_password is distinct from new.encrypted_password', 'true'],
    ['old.email is distinct from new.email', 'true'],
  ],
  'private.announce_end': [[', true);', ', false);']],
  'private.my_sessions': [
    ['s.user_id = investor and ', ''],
    ['s.not_after is null or s.not_after > now()', 'true'],
    ['left(s.user_agent, 300)', 's.user_agent'],
  ],
  'private.end_sessions': [
    ['s.user_id = investor\n    and ', ''],
    ["s.id <> (auth.jwt() ->> 'session_id')::uuid", 'true'],
  ],
  'private.fresh_caller': [["interval '10 minutes'", "interval '10 days'"]],
  'private.my_data': [
    [' and p.verified', ''],
    ['e.investor_id = person and e.kind', 'e.kind'],
    ["interval '1 day'", "interval '10 days'"],
    ["to_jsonb(o) - 'params'", 'to_jsonb(o)'],
    ['where d.investor_id = person', ''],
    ['where t.investor_id = person', ''],
    [" - '{first_approved_by,reviewed_by}'::text[]", ''],
  ],
  'private.refuse_closed': [[' for key share', '']],
  'private.why_not_closable': [
    ['x.investor_id = person and x.closed_at', 'x.closed_at'],
    ['d.investor_id = person and ', ''],
    ['w.investor_id = person and ', ''],
    ['k.investor_id = person and ', ''],
    ["interval '7 days'", "interval '70 days'"],
    ["interval '7 days'", "interval '1 day'"],
    ["in ('pending', 'approved')", "in ('pending')"],
  ],
  'private.close_account': [
    ['encrypted_password = null, ', ''],
    ["raw_user_meta_data = '{}', ", ''],
    ['delete from auth.sessions s where s.user_id = person;', ''],
    ['delete from auth.identities i where i.user_id = person;', ''],
    ["banned_until = now() + interval '100 years'", 'banned_until = null'],
    ['update public.profiles p set referred_by = null where p.referred_by = person;', ''],
  ],
  'private.has_active_plan': [
    ['x.investor_id = auth.uid() and ', ''],
    [" and x.status = 'active'", ''],
  ],
  'private.announce_signal': [
    ["'signals', true", "'signals', false"],
    ["'operators', true", "'operators', false"],
  ],
  'private.publish_signal': [['perform private.audit(', 'perform jsonb_build_array(']],
  'private.withdraw_signal': [['perform private.audit(', 'perform jsonb_build_array(']],
  'private.signal_desk': [['least(greatest(max_rows, 1), 200)', 'max_rows']],
};
