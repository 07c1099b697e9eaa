/** The English of what the bell says happened, which mails repeat; the keys are tables and statuses. */
export const notifications = {
  notifications: {
    deposits: {
      pending: 'We have received your proof for a deposit of {{amount}}.',
      approved: 'Your deposit of {{amount}} has been approved.',
      rejected: 'Your deposit of {{amount}} has been rejected.',
      reversed: 'Your deposit of {{amount}} has been reversed.',
    },
    withdrawals: {
      pending: 'You have requested a withdrawal of {{amount}}.',
      approved: 'Your withdrawal of {{amount}} has been approved. A second person pays it.',
      lapsed:
        'Your withdrawal of {{amount}} waits for approval again: its approver is no longer an operator. Until then you can cancel it.',
      paying: 'Your withdrawal of {{amount}} is being paid. It can no longer be cancelled.',
      paid: 'Your withdrawal of {{amount}} has been paid.',
      rejected: 'Your withdrawal of {{amount}} has been rejected. The amount is in your balance again.',
      cancelled: 'You have cancelled a withdrawal of {{amount}}.',
    },
    positions: {
      active: 'You have bought a plan for {{amount}}.',
      topped_up: 'You have added {{amount}} to a plan.',
      matured: 'A plan has ended. Its principal of {{amount}} is in your balance again.',
      closed: 'A plan of {{amount}} has been closed.',
    },
    orders: {
      filled: 'An order of your portfolio has been filled, for {{amount}} in all.',
      cancelled: 'An order of your portfolio was cancelled before it was filled in full.',
      expired: 'An order of your portfolio expired before it was filled in full.',
      /** Why it was cancelled. */
      why: {
        gave_way: 'others left the strategy, and their money came first',
        strategy_stopped: 'the strategy was suspended or closed',
        all_or_nothing: 'the first price did not hold all of it',
        failed: 'something failed on our side',
        rest_not_filled: 'the first price did not hold the rest',
        would_take: 'it would have been filled at once',
        insufficient_cash: 'there was not enough cash left in the portfolio',
        account_frozen: 'your account is frozen',
        sell_only: 'it can only be sold now',
      },
    },
    copies: {
      in: '{{amount}} that you put into a strategy has counted, and units are yours.',
      out: '{{amount}} out of a strategy is in your balance.',
      stopped: 'A copy has fallen to your stop. All that you have in it leaves at the next prices.',
      returned:
        '{{amount}} that you put into a strategy is back in your balance: at its prices it brings no unit, or your account is frozen.',
      share_taken:
        'The lead of a strategy has got the profit share of the quarter out of your units: they were worth {{amount}}.',
    },
    strategies: {
      offered: 'A strategy that you lead or have money in is open.',
      dropped: 'A strategy that you proposed is not announced. Its stake is in your balance again.',
      suspended: 'A strategy was suspended: no money comes in and nothing is traded. You can leave it.',
      closing: 'A strategy is closing: all that it holds is sold, and then everyone gets their part.',
      terms:
        'The profit share of a strategy has changed. A higher one does not apply to what you have in it.',
      stake: 'The lead of a strategy takes out part of their own stake in seven days.',
    },
    corrections: {
      booked: 'A correction of {{amount}} has been booked to your balance.',
    },
    insurance: {
      paid: 'The insurance fund has paid you {{amount}}. It is in your balance.',
    },
    yields: {
      reversed: 'A day of yield was booked wrongly. {{amount}} of it has been taken back from your balance.',
    },
    freezes: {
      set: 'Your account has been frozen: you can neither invest nor request a withdrawal, and nothing is approved or paid.',
      lifted: 'Your account is no longer frozen.',
    },
    security: {
      new_device: 'A new device signed in',
      password_guessed: 'Several wrong passwords were entered for your account',
      code_guessed:
        'Someone entered several wrong authenticator codes after your password. If it was not you, set a new password',
      password_changed: 'Your password was changed',
      email_changed: 'Your e-mail address was changed',
      recovered: 'A link from a mail was used to get into your account',
      address_added: 'A new payout address was added to your account',
      payments_stopped: 'Your account was stopped: no money leaves it, and no one is signed in',
      factor_added: 'A second factor was added to your account',
      factor_removed: 'A second factor was removed from your account',
      recovery_codes_made: 'New recovery codes were made',
      recovery_code_used: 'A recovery code was used',
      passkey_added: 'A passkey was added to your account',
      passkey_removed: 'A passkey was removed from your account',
      withdrawal_limits_changed: 'Your withdrawal limits were changed',
      code_word_changed: 'The code word in our mails was changed',
    },
    bonuses: {
      granted: 'You have been granted a bonus of {{amount}}. It is in your balance.',
      profit: 'A plan that has ended brought you a profit bonus of {{amount}}. It is in your balance.',
    },
    referrals: {
      credited: 'The first plan of someone you referred has ended: {{amount}} is in your balance.',
    },
    messages: {
      answered: 'An operator has answered your message “{{subject}}”.',
      closed: 'Your message “{{subject}}” was closed without an answer. You can write again.',
    },
    kyc_cases: {
      pending: 'We have received your identity details.',
      approved: 'Your identity has been confirmed.',
      rejected: 'Your identity details could not be accepted.',
    },
  },
};
