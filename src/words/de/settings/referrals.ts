import type { Words } from '../../../lib/i18n/words.ts';

/** The German of referring others, and the signals page. */
export const referrals: Words<'de', 'settings/referrals'> = {
  /** Referring others. */
  referrals: {
    title: 'Andere empfehlen',
    text: 'Sie können andere einladen, indem Sie Ihren Empfehlungslink weitergeben:',
    optional:
      'Ob Sie andere einladen, entscheiden Sie. Es ist nie Bedingung für eine Auszahlung oder irgendetwas anderes.',
    credited:
      'Der Bonus für den ersten Plan einer geworbenen Person wird gutgeschrieben, wenn dessen Laufzeit zu Ende und ihre Identität bestätigt ist, einmal je Identität.',
    pending: '{{amount}} am {{date}}',
    pendingIdentity: '{{amount}}, sobald die Identität bestätigt ist',
    copied: 'Der Link wurde kopiert',
    referred: 'Von Ihnen empfohlen',
    caption: 'Personen, die sich mit Ihrem Link registriert haben, die neuesten zuerst',
    name: 'Vorname',
    level: 'Empfehlungsstufe',
    status: 'Stand',
    statuses: { registered: 'Registriert', verified: 'Bestätigt', invested: 'Investiert' },
    date: 'Registriert am',
    reward: 'Bonus',
    earned: 'Durch Empfehlungen erhalten',
    empty: 'Mit Ihrem Link hat sich noch niemand registriert',
    emptyText: 'Wer es tut, erscheint hier, nur mit Vornamen und Anfangsbuchstaben.',
  },
  /** Signals. */
  signals: {
    title: 'Signale',
    text: 'Zahlen Sie heute, um Signale für langfristige Anlagen zu erhalten',
    button: 'Hier geht es zur Zahlungsseite',
    open: 'Notizen unserer Mitarbeiter, für alle mit laufendem Plan, und der Leitungen von Strategien, für alle; in der Sprache, in der sie geschrieben wurden. Kein Rat und kein Versprechen.',
    record:
      'Was der Kurs danach tat, wird aus unseren eigenen Kursen berechnet und bleibt daneben stehen. Kein Signal wird geändert oder entfernt, und frühere Ergebnisse sagen nichts über künftige.',
    locked: 'Signale sehen Sie, solange ein Plan läuft',
    lockedText:
      'Der kleinste Plan genügt, ein größerer zeigt nicht mehr. Niemand weiß, wohin ein Markt geht; auch Signale nicht.',
    plans: 'Zu den Plänen',
    latest: 'Veröffentlichte Signale',
    empty: 'Es wurden noch keine Signale veröffentlicht.',
    higher: '{{name}} wird am {{date}} höher erwartet.',
    lower: '{{name}} wird am {{date}} niedriger erwartet.',
    price: 'Kurs bei Veröffentlichung: {{price}}',
    outcome: 'Ergebnis: {{change}} (höchster Stand {{high}}, tiefster {{low}})',
    soFar: 'Bisher: {{change}} (höchster Stand {{high}}, tiefster {{low}})',
    unknown: 'Am Ende gab es keinen Kurs, daher ist das Ergebnis nicht bekannt.',
    early: 'Was der Kurs tut, steht hier ab der ersten vollen Stunde.',
    byLead: 'Von der Leitung von „{{title}}“',
    form: {
      asLead: 'Ein Signal als Leitung von „{{title}}“ veröffentlichen',
      hint: 'Reiner Text. Er kann weder geändert noch zurückgenommen werden, und was der Kurs tut, steht daneben.',
      instrument: 'Wert',
      direction: 'Erwartete Richtung',
      up: 'Aufwärts',
      down: 'Abwärts',
      horizon: 'Tage bis zum Ergebnis',
      horizonHint: '1 bis 365 Tage.',
      headline: 'Überschrift',
      text: 'Inhalt',
      publish: 'Veröffentlichen',
      published: 'Veröffentlicht.',
    },
  },
};
