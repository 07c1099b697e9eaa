/** Messages from an account to the operators. */
export const support = {
  title: 'Support',
  lead: 'What you write goes to the operators. Answers come by e-mail.',
  hint: 'Operators see that it comes from your account. Nobody here ever asks for a password, and no payment makes an answer come sooner.',
  subject: 'Subject',
  message: 'Message',
  submit: 'Send',
  sent: 'message sent',
  received: 'We have received your message {{reference}}',
  receivedText: 'An answer goes to {{email}}. Name the reference if you write again.',
};
