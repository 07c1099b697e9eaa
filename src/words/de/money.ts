import type { Words } from '../../lib/i18n/words.ts';

/** The German of plans, deposits, withdrawals, their limits and addresses. */
export const money: Words<'de', 'money'> = {
  /** Plans and buying them. */
  investments: {
    title: 'Wählen Sie einen Plan…',
    lead: 'Ein Ziel ist das, was ein Plan anstrebt. Es ist nicht garantiert: Sie erhalten möglicherweise weniger oder nichts.',
    balance: 'Guthaben',
    start: 'Jetzt beginnen',
    deposit: 'Einzahlung vornehmen',
    duration: 'Laufzeit',
    target: 'Zielrendite',
    notGuaranteed: 'Ziel, nicht garantiert',
    noPlans: 'Derzeit wird kein Plan angeboten',
    noPlansText: 'Ihr Guthaben bleibt, wie es ist.',
    submitted: 'Auftrag eingereicht',
    bought: '{{plan}} gekauft für {{amount}}.',

    positions: {
      title: 'Ihre Pakete',
      caption: 'Ihre Pakete, die neuesten zuerst',
      plan: 'Plan',
      amount: 'Betrag',
      status: 'Stand',
      topUp: 'Aufstocken',
      topUps: 'Aufstockungen: {{number}}',
      bonus: 'Gewinnbonus: {{percent}} der Erträge, nach dem Ende',
      bonusBooked: 'Gewinnbonus: {{amount}}',
      newest_one: 'Das neueste wird angezeigt.',
      newest_other: 'Die neuesten {{count}} werden angezeigt.',
    },
  },
  /** Deposits and their proof of payment. */
  deposits: {
    title: 'Ihre Einzahlungen',
    lead: 'Was Sie gesendet haben und was daraus geworden ist. Die Liste ändert sich von selbst.',
    caption: 'Ihre Einzahlungen, die neuesten zuerst',
    empty: 'Noch keine Einzahlung',
    emptyText: 'Ihre erste beginnt mit einem Betrag.',
    amount: 'Betrag',
    method: 'Zahlungsart',
    status: 'Stand',
    date: 'Datum',
    reason: 'Grund: {{reason}}',
    refresh: 'Bitte laden Sie die Seite neu',
    refreshText: 'Diese Liste ist möglicherweise nicht aktuell.',

    continue: 'Weiter',
    amountMissing: 'Bitte geben Sie den Betrag der Einzahlung ein',
    amountTooLarge: 'Bitte geben Sie höchstens {{max}} ein.',

    payTitle: 'Zahlung vornehmen',
    amountFirst: 'Bitte geben Sie zuerst den Betrag ein.',
    network: { test: 'Testnetz', main: 'Hauptnetz' },

    naming: {
      open: 'Transaktions-ID angeben',
      change: 'Transaktions-ID ändern',
      title: 'Transaktions-ID',
      text: 'Sie zeigt bei der Prüfung, welche Zahlung Ihre ist. Sie finden sie in Ihrer Wallet oder bei Ihrer Börse.',
      save: 'Speichern',
      saved: 'Die Transaktions-ID wurde gespeichert.',
    },
    quote: {
      unit: 'Betrag in',
      dollars: 'US-Dollar',
      hint: 'In {{coin}}, etwa {{example}}',
      form: 'Bitte geben Sie eine einfache Zahl wie {{example}} ein.',
      send: 'Senden Sie genau',
      copy: 'Den Betrag in {{coin}} kopieren',
      copied: 'Der Betrag wurde kopiert.',
      worth: 'Das sind {{amount}} zu {{price}} für einen {{coin}}.',
      until: 'Gilt bis {{time}}.',
      source: 'Kurs von {{source}}, {{time}}.',
      simulated: 'Simulierter Kurs',
      simulatedText: 'Der Kurs ist simuliert und sagt nichts über einen Markt.',
      rule: 'Jede Karte nennt, wie viele Coins Sie senden. Zahlen Sie, bevor das Angebot endet, wird das Eingegangene zu seinem Kurs gutgeschrieben, danach zum Kurs bei Eingang.',
      renewedTitle: 'Die Anzahl der Coins hat sich geändert',
      renewed:
        'Die früheren Angebote sind abgelaufen und durch neue ersetzt. Wenn Sie rechtzeitig gezahlt haben, zählt das frühere.',
      quoted: '{{coins}} angeboten',
      arrived: '{{coins}} eingegangen',
      less: '{{coins}} eingegangen, weniger als die angebotenen {{quoted}}',
      more: '{{coins}} eingegangen, mehr als die angebotenen {{quoted}}',
    },
  },
  /** Beginning a deposit, where to send it, and its proof. */
  depositing: {
    new: 'Neue Einzahlung',
    makeNew: 'Neue Einzahlung vornehmen',
    makeNewText: 'Als Nächstes sehen Sie die Adressen, an die Sie senden, und laden den Beleg hoch.',
    enterAmount: 'Betrag eingeben',
    amountHint: 'In US-Dollar, etwa 1.000,00',
    pay: 'Bitte zahlen Sie {{amount}} an eine der folgenden Krypto-Wallet-Adressen. Prüfen Sie immer, ob Sie die Wallet-Adresse richtig kopiert haben',
    rate: 'Der Betrag ist in US-Dollar, und diese Website nennt keinen Wechselkurs: Senden Sie Coins, die beim Senden so viel wert sind.',
    changeAmount: 'Betrag ändern',
    wallets: 'Wallet-Adressen',
    noWallets: 'Es ist noch keine Wallet-Adresse eingetragen',
    noWalletsText: 'Bitte kommen Sie später wieder und senden Sie bis dahin nichts.',
    testTitle: 'Nur Testnetz',
    testText:
      'Diese Adressen gehören zu Testnetzen. Echte Coins, die dorthin gesendet werden, sind verloren.',
    copyAddress: 'Die {{coin}}-Adresse kopieren',
    addressCopied: 'Die {{coin}}-Adresse wurde kopiert',
    toProof: 'Beleg hochladen',
    proofTitle: 'Zahlungsnachweis',
    proofText:
      'Wenn Sie {{amount}} gesendet haben, laden Sie ein Bild oder PDF hoch, das die Zahlung zeigt. Ein Mensch prüft es.',
    proof: 'Zahlungsbeleg',
    proofHint:
      'PNG, JPEG, WebP oder PDF, bis 5 MB. Ort und Gerät werden aus Bildern entfernt, bevor sie Ihr Gerät verlassen.',
    paymentMethod: 'Zahlungsart',
    transactionId: 'Transaktions-ID (falls bekannt)',
    transactionHint:
      'Aus Ihrer Wallet oder Börse. Sie können das Feld leer lassen: Manchmal wird sie erst später angezeigt.',
    submit: 'Zahlung einreichen',
    sent: 'Zahlung eingereicht',
    sentText: '{{amount}} per {{method}}. Ein Mensch prüft es.',
    sentEarlier: 'Ihr erster Versuch war doch angekommen. Er ist mit {{method}} erfasst.',
    notSent: 'Zahlung nicht eingereicht',
    retrySafe: 'Alle Ihre Eingaben sind noch da. Sie können erneut senden: Derselbe Beleg zählt nie doppelt.',
    noAddress: '{{method}} (noch keine Adresse)',
  },
  /** What the screens of payments have in common: amounts, files on their way, what happened when, what will happen. */
  payments: {
    amount: {
      echo: 'Eingegeben: {{amount}}',
      form: 'Bitte geben Sie einen einfachen Betrag wie {{example}} ein, mit höchstens zwei Nachkommastellen.',
      twoWays: 'Das lässt sich auf zwei Arten lesen. Bitte schreiben Sie es wie {{example}}.',
    },
    file: {
      drop: 'Datei hier ablegen oder auswählen:',
      choose: 'Datei auswählen',
      one: 'Bitte wählen Sie nur eine Datei.',
      sending: 'Wird hochgeladen: {{percent}}',
      kept: 'Das Hochladen hielt bei {{percent}} an. Senden Sie noch einmal: Es geht dort weiter.',
    },
    wallet: {
      only: 'Senden Sie hierher nur {{coin}} ({{network}}). Alles andere ist verloren.',
      qr: 'QR-Code zeigen',
      qrAlt: 'QR-Code der {{coin}}-Adresse',
      since: 'Adresse in Gebrauch seit {{date}}',
      movedTitle: 'Eine Adresse hat sich geändert',
      moved:
        'Die Adresse für {{coin}} hat sich geändert, während diese Seite offen war. Verwenden Sie die jetzt angezeigte. Haben Sie an die frühere gezahlt, senden Sie den Nachweis trotzdem und sagen Sie es uns.',
      earlier: 'Frühere Adresse',
      memo: 'Kommentar, den die Zahlung tragen muss',
      memoText:
        'Geben Sie beim Senden genau diesen Kommentar ein. Ohne ihn können wir die Zahlung nicht zuordnen.',
      copyMemo: 'Den Kommentar für {{coin}} kopieren',
      memoCopied: 'Der Kommentar wurde kopiert.',
      qrAmount: 'QR-Code, der eine Wallet bittet, {{amount}} an die {{coin}}-Adresse zu senden',
    },
    steps: {
      title: 'Was geschehen ist',
      sent: 'Nachweis gesendet',
      reviewing: 'Ein Mensch vergleicht ihn mit der Zahlung',
      credited: 'Ihrem Guthaben gutgeschrieben',
      declined: 'Nicht angenommen',
      requested: 'Antrag gesendet',
      checking: 'Ein Mensch prüft ihn; Sie können noch stornieren',
      agreed: 'Prüfung bestanden',
      paying: 'Eine zweite Person zahlt ihn aus',
      beingPaid: 'Wird gerade überwiesen',
      transferred: 'An Ihre Adresse gesendet',
      refused: 'Nicht genehmigt; der Betrag ist wieder in Ihrem Guthaben',
      takenBack: 'Von Ihnen zurückgenommen; der Betrag ist wieder in Ihrem Guthaben',
    },
    review: {
      title: 'Vor dem Senden prüfen',
      to: 'Adresse',
      network: 'Netz',
      amount: 'Betrag',
      fee: 'Gebühr, im Betrag enthalten',
      pays: 'An die Adresse gesendet',
      remains: 'Bleibt verfügbar',
      expected: 'Erwartete Dauer',
      compare:
        'Vergleichen Sie jede Gruppe mit dem Original. Eine Zahlung an eine falsche Adresse lässt sich nicht zurückholen.',
      back: 'Ändern',
      send: 'Antrag senden',
    },
    history: 'Ihre Auszahlungen',
  },
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
    reason: 'Grund: {{reason}}',
    transaction: 'Transaktion: {{id}}',
    to: 'An {{address}}',
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
    enterAmount: 'Betrag eingeben',
    amountHint:
      'Verfügbar: {{available}}. Mindestbetrag: {{minimum}}, oder Ihr ganzes Guthaben, wenn es geringer ist.',
    most: 'Max.',
    mostLabel: 'Das Höchste eintragen: {{amount}}',
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
      'Ohne zweiten Faktor können Sie jetzt {{left}} beantragen. Für mehr richten Sie bitte einen in Ihrem Konto ein: Er zählt nach 24 Stunden.',
    aboveDay:
      'Ihr eigenes Limit für 24 Stunden lässt noch {{left}} zu. Für mehr erhöhen Sie es bitte in Ihrem Konto: Ein höheres Limit gilt nach 48 Stunden.',
    aboveMonth:
      'Ihr eigenes Limit für 30 Tage lässt noch {{left}} zu. Für mehr erhöhen Sie es bitte in Ihrem Konto: Ein höheres Limit gilt nach 48 Stunden.',
  },
  /** The address book, and what payments wait for. */
  payouts: {
    wait: {
      new_address:
        'An eine neue Adresse geht Geld 48 Stunden nach der ersten Benutzung. Wird sie jetzt benutzt, wird ab {{date}} an sie gezahlt.',
      new_address_after_change:
        'Ihr Passwort oder eine Authenticator-App wurde geändert, oder ein neues Gerät hat sich angemeldet, deshalb wartet eine neue Adresse 24 Stunden länger: Wird sie jetzt benutzt, wird ab {{date}} an sie gezahlt.',
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
    nextWait:
      'Die Adresse ist neu, oder an Ihrem Konto hat sich etwas geändert: Ab {{date}} kann der Antrag genehmigt und bezahlt werden. Bis dahin können Sie ihn abbrechen.',
  },
  /** That a step needs a confirmed identity, said before it. */
  identity: {
    title: 'Bitte bestätigen Sie zuerst Ihre Identität',
    deposit:
      'Diese Seite nimmt Einzahlungen nur von Personen an, deren Identität bestätigt ist. Bitte senden Sie vorher nichts.',
    plan: 'Diese Seite verkauft Pläne nur an Personen, deren Identität bestätigt ist.',
    withdrawal:
      'Diese Seite zahlt nur an Personen aus, deren Identität bestätigt ist. Ihr Guthaben bleibt solange Ihres.',
    laterTitle: 'Ihre Identität wird gebraucht',
    later: {
      plan: 'Sie können jetzt einzahlen. Bevor Sie einen Plan kaufen, muss Ihre Identität bestätigt sein.',
      withdrawal:
        'Sie können jetzt einzahlen. Bevor Sie Geld abheben, muss Ihre Identität bestätigt sein. Das Dokument können Sie schon heute senden.',
    },
    go: 'Zur Identitätsprüfung',
  },
};
