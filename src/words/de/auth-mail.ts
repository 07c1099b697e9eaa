import type { AuthMailTexts } from '../../lib/i18n/mail-texts.ts';

/** The German of the mails of Auth. */
export const authMail: AuthMailTexts = {
  always: 'Eine solche E-Mail kommt bei jeder Anfrage und lässt sich nicht abbestellen.',
  confirmation: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    paragraphs: [
      'Sie haben sich mit dieser Adresse bei {{brand}} registriert. Bestätigen Sie sie auf der Seite hinter diesem Link und wählen Sie dort Ihr Passwort:',
    ],
    link: 'Adresse bestätigen',
    after: [
      'Der Link gilt einmal und eine Stunde lang; beim Anmelden bekommen Sie einen neuen. Sie haben sich nicht registriert? Dann ignorieren Sie diese E-Mail: Ohne diesen Link kann niemand das Konto benutzen.',
    ],
    why: 'Sie erhalten diese E-Mail, weil diese Adresse bei der Registrierung eingegeben wurde.',
  },
  recovery: {
    subject: 'Wählen Sie ein neues Passwort',
    paragraphs: [
      'Für Ihr Konto bei {{brand}} wurde ein neues Passwort angefordert, hoffentlich von Ihnen. Wählen Sie es auf der Seite hinter diesem Link:',
    ],
    link: 'Neues Passwort wählen',
    after: [
      'Der Link gilt einmal und eine Stunde lang. Sie haben nicht darum gebeten? Dann ignorieren Sie diese E-Mail: Ihr Passwort bleibt, wie es ist.',
    ],
    why: 'Sie erhalten diese E-Mail, weil für das Konto mit dieser Adresse ein neues Passwort angefordert wurde.',
  },
  email_change: {
    subject: 'Bestätigen Sie die neue E-Mail-Adresse',
    paragraphs: [
      'Die Adresse Ihres Kontos bei {{brand}} soll {{email}} werden. Geändert wird sie erst, wenn Sie es über diesen Link und über den in der E-Mail an die andere Adresse bestätigt haben:',
    ],
    link: 'Änderung bestätigen',
    after: [
      'Die Links gelten eine Stunde lang. Sie haben nicht darum gebeten? Dann bestätigen Sie nichts und wählen Sie ein neues Passwort: Vielleicht kennt eine andere Person Ihres.',
    ],
    why: 'Sie erhalten diese E-Mail, weil ein Konto von dieser oder zu dieser Adresse wechseln soll.',
  },
  magic_link: {
    subject: 'Anmelden bei {{brand}}',
    paragraphs: [
      'Es wurde eine E-Mail angefordert, die bei Ihrem Konto bei {{brand}} anmeldet. Per E-Mail meldet sich hier niemand an: Benutzen Sie Ihr Passwort oder Ihren Passkey auf dieser Seite:',
    ],
    link: 'Anmelden',
    after: ['Sie haben nicht darum gebeten? Dann ignorieren Sie diese E-Mail.'],
    why: 'Sie erhalten diese E-Mail, weil mit dieser Adresse eine E-Mail zum Anmelden angefordert wurde.',
  },
  reauthentication: {
    subject: 'Zu Ihrem Konto bei {{brand}}',
    paragraphs: [
      'In einem Browser, der bei Ihrem Konto bei {{brand}} angemeldet ist, wurde ein Code per E-Mail angefordert. Keine Seite hier fragt danach, deshalb enthält diese E-Mail keinen.',
      'Das waren nicht Sie? Dann wählen Sie ein neues Passwort und melden Sie in den Kontoeinstellungen die anderen Browser ab:',
    ],
    link: 'Neues Passwort wählen',
    why: 'Sie erhalten diese E-Mail, weil für Ihr Konto ein Code angefordert wurde.',
  },
};
