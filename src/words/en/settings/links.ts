/** The English of the pages behind links in mails. */
export const links = {
  /** The page behind the links that confirm an address. */
  confirm: {
    title: 'Confirm your e-mail address',
    lead: 'If you did not register here, close this page. Nothing happens without the button.',
    submit: 'Confirm the address',
    finishLead:
      'Check what was entered for {{email}}, perhaps by someone else. Only what you save here counts.',
    country: 'Country',
    referred: 'I was referred with the code {{code}}.',
    agree: 'By saving you accept the',
    terms: 'Terms & Conditions',
    finish: 'Save and finish',
    finished: 'Your account is ready. Please sign in.',
    changeTitle: 'Confirm the change of address',
    changeLead: 'If you did not ask for this change, close this page and choose a new password.',
    changeSubmit: 'Confirm the change',
  },
  /** A new password, by a link or in the account. */
  reset: {
    openLead: 'Press the button to go on. This link works once.',
    openSubmit: 'Continue',
    title: 'Choose a new password',
    forAccount: 'For the account {{email}}.',
    password: 'New password',
    repeat: 'Repeat the new password',
    mismatch: 'The two passwords differ.',
    submit: 'Save the password',
    done: 'Your password has been changed. Please sign in.',
    expiredTitle: 'This link no longer works',
    expiredText: 'Links for a new password work once and for one hour. Ask for another one.',
    again: 'Send a new link',
  },
  /** The page behind the links in the newsletter's mails. */
  newsletter: {
    title: 'Newsletter',
    confirm: {
      title: 'Confirm your subscription',
      lead: 'With this button the newsletter comes to your address from now on.',
      submit: 'Confirm',
      done: 'You are subscribed',
      doneText: 'A mail is on its way to you, with a link by which you can leave at any time.',
    },
    leave: {
      title: 'Leave the newsletter',
      lead: 'With this button nothing more is sent to you, and your address is erased from the list.',
      submit: 'Unsubscribe',
      done: 'You have left the newsletter',
      doneText: 'Your address has been erased from the list.',
    },
    failed: {
      title: 'This link no longer works',
      expired:
        'It confirmed a subscription for 48 hours, and none after its end. You can subscribe again on the home page.',
      unknown: 'It is incomplete or unknown. Please open it from the mail again, or copy it as a whole.',
    },
    home: 'Go to the home page',
  },
  alarm: {
    title: 'Was this not you?',
    lead: 'Stop your account. No money leaves it from then on, everyone is signed out, and the password stops working. This cannot be undone here: a treasurer speaks with you and lifts the freeze.',
    submit: 'Stop my account',
    done: 'Your account is stopped',
    doneText:
      'No money leaves it, and no one is signed in. Choose a new password with “Forgot password”, then write to us.',
    failed: 'This link does not work',
    failedText:
      'It is older than 30 days or incomplete. If you can sign in, stop your account in Account Settings; if you cannot, choose a new password: nothing leaves for 72 hours then.',
  },
};
