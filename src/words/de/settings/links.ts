import type { Words } from '../../../lib/i18n/words.ts';

/** The German of the pages behind links in mails. */
export const links: Words<'de', 'settings/links'> = {
  /** The page behind the links that confirm an address. */
  confirm: {
    title: 'E-Mail-Adresse bestätigen',
    lead: 'Wenn Sie sich hier nicht registriert haben, schließen Sie diese Seite. Ohne den Knopf geschieht nichts.',
    submit: 'Adresse bestätigen',
    finishLead:
      'Prüfen Sie, was für {{email}} eingegeben wurde, vielleicht von jemand anderem. Nur was Sie hier speichern, zählt.',
    country: 'Land',
    referred: 'Mir wurde die Seite mit dem Code {{code}} empfohlen.',
    agree: 'Mit dem Speichern akzeptieren Sie die',
    terms: 'Allgemeinen Geschäftsbedingungen',
    finish: 'Speichern und abschließen',
    finished: 'Ihr Konto ist bereit. Bitte melden Sie sich an.',
    changeTitle: 'Änderung der Adresse bestätigen',
    changeLead:
      'Wenn Sie diese Änderung nicht veranlasst haben, schließen Sie diese Seite und wählen Sie ein neues Passwort.',
    changeSubmit: 'Änderung bestätigen',
  },
  /** A new password, by a link or in the account. */
  reset: {
    openLead: 'Drücken Sie den Knopf, um fortzufahren. Dieser Link gilt einmal.',
    openSubmit: 'Weiter',
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
  },
  /** The page behind the links in the newsletter's mails. */
  newsletter: {
    title: 'Rundbrief',
    confirm: {
      title: 'Abonnement bestätigen',
      lead: 'Mit diesem Knopf kommt der Rundbrief ab jetzt an Ihre Adresse.',
      submit: 'Bestätigen',
      done: 'Sie haben den Rundbrief abonniert',
      doneText:
        'Eine E-Mail ist zu Ihnen unterwegs, mit einem Link, über den Sie sich jederzeit abmelden können.',
    },
    leave: {
      title: 'Rundbrief abbestellen',
      lead: 'Mit diesem Knopf wird Ihnen nichts mehr gesendet, und Ihre Adresse wird aus der Liste gelöscht.',
      submit: 'Abbestellen',
      done: 'Sie haben den Rundbrief abbestellt',
      doneText: 'Ihre Adresse wurde aus der Liste gelöscht.',
    },
    failed: {
      title: 'Dieser Link gilt nicht mehr',
      expired:
        'Er bestätigte ein Abonnement 48 Stunden lang und nach dessen Ende keines mehr. Auf der Startseite können Sie es erneut bestellen.',
      unknown:
        'Er ist unvollständig oder unbekannt. Bitte öffnen Sie ihn noch einmal aus der E-Mail oder kopieren Sie ihn ganz.',
    },
    home: 'Zur Startseite',
  },
  alarm: {
    title: 'Waren das nicht Sie?',
    lead: 'Halten Sie Ihr Konto an. Dann verlässt es kein Geld mehr, alle werden abgemeldet, und das Passwort gilt nicht mehr. Das lässt sich hier nicht rückgängig machen: Ein Schatzmeister spricht mit Ihnen und hebt die Sperre auf.',
    submit: 'Mein Konto anhalten',
    done: 'Ihr Konto ist angehalten',
    doneText:
      'Kein Geld verlässt es, und niemand ist angemeldet. Wählen Sie über „Passwort vergessen“ ein neues Passwort und schreiben Sie uns dann.',
    failed: 'Dieser Link funktioniert nicht',
    failedText:
      'Er ist älter als 30 Tage oder unvollständig. Wenn Sie sich anmelden können, halten Sie Ihr Konto in den Kontoeinstellungen an; wenn nicht, wählen Sie ein neues Passwort: Danach verlässt 72 Stunden lang nichts Ihr Konto.',
  },
};
