import type { Words } from '../words';

/** Changes of roles that two admins make together. */
export const roles: Words<'fr', 'roles'> = {
  rule: 'Là où il y a deux administrateurs, l’un propose un changement et un autre le confirme.',
  title: 'En attente d’un autre administrateur',
  change: 'Nouveau : {{to}} (jusqu’ici : {{from}})',
  proposed: 'Proposé par {{name}} le {{date}}. Caduc le {{until}}.',
  confirm: 'Confirmer',
  confirmTitle: 'Changer le rôle de {{name}} ?',
  confirmText: 'Cela prend effet aussitôt.',
  stop: 'Arrêter',
  stopTitle: 'Arrêter le changement de {{name}} ?',
  stopped: 'Le changement a été arrêté.',
  ownProposal: 'Vous l’avez proposé : un autre administrateur doit le confirmer.',
  ownRole: 'Il s’agit de vous : un autre administrateur doit le confirmer.',
  needsOther: 'Un autre administrateur doit confirmer le changement avant qu’il prenne effet.',
  nobodyElse:
    'Personne ne peut confirmer le changement pour l’instant : il faut un administrateur qui ne soit ni vous ni {{name}}.',
  atOnce: 'Vous êtes le seul administrateur : le changement prend effet aussitôt.',
  sent: 'Proposé. Un autre administrateur doit le confirmer.',
  open: 'Un changement attend un autre administrateur. {{change}}',
  openLink: 'Le voir',
  may: {
    none: 'Cette personne ne pourra plus ouvrir l’espace opérateurs.',
    reviewer: 'Un examinateur voit les données de tous et décide des dépôts, des retraits et des identités.',
    treasurer:
      'Un trésorier fait ce que fait un examinateur, et en plus paie les retraits, comptabilise les rendements et les corrections et accorde des bonus.',
    admin:
      'Un administrateur fait tout ce que fait un trésorier, et en plus modifie les plans, les plafonds, le site et les rôles.',
  },
  giveUp: 'Abandonner mon rôle',
  giveUpTitle: 'Abandonner votre rôle ?',
  giveUpText: 'Cela prend effet aussitôt, et seul un administrateur peut vous le rendre.',
  givenUp: 'Vous n’avez plus de rôle.',
};
