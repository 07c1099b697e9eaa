import type { Words } from '../words';

/** Withdrawals and the list of transactions. */
export const withdrawals: Words<'fr', 'withdrawals'> = {
  title: 'Demander un retrait',
  lead: 'Choisissez où va votre argent. Aucun retrait n’exige un autre paiement.',
  available: 'Solde disponible',
  minimum: 'Montant minimum',
  duration: 'Délai',
  request: 'Demander un retrait',
  requestBy: 'Demander un retrait : {{method}}',
  unverified: 'Veuillez vérifier votre compte',
  unverifiedText:
    'Un retrait exige une adresse e-mail confirmée. Ouvrez le lien contenu dans l’e-mail que nous avons envoyé à {{email}}, puis revenez sur cette page.',

  dialogText: 'Le paiement sera envoyé par le moyen que vous avez choisi.',
  enterAddress: 'Saisissez l’adresse',
  enterAmount: 'Saisissez le montant',
  amountHint: 'Disponible : {{available}}. Minimum : {{minimum}}, ou tout votre solde s’il est inférieur.',
  addressHint: {
    Bitcoin: 'Elle commence par 1, 3 ou bc1 ; sur le réseau de test, par m, n, 2 ou tb1.',
    Ethereum: 'Elle commence par 0x, suivi de 40 lettres et chiffres.',
    USDT: 'USDT sur Ethereum (ERC20) : commence par 0x. USDT sur TRON (TRC20) : commence par T.',
    TON: 'Elle commence par EQ ou UQ ; sur le réseau de test, par kQ ou 0Q.',
  },
  submit: 'Envoyer',
  sent: 'Ordre envoyé',

  next: 'La suite',
  nextHold: '{{amount}} sont réservés sur votre solde disponible.',
  nextReview: 'Une personne vérifie la demande. Jusque-là, vous pouvez l’annuler sous Opérations.',
  nextPay:
    'Une deuxième personne la paie à votre adresse, en cryptomonnaies valant cette somme au moment du paiement. Ce site n’indique aucun taux de change.',
  kind: {
    bitcoin: 'Bitcoin',
    ethereum: 'Ethereum',
    tron: 'TRON',
    ton: 'TON',
    usdtEthereum: 'USDT sur Ethereum (ERC20)',
    usdtTron: 'USDT sur TRON (TRC20)',
  },
  mainNetwork: 'réseau principal',
  testNetwork: 'réseau de test',
  noChecksum:
    'Écrite ainsi, l’adresse n’a pas de somme de contrôle : un caractère erroné passerait inaperçu. Comparez-la avec l’original.',

  fault: {
    form: 'Cela ne ressemble pas à une adresse {{method}}.',
    characters: 'Ceci contient des caractères qu’une telle adresse n’a jamais.',
    length: 'C’est trop court ou trop long. Veuillez copier l’adresse entière.',
    case: 'Majuscules et minuscules sont mêlées. Veuillez copier l’adresse à nouveau.',
    checksum:
      'La somme de contrôle est fausse : au moins un caractère est erroné. Veuillez copier l’adresse à nouveau.',
    unsupported: 'Ce type d’adresse ne peut pas être payé en toute sécurité. Veuillez en indiquer une autre.',
    otherChain: 'C’est une adresse de {{chain}}. Elle ne peut pas servir pour {{method}}.',
  },
  belowMinimum: 'Le minimum est de {{minimum}} ; moins, seulement pour tout votre solde.',
  aboveBalance: 'C’est plus que votre solde disponible.',
  earlierArrived:
    'Votre tentative précédente est finalement arrivée, et rien d’autre n’a été envoyé. Regardez sous Opérations ; n’envoyez à nouveau que si vous voulez un deuxième retrait.',

  transactions: 'Opérations',
  withdraws: 'Retraits',
  deposits: 'Dépôts',
  caption: 'Vos retraits, les plus récents d’abord',
  amount: 'Montant',
  method: 'Mode de paiement',
  status: 'Statut',
  date: 'Date',
  empty: 'Aucun retrait pour le moment',
  reason: 'Motif : {{reason}}',
  transaction: 'Transaction : {{id}}',
  to: 'À {{address}}',
  cancel: 'Annuler',
  cancelLabel: 'Annuler le retrait de {{amount}}',
  cancelTitle: 'Annuler ce retrait ?',
  cancelText:
    '{{amount}} reviennent dans votre solde disponible. Vous pouvez refaire une demande à tout moment.',
  cancelYes: 'Oui, annuler',
  cancelNo: 'Le conserver',
  cancelled: 'Annulé. {{amount}} sont de nouveau disponibles.',
};
