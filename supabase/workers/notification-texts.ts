import type { MailText } from './mail-texts.ts';

/** The mail of a notification. In English: the database does not know which language a person reads. */
export const notificationMail: MailText = {
  subject: '{{what}}',
  paragraphs: [
    '{{what}}',
    'Everything about it is in your account. We will never ask you for a password, a recovery phrase or a payment in a mail.',
    'Account Settings has the choice not to get these mails.',
  ],
};

/** What a notification is about; the keys are tables and statuses. One that is not here is told in general words. */
export const notificationTexts: Readonly<Record<string, string>> = {
  'deposits.pending': 'We have received your proof for a deposit of {{amount}}.',
  'deposits.approved': 'Your deposit of {{amount}} has been approved.',
  'deposits.rejected': 'Your deposit of {{amount}} has been rejected.',
  'withdrawals.pending': 'You have requested a withdrawal of {{amount}}.',
  'withdrawals.approved': 'Your withdrawal of {{amount}} has been approved and will be paid.',
  'withdrawals.paid': 'Your withdrawal of {{amount}} has been paid.',
  'withdrawals.rejected': 'Your withdrawal of {{amount}} has been rejected.',
  'withdrawals.cancelled': 'You have cancelled a withdrawal of {{amount}}.',
  'positions.active': 'You have bought a plan for {{amount}}.',
  'positions.matured': 'A plan of {{amount}} has ended.',
  'positions.closed': 'A plan of {{amount}} has been closed.',
  'kyc_cases.pending': 'We have received your identity details.',
  'kyc_cases.approved': 'Your identity has been confirmed.',
  'kyc_cases.rejected': 'Your identity details could not be accepted.',
};
