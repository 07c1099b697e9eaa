/** What the bell opens; the keys below are tables and statuses. */
export const notifications = {
  title: 'Notifications',
  unread: 'Notifications, {{number}} unread',
  readAll: 'Mark all as read',
  earlier: 'Show earlier ones',
  new: 'New:',
  empty: 'Nothing has happened yet',
  emptyText:
    'Each change of a deposit, withdrawal, plan or identity check, and each answer to a message, appears here.',
  reason: 'Reason: {{reason}}',
  arrived:
    'Your deposit has been approved: {{amount}} arrived and is in your balance. You had entered {{claimed}}.',
  other: 'Something in your account has changed.',
  deposits: {
    pending: 'We have received your proof for a deposit of {{amount}}.',
    approved: 'Your deposit of {{amount}} has been approved.',
    rejected: 'Your deposit of {{amount}} has been rejected.',
  },
  withdrawals: {
    pending: 'You have requested a withdrawal of {{amount}}.',
    approved: 'Your withdrawal of {{amount}} has been approved. A second person pays it.',
    lapsed:
      'Your withdrawal of {{amount}} waits for approval again: whoever approved it is no operator any more. Until then you can take it back.',
    paying: 'Your withdrawal of {{amount}} is being paid. It can no longer be cancelled.',
    paid: 'Your withdrawal of {{amount}} has been paid.',
    rejected: 'Your withdrawal of {{amount}} has been rejected. The amount is in your balance again.',
    cancelled: 'You have cancelled a withdrawal of {{amount}}.',
  },
  positions: {
    active: 'You have bought a plan for {{amount}}.',
    matured: 'A plan has ended. Its principal of {{amount}} is in your balance again.',
    closed: 'A plan of {{amount}} has been closed.',
  },
  corrections: {
    booked: 'A correction of {{amount}} has been booked to your balance.',
  },
  yields: {
    reversed: 'A day of yield was booked wrongly. {{amount}} of it has been taken back from your balance.',
  },
  freezes: {
    set: 'Your account has been frozen: you can neither invest nor request a withdrawal for now, and nothing is approved or paid.',
    lifted: 'Your account is no longer frozen.',
  },
  bonuses: {
    granted: 'You have been granted a bonus of {{amount}}. It is in your balance.',
  },
  referrals: {
    credited: 'The first plan of somebody you referred has ended: {{amount}} is in your balance.',
  },
  messages: {
    answered: 'An operator has answered your message “{{subject}}”.',
    closed: 'Your message “{{subject}}” was closed without an answer. You can write again.',
  },
  kyc_cases: {
    pending: 'We have received your identity details.',
    approved: 'Your identity has been confirmed.',
    rejected: 'Your identity details could not be accepted.',
  },
};
