import type { AuthMailTexts } from '../../lib/i18n/mail-texts.ts';

/** The English of the mails of Auth. */
export const authMail: AuthMailTexts = {
  always: 'Such a mail comes with each request and cannot be turned off.',
  confirmation: {
    subject: 'Confirm your e-mail address',
    paragraphs: [
      'You have registered at {{brand}} with this address. Confirm it and choose your password on the page behind this link:',
    ],
    link: 'Confirm the address',
    after: [
      'The link works once and for one hour; signing in offers a new one. You did not register? Then ignore this mail: without this link, no one can use the account.',
    ],
    why: 'You receive this mail because this address was entered at registration.',
  },
  recovery: {
    subject: 'Choose a new password',
    paragraphs: [
      'A new password was requested for your account at {{brand}}, we hope by you. Choose it on the page behind this link:',
    ],
    link: 'Choose a new password',
    after: [
      'The link works once and for one hour. You did not ask for it? Then ignore this mail: your password stays as it is.',
    ],
    why: 'You receive this mail because a new password was requested for the account with this address.',
  },
  email_change: {
    subject: 'Confirm the new e-mail address',
    paragraphs: [
      'You asked to change the address of your account at {{brand}} to {{email}}. Confirm both links, this one and the one in the mail to the other address:',
    ],
    link: 'Confirm the change',
    after: [
      'The links work for one hour. You did not ask for it? Then do not confirm it, and choose a new password: another person may know yours.',
    ],
    why: 'You receive this mail because the address of an account is to change from this one or to this one.',
  },
  magic_link: {
    subject: 'Signing in to {{brand}}',
    paragraphs: [
      'A mail that signs in to your account at {{brand}} was requested. No one signs in here by mail. Use your password or your passkey on this page:',
    ],
    link: 'Login',
    after: ['You did not ask for it? Then ignore this mail.'],
    why: 'You receive this mail because a mail for signing in was requested with this address.',
  },
  reauthentication: {
    subject: 'About your account at {{brand}}',
    paragraphs: [
      'A code by mail was requested in a browser that is signed in to your account at {{brand}}. No page here asks for one, so there is none in this mail.',
      'That was not you? Then choose a new password, and sign out the other browsers in Account Settings:',
    ],
    link: 'Choose a new password',
    why: 'You receive this mail because a code was requested for your account.',
  },
};
