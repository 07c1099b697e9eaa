/** The English of signing in and up. */
export const auth = {
  /** Registration, login, recovery. */
  auth: {
    checkMail: {
      again: 'Send the mail again',
      sent: 'The mail has been sent again.',
    },
    login: {
      submit: 'Login',
      welcome: 'Welcome back',
    },
    passwordHint: 'At least seven characters.',
    strength: 'How hard the password is to guess',
    confirmed: {
      title: 'Your e-mail address is confirmed',
      text: 'You can sign in now.',
      halfTitle: 'One more link',
      halfText: 'Please also open the link in the mail to your other address. Only then the change is made.',
      failedTitle: 'This link no longer works',
      failedText:
        'It has expired or was used already. If your address is confirmed, simply sign in; otherwise signing in offers a new mail.',
    },
    signedOut: 'Your session has ended. Please sign in again.',
  },
};
