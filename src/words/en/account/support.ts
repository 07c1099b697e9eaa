/** The English of messages to the operators. */
export const support = {
  /** Messages from an account to the operators. */
  support: {
    title: 'Support',
    lead: 'What you write goes to the operators. Their answers appear here and come by e-mail.',
    hint: 'Operators see that it comes from your account. We never ask for a password, and no payment speeds up an answer.',
    subject: 'Subject',
    message: 'Message',
    submit: 'Send',
    sent: 'message sent',
    received: 'We have received your message {{reference}}',
    receivedText: 'When an operator answers, you read it here; it also goes to {{email}}.',
    yours: 'Your messages',
    none: 'You have not written to us yet',
    reference: 'Reference {{reference}}',
    waiting: 'No operator has answered yet.',
    answer: 'Answer',
    closed: 'An operator closed this without an answer. You can write again.',
  },
};
