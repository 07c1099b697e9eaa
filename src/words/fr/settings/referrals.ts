import type { Words } from '../../../lib/i18n/words.ts';

/** The French of referring others, and the signals page. */
export const referrals: Words<'fr', 'settings/referrals'> = {
  /** Referring others. */
  referrals: {
    title: 'Recommander à d’autres',
    text: 'Vous pouvez inviter d’autres personnes en partageant votre lien de recommandation :',
    optional:
      'Recommander à d’autres relève de votre choix. Ce n’est jamais une condition pour un retrait ni pour quoi que ce soit d’autre.',
    credited:
      'La récompense pour le premier plan d’une personne est créditée lorsque ce plan est arrivé à son terme et que son identité est confirmée, une fois par identité.',
    pending: '{{amount}} le {{date}}',
    pendingIdentity: '{{amount}} une fois son identité confirmée',
    copied: 'Le lien a été copié',
    referred: 'Vos recommandations',
    caption: 'Personnes inscrites avec votre lien, les plus récentes d’abord',
    name: 'Nom',
    level: 'Niveau',
    status: 'Statut',
    statuses: { registered: 'Inscrit', verified: 'Vérifié', invested: 'Investi' },
    date: 'Date d’inscription',
    reward: 'Récompense',
    earned: 'Reçu grâce aux recommandations',
    empty: 'Personne ne s’est encore inscrit avec votre lien',
    emptyText: 'Quiconque le fait apparaît ici, avec le prénom et une initiale seulement.',
  },
  /** Signals. */
  signals: {
    title: 'Signaux',
    text: 'Effectuez vos paiements dès aujourd’hui afin d’obtenir des signaux pour des investissements à long terme',
    button: 'Cliquez ici pour aller à la page de paiement',
    open: 'Des notes de nos opérateurs, pour toute personne ayant un plan actif, et des meneurs de stratégies, pour tous ; dans la langue où elles ont été écrites. Ni conseil, ni promesse.',
    record:
      'Ce que le cours a fait ensuite est calculé à partir de nos propres cours et reste affiché à côté. Aucun signal n’est modifié ni supprimé, et les résultats passés ne disent rien des résultats futurs.',
    locked: 'Les signaux s’affichent tant que vous avez un plan actif',
    lockedText:
      'Le plus petit plan suffit, un plus grand n’en montre pas davantage. Personne ne sait où va un marché ; les signaux non plus.',
    plans: 'Voir les plans',
    latest: 'Signaux publiés',
    empty: 'Aucun signal n’a encore été publié.',
    higher: '{{name}} est attendu plus haut le {{date}}.',
    lower: '{{name}} est attendu plus bas le {{date}}.',
    price: 'Cours à la publication : {{price}}',
    outcome: 'Résultat : {{change}} (plus haut {{high}}, plus bas {{low}})',
    soFar: 'Jusqu’ici : {{change}} (plus haut {{high}}, plus bas {{low}})',
    unknown: 'Il n’y avait pas de cours à la fin ; le résultat n’est donc pas connu.',
    early: 'L’évolution du cours est indiquée à partir de la première heure complète.',
    byLead: 'Par le meneur de « {{title}} »',
    form: {
      asLead: 'Publier un signal en tant que meneur de « {{title}} »',
      hint: 'Texte simple. Il ne peut être ni modifié ni retiré, et l’évolution du cours s’affiche à côté.',
      instrument: 'Instrument',
      direction: 'Direction attendue',
      up: 'Hausse',
      down: 'Baisse',
      horizon: 'Jours jusqu’au résultat',
      horizonHint: 'De 1 à 365 jours.',
      headline: 'Titre',
      text: 'Texte',
      publish: 'Publier',
      published: 'Publié.',
    },
  },
};
