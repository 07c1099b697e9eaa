import type { Words } from '../words';

/** Deposits and their proof of payment. */
export const deposits: Words<'de', 'deposits'> = {
  title: 'Ihre Einzahlungen',
  lead: 'Was Sie gesendet haben und was daraus geworden ist. Die Liste ändert sich von selbst.',
  caption: 'Ihre Einzahlungen, die neuesten zuerst',
  new: 'Neue Einzahlung',
  empty: 'Noch keine Einzahlung',
  emptyText: 'Ihre erste beginnt mit einem Betrag.',
  amount: 'Betrag',
  method: 'Zahlungsart',
  status: 'Stand',
  date: 'Datum',
  reason: 'Grund: {{reason}}',
  refresh: 'Bitte laden Sie die Seite neu',
  refreshText: 'Diese Liste ist möglicherweise nicht aktuell.',

  makeNew: 'Neue Einzahlung vornehmen',
  makeNewText: 'Als Nächstes sehen Sie die Adressen, an die Sie senden, und laden den Beleg hoch.',
  enterAmount: 'Betrag eingeben',
  amountHint: 'In US-Dollar, etwa 1.000,00',
  continue: 'Weiter',
  amountMissing: 'Bitte geben Sie den Betrag der Einzahlung ein',
  amountTooLarge: 'Bitte geben Sie höchstens {{max}} ein.',

  payTitle: 'Zahlung vornehmen',
  pay: 'Bitte zahlen Sie {{amount}} an eine der folgenden Krypto-Wallet-Adressen. Prüfen Sie immer, ob Sie die Wallet-Adresse richtig kopiert haben',
  rate: 'Der Betrag ist in US-Dollar, und diese Website nennt keinen Wechselkurs: Senden Sie Coins, die beim Senden so viel wert sind.',
  changeAmount: 'Betrag ändern',
  amountFirst: 'Bitte geben Sie zuerst den Betrag ein.',
  wallets: 'Wallet-Adressen',
  noWallets: 'Es ist noch keine Wallet-Adresse eingetragen',
  noWalletsText: 'Bitte kommen Sie später wieder und senden Sie bis dahin nichts.',
  testTitle: 'Nur Testnetz',
  testText: 'Diese Adressen gehören zu Testnetzen. Echte Coins, die dorthin gesendet werden, sind verloren.',
  network: { test: 'Testnetz', main: 'Hauptnetz' },
  copyAddress: 'Die {{coin}}-Adresse kopieren',
  addressCopied: 'Die {{coin}}-Adresse wurde kopiert',

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
  sentEarlier: 'Ihr erster Versuch war doch angekommen. Er ist mit {{method}} erfasst.',
  notSent: 'Zahlung nicht eingereicht',
  retrySafe: 'Alle Ihre Eingaben sind noch da. Sie können erneut senden: Derselbe Beleg zählt nie doppelt.',
};
