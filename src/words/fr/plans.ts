import type { Words } from '../../lib/i18n/words.ts';

/** The French of what plans and top-ups mean. */
export const plans: Words<'fr', 'plans'> = {
  planMeaning: {
    title: 'Ce que cela veut dire',
    inEnglish: 'Les noms et les offres des plans sont rédigés en anglais.',
    fixed: 'Un forfait coûte {{min}}.',
    amount: 'Tout montant de {{min}} à {{max}}. Aucun forfait ne contient plus, compléments compris.',
    topUps:
      'Vous pouvez compléter un forfait actif jusqu’à {{number}} fois par jour (UTC). Chaque part participe aux revenus dès son ajout et revient avec le forfait.',
    profitBonus:
      'Quand un forfait est terminé, nous ajoutons {{percent}} des revenus comptabilisés pour lui, s’il y en a eu.',
    bonusWhen:
      'La prime est réglée quand plus aucun revenu du forfait ne peut être comptabilisé : en général un jour après sa fin, au plus tard après 61 jours. Ce qui est corrigé ensuite ne la change pas.',
    referralBonus:
      'Si quelqu’un vous a recommandé, cette personne reçoit de nous {{percent}} du prix de votre premier forfait, au terme de celui-ci.',
    target:
      '{{percent}} est ce que vise le plan sur toute sa durée. Ce n’est pas garanti, et rien n’en est calculé.',
    hashrate: 'Chaque tranche de {{amount}} représente {{number}} PH/s de capacité.',
  },

  topUp: {
    action: 'Compléter',
    title: 'Compléter {{plan}}',
    now: 'Dans le forfait maintenant',
    after: 'Dans le forfait ensuite',
    room: 'Jusqu’à {{room}}. Vous pouvez investir {{available}} maintenant. Compléments encore possibles aujourd’hui (UTC) : {{number}}.',
    text: 'Ce que vous ajoutez participe aux revenus dès maintenant et revient avec le forfait le {{date}}. Il ne peut pas être retiré avant.',
    submit: 'Ajouter {{amount}}',
    done: 'Ajouté à votre forfait',
    retrySafe: 'Vous pouvez réessayer : rien n’est ajouté deux fois.',
    earlierArrived:
      'Votre tentative précédente est finalement arrivée, et rien d’autre n’a été ajouté. Ne renvoyez que si vous voulez ajouter davantage.',
  },

  purchase: {
    title: 'Investir dans {{plan}}',
    leaves: 'Dans le plan',
    until: 'Dans le plan jusqu’au',
    amount: 'Montant',
    range: 'De {{min}} à {{max}}. Vous pouvez investir {{available}} maintenant.',
    belowMinimum: 'Au moins {{amount}}',
    aboveMaximum: 'Au plus {{amount}}',
    text: 'Ce qui est dans le plan ne peut pas être retiré avant ce jour ; il revient alors de lui-même dans votre solde. Ce qui est disponible le reste. Les revenus s’ajoutent à votre solde lorsqu’il en a été comptabilisé, et alors seulement.',
    submit: 'Investir {{amount}}',
    newPrice: 'Continuer à {{amount}}',
    newTerm: 'Continuer avec la nouvelle date de fin',
    newBonus: 'Continuer avec la nouvelle prime',
    retrySafe: 'Vous pouvez réessayer : le plan n’est pas acheté deux fois.',
    earlierArrived:
      'Votre tentative précédente est finalement arrivée, et rien d’autre n’a été acheté. Elle figure parmi vos forfaits ; ne confirmez à nouveau que si vous en voulez un deuxième.',
  },

  balances: {
    before: 'Solde actuel',
    after: 'Solde ensuite',
    notEnough: 'Votre solde ne couvre pas ce montant',
    notDeposited: 'Vos dépôts ne couvrent pas ce montant',
    begins: 'Commence',
    boughtElsewhere:
      'Un forfait a été acheté pendant que cette fenêtre était ouverte, dans un autre onglet ou sur un autre appareil. Ne confirmez que si vous en voulez un de plus.',
  },

  packageDays: {
    term: 'Durée',
    day: 'Jour {{gone}} sur {{days}}',
    yield: 'Revenu comptabilisé',
    showDays: 'Revenu par jour',
    date: 'Jour',
    amount: 'Comptabilisé',
    evidence: 'Justificatif',
    none: 'Aucun revenu n’a encore été comptabilisé.',
  },
};
