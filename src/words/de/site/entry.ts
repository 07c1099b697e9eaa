import type { Words } from '../../../lib/i18n/words.ts';

/** The German of registering and signing in. */
export const entry: Words<'de', 'site/entry'> = {
  register: {
    title: 'Konto eröffnen',
    lead: 'Es dauert eine Minute und kostet nichts.',
    name: 'Vor- und Nachname',
    email: 'E-Mail-Adresse',
    phone: 'Telefonnummer',
    password: 'Passwort',
    invalidPhone: 'Bitte geben Sie eine Telefonnummer ein: nur Ziffern, Leerzeichen und + ( ) . -',
    country: 'Land auswählen',
    unserved: 'Diese Seite eröffnet keine Konten für Einwohner von: {{countries}}.',
    countriesFailed: 'Die Liste der Länder konnte nicht geladen werden.',
    countryOptional: 'Sie können sich ohne Land registrieren.',
    agree: 'Mit der Registrierung akzeptieren Sie die',
    terms: 'Allgemeinen Geschäftsbedingungen',
    submit: 'Registrieren',
    haveAccount: 'Haben Sie schon ein Konto?',
    referred: 'Sie wurden mit dem Code {{code}} empfohlen.',
    welcome: 'Willkommen bei {{brand}}. Bitte bestätigen Sie Ihre E-Mail-Adresse.',
  },
  login: {
    title: 'Anmelden',
    lead: 'Willkommen zurück.',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    passkey: 'Mit einem Passkey anmelden',
    forgot: 'Passwort vergessen',
    create: 'Registrieren',
    noAccount: 'Neu hier?',
    needsConfirmation: 'Ihre E-Mail-Adresse ist noch nicht bestätigt',
    needsConfirmationText:
      'Öffnen Sie den Link in der E-Mail, die wir an {{email}} gesendet haben, und melden Sie sich dann an.',
  },
  checkMail: {
    title: 'Sehen Sie in Ihr Postfach',
    text: 'Wir haben einen Link an {{email}} gesendet. Öffnen Sie ihn, um Ihre Adresse zu bestätigen, und melden Sie sich dann an.',
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
};
