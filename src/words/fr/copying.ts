import type { Words } from '../../lib/i18n/words.ts';
import { copies } from './copying/copies.ts';
import { desk } from './copying/desk.ts';
import { strategies } from './copying/strategies.ts';

/** The French of strategies that others copy. */
export const copying: Words<'fr', 'copying'> = {
  errors: {
    terms_changed:
      'La part des gains de cette stratégie a changé entre-temps. Rien n’a été envoyé : regardez la nouvelle et décidez de nouveau.',
    capacity_reached:
      'La stratégie n’accepte plus autant : sa limite, ou vingt fois la mise du meneur, serait dépassée.',
    exceeds_units:
      'Vous n’avez pas autant de libre dans cette stratégie. Une partie est peut-être déjà en train de sortir.',
    stake_bound:
      'Cette partie de votre mise doit rester tant que la stratégie existe. Pour la retirer, fermez la stratégie.',
    notice_given:
      'Votre préavis de retrait est en cours. Tant que cet argent n’est pas payé, vous ne pouvez ni l’annuler, ni en donner un autre, ni apporter d’argent.',
    too_many_changes: 'Cinq changements de la part des gains en 24 heures sont le maximum.',
    too_many_strategies: 'Une personne peut annoncer trois stratégies dans sa vie, et vous l’avez fait.',
    portfolio_first:
      'Un meneur n’a pas de portefeuille à lui à côté d’une stratégie. Retirez d’abord le dernier argent du vôtre, ce qui le ferme.',
  },
  copying: { ...strategies, ...copies, ...desk },
};
