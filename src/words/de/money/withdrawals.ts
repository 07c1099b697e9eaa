import type { Words } from '../../../lib/i18n/words.ts';

/** The German of withdrawals, what limits them, and the addresses they go to. */
export const withdrawals: Words<'de', 'money/withdrawals'> = {
  /** Withdrawals and the list of transactions. */
  withdrawals: {
    title: 'Auszahlung beantragen',
    lead: 'Wählen Sie, wohin Ihr Geld geht. Keine Auszahlung setzt eine weitere Zahlung voraus.',
    fee: 'Gebühr',

    addressHint: {
      Bitcoin: 'Sie beginnt mit 1, 3 oder bc1; im Testnetz mit m, n, 2 oder tb1.',
      Ethereum: 'Sie beginnt mit 0x, darauf folgen 40 Buchstaben und Ziffern.',
      USDT: 'USDT auf Ethereum (ERC20): beginnt mit 0x. USDT auf TRON (TRC20): beginnt mit T.',
      TON: 'Sie beginnt mit EQ oder UQ; im Testnetz mit kQ oder 0Q.',
    },

    kind: {
      bitcoin: 'Bitcoin',
      ethereum: 'Ethereum',
      tron: 'TRON',
      ton: 'TON',
      usdtEthereum: 'USDT auf Ethereum (ERC20)',
      usdtTron: 'USDT auf TRON (TRC20)',
    },
    mainNetwork: 'Hauptnetz',
    testNetwork: 'Testnetz',

    fault: {
      form: 'Das sieht nicht nach einer Adresse für {{method}} aus.',
      characters: 'Das enthält Zeichen, die eine solche Adresse nie hat.',
      length: 'Das ist zu kurz oder zu lang. Bitte kopieren Sie die ganze Adresse.',
      case: 'Groß- und Kleinbuchstaben sind vermischt. Bitte kopieren Sie die Adresse erneut.',
      checksum:
        'Die Prüfsumme stimmt nicht: Mindestens ein Zeichen ist falsch. Bitte kopieren Sie die Adresse erneut.',
      unsupported:
        'An diese Art von Adresse kann nicht sicher gezahlt werden. Bitte geben Sie eine andere an.',
      otherChain: 'Das ist eine Adresse von {{chain}}. Für {{method}} kann sie nicht verwendet werden.',
    },
    belowMinimum: 'Der Mindestbetrag ist {{minimum}}; weniger nur als ganzes Guthaben.',
    waits: 'Kann ab {{date}} genehmigt und bezahlt werden',

    transactions: 'Transaktionen',
    withdraws: 'Auszahlungen',
    deposits: 'Einzahlungen',
    caption: 'Ihre Auszahlungen, die neuesten zuerst',
    amount: 'Betrag',
    method: 'Zahlungsart',
    status: 'Stand',
    date: 'Datum',
    empty: 'Noch keine Auszahlungen',
    reason: 'Grund im Wortlaut: {{reason}}',
    transaction: 'Transaktion: {{id}}',
    to: 'An {{address}}',
    memo: 'Kommentar: {{memo}}',
    coins: '{{coins}} gesendet, zu {{price}} je Coin',
    lessFee: 'Gebühr {{fee}}; gesendet werden {{pays}}',
    cancel: 'Stornieren',
    cancelLabel: 'Auszahlung von {{amount}} stornieren',
    cancelled: 'Storniert. {{amount}} sind wieder verfügbar.',
  },
  /** The page of withdrawals and the request for one. */
  withdrawing: {
    cancelTitle: 'Diese Auszahlung stornieren?',
    cancelText:
      '{{amount}} kehren in Ihr verfügbares Guthaben zurück. Sie können jederzeit erneut eine Auszahlung beantragen; eine Adresse, an die noch nie gezahlt wurde, wartet dann von vorn.',
    cancelYes: 'Ja, stornieren',
    cancelNo: 'Beibehalten',
    available: 'Verfügbares Guthaben',
    minimum: 'Mindestbetrag',
    duration: 'Dauer',
    noFee: 'Keine',
    request: 'Auszahlung beantragen',
    requestBy: 'Auszahlung beantragen: {{method}}',
    unverified: 'Bitte bestätigen Sie Ihr Konto',
    unverifiedText:
      'Für Auszahlungen muss Ihre E-Mail-Adresse bestätigt sein. Öffnen Sie den Link in der E-Mail, die wir an {{email}} gesendet haben, und kommen Sie dann auf diese Seite zurück.',
    dialogText: 'Die Zahlung erfolgt über die von Ihnen gewählte Auszahlungsart.',
    enterAddress: 'Adresse eingeben',
    memoHint:
      'Gehört die Adresse zu einer Börse, geben Sie den Kommentar (Memo) ein, den sie Ihnen zeigt: Ohne ihn erreicht Sie das Geld womöglich nicht. Bei einer eigenen Wallet bleibt das Feld leer.',
    noMemo: 'Keiner: nur bei einer eigenen Wallet richtig',
    enterAmount: 'Betrag eingeben',
    amountHint:
      'Verfügbar: {{available}}. Mindestbetrag: {{minimum}}, oder Ihr ganzes Guthaben, wenn es geringer ist.',
    most: 'Max.',
    cost: 'Gebühr {{fee}}; {{pays}} werden gesendet, {{remains}} bleiben verfügbar.',
    orWhole: 'oder Ihr ganzes Guthaben, wenn es weniger ist',
    submit: 'Absenden',
    sent: 'Auftrag gesendet',
    sentText: '{{amount}} per {{method}}. Ein Mensch prüft es.',
    next: 'Wie es weitergeht',
    nextHold: '{{amount}} werden von Ihrem verfügbaren Guthaben zurückgelegt.',
    nextReview: 'Ein Mensch prüft den Antrag. Bis dahin können Sie ihn unter „Transaktionen“ stornieren.',
    nextPay:
      'Eine zweite Person zahlt {{amount}} an Ihre Adresse, in Coins, die beim Zahlen so viel wert sind. Ein Wechselkurs wird nicht zugesagt.',
    noChecksum:
      'In dieser Schreibweise hat die Adresse keine Prüfsumme: Ein falsches Zeichen bliebe unbemerkt. Vergleichen Sie sie mit dem Original.',
    aboveBalance: 'Das ist mehr als Ihr verfügbares Guthaben.',
    earlierArrived:
      'Ihr früherer Versuch ist doch angekommen, und es wurde nichts weiter gesendet. Sehen Sie unter „Transaktionen“ nach; senden Sie nur dann erneut, wenn Sie eine zweite Auszahlung möchten.',
  },
  /** What limits requests for money. */
  limits: {
    title: 'Auszahlungslimits',
    none: 'Keine gesetzt',
    day: '{{limit}} in 24 Stunden',
    month: '{{limit}} in 30 Tagen',
    noDay: 'kein Limit für 24 Stunden',
    noMonth: 'kein Limit für 30 Tage',
    next: 'Ab {{date}}: {{what}}.',
    set: 'Limits setzen',
    change: 'Limits ändern',
    lead: 'So viel kann Ihr Konto höchstens an Auszahlungen beantragen. Ein niedrigeres Limit gilt sofort, ein höheres oder keines nach 48 Stunden. Jede Änderung teilen wir Ihnen per E-Mail mit.',
    enterDay: 'Limit für 24 Stunden',
    enterMonth: 'Limit für 30 Tage',
    hint: 'In US-Dollar. Leer: kein Limit.',
    least: 'Ein Limit beträgt mindestens {{least}}, damit eine Auszahlung möglich bleibt.',
    keep: 'Die jetzt geltenden Limits eintragen',
    save: 'Limits speichern',
    saved: 'Ihre Limits wurden gespeichert',
    withoutFactor:
      'Ohne zweiten Faktor und in den 24 Stunden, nachdem er hinzugefügt wurde, können Sie Auszahlungen von höchstens {{sum}} in 24 Stunden beantragen.',
    setUpFactor: 'Zweiten Faktor einrichten',
    sumLeft:
      'Ohne zweiten Faktor und in den 24 Stunden, nachdem er hinzugefügt wurde, können Sie {{sum}} in 24 Stunden beantragen. Davon bleiben jetzt {{left}}.',
    dayLeft: 'Ihr eigenes Limit beträgt {{limit}} in 24 Stunden. Davon bleiben jetzt {{left}}.',
    monthLeft: 'Ihr eigenes Limit beträgt {{limit}} in 30 Tagen. Davon bleiben jetzt {{left}}.',
    moreFrom: 'Mehr ist möglich ab {{date}}.',
    aboveSum:
      'Ohne zweiten Faktor und in den 24 Stunden, nachdem er hinzugefügt wurde, können Sie jetzt {{left}} beantragen. Für mehr richten Sie bitte einen in Ihrem Konto ein oder warten Sie, bis er zählt.',
    aboveDay:
      'Ihr eigenes Limit für 24 Stunden lässt noch {{left}} zu. Für mehr erhöhen Sie es bitte in Ihrem Konto: Ein höheres Limit gilt nach 48 Stunden.',
    aboveMonth:
      'Ihr eigenes Limit für 30 Tage lässt noch {{left}} zu. Für mehr erhöhen Sie es bitte in Ihrem Konto: Ein höheres Limit gilt nach 48 Stunden.',
  },
  /** The address book, and what payments wait for. */
  payouts: {
    wait: {
      new_address:
        'An eine neue Adresse geht Geld 48 Stunden nach der ersten Benutzung. Wird sie jetzt benutzt, kann ab {{date}} an sie gezahlt werden.',
      new_address_after_change:
        'Ihr Passwort oder eine Authenticator-App wurde geändert, oder ein neues Gerät hat sich angemeldet, deshalb wartet eine neue Adresse 24 Stunden länger: Wird sie jetzt benutzt, kann ab {{date}} an sie gezahlt werden.',
      recovered: 'Ihr Konto wurde per E-Mail wiederhergestellt. Vor {{date}} verlässt es nichts.',
      recovery_code_used:
        'Ein Wiederherstellungscode wurde verwendet. Vor {{date}} verlässt nichts Ihr Konto.',
      email_changed: 'Ihre E-Mail-Adresse wurde geändert. Vor {{date}} verlässt nichts Ihr Konto.',
    },
    addresses: {
      title: 'Ihre Auszahlungsadressen',
      lead: 'Wer in Ihr Konto gelangt, soll es nicht leeren können, bevor Sie unsere E-Mail gelesen haben. Deshalb wartet jede neue Adresse. Niemand kann das abkürzen, auch wir nicht.',
      caption: 'Ihre Auszahlungsadressen, die neueste zuerst',
      empty: 'Sie haben noch keine Adresse benutzt',
      hidden:
        'Ihre Adressen werden gezeigt, wenn Sie Ihren zweiten Faktor innerhalb der letzten Stunde verwendet haben.',
      show: 'Adressen anzeigen',
      address: 'Adresse',
      added: 'Hinzugefügt',
      state: 'Kann bezahlt werden',
      now: 'Jetzt',
      from: 'Ab {{date}}',
      remove: 'Entfernen',
      removeLabel: '{{address}} entfernen',
      removed: 'Die Adresse ist entfernt. Wenn Sie sie wieder benutzen, wartet sie erneut.',
    },
    notBefore: 'Nicht vor {{date}}',
    nextWait:
      'Die Adresse ist neu, oder an Ihrem Konto hat sich etwas geändert: Ab {{date}} kann der Antrag genehmigt und bezahlt werden. Bis dahin können Sie ihn stornieren.',
  },
};
