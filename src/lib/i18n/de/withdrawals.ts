import type { Words } from '../words';

/** Withdrawals and the list of transactions. */
export const withdrawals: Words<'de', 'withdrawals'> = {
  title: 'Auszahlung beantragen',
  lead: 'Wählen Sie, wohin Ihr Geld geht. Keine Auszahlung setzt eine weitere Zahlung voraus.',
  available: 'Verfügbares Guthaben',
  minimum: 'Mindestbetrag',
  duration: 'Dauer',
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
  addressHint: {
    Bitcoin: 'Sie beginnt mit 1, 3 oder bc1; im Testnetz mit m, n, 2 oder tb1.',
    Ethereum: 'Sie beginnt mit 0x, darauf folgen 40 Buchstaben und Ziffern.',
    USDT: 'USDT auf Ethereum (ERC20): beginnt mit 0x. USDT auf TRON (TRC20): beginnt mit T.',
    TON: 'Sie beginnt mit EQ oder UQ; im Testnetz mit kQ oder 0Q.',
  },
  submit: 'Absenden',
  sent: 'Auftrag gesendet',

  next: 'Wie es weitergeht',
  nextHold: '{{amount}} werden von Ihrem verfügbaren Guthaben zurückgelegt.',
  nextReview: 'Ein Mensch prüft den Antrag. Bis dahin können Sie ihn unter „Transaktionen“ stornieren.',
  nextPay:
    'Eine zweite Person zahlt an Ihre Adresse, in Coins, die beim Zahlen so viel wert sind. Diese Website nennt keinen Wechselkurs.',
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
  noChecksum:
    'In dieser Schreibweise hat die Adresse keine Prüfsumme: Ein falsches Zeichen bliebe unbemerkt. Vergleichen Sie sie mit dem Original.',

  fault: {
    form: 'Das sieht nicht nach einer Adresse für {{method}} aus.',
    characters: 'Das enthält Zeichen, die eine solche Adresse nie hat.',
    length: 'Das ist zu kurz oder zu lang. Bitte kopieren Sie die ganze Adresse.',
    case: 'Groß- und Kleinbuchstaben sind vermischt. Bitte kopieren Sie die Adresse erneut.',
    checksum:
      'Die Prüfsumme stimmt nicht: Mindestens ein Zeichen ist falsch. Bitte kopieren Sie die Adresse erneut.',
    unsupported: 'An diese Art von Adresse kann nicht sicher gezahlt werden. Bitte geben Sie eine andere an.',
    otherChain: 'Das ist eine Adresse von {{chain}}. Für {{method}} kann sie nicht verwendet werden.',
  },
  belowMinimum: 'Der Mindestbetrag ist {{minimum}}; weniger nur als ganzes Guthaben.',
  aboveBalance: 'Das ist mehr als Ihr verfügbares Guthaben.',
  earlierArrived:
    'Ihr früherer Versuch ist doch angekommen, und es wurde nichts weiter gesendet. Sehen Sie unter „Transaktionen“ nach; senden Sie nur dann erneut, wenn Sie eine zweite Auszahlung möchten.',

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
  cancel: 'Stornieren',
  cancelLabel: 'Auszahlung von {{amount}} stornieren',
  cancelTitle: 'Diese Auszahlung stornieren?',
  cancelText:
    '{{amount}} kehren in Ihr verfügbares Guthaben zurück. Sie können jederzeit erneut eine Auszahlung beantragen.',
  cancelYes: 'Ja, stornieren',
  cancelNo: 'Beibehalten',
  cancelled: 'Storniert. {{amount}} sind wieder verfügbar.',
};
