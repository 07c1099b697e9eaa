import type { Words } from '../words';

/** Referring others. */
export const referrals: Words<'de', 'referrals'> = {
  title: 'Andere empfehlen',
  text: 'Sie können andere einladen, indem Sie Ihren Empfehlungslink weitergeben:',
  optional:
    'Ob Sie andere einladen, entscheiden Sie. Es ist nie Bedingung für eine Auszahlung oder irgendetwas anderes.',
  credited:
    'Die Prämie für den ersten Plan einer geworbenen Person wird gutgeschrieben, wenn dessen Laufzeit zu Ende ist.',
  pending: '{{amount}} am {{date}}',
  copied: 'Der Link wurde kopiert',
  referred: 'Von Ihnen empfohlen',
  caption: 'Personen, die sich mit Ihrem Link registriert haben, die neuesten zuerst',
  name: 'Vorname',
  level: 'Empfehlungsstufe',
  status: 'Stand',
  date: 'Registriert am',
  reward: 'Prämie',
  earned: 'Durch Empfehlungen erhalten',
  empty: 'Mit Ihrem Link hat sich noch niemand registriert',
  emptyText: 'Wer es tut, erscheint hier, nur mit Vornamen und Anfangsbuchstaben.',
};
