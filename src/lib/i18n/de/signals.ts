import type { Words } from '../words';

/** Signals. */
export const signals: Words<'de', 'signals'> = {
  title: 'Signale',
  text: 'Zahlen Sie heute, um Signale für langfristige Anlagen zu erhalten',
  button: 'Hier geht es zur Zahlungsseite',
  open: 'Wer angemeldet ist, sieht jedes Signal. Keine Zahlung schaltet weitere frei.',
  latest: 'Veröffentlichte Signale',
  empty: 'Es wurden noch keine Signale veröffentlicht.',
};
