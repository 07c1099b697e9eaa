import type { Words } from '../words';

/** Registration, login, recovery. */
export const auth: Words<'de', 'auth'> = {
  register: {
    title: 'Konto eröffnen',
    lead: 'Es dauert eine Minute und kostet nichts.',
    name: 'Vor- und Nachname',
    email: 'E-Mail-Adresse',
    phone: 'Telefonnummer',
    password: 'Passwort',
    invalidPhone: 'Bitte geben Sie eine Telefonnummer ein: nur Ziffern, Leerzeichen und + ( ) . -',
    passwordHint: 'Mindestens sieben Zeichen.',
    country: 'Land auswählen',
    countriesFailed:
      'Die Liste der Länder konnte nicht geladen werden. Sie können sich ohne Land registrieren.',
    agree: 'Mit der Registrierung akzeptieren Sie die',
    terms: 'Allgemeinen Geschäftsbedingungen',
    submit: 'Registrieren',
    haveAccount: 'Haben Sie schon ein Konto?',
    referred: 'Sie wurden mit dem Code {{code}} empfohlen.',
    welcome: 'Willkommen bei {{brand}}. Bitte bestätigen Sie Ihre E-Mail-Adresse.',
  },
  checkMail: {
    title: 'Sehen Sie in Ihr Postfach',
    text: 'Wir haben einen Link an {{email}} gesendet. Öffnen Sie ihn, um Ihre Adresse zu bestätigen, und melden Sie sich dann an.',
    again: 'E-Mail noch einmal senden',
    sent: 'Die E-Mail wurde noch einmal gesendet.',
  },
  login: {
    title: 'Anmelden',
    lead: 'Willkommen zurück.',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    submit: 'Anmelden',
    forgot: 'Passwort vergessen',
    create: 'Konto eröffnen',
    noAccount: 'Neu hier?',
    welcome: 'Willkommen zurück',
    needsConfirmation: 'Ihre E-Mail-Adresse ist noch nicht bestätigt',
    needsConfirmationText:
      'Öffnen Sie den Link in der E-Mail, die wir an {{email}} gesendet haben, und melden Sie sich dann an.',
  },
  forgot: {
    title: 'Konto wiederherstellen',
    lead: 'Wir senden einen Link an Ihre E-Mail-Adresse. Damit können Sie ein neues Passwort wählen.',
    email: 'E-Mail-Adresse',
    missing: 'Bitte geben Sie Ihre E-Mail-Adresse ein',
    submit: 'Link senden',
    sent: 'Bitte sehen Sie in Ihr Postfach',
    sentText:
      'Wenn {{email}} zu einem Konto gehört, ist ein Link unterwegs. Er gilt einmal und eine Stunde lang.',
    back: 'Zurück zur Anmeldung',
  },
  reset: {
    title: 'Neues Passwort wählen',
    forAccount: 'Für das Konto {{email}}.',
    password: 'Neues Passwort',
    repeat: 'Neues Passwort wiederholen',
    mismatch: 'Die beiden Passwörter stimmen nicht überein.',
    submit: 'Passwort speichern',
    done: 'Ihr Passwort wurde geändert. Bitte melden Sie sich an.',
    expiredTitle: 'Dieser Link gilt nicht mehr',
    expiredText:
      'Links für ein neues Passwort gelten einmal und eine Stunde lang. Bitte fordern Sie einen neuen an.',
    again: 'Neuen Link senden',
    checking: 'Der Link wird geprüft',
  },
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
};
