import type { MailTexts } from '../../lib/i18n/mail-texts.ts';

/** The German of the mails. */
export const mail: MailTexts = {
  code_word: 'Ihr Codewort: {{code_word}}',
  code_word_before: 'Ihr bisheriges Codewort: {{code_word_before}}',
  contact_received: {
    subject: 'Ihre Nachricht ist angekommen ({{reference}})',
    paragraphs: [
      'Ihre Nachricht an {{brand}} ist angekommen. Ein Mensch wird sie lesen.',
      'Ihr Zeichen ist {{reference}}. Bitte nennen Sie es, wenn Sie noch einmal dazu schreiben.',
      'Sie haben uns nicht geschrieben? Dann hat jemand Ihre Adresse benutzt, und Sie können diese E-Mail ignorieren.',
    ],
  },
  contact_answer: {
    subject: 'Die Antwort auf Ihre Nachricht ({{reference}})',
    paragraphs: [
      '{{answer}}',
      'Wir fragen Sie nie in einer E-Mail nach einem Passwort, einer Wiederherstellungsphrase oder einer Zahlung.',
    ],
    quote: ['Sie schrieben:', '{{message}}'],
  },
  newsletter_confirmation: {
    subject: 'Bitte bestätigen Sie Ihr Abonnement',
    paragraphs: [
      'Jemand, hoffentlich Sie, hat mit dieser Adresse den Newsletter von {{brand}} bestellt.',
      'Er wird erst verschickt, nachdem Sie das auf der Seite hinter diesem Link bestätigt haben:',
    ],
    link: 'Abonnement bestätigen',
    after: [
      'Der Link gilt 48 Stunden. Wenn Sie nichts bestellt haben, ignorieren Sie diese E-Mail: Ihre Adresse wird dann vergessen.',
    ],
  },
  newsletter_welcome: {
    subject: 'Ihr Abonnement ist aktiv',
    paragraphs: [
      'Der Newsletter von {{brand}} kommt von jetzt an an diese Adresse.',
      'Sie können ihn jederzeit auf der Seite hinter diesem Link abbestellen; Ihre Adresse wird dann gelöscht:',
    ],
    link: 'Abbestellen',
  },
  notification: {
    subject: '{{what}}',
    paragraphs: [
      '{{what}}',
      'Alles dazu finden Sie in Ihrem Konto. Wir fragen Sie nie in einer E-Mail nach einem Passwort, einer Wiederherstellungsphrase oder einer Zahlung.',
      'In den Kontoeinstellungen können Sie diese E-Mails abbestellen.',
    ],
  },
  security: {
    subject: '{{what}}',
    paragraphs: [
      '{{what}}.',
      'Wann: {{when}}',
      'Netz: {{ip}}',
      'Gerät: {{device}}',
      'Adresse: {{address}}',
      'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, halten Sie Ihr Konto auf der Seite hinter diesem Link an: Dann verlässt es kein Geld mehr, und alle werden abgemeldet.',
    ],
    link: 'Das war ich nicht',
    after: [
      'Der Link funktioniert 30 Tage lang ohne Anmeldung und fragt, bevor er etwas tut. Wir fragen Sie nie in einer E-Mail nach einem Passwort, einer Wiederherstellungsphrase oder einer Zahlung.',
    ],
  },
};
