/** The English of the terms. */
export const terms = {
  /** The terms and conditions: twelve, in the order of the list. */
  terms: {
    title: 'Terms & Conditions',
    lead: 'Twelve terms, in plain words. In the sandbox all money is demo money.',
    items: {
      agreement: { title: 'Agreement', text: 'By joining you agree to these terms.' },
      oneAccount: {
        title: 'One account',
        text: 'Each person may hold one account. Do not give false details.',
      },
      noFee: { title: 'No membership fee', text: 'Joining and holding an account costs nothing.' },
      processing: {
        title: 'Processing',
        text: 'Please allow up to 24 hours for a payment to be reviewed and for a plan to be added.',
      },
      privacy: {
        title: 'Privacy',
        text: 'We do not disclose personal data to third parties without your consent unless the law requires it.',
      },
      contactDetails: { title: 'Contact details', text: 'Please keep your contact details current.' },
      correctWallets: {
        title: 'Correct wallets',
        text: 'Send only to the wallet addresses shown on the payment page, and only the coin that belongs to each address.',
      },
      afterFunding: {
        title: 'After funding',
        text: 'Upload the proof of payment after funding. If a deposit has not been reviewed in time, contact support.',
      },
      withdrawals: {
        title: 'Withdrawals',
        text: 'You can request a withdrawal of your available balance at any time, from the minimum amount of the method on, or all of it when it is less. A method may carry a fee of at most $25: it is part of the amount, is shown before you send the request, and is not charged if all that you could withdraw is below the minimum. Your available balance has no lock-up and no compounding period; money in a plan is held until the plan ends, and then returns. The site may require a confirmed identity first; if it does, it says so before you enter anything. To protect your money, a new payout address waits 48 hours, 24 hours longer after a change to how you sign in or a new device, and nothing leaves your account for 72 hours after it was recovered, a recovery code was used, or its e-mail address was changed. Without a second factor, and for 24 hours after it is added, you can request at most $1,000 in 24 hours, and limits that you set yourself apply. An operator may freeze an account, for a reason that is shown to you at once: until it is lifted you can neither invest nor request a withdrawal; requests made before wait, and you can cancel a withdrawal that has not been approved yet. You can stop your account yourself, which freezes it in the same way; a treasurer lifts that freeze when you write that it is safe again.',
      },
      noFurther: {
        title: 'No further investment',
        text: 'You are never required to invest more, to top up, or to make any further payment, for a withdrawal or otherwise.',
      },
      referrals: {
        title: 'Referrals are optional',
        text: 'You may refer others. Doing so is never a condition for a withdrawal or for anything else.',
      },
      rules: {
        title: 'Rules',
        text: 'Members follow these rules and the law. An account that breaks them can be closed; its available balance is paid out unless the law forbids it.',
      },
    },
  },
};
