/** Edits of the functions about roles; see `picked.ts`. */
export const rolesEdits: Record<string, [find: string, replacement: string][]> = {
  'private.has_other_admin': [
    [" where o.role = 'admin' and", ' where'],
    [' and o.user_id <> has_other_admin.person_id', ''],
    [' and p.closed_at is null', ''],
  ],
  'private.role_change_life': [["'336 hours'", "'360 hours'"]],
  'private.admin_in_turn': [['lock table private.operators in share row exclusive mode;', '']],
  'private.check_new_role': [
    ['check_new_role.new_role is not null and person.closed_at', 'person.closed_at'],
    ['check_new_role.new_role is not null and not person.verified', 'not person.verified'],
    ['check_new_role.new_role is not null and private.is_frozen', 'private.is_frozen'],
  ],
  'private.put_role': [['where o.user_id = put_role.person_id', '']],
  'private.is_operator_since': [
    ['o.user_id = person and ', ''],
    [' and o.role_since <= since', ''],
    [' and o.role = any (roles)', ''],
  ],
  'private.role_change_hindrance': [
    [", change.proposed_at, 'admin'", ', change.proposed_at'],
    [", change.proposed_at, 'admin'", ", 'infinity', 'admin'"],
    ["when now() >= change.proposed_at + private.role_change_life() then 'change_expired'", ''],
    [' where o.user_id = change.person_id) is distinct from change.old_role', ') is null'],
  ],
  'private.begin_role': [['clock_timestamp()', 'now()']],
  'private.end_role_change': [['perform private.audit(', 'perform jsonb_build_array(']],
  'private.set_role': [
    ['perform private.audit(', 'perform jsonb_build_array('],
    ['perform private.check_new_role(set_role.person_id, set_role.new_role);', ''],
    ['before is not distinct from set_role.new_role', 'false'],
    ['c.person_id = set_role.person_id and ', ''],
    [' and num_nonnulls(c.confirmed_at, c.cancelled_at) = 0', ''],
    ['set_role.person_id = admin or not', 'not'],
    ['not private.has_other_admin(admin)', 'true'],
    ['if open.id is not null then\n      perform private.end_role_change(open, admin);', 'if false then'],
    [' and private.role_change_hindrance(open) is null', ''],
    ['open.proposed_by = admin and ', ''],
    [' and open.new_role is not distinct from set_role.new_role', ''],
  ],
  'private.confirm_role': [
    ['perform private.audit(', 'perform jsonb_build_array('],
    [' and c.confirmed_by = admin', ''],
    ['(change.proposed_by, change.person_id)', '(change.proposed_by)'],
    ['(change.proposed_by, change.person_id)', '(change.person_id)'],
    ['perform private.check_new_role(change.person_id, change.new_role);', ''],
  ],
  'private.cancel_role': [
    ['change.person_id = admin and ', ''],
    [' and private.role_change_hindrance(change) is null', ''],
  ],
  'private.list_role_changes': [
    ['c.confirmed_at is null and ', ''],
    [' and c.cancelled_at is null', ''],
    ['limit 200', ''],
  ],
};
