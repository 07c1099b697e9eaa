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
    waiting: 'Einzahlung in Prüfung',
    waitingText:
      'Gesendet am {{date}} als {{method}}. Sie wird gutgeschrieben, wenn ein Mensch sie genehmigt hat.',
  },
  insurance: {
    title: 'Sicherungsfonds',
    text: 'Das Haus legt aus eigener Kasse 20 % jeder Einzahlung und jeder Gebühr zurück. Der Fonds hält {{fund}}.',
    covers:
      'Das sind {{percent}} % der {{owed}}, die allen Anlegern zusammen geschuldet werden. Der Rest ist nicht versichert.',
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
  chart: 'Marktdiagramm',
  quotes: 'Marktkurse',
  widgetOff: 'Live-Marktdaten sind nicht angebunden.',
};
