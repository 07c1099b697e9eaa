import type { Words } from '../../../lib/i18n/words.ts';

/** The French of what can go wrong with plans, deposits and withdrawals, by its code. */
export const errors: Words<'fr', 'money/errors'> = {
  plan_not_found: 'Ce plan n’est plus proposé.',
  price_changed:
    'Le prix de ce plan a changé. Rien n’a été acheté : regardez le nouveau prix et confirmez de nouveau.',
  term_changed:
    'La durée de ce plan a changé. Rien n’a été acheté : regardez la nouvelle date de fin et confirmez de nouveau.',
  bonus_changed:
    'La prime sur les revenus de ce plan a changé. Rien n’a été acheté : regardez la nouvelle prime et confirmez de nouveau.',
  package_ended: 'Ce forfait est terminé. Rien n’a été ajouté.',
  too_many_top_ups: 'Ce forfait ne peut plus être complété aujourd’hui (UTC). Rien n’a été ajouté.',
  plan_sold_out: 'Ce plan est épuisé : sa capacité est entièrement vendue.',
  test_network_address:
    'Cette adresse appartient à un réseau de test. L’argent réel est versé sur les réseaux principaux.',
  address_in_use:
    'Un retrait vers cette adresse est en cours. Annulez-le d’abord, ou attendez qu’il soit payé.',
  reading_not_recorded: 'Impossible de l’afficher : la lecture n’est pas enregistrée. Veuillez réessayer.',
  file_protected:
    'Ce PDF est protégé par un mot de passe. Enregistrez-le sans mot de passe ou envoyez une image.',
  picture_blocked:
    'La protection contre le pistage de votre navigateur empêche cette page de préparer les images. Autorisez ce site à utiliser les données canvas, ou envoyez un PDF.',
  dead_address:
    'Personne ne peut dépenser ce qui est envoyé à cette adresse. Veuillez en indiquer une autre.',
  fee_changed: 'Les frais ont changé entre-temps. Vérifiez encore avant d’envoyer.',
  not_cancellable: 'Cette demande ne peut plus être annulée.',
  above_own_limit:
    'C’est plus que ce que permet votre propre limite. Pour demander davantage, relevez-la dans votre compte : une limite plus haute compte après 48 heures.',
  factor_needed_for_sum:
    'C’est plus que ce que vous pouvez demander en 24 heures sans second facteur et pendant les 24 heures après son ajout. Pour demander davantage, configurez-en un dans votre compte ou attendez qu’il compte.',
  transaction_named:
    'Vous avez déjà indiqué cet identifiant de transaction pour un autre dépôt. Si une transaction contient deux paiements, laissez ce champ vide pour le second.',
  quote_mismatch: 'La cotation concerne un autre paiement. Veuillez rouvrir la page.',
  method_without_address:
    'Il n’y a pas encore d’adresse pour ce moyen de paiement. Veuillez en choisir un autre.',
  account_not_verified: 'Veuillez vérifier votre compte',
  invalid_address: 'Ce n’est pas une adresse valable pour le moyen choisi.',
  invalid_memo: 'Un commentaire compte au plus 100 caractères : lettres sans accents, chiffres et signes.',
  below_dust:
    'Le réseau ne transmet pas de paiement aussi petit : par Bitcoin, il faut envoyer au moins 1 $. Choisissez un autre moyen.',
  below_minimum: 'Le montant est inférieur au minimum.',
  above_maximum: 'Le montant dépasse le maximum.',
  no_price:
    'Il n’y a pas de prix pour cette cryptomonnaie à ce moment. Veuillez utiliser des dollars américains.',
  invalid_network: 'Veuillez choisir le réseau de ce paiement.',
  invalid_transaction_id: 'Ce n’est pas un identifiant de transaction de ce réseau.',
  too_many_pending:
    'Vous avez trop de demandes en attente. Veuillez attendre que l’une d’elles soit vérifiée.',
  invalid_limit:
    'Une limite ne peut être ni inférieure au minimum d’un retrait ni supérieure à mille milliards de dollars.',
};
