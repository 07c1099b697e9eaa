import type { Words } from '../../../lib/i18n/words.ts';

/** The French of plans and buying them. */
export const investments: Words<'fr', 'money/investments'> = {
  evidence: { stated: 'Déclaré par {{by}}, non prouvé' },
  /** Plans and buying them. */
  investments: {
    title: 'Choisissez un plan dans lequel investir…',
    lead: 'Un objectif est ce que vise un plan. Il n’est pas garanti : vous pouvez recevoir moins, ou rien.',
    balance: 'Solde',
    start: 'Commencer maintenant',
    deposit: 'Effectuer un dépôt',
    duration: 'Durée',
    target: 'Rendement visé',
    notGuaranteed: 'objectif, non garanti',
    noPlans: 'Aucun plan n’est proposé pour le moment',
    noPlansText: 'Votre solde reste tel quel.',
    submitted: 'Demande envoyée',
    bought: '{{plan}} acheté pour {{amount}}.',

    positions: {
      title: 'Vos forfaits',
      caption: 'Vos forfaits, les plus récents d’abord',
      plan: 'Plan',
      amount: 'Montant',
      status: 'Statut',
      topUp: 'Compléter',
      topUps: 'Compléments : {{number}}',
      bonus: 'Prime : {{percent}} des revenus, après la fin',
      bonusBooked: 'Prime sur les revenus : {{amount}}',
      newest_one: 'Le plus récent est affiché.',
      newest_many: 'Les {{count}} plus récents sont affichés.',
      newest_other: 'Les {{count}} plus récents sont affichés.',
    },
  },
};
