import type { Words } from '../../lib/i18n/words.ts';

/** The French of plans, deposits, withdrawals, their limits and addresses. */
export const money: Words<'fr', 'money'> = {
  /** Plans and buying them. */
  investments: {
    title: 'Choisissez un plan dans lequel investir…',
    lead: 'Un objectif est ce que vise un plan. Il n’est pas garanti : vous pouvez recevoir moins, ou rien.',
    balance: 'Solde',
    start: 'Commencer maintenant',
    deposit: 'Effectuer un dépôt',
    duration: 'Durée',
    target: 'Rendement visé',
    notGuaranteed: 'objectif, non garanti',
    noPlans: 'Aucun plan n’est proposé pour le moment',
    noPlansText: 'Votre solde reste tel quel.',
    submitted: 'Demande envoyée',
    bought: '{{plan}} acheté pour {{amount}}.',

    positions: {
      title: 'Vos forfaits',
      caption: 'Vos forfaits, les plus récents d’abord',
      plan: 'Plan',
      amount: 'Montant',
      status: 'Statut',
      topUp: 'Compléter',
      topUps: 'Compléments : {{number}}',
      bonus: 'Prime : {{percent}} des revenus, après la fin',
      bonusBooked: 'Prime sur les revenus : {{amount}}',
      newest_one: 'Le plus récent est affiché.',
      newest_many: 'Les {{count}} plus récents sont affichés.',
      newest_other: 'Les {{count}} plus récents sont affichés.',
    },
  },
  /** Deposits and their proof of payment. */
  deposits: {
    title: 'Vos dépôts',
    lead: 'Ce que vous avez envoyé et ce qu’il en est advenu. La liste change d’elle-même.',
    caption: 'Vos dépôts, les plus récents d’abord',
    empty: 'Aucun dépôt pour le moment',
    emptyText: 'Le premier commence par un montant.',
    amount: 'Montant',
    method: 'Mode de paiement',
    status: 'Statut',
    date: 'Date',
    reason: 'Motif : {{reason}}',
    refresh: 'Veuillez actualiser le navigateur',
    refreshText: 'Cette liste n’est peut-être pas à jour.',

    continue: 'Continuer',
    amountMissing: 'Saisissez le montant du dépôt',
    amountTooLarge: 'Veuillez saisir au maximum {{max}}.',

    payTitle: 'Effectuer le paiement',
    amountFirst: 'Veuillez d’abord saisir le montant.',
    network: { test: 'Réseau de test', main: 'Réseau principal' },

    naming: {
      open: 'Ajouter l’identifiant',
      change: 'Modifier l’identifiant',
      title: 'Identifiant de la transaction',
      text: 'Il indique à la personne qui vérifie quel paiement est le vôtre. Vous le trouvez dans votre portefeuille ou sur votre plateforme d’échange.',
      save: 'Enregistrer',
      saved: 'L’identifiant de la transaction a été enregistré.',
    },
    quote: {
      unit: 'Montant en',
      dollars: 'Dollars américains',
      hint: 'En {{coin}}, par exemple {{example}}',
      form: 'Veuillez saisir un nombre simple, comme {{example}}.',
      send: 'Envoyez exactement',
      copy: 'Copier le montant en {{coin}}',
      copied: 'Le montant a été copié.',
      worth: 'Cela fait {{amount}} à {{price}} pour un {{coin}}.',
      until: 'Valable jusqu’au {{time}}.',
      source: 'Prix de {{source}}, {{time}}.',
      simulated: 'Prix simulé',
      simulatedText: 'Le prix est simulé et ne dit rien d’aucun marché.',
      rule: 'Chaque carte indique combien envoyer. Si vous payez avant la fin de la cotation, ce qui arrive est crédité à son prix ; ensuite, au prix de son arrivée.',
      renewedTitle: 'Les montants en cryptomonnaie ont changé',
      renewed:
        'Les cotations précédentes ont pris fin et de nouvelles les remplacent. Si vous avez payé à temps, la précédente compte.',
      quoted: '{{coins}} cotés',
      arrived: '{{coins}} arrivés',
      less: '{{coins}} arrivés, moins que les {{quoted}} cotés',
      more: '{{coins}} arrivés, plus que les {{quoted}} cotés',
    },
  },
  /** Beginning a deposit, where to send it, and its proof. */
  depositing: {
    new: 'Nouveau dépôt',
    makeNew: 'Effectuer un nouveau dépôt',
    makeNewText: 'Vous verrez ensuite les adresses d’envoi et pourrez téléverser le justificatif.',
    enterAmount: 'Saisissez le montant',
    amountHint: 'En dollars américains, par exemple 1 000,00',
    pay: 'Veuillez effectuer votre paiement de {{amount}} vers l’une des adresses de portefeuille ci-dessous. Vérifiez toujours que vous avez correctement copié l’adresse du portefeuille',
    rate: 'Le montant est en dollars américains et ce site n’indique aucun taux de change : envoyez des cryptomonnaies qui valent cette somme au moment de l’envoi.',
    changeAmount: 'Modifier le montant',
    wallets: 'Adresses de portefeuille',
    noWallets: 'Aucune adresse de portefeuille n’a encore été renseignée',
    noWalletsText: 'Veuillez revenir plus tard et ne rien envoyer d’ici là.',
    testTitle: 'Réseau de test uniquement',
    testText:
      'Ces adresses appartiennent à des réseaux de test. Les cryptomonnaies réelles qui y sont envoyées sont perdues.',
    copyAddress: 'Copier l’adresse {{coin}}',
    addressCopied: 'L’adresse {{coin}} a été copiée',
    toProof: 'Téléverser le justificatif',
    proofTitle: 'Justificatif de paiement',
    proofText:
      'Après avoir envoyé {{amount}}, téléversez une image ou un PDF qui le montre. Une personne le vérifie.',
    proof: 'Justificatif de paiement',
    proofHint:
      'PNG, JPEG, WebP ou PDF, jusqu’à 5 Mo. Le lieu et l’appareil sont retirés des images avant qu’elles ne quittent votre appareil.',
    paymentMethod: 'Moyen de paiement',
    transactionId: 'Identifiant de la transaction (si vous l’avez)',
    transactionHint:
      'Dans votre portefeuille ou sur votre plateforme d’échange. Vous pouvez laisser ce champ vide : il s’affiche parfois plus tard.',
    submit: 'Soumettre le paiement',
    sent: 'Paiement soumis',
    sentText: '{{amount}} par {{method}}. Une personne vérifie.',
    sentEarlier: 'Votre première tentative était bien arrivée. Elle est enregistrée avec {{method}}.',
    notSent: 'Paiement non soumis',
    retrySafe:
      'Tout ce que vous avez saisi est encore là. Vous pouvez soumettre à nouveau : un même justificatif ne compte jamais deux fois.',
    noAddress: '{{method}} (pas encore d’adresse)',
  },
  /** What the screens of payments have in common: amounts, files on their way, what happened when, what will happen. */
  payments: {
    amount: {
      echo: 'Vous avez saisi {{amount}}',
      form: 'Veuillez saisir un montant simple comme {{example}}, avec deux décimales au plus.',
      twoWays: 'Cela peut se lire de deux façons. Veuillez l’écrire comme {{example}}.',
    },
    file: {
      drop: 'Déposez le fichier ici, ou choisissez-le :',
      choose: 'Choisir un fichier',
      one: 'Veuillez ne choisir qu’un seul fichier.',
      sending: 'Envoi en cours : {{percent}}',
      kept: 'L’envoi s’est arrêté à {{percent}}. Envoyez de nouveau : il reprendra de là.',
    },
    wallet: {
      only: 'N’envoyez ici que {{coin}} ({{network}}). Tout autre envoi est perdu.',
      qr: 'Afficher le code QR',
      qrAlt: 'Code QR de l’adresse {{coin}}',
      since: 'Adresse utilisée depuis le {{date}}',
      movedTitle: 'Une adresse a changé',
      moved:
        'L’adresse pour {{coin}} a changé pendant que cette page était ouverte. Utilisez celle qui est affichée maintenant. Si vous avez payé à la précédente, envoyez tout de même le justificatif et dites-le-nous.',
      earlier: 'Adresse précédente',
      memo: 'Commentaire que le paiement doit porter',
      memoText:
        'Saisissez exactement ce commentaire lors de l’envoi. Sans lui, nous ne pouvons pas reconnaître le paiement.',
      copyMemo: 'Copier le commentaire pour {{coin}}',
      memoCopied: 'Le commentaire a été copié.',
      qrAmount: 'Code QR qui demande à un portefeuille d’envoyer {{amount}} à l’adresse {{coin}}',
    },
    steps: {
      title: 'Ce qui s’est passé',
      sent: 'Justificatif envoyé',
      reviewing: 'Une personne le compare au paiement',
      credited: 'Ajouté à votre solde',
      declined: 'Non accepté',
      requested: 'Demande envoyée',
      checking: 'Une personne l’examine ; vous pouvez encore annuler',
      agreed: 'Examen réussi',
      paying: 'Une seconde personne la paie',
      beingPaid: 'Paiement en cours',
      transferred: 'Envoyé à votre adresse',
      refused: 'Refusée ; le montant est revenu sur votre solde',
      takenBack: 'Retirée par vous ; le montant est revenu sur votre solde',
    },
    review: {
      title: 'Vérifiez avant d’envoyer',
      to: 'Adresse de réception',
      network: 'Réseau',
      amount: 'Montant',
      fee: 'Frais, compris dans la somme',
      pays: 'Envoyé à l’adresse',
      remains: 'Reste disponible',
      expected: 'Délai prévu',
      compare:
        'Comparez chaque groupe avec l’original. Un paiement à une mauvaise adresse ne peut pas être rappelé.',
      back: 'Modifier',
      send: 'Envoyer la demande',
    },
    history: 'Vos retraits',
  },
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
    reason: 'Motif : {{reason}}',
    transaction: 'Transaction : {{id}}',
    to: 'À {{address}}',
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
    enterAmount: 'Saisissez le montant',
    amountHint: 'Disponible : {{available}}. Minimum : {{minimum}}, ou tout votre solde s’il est inférieur.',
    most: 'Max.',
    mostLabel: 'Saisir le maximum : {{amount}}',
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
      'Sans second facteur, vous pouvez demander {{left}} maintenant. Pour demander davantage, configurez-en un dans votre compte : il compte 24 heures plus tard.',
    aboveDay:
      'Votre propre limite pour 24 heures laisse {{left}}. Pour demander davantage, relevez-la dans votre compte : une limite plus haute compte après 48 heures.',
    aboveMonth:
      'Votre propre limite pour 30 jours laisse {{left}}. Pour demander davantage, relevez-la dans votre compte : une limite plus haute compte après 48 heures.',
  },
  /** The address book, and what payments wait for. */
  payouts: {
    wait: {
      new_address:
        'L’argent part vers une nouvelle adresse 48 heures après sa première utilisation. Utilisée maintenant, elle est payée à partir du {{date}}.',
      new_address_after_change:
        'Votre mot de passe ou une application d’authentification a changé, ou un nouvel appareil s’est connecté : une nouvelle adresse attend 24 heures de plus. Utilisée maintenant, elle est payée à partir du {{date}}.',
      recovered: 'Votre compte a été récupéré par e-mail. Rien n’en sort avant le {{date}}.',
      recovery_code_used:
        'Un code de récupération a été utilisé. Rien ne sort de votre compte avant le {{date}}.',
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
    nextWait:
      'L’adresse est nouvelle, ou quelque chose a changé dans votre compte : la demande peut être approuvée et payée à partir du {{date}}. D’ici là, vous pouvez l’annuler.',
  },
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
    },
    go: 'Aller à la vérification d’identité',
  },
};
