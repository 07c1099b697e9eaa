import type { Words } from '../../lib/i18n/words.ts';

/** The French of what plans and top-ups mean. */
export const plans: Words<'fr', 'plans'> = {
  planMeaning: {
    title: 'Ce que cela veut dire',
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
    hashrate: 'Un forfait représente {{number}} PH/s de capacité.',
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
};
