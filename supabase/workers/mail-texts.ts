/** The words of a mail. Values stand as {{name}}; each paragraph is a line. */
export interface MailText {
  subject: string;
  paragraphs: readonly string[];
  /** What the link says, in mails that have one. */
  link?: string;
  /** What stands under the link. */
  after?: readonly string[];
}

/** The kinds of mails that the database asks for. */
export type MailKind =
  | 'contact_received'
  | 'contact_answer'
  | 'newsletter_confirmation'
  | 'newsletter_welcome'
  | 'notification';

/** Every mail of ours, by language; what a language does not have is said in English. */
export const mailTexts: { en: Record<MailKind, MailText> } & Record<
  string,
  Partial<Record<MailKind, MailText>>
> = {
  en: {
    contact_received: {
      subject: 'We have received your message ({{reference}})',
      paragraphs: [
        'Your message to {{brand}} has arrived. A person will read it.',
        'Its reference is {{reference}}. Please name it when you write about it again.',
        'You did not write to us? Then somebody used your address, and you can ignore this mail.',
      ],
    },
    contact_answer: {
      subject: 'The answer to your message ({{reference}})',
      paragraphs: [
        '{{answer}}',
        'We will never ask you for a password, a recovery phrase or a payment in a mail.',
        'You wrote:',
        '{{message}}',
      ],
    },
    newsletter_confirmation: {
      subject: 'Please confirm your subscription',
      paragraphs: [
        'Somebody, we hope you, asked for the newsletter of {{brand}} with this address.',
        'It is sent to you only after you confirm it on the page behind this link:',
      ],
      link: 'Confirm the subscription',
      after: [
        'The link works for 48 hours. If you did not ask for anything, ignore this mail: your address is then forgotten.',
      ],
    },
    notification: {
      subject: '{{what}}',
      paragraphs: [
        '{{what}}',
        'Everything about it is in your account. We will never ask you for a password, a recovery phrase or a payment in a mail.',
        'Account Settings has the choice not to get these mails.',
      ],
    },
    newsletter_welcome: {
      subject: 'You are subscribed',
      paragraphs: [
        'The newsletter of {{brand}} comes to this address from now on.',
        'You can leave at any time, and your address is then erased, on the page behind this link:',
      ],
      link: 'Unsubscribe',
    },
  },
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
