import type { Words } from '../words';

/** Referring others. */
export const referrals: Words<'fr', 'referrals'> = {
  title: 'Recommander à d’autres',
  text: 'Vous pouvez inviter d’autres personnes en partageant votre lien de recommandation :',
  optional:
    'Recommander à d’autres relève de votre choix. Ce n’est jamais une condition pour un retrait ni pour quoi que ce soit d’autre.',
  credited:
    'La récompense pour le premier plan d’une personne est créditée lorsque ce plan est arrivé à son terme.',
  pending: '{{amount}} le {{date}}',
  copied: 'Le lien a été copié',
  referred: 'Vos recommandations',
  caption: 'Personnes inscrites avec votre lien, les plus récentes d’abord',
  name: 'Nom',
  level: 'Niveau',
  status: 'Statut',
  date: 'Date d’inscription',
  reward: 'Récompense',
  earned: 'Reçu grâce au parrainage',
  empty: 'Personne ne s’est encore inscrit avec votre lien',
  emptyText: 'Quiconque le fait apparaît ici, avec le prénom et une initiale seulement.',
};
