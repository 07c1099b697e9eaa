/** The page behind the links in the newsletter's mails. */
export const newsletter = {
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
};
