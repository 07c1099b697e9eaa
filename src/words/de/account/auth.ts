import type { Words } from '../../../lib/i18n/words.ts';

/** The German of signing in and up. */
export const auth: Words<'de', 'account/auth'> = {
  /** Registration, login, recovery. */
  auth: {
    checkMail: {
      again: 'E-Mail noch einmal senden',
      sent: 'Die E-Mail wurde noch einmal gesendet.',
    },
    login: {
      submit: 'Anmelden',
      welcome: 'Willkommen zurück',
    },
    passwordHint: 'Mindestens sieben Zeichen.',
    strength: 'Wie schwer das Passwort zu erraten ist',
    confirmed: {
      title: 'Ihre E-Mail-Adresse ist bestätigt',
      text: 'Sie können sich jetzt anmelden.',
      halfTitle: 'Noch ein Link',
      halfText:
        'Bitte öffnen Sie auch den Link in der Mail an Ihre andere Adresse. Erst dann wird sie geändert.',
      failedTitle: 'Dieser Link gilt nicht mehr',
      failedText:
        'Er ist abgelaufen oder wurde schon benutzt. Ist Ihre Adresse bestätigt, melden Sie sich einfach an; andernfalls wird Ihnen bei der Anmeldung eine neue E-Mail angeboten.',
    },
    signedOut: 'Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an.',
  },
};
