/** The English of the pages that are read. */
export const content = {
  /** The public pages. Nothing here claims what the software or an operator cannot prove. */
  content: {
    /** What search engines and shared links say of a page. */
    descriptions: {
      home: 'Crypto-mining plans with every cent in plain sight. Returns are targets, never guaranteed.',
      about:
        'What this portal is, what it refuses to promise, and who stands behind it, as far as that has been entered.',
      contact: 'Write to the people behind the portal, and see how else they can be reached.',
      terms:
        'Twelve terms in plain words: no fee to join, no lock-up of your available balance, and nothing hidden between you and a withdrawal.',
    },
    /** Next to the button of a form, where scripts are switched off. */
    withoutScripts: 'This form needs JavaScript. Please switch it on in your browser.',
    home: {
      title: 'Mining, with every cent in plain sight',
      lead: 'Fund an account, choose a plan, withdraw what is yours. Yield comes only from booked income, and every review is shown as it happens.',
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
          title: 'Mining plans',
          text: 'Plans state their duration, minimum and target. Yield is credited only from booked income.',
        },
        paper: {
          title: 'Portfolio, orders and copy trading, on paper',
          text: 'Market, limit, stop and trailing stop orders, and rebalancing, with demo money in this sandbox. What you put in can be lost.',
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
          text: 'Yield points to the income it came from. Days without income show zero.',
        },
        open: {
          title: 'Nothing hidden behind a withdrawal',
          text: 'No recruiting, no extra payment, no lock-up period: your available balance is yours.',
        },
        live: {
          title: 'Live',
          text: 'When a payment is approved your page updates live, without a reload.',
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
      title: 'Claims, and what each counts',
      evidence: 'See the evidence',
      paymentMethods: 'Payment methods',
      methodsCounted: 'Those with an address to pay to.',
      seeMethods: 'See them',
      uptimeCounted: 'Of all minutes, those in which every service answered.',
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
        '{{brand}} is an investor portal for crypto-mining plans, built so that every figure can be checked.',
      quickLinks: 'Quick Links',
      contactTitle: 'Contact',
      noEmail: 'No e-mail address has been entered in this sandbox.',
      emailUnknown: 'The e-mail address cannot be shown at the moment.',
      noPlace: 'No postal address has been entered.',
      placeUnknown: 'The postal address cannot be shown at the moment.',
      copyright: '© {{year}} {{brand}}',
      terms: 'Terms & Conditions',
    },
    about: {
      title: 'About {{brand}}',
      intro:
        'Mining plans with daily yield are a favourite costume of fraud. We think the remedy is not a better promise but software in which the promise cannot be made: money in double-entry books, yield only from booked income, and rules that anyone can read.',
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
          a: 'No. A plan’s figure is a target. As yield you are credited only what has actually been earned and booked, which can be less than the target or nothing.',
        },
        withdraw: {
          q: 'When can I withdraw?',
          a: 'Whenever you have an available balance (at least the minimum of the method, or all of it when it is less) and your e-mail address is verified, you can request a withdrawal. A method may carry a fee of at most $25, part of the amount and shown before you send the request. The site may require a confirmed identity first, and a site with real money begins that way. A new payout address waits 48 hours, or 72 after a change to how you sign in or a new device; after a recovery of your account, the use of a recovery code, or a change of its e-mail address nothing leaves it for 72 hours. Without a second factor, and for 24 hours after it is added, you can request at most $1,000 in 24 hours, and your own limits apply. An operator can freeze your account, for a reason that you are told at once, and you can stop it yourself: then a treasurer lifts the freeze when you write that it is safe again. You never have to invest more or bring in others first.',
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
      unknown: 'Cannot be shown at the moment',
    },
  },
  /** The page that is shown without a network. */
  offline: {
    text: 'Your device has no network at the moment, so this page cannot be shown. Nothing was sent, and nothing was lost. The page opens by itself when the network is back.',
  },
};
