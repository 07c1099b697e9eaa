import type { Words } from '../../../lib/i18n/words.ts';

/** The French of what can go wrong with portfolios and orders, by its code. */
export const errors: Words<'fr', 'trading/errors'> = {
  leads_strategy:
    'Vous menez une stratégie ou en avez proposé une. On n’en mène qu’une à la fois, sans portefeuille à côté.',
  address_named: 'N’indiquez ici aucune adresse de paiement.',
  strategy_not_offered: 'Cette stratégie n’accepte actuellement ni argent ni ordres.',
  appropriateness_required:
    'Avant de copier une stratégie pour la première fois, veuillez répondre aux douze questions à ce sujet.',
  part_exceeded:
    'Seule une partie de votre argent peut être placée dans des stratégies copiées, et ce montant la dépasserait. Veuillez choisir moins.',
  too_soon:
    'Après deux essais non réussis, il faut attendre avant le suivant. Veuillez revenir à ce moment-là.',
  invalid_answers: 'Veuillez répondre aux douze questions.',
  trading_closed:
    'Il n’y a ici ni portefeuilles ni ordres : ils n’existent que fictivement, dans un environnement d’essai.',
  portfolio_open: 'Vous avez déjà un portefeuille. Un seul peut être ouvert.',
  portfolio_closed: 'Ce portefeuille est fermé. Vous pouvez en ouvrir un autre.',
  not_traded: 'Cet actif n’est pas négocié.',
  sell_only: 'Cet actif ne peut plus qu’être vendu : il va quitter la cote.',
  instrument_halted:
    'Les ordres sur cet actif sont suspendus pour le moment. L’argent libre peut toujours être retiré.',
  name_required: 'Veuillez donner au portefeuille un nom d’une ligne et de 60 caractères au plus.',
  no_quote: 'Il n’y a pas de prix en ce moment. Veuillez réessayer quand il y en aura un.',
  price_out_of_band: 'Ce prix est très loin du marché et ressemble à une erreur. Rien n’a été passé.',
  stop_on_wrong_side:
    'Le marché a déjà franchi ce stop. Un stop de vente est sous le prix acheteur, un stop d’achat au-dessus du prix vendeur.',
  take_on_wrong_side: 'Le prix acheteur y est déjà. Choisissez un prix plus élevé ou vendez au marché.',
  would_self_trade: 'Cet ordre rencontrerait l’un des vôtres. Modifiez ou annulez d’abord celui-là.',
  insufficient_cash:
    'Il n’y a pas assez d’argent libre dans votre portefeuille. Des ordres ouverts en utilisent peut-être une partie.',
  insufficient_holding:
    'Vous n’en détenez pas autant de libre. Des ordres ouverts en utilisent peut-être une partie.',
  too_many_orders: '200 ordres sont ouverts : il ne peut pas en attendre davantage. Annulez-en un d’abord.',
  order_done: 'Cet ordre est terminé : il a été exécuté ou a pris fin.',
  order_changed:
    'Une partie de cet ordre a été exécutée entre-temps. Rien n’a été modifié : regardez-le et modifiez-le de nouveau.',
  invalid_order: 'Cet ordre n’a pas de sens tel quel. Veuillez vérifier ses éléments.',
  invalid_expiry: 'Veuillez choisir une fin dans l’année qui vient.',
  already_dealt: 'Cela a déjà été compté et ne peut plus être repris.',
  already_priced: 'Un prix qui comptera est arrivé. Cela ne peut plus être repris.',
  invalid_targets:
    'Ces parts n’ont pas de sens : chacune va de 0 à 100 %, et ensemble elles font 100 % au plus.',
  orders_waiting: 'Des ordres attendent dans ce portefeuille. Veuillez d’abord les annuler.',
};
