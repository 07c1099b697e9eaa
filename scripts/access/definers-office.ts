/** Why functions of the home, the search and the lists of the back office run with the rights of their owner; see `definers.ts`. */
export const officeReasons: Record<string, string> = {
  'private.list_operators': 'The list of operators cannot be read; it checks the role.',
  'private.audit_log': 'Operators read the trail only here, after one check of their role.',
  'private.find_people': 'Operators read other people’s profiles here, after one check of their role.',
  'private.person_overview': 'Operators read other people’s rows only here, after one check of their role.',
  'private.queue_counts': 'Counts cases that only functions read; it checks the role.',
  'private.open_leases': 'No role of the API may read leases; it checks the role.',
  'private.export_people':
    'No role of the API may read other people; it checks for an admin, a recent code and a reason, and writes the audit trail.',
  'private.mark_changes_read':
    'No role of the API may write visits of operators; it checks the role and writes the caller’s own.',
  'private.office_search':
    'Operators find other people’s cases and payments only here, after one check of their role; it says what their lists say.',
  'private.operator_home':
    'Operators read other people’s cases, the audit trail and what others propose only through functions like this, after one check of their role.',
};
