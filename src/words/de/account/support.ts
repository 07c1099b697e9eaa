import type { Words } from '../../../lib/i18n/words.ts';

/** The German of messages to the operators. */
export const support: Words<'de', 'account/support'> = {
  /** Messages from an account to the operators. */
  support: {
    title: 'Hilfe',
    lead: 'Was Sie schreiben, geht an die Bearbeiter. Antworten stehen hier und kommen per E-Mail.',
    hint: 'Die Bearbeiter sehen, dass die Nachricht aus Ihrem Konto kommt. Niemand fragt hier je nach einem Passwort, und keine Zahlung beschleunigt eine Antwort.',
    subject: 'Betreff',
    message: 'Nachricht',
    submit: 'Senden',
    sent: 'Nachricht gesendet',
    received: 'Wir haben Ihre Nachricht {{reference}} erhalten',
    receivedText: 'Antwortet ein Bearbeiter, lesen Sie es hier; die Antwort geht auch an {{email}}.',
    yours: 'Ihre Nachrichten',
    none: 'Sie haben uns noch nicht geschrieben',
    reference: 'Aktenzeichen {{reference}}',
    waiting: 'Noch hat kein Bearbeiter geantwortet.',
    answer: 'Antwort',
    closed: 'Ein Bearbeiter hat das ohne Antwort geschlossen. Sie können noch einmal schreiben.',
  },
};
