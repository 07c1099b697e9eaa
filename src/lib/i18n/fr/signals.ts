import type { Words } from '../words';

/** Signals. */
export const signals: Words<'fr', 'signals'> = {
  title: 'Signaux',
  text: 'Effectuez vos paiements dès aujourd’hui afin d’obtenir des signaux pour des investissements à long terme',
  button: 'Cliquez ici pour aller à la page de paiement',
  open: 'Toute personne ayant un plan actif voit tous les signaux : des notes de nos opérateurs, ni conseil ni promesse.',
  locked: 'Les signaux s’affichent tant que vous avez un plan actif',
  lockedText:
    'Le plus petit plan suffit, un plus grand n’en montre pas davantage. Personne ne sait où va un marché ; les signaux non plus.',
  plans: 'Voir les plans',
  latest: 'Signaux publiés',
  empty: 'Aucun signal n’a encore été publié.',
};
