import type { Words } from '../words';

/** What the bell opens; the keys below are tables and statuses. */
export const notifications: Words<'de', 'notifications'> = {
  title: 'Benachrichtigungen',
  unread: 'Benachrichtigungen, {{number}} ungelesen',
  readAll: 'Alle als gelesen markieren',
  earlier: 'Frühere anzeigen',
  new: 'Neu:',
  empty: 'Noch ist nichts geschehen',
  emptyText:
    'Jede Änderung einer Einzahlung, Auszahlung, eines Plans oder einer Identitätsprüfung und jede Antwort auf eine Nachricht erscheint hier.',
  reason: 'Grund: {{reason}}',
  arrived:
    'Ihre Einzahlung wurde bestätigt: {{amount}} sind eingegangen und Ihrem Guthaben gutgeschrieben. Eingegeben hatten Sie {{claimed}}.',
  other: 'In Ihrem Konto hat sich etwas geändert.',
  deposits: {
    pending: 'Wir haben Ihren Nachweis für eine Einzahlung von {{amount}} erhalten.',
    approved: 'Ihre Einzahlung von {{amount}} wurde bestätigt.',
    rejected: 'Ihre Einzahlung von {{amount}} wurde abgelehnt.',
  },
  withdrawals: {
    pending: 'Sie haben eine Auszahlung von {{amount}} beantragt.',
    approved: 'Ihre Auszahlung von {{amount}} wurde genehmigt. Eine zweite Person zahlt sie.',
    lapsed:
      'Ihre Auszahlung von {{amount}} wartet wieder auf Genehmigung: Wer sie genehmigt hatte, gehört nicht mehr zum Team. Bis dahin können Sie sie zurückziehen.',
    paying:
      'Ihre Auszahlung von {{amount}} wird gerade überwiesen. Sie kann nicht mehr zurückgenommen werden.',
    paid: 'Ihre Auszahlung von {{amount}} wurde überwiesen.',
    rejected: 'Ihre Auszahlung von {{amount}} wurde abgelehnt. Der Betrag ist wieder in Ihrem Guthaben.',
    cancelled: 'Sie haben eine Auszahlung von {{amount}} storniert.',
  },
  positions: {
    active: 'Sie haben für {{amount}} einen Plan gekauft.',
    matured: 'Ein Plan ist beendet. Der Einsatz von {{amount}} ist wieder in Ihrem Guthaben.',
    closed: 'Ein Plan über {{amount}} wurde geschlossen.',
  },
  corrections: {
    booked: 'Eine Korrektur von {{amount}} wurde auf Ihr Guthaben gebucht.',
  },
  yields: {
    reversed:
      'Der Ertrag eines Tages war falsch gebucht. Davon wurden {{amount}} von Ihrem Guthaben zurückgenommen.',
  },
  freezes: {
    set: 'Ihr Konto wurde gesperrt: Sie können vorerst weder anlegen noch eine Auszahlung beantragen, und nichts wird genehmigt oder ausgezahlt.',
    lifted: 'Ihr Konto ist nicht mehr gesperrt.',
  },
  bonuses: {
    granted: 'Sie haben einen Bonus von {{amount}} erhalten. Er ist in Ihrem Guthaben.',
  },
  referrals: {
    credited:
      'Der erste Plan einer Person, die Sie empfohlen haben, ist abgelaufen: {{amount}} sind in Ihrem Guthaben.',
  },
  messages: {
    answered: 'Ihre Nachricht „{{subject}}“ wurde beantwortet.',
    closed: 'Ihre Nachricht „{{subject}}“ wurde ohne Antwort geschlossen. Sie können noch einmal schreiben.',
  },
  kyc_cases: {
    pending: 'Wir haben Ihre Angaben zur Identität erhalten.',
    approved: 'Ihre Identität wurde bestätigt.',
    rejected: 'Ihre Angaben zur Identität konnten nicht angenommen werden.',
  },
};
