import type { Words } from '../words';

/** The dashboard. */
export const portfolio: Words<'fr', 'portfolio'> = {
  title: 'Tableau de bord',
  deposited: 'Déposé',
  profit: 'Gain',
  bonus: 'Prime',
  balance: 'Solde',
  totalPackages: 'Total des forfaits',
  activePackages: 'Forfaits actifs',
  none: 'Aucun',
  activeCount_one: '{{count}} plan actif',
  activeCount_many: '{{count}} plans actifs',
  activeCount_other: '{{count}} plans actifs',
  referralBonus: 'Prime de recommandation',
  places: {
    title: 'Où se trouve votre argent',
    available: 'Disponible',
    availableText: 'Votre solde. Il peut être investi ou retiré.',
    invested: 'Dans des plans',
    investedText: 'Détenu par les plans que vous avez achetés ; chaque montant revient à la fin de son plan.',
    withdrawing: 'En cours de retrait',
    withdrawingText: 'Réservé jusqu’au paiement ; il revient si la demande est refusée ou annulée.',
    waiting: 'Dépôt en attente de vérification',
    waitingText: 'Envoyé le {{date}} en {{method}}. Il est crédité lorsqu’une personne l’a approuvé.',
  },
  insurance: {
    title: 'Fonds de garantie',
    text: 'La maison met de côté, sur sa propre caisse, 20 % de chaque dépôt et de chaque frais. Le fonds détient {{fund}}.',
    covers:
      'Cela représente {{percent}} % des {{owed}} dus à l’ensemble des investisseurs. Le reste n’est pas assuré.',
  },
  start: {
    title: 'Alimentez votre compte pour commencer',
    text: 'Rien n’a encore été déposé. Saisissez un montant, envoyez-le à l’une de nos adresses et téléversez le justificatif ; une personne le vérifie, et cette page change d’elle-même.',
    action: 'Effectuer un dépôt',
  },
  choose: {
    title: 'Votre dépôt est arrivé',
    text: 'L’étape suivante vous appartient : choisir un plan, garder le solde, ou le retirer.',
    action: 'Voir les plans',
  },
  chart: 'Graphique du marché',
  quotes: 'Cours du marché',
  widgetOff: 'Les données de marché en direct ne sont pas connectées.',
};
