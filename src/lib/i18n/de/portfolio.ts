import type { Words } from '../words';

/** The dashboard. */
export const portfolio: Words<'de', 'portfolio'> = {
  title: 'Übersicht',
  deposited: 'Eingezahlt',
  profit: 'Gewinn',
  bonus: 'Bonus',
  balance: 'Guthaben',
  totalPackages: 'Pakete insgesamt',
  activePackages: 'Aktive Pakete',
  none: 'Keines',
  activeCount_one: '{{count}} aktiver Plan',
  activeCount_other: '{{count}} aktive Pläne',
  referralBonus: 'Empfehlungsbonus',
  places: {
    title: 'Wo Ihr Geld ist',
    available: 'Verfügbar',
    availableText: 'Ihr Guthaben. Es kann investiert oder ausgezahlt werden.',
    invested: 'In Plänen',
    investedText:
      'Gebunden in den Plänen, die Sie gekauft haben; jeder Betrag kommt zurück, wenn sein Plan endet.',
    withdrawing: 'In Auszahlung',
    withdrawingText:
      'Zurückgelegt, bis ausgezahlt wird; der Betrag kommt zurück, wenn der Antrag abgelehnt oder storniert wird.',
  },
  insurance: {
    title: 'Versicherungsfonds',
    text: 'Das Haus legt aus eigener Kasse 20 % jeder Einzahlung und jeder Gebühr zurück. Der Fonds hält {{fund}}.',
    covers:
      'Das sind {{percent}} der {{owed}}, die allen Anlegern zusammen geschuldet werden. Der Rest ist nicht versichert.',
  },
  start: {
    title: 'Zahlen Sie ein, um zu beginnen',
    text: 'Noch wurde nichts eingezahlt. Geben Sie einen Betrag ein, senden Sie ihn an eine unserer Adressen und laden Sie den Beleg hoch; ein Mensch prüft ihn, und diese Seite ändert sich von selbst.',
    action: 'Einzahlung vornehmen',
  },
  choose: {
    title: 'Ihre Einzahlung ist angekommen',
    text: 'Der nächste Schritt liegt bei Ihnen: einen Plan wählen, das Guthaben behalten oder es auszahlen lassen.',
    action: 'Pläne ansehen',
  },
  attention: {
    title: 'Braucht Aufmerksamkeit',
    others: 'Zu Ihrer Information',
    email_unverified: 'Ihre E-Mail-Adresse ist nicht bestätigt',
    email_unverifiedText:
      'Auszahlungen setzen das voraus. Öffnen Sie den Link in der Mail, die wir an {{detail}} gesendet haben.',
    account_frozen: 'Ihr Konto ist gesperrt',
    account_frozenText:
      'Seit dem {{date}} können Sie weder investieren noch eine Auszahlung beantragen; frühere Anträge warten, und eine Auszahlung, die noch nicht überwiesen wird, können Sie zurücknehmen. Schreiben Sie uns, wenn Sie nicht einverstanden sind. Grund: {{detail}}',
    kyc_missing: 'Ihre Identität ist nicht bestätigt',
    kyc_missingText: 'Senden Sie ein Ausweisdokument, wann Sie möchten; ein Mensch sieht es sich an.',
    kyc_pending: 'Ihr Ausweisdokument wird geprüft',
    kyc_pendingText: 'Es gibt nichts zu tun; das Ergebnis erscheint hier.',
    kyc_rejected: 'Ihr Ausweisdokument konnte nicht angenommen werden',
    kyc_rejectedText: 'Sie können ein anderes senden. Grund: {{detail}}',
    withdrawal_pending: 'Auszahlung wartet auf Prüfung',
    withdrawal_pendingText:
      'Beantragt am {{date}} über {{detail}}. Bis zur Prüfung können Sie sie stornieren.',
    withdrawal_approved: 'Auszahlung genehmigt, noch nicht bezahlt',
    withdrawal_approvedText: 'Beantragt am {{date}} über {{detail}}. Eine zweite Person bezahlt sie.',
    withdrawal_paying: 'Auszahlung wird überwiesen',
    withdrawal_payingText: 'Beantragt {{date}} über {{detail}}. Sie kann nicht mehr zurückgenommen werden.',
    position_due: 'Ihr Plan {{detail}} ist beendet',
    position_dueText: 'Sein Kapital kehrt in Kürze in Ihr Guthaben zurück.',
    position_matured: 'Ihr Plan {{detail}} ist beendet',
    position_maturedText: 'Sein Kapital kam am {{date}} in Ihr Guthaben zurück.',
    deposit_pending: 'Einzahlung in Prüfung',
    deposit_pendingText:
      'Gesendet am {{date}} als {{detail}}. Sie wird gutgeschrieben, wenn ein Mensch sie genehmigt hat.',
  },
  days: {
    title: 'Guthaben im Zeitverlauf',
    text: 'Was Ihnen am Ende jedes Tages (UTC) gehörte: verfügbar, in Plänen und in Auszahlung zusammen.',
    label: 'Von {{from}} am {{first}} auf {{to}} am {{last}}.',
    table: 'Als Tabelle anzeigen',
    day: 'Tag',
  },
  recent: {
    title: 'Letzte Bewegungen',
    all: 'Ganzer Kontoauszug',
  },
  actions: {
    title: 'Schnellzugriff',
    deposit: 'Einzahlen',
    invest: 'Investieren',
    withdraw: 'Auszahlen',
  },
  chart: 'Marktdiagramm',
  quotes: 'Marktkurse',
  widgetWaiting: 'Warten auf Live-Marktdaten …',
  widgetOff: 'Live-Marktdaten sind nicht angebunden.',
};
