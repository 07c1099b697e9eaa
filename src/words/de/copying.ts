import type { Words } from '../../lib/i18n/words.ts';
import { copies } from './copying/copies.ts';
import { desk } from './copying/desk.ts';
import { strategies } from './copying/strategies.ts';

/** The German of strategies that others copy. */
export const copying: Words<'de', 'copying'> = {
  errors: {
    terms_changed:
      'Die Gewinnbeteiligung dieser Strategie hat sich inzwischen geändert. Nichts wurde gesendet: Sehen Sie sich die neue an und entscheiden Sie erneut.',
    capacity_reached:
      'So viel nimmt die Strategie nicht mehr: Ihre Grenze oder das Zwanzigfache des Einsatzes der Leitung würde überschritten.',
    exceeds_units:
      'So viel haben Sie in dieser Strategie nicht frei. Ein Teil ist vielleicht schon auf dem Weg hinaus.',
    stake_bound:
      'Dieser Teil Ihres Einsatzes muss bleiben, solange die Strategie läuft. Um ihn zu entnehmen, schließen Sie die Strategie.',
    notice_given:
      'Ihre Ankündigung, Geld zu entnehmen, läuft. Bis es ausgezahlt ist, können Sie sie nicht zurücknehmen, keine weitere machen und kein Geld einzahlen.',
    too_many_changes: 'Mehr als fünf Änderungen der Gewinnbeteiligung in 24 Stunden sind nicht möglich.',
    too_many_strategies:
      'Eine Person kann in ihrem Leben drei Strategien ankündigen, und das haben Sie getan.',
    portfolio_first:
      'Neben einer Strategie hat die Leitung kein eigenes Portfolio. Entnehmen Sie zuerst das letzte Geld aus Ihrem; damit schließt es.',
  },
  copying: { ...strategies, ...copies, ...desk },
};
