/** The English of the public documents, which are rendered at build time: what no page of the application says. */
export const site = {
  /** Registration, login and recovery, as far as no page of the application says the same. */
  register: {
    title: 'Create your account',
    lead: 'It takes a minute and costs nothing.',
    name: 'Name',
    email: 'Email',
    phone: 'Phone Number',
    password: 'Password',
    invalidPhone: 'Please enter a phone number: digits, spaces and + ( ) . - only.',
    country: 'Choose Country',
    unserved: 'This site does not open accounts for residents of: {{countries}}.',
    countriesFailed: 'The list of countries could not be loaded. You can register without a country.',
    agree: 'By registering you accept the',
    terms: 'Terms & Conditions',
    submit: 'Register',
    haveAccount: 'Already have an account?',
    referred: 'You were referred with the code {{code}}.',
    welcome: 'Welcome to {{brand}}. Please confirm your e-mail address.',
  },
  login: {
    title: 'Login',
    lead: 'Welcome back.',
    email: 'Email',
    password: 'Password',
    passkey: 'Login with a passkey',
    forgot: 'Forgot Password',
    create: 'Create Account',
    noAccount: 'New here?',
    needsConfirmation: 'Your e-mail address is not confirmed yet',
    needsConfirmationText: 'Open the link in the mail that we sent to {{email}}, then sign in.',
  },
  checkMail: {
    title: 'Check your e-mail',
    text: 'We sent a link to {{email}}. Open it to confirm your address, then sign in.',
  },
  forgot: {
    title: 'Recover your account',
    lead: 'We send a link to your e-mail address. It lets you choose a new password.',
    email: 'Email',
    missing: 'Enter Recovery Mail',
    submit: 'Send the link',
    sent: 'Please check your e-mail',
    sentText: 'If {{email}} belongs to an account, a link is on its way. It works once, for one hour.',
    back: 'Back to login',
  },
  /** The public pages. Nothing here claims what the software or an operator cannot prove. */
  content: {
    /** What search engines and shared links say of a page. */
    descriptions: {
      home: 'Crypto-mining and copy-trading plans with every cent in plain sight. Returns are targets, never guaranteed.',
      about:
        'What this portal is, what it refuses to promise, and who stands behind it, as far as that has been entered.',
      contact: 'Write to the people behind the portal, and see how else they can be reached.',
      terms:
        'Twelve terms in plain words: no fee to join, no lock-up period, and nothing hidden between you and a withdrawal.',
    },
    home: {
      title: 'Mining and copy trading, with every cent in plain sight',
      lead: 'Fund an account, choose a plan, withdraw what is yours. Every credit is booked with its evidence, and every review is shown as it happens.',
      start: 'Get Started',
      seePlans: 'See the plans',
      featuresTitle: 'What you can rely on',
      features: {
        portfolio: {
          title: 'Portfolio in one view',
          text: 'Deposited, profit, bonus, balance and packages: six figures, always from the same double-entry books.',
        },
        security: {
          title: 'Access by rule',
          text: 'The database itself lets you read your rows and no one else’s. The rules are written down, and tested one by one.',
        },
        copying: {
          title: 'Mining and copy trading',
          text: 'Plans state their duration, minimum and target. Returns are credited only when income has been booked.',
        },
        paper: {
          title: 'Portfolio and orders, on paper',
          text: 'Market, limit, stop and trailing stop orders, and rebalancing, at simulated prices in this sandbox. What you put in can be lost.',
        },
      },
      ctaTitle: 'Ready To Start Your Mining',
      ctaText: 'Open an account and walk the whole way: deposit, plan, withdrawal.',
      stepsTitle: 'Three steps',
      steps: {
        create: { title: 'Create Account', text: 'Register with your e-mail address and confirm it.' },
        fund: {
          title: 'Fund Account',
          text: 'Send to one of our addresses, upload the proof, see it reviewed.',
        },
        mine: {
          title: 'Start Mining',
          text: 'Choose a plan that your balance covers. It runs from that minute.',
        },
      },
      whyTitle: 'Why Choose {{brand}}',
      why: {
        listed: {
          title: 'Payment methods in the open',
          text: 'From Bitcoin to USDT, all listed before you send anything.',
        },
        review: {
          title: 'Reviewed by people',
          text: 'Deposits and withdrawals are checked by hand; large ones by two people.',
        },
        evidence: {
          title: 'Yield is booked, never promised',
          text: 'Each credit points to the income it came from. Days without income show zero.',
        },
        open: {
          title: 'Nothing hidden behind a withdrawal',
          text: 'No recruiting, no extra payment, no lock-up period: your available balance is yours.',
        },
        live: {
          title: 'Live',
          text: 'When a payment is approved your page changes by itself, without a reload.',
        },
        private: {
          title: 'Your data stays yours',
          text: 'Documents are kept in private storage. We never ask for bank logins.',
        },
      },
      plansTitle: 'Choose A Plan',
      plansLead:
        'The targets are what a plan aims for. They are not guaranteed: you may receive less, or nothing.',
      planStart: 'Start Today !!',
      planOffers: 'What it offers',
      duration: 'Duration',
      target: 'Target return',
      notGuaranteed: 'target, not guaranteed',
      plansFailed: 'The plans could not be loaded.',
      tickerTitle: 'Markets',
      tickerSimulated: 'Simulated prices',
      tickerDay: 'in 24 hours',
    },
    claims: {
      title: 'Claims, each with its proof',
      evidence: 'See the evidence',
      paymentMethods: 'Payment methods',
      languages: 'Languages',
      uptime: 'Measured uptime since {{date}}',
    },
    newsletter: {
      title: 'Newsletter',
      text: 'Product news, a few times a year. No offers, no countdowns.',
      email: 'Your e-mail address',
      submit: 'Subscribe',
      done: 'Thank you. Please check your mailbox: the newsletter begins when you confirm your address there.',
    },
    footer: {
      aboutTitle: 'About Us',
      aboutText:
        '{{brand}} is an investor portal for crypto-mining and copy-trading plans, built so that every figure can be checked.',
      quickLinks: 'Quick Links',
      contactTitle: 'Contact',
      noEmail: 'No e-mail address has been entered in this sandbox.',
      noPlace: 'No postal address has been entered.',
      copyright: '© {{year}} {{brand}}',
      terms: 'Terms & Conditions',
    },
    about: {
      title: 'About {{brand}}',
      intro:
        'Mining plans with daily yield are a favourite costume of fraud. We think the remedy is not a better promise but software in which the promise cannot be made: money in double-entry books, credits only from booked income, and rules that anyone can read.',
      statements: {
        story: {
          title: 'Our Story',
          text: '{{brand}} began as the question of what such a platform would look like if it had nothing to hide. It starts as a sandbox that shows the whole journey with demo money, and says so on every page for as long as it is one.',
        },
        mission: {
          title: 'Our Mission',
          text: 'To let people see, at any moment, what they put in, what it earned, and what they can take out.',
        },
        vision: {
          title: 'Our Vision',
          text: 'Investing where trust rests on records that can be checked rather than on names and numbers that cannot.',
        },
        values: {
          title: 'Our Values',
          text: 'Exactness about money, plain words about risk, and nothing hidden between an investor and a withdrawal.',
        },
      },
      registrationsTitle: 'Registrations',
      registrationsNone:
        'No registration with a regulator has been entered. This is a sandbox: it takes no real money and offers no investment service.',
      registrationsUnknown: 'The list of registrations cannot be shown at the moment.',
      register: 'Public register',
      faqTitle: 'Questions',
      faq: {
        sandbox: {
          q: 'Is this real money?',
          a: 'Not as long as a notice on top of every page says “Sandbox”: then it is demo money with test-network addresses, and you should never send real funds to an address shown here. Without that notice it is.',
        },
        deposit: {
          q: 'How do I fund my account?',
          a: 'Enter an amount under Deposit, send it to one of the addresses, and upload a picture of the payment. A person reviews it; the list shows Pending, then Approved, or Rejected with the reason.',
        },
        yield: {
          q: 'Are the returns guaranteed?',
          a: 'No. A plan’s figure is a target. You are credited only what has actually been earned and booked, which can be less than the target or nothing.',
        },
        withdraw: {
          q: 'When can I withdraw?',
          a: 'Whenever you have an available balance (at least the minimum of the method, or all of it when it is less), and your e-mail address is verified, unless an operator has frozen your account, for a reason that you are told at once. You never have to invest more or bring in others first.',
        },
        data: {
          q: 'What happens to my documents?',
          a: 'They are kept in private storage that only you and the operators who review them can read. We never ask for the login to a bank.',
        },
      },
    },
    contact: {
      title: 'Contact',
      heading: 'Let us here your complain',
      lead: 'Write to us about anything that went wrong, or could be better.',
      name: 'Name',
      email: 'Email',
      subject: 'Subject',
      message: 'Message',
      submit: 'Send',
      sent: 'message sent',
      place: 'Location',
      phone: 'Phone',
      none: 'Not entered in this sandbox',
    },
  },
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
        text: 'You can withdraw your available balance at any time, from the minimum amount of the method on, or all of it when it is less. There is no lock-up and no compounding period. An operator may freeze an account, for a reason that is shown to you at once: until it is lifted you can neither invest nor request a withdrawal; requests made before wait, and you can take back a withdrawal that is not being paid.',
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
  /** The public page of what is owed and what stands against it; the back office says some of it, too. */
  transparency: {
    title: 'Transparency',
    description:
      'What the books owe to all investors, what is attested against it, how to verify both, and what this does not prove.',
    lead: 'What the books owe to all investors together, and what stands against it. What is owed and what stands against it are as of the newest snapshot; income and plans are as of now.',
    loading: 'Loading the figures…',
    failed: 'The database did not answer.',
    paper:
      'Portfolios and strategies in this sandbox exist on paper. They are counted at what they could be sold for at their last mark, with the money that waits for them. Simulated coins are no reserve.',
    owed: 'What is owed',
    none: 'No snapshot has been published yet.',
    figuresAsOf: 'Capacity and income as of {time} UTC. They are added up about once a minute.',
    asOf: 'Snapshot {number}, as of {date}',
    total: 'Owed in all',
    available: 'Available',
    invested: 'Invested in plans',
    withdrawing: 'Being withdrawn',
    accrued: 'Yield not yet credited',
    pooled: 'In portfolios and strategies',
    against: 'What stands against it',
    noReserves: 'No reserve has been attested. Nothing on this page shows that the money is there.',
    reserves: 'Attested reserves',
    coverage: 'Covered by them',
    insurance: 'Insurance fund, less what cash is short of',
    insured: 'Covered by it',
    paidOut: 'Paid out of the insurance fund',
    payoutOf: '{date}: {amount} to {people} people, who lost {lost}',
    reserveWorth: 'worth {value} on {date}, by an operator’s word',
    reserveOld: 'Signed more than a month ago: not counted.',
    address: 'Address',
    block: 'Block of its network',
    message: 'Signed message',
    signature: 'Signature',
    howToCheck: 'How to check it',
    capacity: 'Capacity',
    sold: 'Sold: principal in plans',
    income: 'Income booked with evidence, last 30 days',
    days: 'Days with such income',
    booked: 'Income less losses, since the beginning',
    credited: 'Yield credited to investors, since the beginning',
    capacityOf: '{sold} sold of {capacity} that there is evidence for since {date}:',
    hashrateOf: 'In packages, {sold} PH/s of the {capacity} PH/s that there is evidence for.',
    noCapacity: 'No evidence of mining capacity is published here, so none is claimed.',
    history: 'What was owed, day by day',
    historyText: 'The total of each snapshot; the newest is {total}.',
    snapshots: 'All snapshots',
    snapshot: 'Snapshot',
    date: 'As of',
    root: 'Root',
    seal: 'Seal',
    older: 'Older snapshots',
    restorations: 'Restored from a backup',
    restoredTo:
      'On {at} UTC the site was restored from a backup to its state of {moment} UTC. What was recorded in between is lost, also snapshots with numbers after {after} and before {number}, if there were any.',
    restoredReason: 'Reason',
    verify: 'How to verify',
    steps: {
      sign: 'Sign in. Your browser checks each new snapshot by itself and shows the result on your dashboard.',
      receipt: 'Download the receipt there. It holds your own entry and the path from it to the root.',
      tool: 'Check it with the program in our source code, npm run verify, or with one that you have written yourself from the published format.',
      compare:
        'Compare the newest seal with other people, and keep it. It commits to every snapshot before it: two different seals of one snapshot are proof that someone was lied to.',
    },
    limits: 'What this does not prove',
    limit: {
      solvency:
        'That the money is there. The tree shows what is owed; reserves are what operators attest, and the software does not check their signatures.',
      borrowed: 'That the reserves are our own. They can be borrowed for the day of signing.',
      hidden: 'That there are no debts outside these books.',
      unseen: 'That no one who never looks is left out. Each investor who checks makes that harder.',
      siblings:
        'Complete secrecy of sums. A receipt shows the sums of the branches next to its path, the smallest of which can be the balance of one other investor, without a name.',
      kinds: 'The division into kinds. It is sealed, but the tree proves only the total.',
    },
  },
  /** The page that is shown without a network. */
  offline: {
    text: 'Your device has no network at the moment, so this page cannot be shown. Nothing was sent, and nothing was lost. The page opens by itself when the network is back.',
  },
};
