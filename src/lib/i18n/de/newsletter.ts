import type { Words } from '../words';

/** The page behind the links in the newsletter's mails. */
export const newsletter: Words<'de', 'newsletter'> = {
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
};
