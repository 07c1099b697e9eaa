import type { MailTexts } from '../../lib/i18n/mail-texts.ts';

/** The English of the mails. */
export const mail: MailTexts = {
  code_word: 'Your code word: {{code_word}}',
  code_word_before: 'Your code word until now: {{code_word_before}}',
  contact_received: {
    subject: 'We have received your message ({{reference}})',
    paragraphs: [
      'Your message to {{brand}} has arrived, and a person will read it.',
      'Its reference is {{reference}}. Please name it when you write about it again.',
    ],
    link: 'Write to us again',
    after: [
      'You did not write to us? Then another person entered your address, and you can ignore this mail.',
    ],
    why: 'You receive this mail because a message to us was sent with this address. Each message is confirmed by one mail, which cannot be turned off.',
  },
  contact_answer: {
    subject: 'The answer to your message ({{reference}})',
    paragraphs: ['{{answer}}'],
    quote: ['You wrote:', '{{message}}'],
    link: 'Write to us again',
    after: ['We never ask you for a password, a recovery phrase or a payment in a mail.'],
    why: 'You receive this mail because a message to us was sent with this address. An answer comes by mail and cannot be turned off.',
  },
  newsletter_confirmation: {
    subject: 'Please confirm your subscription',
    paragraphs: [
      'The newsletter of {{brand}} was requested with this address, we hope by you.',
      'It is sent to you only after you confirm it on the page behind this link:',
    ],
    link: 'Confirm the subscription',
    after: [
      'The link works for 48 hours. If you did not ask for anything, ignore this mail: your address is then forgotten.',
    ],
    why: 'You receive this mail because this address was entered for the newsletter. Unless you confirm it, no other mail follows.',
  },
  newsletter_welcome: {
    subject: 'You are subscribed',
    paragraphs: [
      'The newsletter of {{brand}} comes to this address from now on.',
      'You can leave at any time, and your address is then erased, on the page behind this link:',
    ],
    link: 'Unsubscribe',
    why: 'You receive this mail because the newsletter was confirmed for this address. The link in this mail ends it.',
  },
  notification: {
    subject: '{{what}}',
    paragraphs: ['Everything about it is in your account.'],
    link: 'Open your account',
    after: ['We never ask you for a password, a recovery phrase or a payment in a mail.'],
    why: 'You receive this mail because you have an account at {{brand}}. You can turn these mails off in Account Settings.',
  },
  security: {
    subject: '{{what}}',
    paragraphs: [],
    facts: ['When: {{when}}', 'Network: {{ip}}', 'Device: {{device}}', 'Address: {{address}}'],
    advice: [
      'If this was you, you need not do anything. If it was not, stop your account on the page behind this link: no money leaves it from then on, and all devices are signed out.',
    ],
    link: 'This was not me',
    after: [
      'The link works for 30 days, without signing in, and asks before it does anything. We never ask you for a password, a recovery phrase or a payment in a mail.',
    ],
    why: 'You receive this mail because you have an account at {{brand}}. Mails about its security cannot be turned off, because a thief would turn them off first.',
  },
};
