import type { Words } from '../words';

/** Signals. */
export const signals: Words<'de', 'signals'> = {
  title: 'Signale',
  text: 'Zahlen Sie heute, um Signale für langfristige Anlagen zu erhalten',
  button: 'Hier geht es zur Zahlungsseite',
  open: 'Wer einen laufenden Plan hat, sieht jedes Signal: Notizen unserer Mitarbeiter, kein Rat und kein Versprechen.',
  locked: 'Signale sehen Sie, solange ein Plan läuft',
  lockedText:
    'Der kleinste Plan genügt, ein größerer zeigt nicht mehr. Niemand weiß, wohin ein Markt geht; auch Signale nicht.',
  plans: 'Zu den Plänen',
  latest: 'Veröffentlichte Signale',
  empty: 'Es wurden noch keine Signale veröffentlicht.',
};
