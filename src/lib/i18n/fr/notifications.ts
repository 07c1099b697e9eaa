import type { Words } from '../words';

/** What the bell opens; the keys below are tables and statuses. */
export const notifications: Words<'fr', 'notifications'> = {
  title: 'Notifications',
  unread: 'Notifications, {{number}} non lues',
  readAll: 'Tout marquer comme lu',
  earlier: 'Afficher les précédentes',
  new: 'Nouveau :',
  empty: 'Rien ne s’est encore passé',
  emptyText:
    'Chaque changement d’un dépôt, d’un retrait, d’un plan ou d’une vérification d’identité, et chaque réponse à un message, apparaît ici.',
  reason: 'Motif : {{reason}}',
  arrived:
    'Votre dépôt a été approuvé : {{amount}} sont arrivés et figurent sur votre solde. Vous aviez saisi {{claimed}}.',
  other: 'Quelque chose a changé dans votre compte.',
  deposits: {
    pending: 'Nous avons reçu votre justificatif pour un dépôt de {{amount}}.',
    approved: 'Votre dépôt de {{amount}} a été approuvé.',
    rejected: 'Votre dépôt de {{amount}} a été refusé.',
  },
  withdrawals: {
    pending: 'Vous avez demandé un retrait de {{amount}}.',
    approved: 'Votre retrait de {{amount}} a été approuvé. Une deuxième personne le paie.',
    lapsed:
      'Votre retrait de {{amount}} attend de nouveau une approbation : la personne qui l’avait approuvé n’est plus opératrice. D’ici là, vous pouvez l’annuler.',
    paying: 'Votre retrait de {{amount}} est en cours de paiement. Il ne peut plus être annulé.',
    paid: 'Votre retrait de {{amount}} a été payé.',
    rejected: 'Votre retrait de {{amount}} a été refusé. Le montant est de nouveau dans votre solde.',
    cancelled: 'Vous avez annulé un retrait de {{amount}}.',
  },
  positions: {
    active: 'Vous avez acheté un plan pour {{amount}}.',
    matured: 'Un plan est terminé. Son capital de {{amount}} est de nouveau dans votre solde.',
    closed: 'Un plan de {{amount}} a été clos.',
  },
  corrections: {
    booked: 'Une rectification de {{amount}} a été inscrite à votre solde.',
  },
  yields: {
    reversed:
      'Un jour de rendement avait été comptabilisé par erreur. {{amount}} ont été repris sur votre solde.',
  },
  freezes: {
    set: 'Votre compte a été gelé : vous ne pouvez pour le moment ni investir ni demander un retrait, et rien n’est approuvé ni payé.',
    lifted: 'Votre compte n’est plus gelé.',
  },
  bonuses: {
    granted: 'Une prime de {{amount}} vous a été accordée. Elle est dans votre solde.',
  },
  referrals: {
    credited:
      'Le premier plan d’une personne que vous avez parrainée est arrivé à son terme : {{amount}} sont dans votre solde.',
  },
  messages: {
    answered: 'Un opérateur a répondu à votre message « {{subject}} ».',
    closed: 'Votre message « {{subject}} » a été clos sans réponse. Vous pouvez écrire à nouveau.',
  },
  kyc_cases: {
    pending: 'Nous avons reçu vos informations d’identité.',
    approved: 'Votre identité a été confirmée.',
    rejected: 'Vos informations d’identité n’ont pas pu être acceptées.',
  },
};
