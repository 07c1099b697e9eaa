import type { Words } from '../../../lib/i18n/words.ts';

/** The French of withdrawals, what limits them, and the addresses they go to. */
export const withdrawals: Words<'fr', 'money/withdrawals'> = {
  /** Withdrawals and the list of transactions. */
  withdrawals: {
    title: 'Demander un retrait',
    lead: 'Choisissez où va votre argent. Aucun retrait n’exige un autre paiement.',
    fee: 'Frais',

    addressHint: {
      Bitcoin: 'Elle commence par 1, 3 ou bc1 ; sur le réseau de test, par m, n, 2 ou tb1.',
      Ethereum: 'Elle commence par 0x, suivi de 40 lettres et chiffres.',
      USDT: 'USDT sur Ethereum (ERC20) : commence par 0x. USDT sur TRON (TRC20) : commence par T.',
      TON: 'Elle commence par EQ ou UQ ; sur le réseau de test, par kQ ou 0Q.',
    },

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

    fault: {
      form: 'Cela ne ressemble pas à une adresse {{method}}.',
      characters: 'Ceci contient des caractères qu’une telle adresse n’a jamais.',
      length: 'C’est trop court ou trop long. Veuillez copier l’adresse entière.',
      case: 'Majuscules et minuscules sont mêlées. Veuillez copier l’adresse à nouveau.',
      checksum:
        'La somme de contrôle est fausse : au moins un caractère est erroné. Veuillez copier l’adresse à nouveau.',
      unsupported:
        'Ce type d’adresse ne peut pas être payé en toute sécurité. Veuillez en indiquer une autre.',
      otherChain: 'C’est une adresse de {{chain}}. Elle ne peut pas servir pour {{method}}.',
    },
    belowMinimum: 'Le minimum est de {{minimum}} ; moins, seulement pour tout votre solde.',
    waits: 'Peut être approuvé et payé à partir du {{date}}',

    transactions: 'Opérations',
    withdraws: 'Retraits',
    deposits: 'Dépôts',
    caption: 'Vos retraits, les plus récents d’abord',
    amount: 'Montant',
    method: 'Mode de paiement',
    status: 'Statut',
    date: 'Date',
    empty: 'Aucun retrait pour le moment',
    reason: 'Motif, tel qu’il a été écrit : {{reason}}',
    transaction: 'Transaction : {{id}}',
    to: 'À {{address}}',
    memo: 'Commentaire : {{memo}}',
    coins: '{{coins}} envoyés, à {{price}} l’unité',
    lessFee: 'Frais {{fee}} ; {{pays}} sont envoyés',
    cancel: 'Annuler',
    cancelLabel: 'Annuler le retrait de {{amount}}',
    cancelled: 'Annulé. {{amount}} sont de nouveau disponibles.',
  },
  /** The page of withdrawals and the request for one. */
  withdrawing: {
    cancelTitle: 'Annuler ce retrait ?',
    cancelText:
      '{{amount}} reviennent dans votre solde disponible. Vous pouvez refaire une demande à tout moment ; une adresse jamais payée attend alors de nouveau.',
    cancelYes: 'Oui, annuler',
    cancelNo: 'Le conserver',
    available: 'Solde disponible',
    minimum: 'Montant minimum',
    duration: 'Délai',
    noFee: 'Aucuns',
    request: 'Demander un retrait',
    requestBy: 'Demander un retrait : {{method}}',
    unverified: 'Veuillez vérifier votre compte',
    unverifiedText:
      'Un retrait exige une adresse e-mail confirmée. Ouvrez le lien contenu dans l’e-mail que nous avons envoyé à {{email}}, puis revenez sur cette page.',
    dialogText: 'Le paiement sera envoyé par le moyen que vous avez choisi.',
    enterAddress: 'Saisissez l’adresse',
    memoHint:
      'Si l’adresse est celle d’une plateforme d’échange, indiquez le commentaire (mémo) qu’elle vous affiche : sans lui, l’argent pourrait ne pas vous parvenir. Laissez vide pour votre propre portefeuille.',
    noMemo: 'Aucun : correct seulement pour votre propre portefeuille',
    enterAmount: 'Saisissez le montant',
    amountHint: 'Disponible : {{available}}. Minimum : {{minimum}}, ou tout votre solde s’il est inférieur.',
    most: 'Max.',
    cost: 'Frais {{fee}} ; {{pays}} sont envoyés, {{remains}} restent disponibles.',
    orWhole: 'ou tout votre solde s’il est inférieur',
    submit: 'Envoyer',
    sent: 'Ordre envoyé',
    sentText: '{{amount}} par {{method}}. Une personne vérifie.',
    next: 'La suite',
    nextHold: '{{amount}} sont réservés sur votre solde disponible.',
    nextReview: 'Une personne vérifie la demande. Jusque-là, vous pouvez l’annuler sous Opérations.',
    nextPay:
      'Une deuxième personne paie {{amount}} à votre adresse, en cryptomonnaies valant cette somme au moment du paiement. Aucun taux de change n’est promis.',
    noChecksum:
      'Écrite ainsi, l’adresse n’a pas de somme de contrôle : un caractère erroné passerait inaperçu. Comparez-la avec l’original.',
    aboveBalance: 'C’est plus que votre solde disponible.',
    earlierArrived:
      'Votre tentative précédente est finalement arrivée, et rien d’autre n’a été envoyé. Regardez sous Opérations ; n’envoyez à nouveau que si vous voulez un deuxième retrait.',
  },
  /** What limits requests for money. */
  limits: {
    title: 'Limites de retrait',
    none: 'Aucune',
    day: '{{limit}} en 24 heures',
    month: '{{limit}} en 30 jours',
    noDay: 'aucune limite en 24 heures',
    noMonth: 'aucune limite en 30 jours',
    next: 'À partir du {{date}} : {{what}}.',
    set: 'Fixer des limites',
    change: 'Modifier les limites',
    lead: 'Le maximum que votre compte peut demander en retraits. Une limite plus basse compte aussitôt ; une limite plus haute, ou aucune, compte après 48 heures. Nous vous signalons chaque changement par e-mail.',
    enterDay: 'Limite pour 24 heures',
    enterMonth: 'Limite pour 30 jours',
    hint: 'En dollars américains. Vide : aucune limite.',
    least: 'Une limite est d’au moins {{least}}, afin qu’un retrait reste possible.',
    keep: 'Reprendre les limites en vigueur',
    save: 'Enregistrer les limites',
    saved: 'Vos limites ont été enregistrées',
    withoutFactor:
      'Sans second facteur, et pendant les 24 heures après son ajout, vous pouvez demander des retraits de {{sum}} au plus en 24 heures.',
    setUpFactor: 'Configurer un second facteur',
    sumLeft:
      'Sans second facteur, et pendant les 24 heures après son ajout, vous pouvez demander {{sum}} en 24 heures. Il reste {{left}} maintenant.',
    dayLeft: 'Votre propre limite est de {{limit}} en 24 heures. Il reste {{left}} pour l’instant.',
    monthLeft: 'Votre propre limite est de {{limit}} en 30 jours. Il reste {{left}} pour l’instant.',
    moreFrom: 'Vous pourrez demander davantage à partir du {{date}}.',
    aboveSum:
      'Sans second facteur, et pendant les 24 heures après son ajout, vous pouvez demander {{left}} maintenant. Pour demander davantage, configurez-en un dans votre compte ou attendez qu’il compte.',
    aboveDay:
      'Votre propre limite pour 24 heures laisse {{left}}. Pour demander davantage, relevez-la dans votre compte : une limite plus haute compte après 48 heures.',
    aboveMonth:
      'Votre propre limite pour 30 jours laisse {{left}}. Pour demander davantage, relevez-la dans votre compte : une limite plus haute compte après 48 heures.',
  },
  /** The address book, and what payments wait for. */
  payouts: {
    wait: {
      new_address:
        'L’argent part vers une nouvelle adresse 48 heures après sa première utilisation. Utilisée maintenant, elle peut être payée à partir du {{date}}.',
      new_address_after_change:
        'Votre mot de passe ou une application d’authentification a changé, ou un nouvel appareil s’est connecté : une nouvelle adresse attend 24 heures de plus. Utilisée maintenant, elle peut être payée à partir du {{date}}.',
      recovered: 'Votre compte a été récupéré par e-mail. Rien n’en sort avant le {{date}}.',
      recovery_code_used: 'Un code de secours a été utilisé. Rien ne sort de votre compte avant le {{date}}.',
      email_changed: 'Votre adresse e-mail a été modifiée. Rien ne sort de votre compte avant le {{date}}.',
    },
    addresses: {
      title: 'Vos adresses de paiement',
      lead: 'Qui entre dans votre compte ne doit pas pouvoir le vider avant que vous ayez lu notre e-mail. Chaque nouvelle adresse attend donc. Personne ne peut abréger ce délai, nous non plus.',
      caption: 'Vos adresses de paiement, la plus récente en premier',
      empty: 'Vous n’avez encore utilisé aucune adresse',
      hidden:
        'Vos adresses s’affichent si vous avez utilisé votre second facteur au cours de la dernière heure.',
      show: 'Afficher les adresses',
      address: 'Adresse',
      added: 'Ajoutée',
      state: 'Peut être payée',
      now: 'Maintenant',
      from: 'À partir du {{date}}',
      remove: 'Retirer',
      removeLabel: 'Retirer {{address}}',
      removed: 'L’adresse est retirée. Si vous l’utilisez de nouveau, elle attend de nouveau.',
    },
    notBefore: 'Pas avant le {{date}}',
    nextWait:
      'L’adresse est nouvelle, ou quelque chose a changé dans votre compte : la demande peut être approuvée et payée à partir du {{date}}. D’ici là, vous pouvez l’annuler.',
  },
};
