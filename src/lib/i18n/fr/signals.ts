import type { Words } from '../words';

/** Signals. */
export const signals: Words<'fr', 'signals'> = {
  title: 'Signaux',
  text: 'Effectuez vos paiements dès aujourd’hui afin d’obtenir des signaux pour des investissements à long terme',
  button: 'Cliquez ici pour aller à la page de paiement',
  open: 'Toute personne connectée voit tous les signaux. Aucun paiement n’en débloque davantage.',
  latest: 'Signaux publiés',
  empty: 'Aucun signal n’a encore été publié.',
};
