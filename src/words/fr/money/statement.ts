import type { Words } from '../../../lib/i18n/words.ts';

/** The French of the statement, and of who may move money. */
export const statement: Words<'fr', 'money/statement'> = {
  /** That a step needs a confirmed identity, said before it. */
  identity: {
    title: 'Faites d’abord confirmer votre identité',
    deposit:
      'Ce site n’accepte de dépôts que des personnes dont il a confirmé l’identité. N’envoyez rien avant.',
    plan: 'Ce site ne vend de plans qu’aux personnes dont il a confirmé l’identité.',
    withdrawal:
      'Ce site ne paie que les personnes dont il a confirmé l’identité. En attendant, votre solde reste à vous.',
    laterTitle: 'Votre identité sera demandée',
    later: {
      plan: 'Vous pouvez déposer maintenant. Avant d’acheter un plan, votre identité devra être confirmée.',
      withdrawal:
        'Vous pouvez déposer maintenant. Avant de retirer de l’argent, votre identité devra être confirmée. Vous pouvez envoyer le document dès aujourd’hui.',
      both: 'Vous pouvez déposer maintenant. Avant d’acheter un plan ou de retirer de l’argent, votre identité devra être confirmée. Vous pouvez envoyer le document dès aujourd’hui.',
    },
    go: 'Aller à la vérification d’identité',
  },
  /** The statement: every line of the books. */
  statement: {
    tab: 'Relevé',
    lead: 'Chaque mouvement de votre argent, tel qu’il figure dans les livres, et ce que vous possédiez ensuite. Les jours sont en UTC.',
    caption: 'Chaque mouvement de votre argent, du plus récent au plus ancien',
    number: 'Numéro',
    booked: 'Enregistré le',
    what: 'Libellé',
    day: 'Pour le jour',
    change: 'Variation',
    moved: 'déplacé',
    empty: 'Rien n’a encore été enregistré',
    emptyText: 'La première ligne apparaît lorsque votre premier dépôt est approuvé.',
    notAll: 'Toutes les lignes ne sont pas chargées : il en manque ici. Le PDF les contient toutes.',
    emptyFilter: 'Rien de ce type n’a été enregistré pendant cette période',
    save: 'Enregistrer en {{kind}}',
    filter: {
      kind: 'Afficher',
      all: 'Tout',
      deposits: 'Dépôts',
      plans: 'Plans achetés',
      yield: 'Rendement',
      bonuses: 'Primes',
      withdrawals: 'Retraits',
      corrections: 'Rectifications',
      portfolio: 'Portefeuille',
      from: 'Du',
      to: 'Au',
    },
    totals: {
      title: 'Comment le total se forme',
      deposit: 'Déposé',
      yield: 'Gain : rendement enregistré',
      yield_reversal: 'Rendement repris',
      yield_receivable: 'Dépensé avant la reprise',
      deposit_reversal: 'Dépôts repris',
      deposit_receivable: 'Dépôts dépensés avant leur reprise',
      bonus: 'Prime',
      profit_bonus: 'Prime sur les revenus',
      referral_bonus: 'Prime de recommandation',
      withdrawal_pay: 'Retraits payés',
      withdrawal_fee: 'Frais de retraits',
      correction: 'Rectifications',
      insurance_payout: 'Payé par le fonds d’assurance',
      subscribe: 'Placé en portefeuille et stratégies',
      unsubscribe: 'Rendu par portefeuille et stratégies',
      redeem: 'Retiré de portefeuille et stratégies',
      opening: 'Votre total avant le {{day}}',
      closing: 'Votre total à la fin du {{day}}',
      agrees: 'Ces sommes de toutes les lignes concordent avec les chiffres de votre tableau de bord.',
      differs:
        'Ces sommes ne concordent pas avec les chiffres de votre tableau de bord. Rechargez cette page ; si rien ne change, dites-le-nous.',
    },
    pdf: {
      title: 'Relevé de compte',
      holder: 'Titulaire',
      email: 'Adresse e-mail',
      beginning: 'le début',
      sandbox: 'Environnement d’essai : argent fictif sans valeur.',
      note: 'Établi le {{day}}. Les jours sont en UTC ; montants en dollars américains. L’argent sans signe n’a fait que changer de place.',
      page: 'Page {{page}} sur {{pages}}',
    },
  },
};
