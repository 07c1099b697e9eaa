import type { Words } from '../words';

/** What the screens of payments have in common: amounts, files on their way, what happened when, what will happen. */
export const payments: Words<'de', 'payments'> = {
  amount: {
    echo: 'Eingegeben: {{amount}}',
    form: 'Bitte geben Sie einen einfachen Betrag wie {{example}} ein, mit höchstens zwei Nachkommastellen.',
    twoWays: 'Das lässt sich auf zwei Arten lesen. Bitte schreiben Sie es wie {{example}}.',
  },
  file: {
    drop: 'Datei hier ablegen oder auswählen:',
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
  plan: {
    before: 'Guthaben jetzt',
    after: 'Guthaben danach',
    notEnough: 'Ihr Guthaben deckt diesen Plan nicht',
    notDeposited: 'Ihre Einzahlungen decken diesen Plan nicht',
    begins: 'Beginnt',
    boughtElsewhere:
      'Während dieses Fenster offen war, wurde ein Paket gekauft, in einem anderen Tab oder auf einem anderen Gerät. Bestätigen Sie nur, wenn Sie noch eines wollen.',
  },
  position: {
    term: 'Laufzeit',
    day: 'Tag {{gone}} von {{days}}',
    yield: 'Gebuchter Ertrag',
    showDays: 'Ertrag nach Tagen',
    date: 'Tag',
    amount: 'Gebucht',
    evidence: 'Beleg',
    none: 'Es wurde noch kein Ertrag gebucht.',
  },
  review: {
    title: 'Vor dem Senden prüfen',
    to: 'Adresse',
    network: 'Netz',
    amount: 'Betrag',
    remains: 'Bleibt verfügbar',
    expected: 'Erwartete Dauer',
    compare:
      'Vergleichen Sie jede Gruppe mit dem Original. Eine Zahlung an eine falsche Adresse lässt sich nicht zurückholen.',
    back: 'Ändern',
    send: 'Antrag senden',
  },
  history: 'Ihre Auszahlungen',
};
