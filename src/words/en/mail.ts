import type { MailTexts } from '../../lib/i18n/mail-texts.ts';

/** The English of the mails. */
export const mail: MailTexts = {
  code_word: 'Your code word: {{code_word}}',
  code_word_before: 'Your code word until now: {{code_word_before}}',
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
    ],
    quote: ['You wrote:', '{{message}}'],
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
  newsletter_welcome: {
    subject: 'You are subscribed',
    paragraphs: [
      'The newsletter of {{brand}} comes to this address from now on.',
      'You can leave at any time, and your address is then erased, on the page behind this link:',
    ],
    link: 'Unsubscribe',
  },
  notification: {
    subject: '{{what}}',
    paragraphs: [
      '{{what}}',
      'Everything about it is in your account. We will never ask you for a password, a recovery phrase or a payment in a mail.',
      'Account Settings has the choice not to get these mails.',
    ],
  },
  security: {
    subject: '{{what}}',
    paragraphs: [
      '{{what}}.',
      'When: {{when}}',
      'Network: {{ip}}',
      'Device: {{device}}',
      'Address: {{address}}',
      'If this was you, you need not do anything. If it was not, stop your account on the page behind this link: no money leaves it from then on, and everybody is signed out.',
    ],
    link: 'This was not me',
    after: [
      'The link works for 30 days, without signing in, and asks before it does anything. We will never ask you for a password, a recovery phrase or a payment in a mail.',
    ],
  },
};
