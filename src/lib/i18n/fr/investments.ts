import type { Words } from '../words';

/** Plans and buying them. */
export const investments: Words<'fr', 'investments'> = {
  title: 'Choisissez un plan dans lequel investir…',
  lead: 'Un objectif est ce que vise un plan. Il n’est pas garanti : vous pouvez recevoir moins, ou rien.',
  balance: 'Solde',
  start: 'Commencer maintenant',
  duration: 'Durée',
  target: 'Rendement visé',
  notGuaranteed: 'objectif, non garanti',
  noPlans: 'Aucun plan n’est proposé pour le moment',
  noPlansText: 'Votre solde reste tel quel.',
  submitted: 'Demande envoyée',

  confirm: {
    title: 'Investir dans {{plan}}',
    leaves: 'Prélevé sur votre solde',
    until: 'Immobilisé jusqu’au',
    text: 'Tant que le plan détient le montant, vous ne pouvez pas le retirer ; à la fin du plan, il revient dans votre solde. Les revenus s’ajoutent à votre solde lorsqu’il en a été comptabilisé, et alors seulement.',
    submit: 'Investir {{amount}}',
    newPrice: 'Continuer à {{amount}}',
    newTerm: 'Continuer avec la nouvelle date de fin',
    retrySafe: 'Vous pouvez réessayer : le plan n’est pas acheté deux fois.',
    earlierArrived:
      'Votre tentative précédente est finalement arrivée, et rien d’autre n’a été acheté. Elle figure parmi vos forfaits ; ne confirmez à nouveau que si vous en voulez un deuxième.',
  },

  positions: {
    title: 'Vos forfaits',
    caption: 'Vos forfaits, les plus récents d’abord',
    plan: 'Plan',
    amount: 'Montant',
    status: 'Statut',
    newest_one: 'Le plus récent est affiché.',
    newest_many: 'Les {{count}} plus récents sont affichés.',
    newest_other: 'Les {{count}} plus récents sont affichés.',
  },
};
