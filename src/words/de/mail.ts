import type { MailTexts } from '../../lib/i18n/mail-texts.ts';

/** The German of the mails. */
export const mail: MailTexts = {
  code_word: 'Ihr Codewort: {{code_word}}',
  code_word_before: 'Ihr bisheriges Codewort: {{code_word_before}}',
  contact_received: {
    subject: 'Ihre Nachricht ist angekommen ({{reference}})',
    paragraphs: [
      'Ihre Nachricht an {{brand}} ist angekommen, und ein Mensch wird sie lesen.',
      'Ihr Zeichen ist {{reference}}. Bitte nennen Sie es, wenn Sie noch einmal dazu schreiben.',
    ],
    link: 'Noch einmal schreiben',
    after: [
      'Sie haben uns nicht geschrieben? Dann hat eine andere Person Ihre Adresse eingegeben, und Sie können diese E-Mail ignorieren.',
    ],
    why: 'Sie erhalten diese E-Mail, weil uns mit dieser Adresse eine Nachricht geschickt wurde. Jede Nachricht wird mit einer E-Mail bestätigt, die sich nicht abbestellen lässt.',
  },
  contact_answer: {
    subject: 'Die Antwort auf Ihre Nachricht ({{reference}})',
    paragraphs: ['{{answer}}'],
    quote: ['Sie schrieben:', '{{message}}'],
    link: 'Noch einmal schreiben',
    after: [
      'Wir fragen Sie nie in einer E-Mail nach einem Passwort, einer Wiederherstellungsphrase oder einer Zahlung.',
    ],
    why: 'Sie erhalten diese E-Mail, weil uns mit dieser Adresse eine Nachricht geschickt wurde. Eine Antwort kommt per E-Mail und lässt sich nicht abbestellen.',
  },
  newsletter_confirmation: {
    subject: 'Bitte bestätigen Sie Ihr Abonnement',
    paragraphs: [
      'Mit dieser Adresse wurde der Newsletter von {{brand}} bestellt, hoffentlich von Ihnen.',
      'Er wird erst verschickt, nachdem Sie das auf der Seite hinter diesem Link bestätigt haben:',
    ],
    link: 'Abonnement bestätigen',
    after: [
      'Der Link gilt 48 Stunden. Wenn Sie nichts bestellt haben, ignorieren Sie diese E-Mail: Ihre Adresse wird dann vergessen.',
    ],
    why: 'Sie erhalten diese E-Mail, weil diese Adresse für den Newsletter eingegeben wurde. Ohne Ihre Bestätigung folgt keine weitere.',
  },
  newsletter_welcome: {
    subject: 'Ihr Abonnement ist aktiv',
    paragraphs: [
      'Der Newsletter von {{brand}} kommt von jetzt an an diese Adresse.',
      'Sie können ihn jederzeit auf der Seite hinter diesem Link abbestellen; Ihre Adresse wird dann gelöscht:',
    ],
    link: 'Abbestellen',
    why: 'Sie erhalten diese E-Mail, weil der Newsletter für diese Adresse bestätigt wurde. Der Link in dieser E-Mail beendet ihn.',
  },
  notification: {
    subject: '{{what}}',
    paragraphs: ['Alles dazu finden Sie in Ihrem Konto.'],
    link: 'Konto öffnen',
    after: [
      'Wir fragen Sie nie in einer E-Mail nach einem Passwort, einer Wiederherstellungsphrase oder einer Zahlung.',
    ],
    why: 'Sie erhalten diese E-Mail, weil Sie ein Konto bei {{brand}} haben. In den Kontoeinstellungen können Sie diese E-Mails abbestellen.',
  },
  security: {
    subject: '{{what}}',
    paragraphs: [],
    facts: ['Wann: {{when}}', 'Netz: {{ip}}', 'Gerät: {{device}}', 'Adresse: {{address}}'],
    advice: [
      'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, halten Sie Ihr Konto auf der Seite hinter diesem Link an: Dann verlässt es kein Geld mehr, und alle Geräte werden abgemeldet.',
    ],
    link: 'Das war ich nicht',
    after: [
      'Der Link funktioniert 30 Tage lang ohne Anmeldung und fragt, bevor er etwas tut. Wir fragen Sie nie in einer E-Mail nach einem Passwort, einer Wiederherstellungsphrase oder einer Zahlung.',
    ],
    why: 'Sie erhalten diese E-Mail, weil Sie ein Konto bei {{brand}} haben. E-Mails zu seiner Sicherheit lassen sich nicht abbestellen, denn ein Dieb würde das als Erstes tun.',
  },
};
