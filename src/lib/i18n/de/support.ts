import type { Words } from '../words';

/** Messages from an account to the operators. */
export const support: Words<'de', 'support'> = {
  title: 'Hilfe',
  lead: 'Was Sie schreiben, geht an die Bearbeiter. Antworten kommen per E-Mail.',
  hint: 'Die Bearbeiter sehen, dass die Nachricht aus Ihrem Konto kommt. Niemand fragt hier je nach einem Passwort, und keine Zahlung beschleunigt eine Antwort.',
  subject: 'Betreff',
  message: 'Nachricht',
  submit: 'Senden',
  sent: 'Nachricht gesendet',
  received: 'Wir haben Ihre Nachricht {{reference}} erhalten',
  receivedText:
    'Eine Antwort geht an {{email}}. Nennen Sie das Aktenzeichen, wenn Sie noch einmal schreiben.',
};
