/** Edits of the functions behind the home of the back office; see `picked.ts`. */
export const homeEdits: Record<string, [find: string, replacement: string][]> = {
  'private.deposit_page': [
    ['limit 100', ''],
    ["d.status = 'pending'\n      and ", ''],
    ['(d.created_at, d.id) <= (', '(d.created_at, d.id) < ('],
    ['(d.created_at, d.id) >= (', '(d.created_at, d.id) > ('],
    ['(d.amount_cents, d.id) <= (', '(d.amount_cents, d.id) < ('],
    ['(d.amount_cents, d.id) >= (', '(d.amount_cents, d.id) > ('],
  ],
  'private.withdrawal_page': [
    ['limit 100', ''],
    ["w.status in ('pending', 'approved', 'paying')\n      and ", ''],
    ['(w.created_at, w.id) <= (', '(w.created_at, w.id) < ('],
    ['(w.created_at, w.id) >= (', '(w.created_at, w.id) > ('],
    ['(w.amount_cents, w.id) <= (', '(w.amount_cents, w.id) < ('],
    ['(w.amount_cents, w.id) >= (', '(w.amount_cents, w.id) > ('],
  ],
  'private.case_page': [
    ["k.status = 'pending' and ", ''],
    ['m.handled_at is null and ', ''],
    ["c.status = 'proposed' and ", ''],
    ['(k.created_at, k.id) >= (', '(k.created_at, k.id) > ('],
    ['(m.created_at, m.id) >= (', '(m.created_at, m.id) > ('],
  ],
  'private.ids_beginning': [
    ["'^[0-9a-f]{8,32}$'", "'^[0-9a-f]{7,32}$'"],
    ['lower(words)', 'words'],
  ],
  'private.payments_by_id': [[", private.transaction_id(n.network, '0x' || words)", '']],
  'private.office_search': [
    ['< 2', '< 1'],
    [', 6) p', ', 60) p'],
  ],
  'private.time_limit': [['where l.queue = time_limit.queue', "where l.queue = 'withdrawals'"]],
  'private.set_time_limit': [
    ["when 'deposits' then 24 else 720", "when 'deposits' then 25 else 720"],
    ['else 720', 'else 721'],
    ['between 1 and', 'between 0 and'],
    ['queue for update', 'queue'],
    ['before = set_time_limit.hours', 'false'],
    ['before is distinct from set_time_limit.seen_hours', 'false'],
    ['perform private.audit(', 'perform jsonb_build_array('],
  ],
  'private.waiting_cases': [
    ["d where d.status = 'pending'", 'd'],
    ["w.status in ('pending', 'approved', 'paying')", "w.status = 'pending'"],
    ["k where k.status = 'pending'", 'k'],
    ['m where m.handled_at is null', 'm'],
    ["c where c.status = 'proposed'", 'c'],
  ],
  'private.waiting_by_queue': [
    ['abs(w.amount_cents)', 'w.amount_cents'],
    ['where n.is_late', ''],
    ['limit 10', ''],
    [' and c.queue = w.queue', ''],
  ],
  'private.open_proposals': [
    [' where r.confirmed_at is null and r.cancelled_at is null', ''],
    [' where v.applied_at is null and v.cancelled_at is null', ''],
    [' where g.confirmed_at is null and g.cancelled_at is null', ''],
    [' where i.booked_at is null and i.cancelled_at is null', ''],
    [' where e.confirmed_at is null and e.cancelled_at is null', ''],
    [
      ' from private.resumptions s where s.confirmed_at is null and s.cancelled_at is null',
      ' from private.resumptions s',
    ],
    [
      ' from private.switch_changes s where s.confirmed_at is null and s.cancelled_at is null',
      ' from private.switch_changes s',
    ],
    [' where t.confirmed_at is null and t.cancelled_at is null', ''],
  ],
  'private.held_cases': [
    ['c where c.held_until > now()\n', 'c\n'],
    [' and w.taken_until > now()', ''],
  ],
  'private.changes_since_visit': [
    ['e.id > coalesce(visit.event_id, 0)', 'true'],
    ['limit 200', ''],
    ['newest.actor is distinct from operator and ', ''],
    ['visit.event_id is not null or newest.at >= role_since', 'true'],
    ['v.operator_id = operator', 'true'],
  ],
  'private.operator_home': [
    [" and d.status = 'approved'", ''],
    ['d.reviewed_at >= today', "d.reviewed_at >= today - interval '1 day'"],
    ['w.paid_at >= today', "w.paid_at >= today - interval '1 day'"],
    ['y.posted_at >= today', "y.posted_at >= today - interval '1 day'"],
    [' and y.reversed_at is null', ''],
  ],
  'private.mark_changes_read': [
    [
      'least(coalesce(through_event, 0), (select h.last_id from private.audit_head h))',
      'coalesce(through_event, 0)',
    ],
    ['greatest(v.event_id, excluded.event_id)', 'excluded.event_id'],
  ],
};
