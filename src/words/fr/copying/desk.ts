import type { Words } from '../../../lib/i18n/words.ts';

/** The French of what a lead sees and does. */
export const desk: Words<'fr', 'copying/desk'> = {
  desk: {
    title: 'Mener une stratégie',
    text: 'Vous négociez votre argent et celui d’autres personnes dans un portefeuille commun. Vous voyez des sommes, jamais des personnes.',
    none: 'Vous ne menez aucune stratégie',
    instead: {
      title: 'Pas de portefeuille à côté de votre stratégie',
      text: 'Une personne qui mène une stratégie ou en a proposé une n’a pas d’ordres à elle, pour qu’aucun ne passe avant ceux de la stratégie. Quand elle sera terminée, vous pourrez ouvrir un portefeuille.',
      go: 'Aller à votre stratégie',
    },
    propose: 'Proposer une stratégie',
    facts: {
      name: 'Votre nom est affiché avec elle, tel qu’il est dans les paramètres de votre compte.',
      ever: 'Elle reste pour toujours. Son historique commence le jour de l’annonce, n’est jamais remis à zéro, et la page n’est jamais retirée.',
      three: 'Vous pouvez annoncer trois stratégies dans votre vie, une à la fois.',
      portfolio: 'Vous n’avez pas de portefeuille à vous à côté.',
      examined:
        'Deux opérateurs l’examinent. Votre mise quitte votre solde maintenant, et revient s’ils refusent.',
      stake: 'Au moins 5 % doivent être votre propre argent chaque fois que d’autres y placent de l’argent.',
    },
    name: 'Titre',
    idea: 'Idée',
    ideaHint:
      'Ce qu’elle négocie, comment, et ce qui peut mal tourner. Elle ne peut pas être changée ensuite.',
    share: 'Part des gains, pour cent',
    shareForm: 'Veuillez saisir 0 à 20, avec deux décimales au plus.',
    capacity: 'Le plus qu’elle accepte',
    capacityText: 'Votre propre argent compte aussi.',
    capacityLeast: 'Ce doit être au moins autant que la mise.',
    stake: 'Votre propre mise',
    proposed: 'Votre stratégie est à l’examen.',
    takeBack: 'Retirer la proposition',
    takeBackText: 'Elle n’est pas annoncée, et votre mise revient sur votre solde.',
    forYou: 'Pour vous seul : {{amount}}',
    forPeople_one: 'Pour {{count}} autre personne et vous : {{amount}}',
    forPeople_many: 'Pour {{count}} d’autres personnes et vous : {{amount}}',
    forPeople_other: 'Pour {{count}} autres personnes et vous : {{amount}}',
    room: 'Accepte encore',
    waitingIn: 'Attend d’entrer',
    waitingOut: 'Attend de sortir',
    taken: 'Part des gains jusqu’ici',
    due: 'Part des gains qui serait due',
    turnover: 'Volume, 12 mois',
    fees: 'Frais du marché, 12 mois',
    trade: 'Négocier pour elle',
    more: 'Placer plus de votre argent',
    moreText: 'Il achète des unités aux prochains prix de tout ce que détient la stratégie.',
    terms: 'Changer les conditions',
    termsText:
      'Une part plus basse vaut aussitôt pour tous. Une part plus élevée ne vaut que pour l’argent ultérieur, et les personnes qui l’apportent doivent l’accepter.',
    termsDone: 'Les conditions ont été changées.',
    close: 'Fermer la stratégie',
    closeText:
      'Il n’y a plus d’ordres et aucun argent n’entre. Tout est vendu aux prix qui viennent, et chacun reçoit sa part. La page reste.',
    closeReason: 'Motif, que tous peuvent lire',
    closeDone: 'La stratégie ferme.',
    past: 'Vos stratégies précédentes',
  },
};
