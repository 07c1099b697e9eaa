import type { Words } from '../../lib/i18n/words.ts';

/** The French of the signed-in area of investors, and of all that every page says: the frame, errors, signing in. */
export const account: Words<'fr', 'account'> = {
  /** Words that every screen may need. */
  common: {
    brand: 'Glassmine',
    device: '{{browser}} sur {{system}}',
    risk: 'N’investissez que si vous êtes prêt à perdre la totalité de l’argent investi. Cet investissement présente un risque élevé de perte totale ou partielle du capital, et il est peu probable que vous soyez protégé en cas de problème.',
    riskTitle: 'Avertissement sur les risques',
    incomplete: 'Veuillez remplir le formulaire correctement',
    required: 'Veuillez remplir ce champ.',
    requiredChoice: 'Veuillez faire un choix.',
    invalidEmail: 'Veuillez saisir une adresse e-mail comme nom@example.com.',
    tooLong: 'C’est trop long : {{max}} caractères au maximum.',
    retry: 'Réessayer',
    more: 'Afficher plus',
    close: 'Fermer',
    closeToast: 'Fermer l’avis',
    cancel: 'Annuler',
    copy: 'Copier',
    copied: 'Copié',
    copyFailed: 'La copie a échoué. Veuillez sélectionner le texte et le copier à la main.',
    loading: 'Chargement',
    optional: 'facultatif',
    choose: 'Choisissez…',
    chosenPicture: 'Ce qui sera envoyé : {{name}}',
    goBack: 'Retour',
    notFoundTitle: 'Cette page n’existe pas',
    notFoundText: 'L’adresse est peut-être mal saisie, ou la page a été déplacée.',
    errorTitle: 'L’affichage a échoué',
    errorText: 'Un problème est survenu. Veuillez réessayer.',
    offlineTitle: 'Pas de connexion',
    offlineText:
      'Cette page n’avait pas encore été ouverte : sans connexion, il n’y a rien à afficher. Elle s’ouvrira d’elle-même au retour de la connexion.',
    showPassword: 'Afficher le mot de passe',
    hidePassword: 'Masquer le mot de passe',
    status: {
      pending: 'En attente',
      approved: 'Approuvé',
      paying: 'En cours de paiement',
      rejected: 'Refusé',
      paid: 'Payé',
      cancelled: 'Annulé',
      active: 'Actif',
      matured: 'Échu',
      closed: 'Clos',
      answered: 'Répondu',
    },
  },
  /** The frame around the screens: navigation, banner, notices. */
  shell: {
    skip: 'Aller au contenu',
    menu: 'Menu',
    openMenu: 'Ouvrir le menu',
    mainNavigation: 'Navigation principale',
    accountNavigation: 'Compte',
    places: 'Lieux principaux',
    operatorNavigation: 'Opérateur',
    home: 'Accueil',
    about: 'À propos',
    contact: 'Nous contacter',
    login: 'Se connecter',
    signIn: 'Se connecter',
    beginHere: 'S’inscrire',
    dashboard: 'Tableau de bord',
    account: 'Paramètres du compte',
    deposit: 'Déposer',
    invest: 'Investir',
    portfolio: 'Portefeuille',
    trade: 'Négocier',
    strategies: 'Stratégies',
    withdraw: 'Retirer',
    signals: 'Signaux',
    transactions: 'Opérations',
    refer: 'Recommander',
    operator: 'Espace opérateurs',
    groupCases: 'Dossiers',
    groupMoney: 'Argent',
    groupPeople: 'Personnes',
    groupSite: 'Site',
    logout: 'Déconnexion',
    backToAccount: 'Retour à mon compte',
    signedInAs: 'Connecté en tant que',
    language: 'Langue',
    themeLight: 'Passer au thème clair',
    themeDark: 'Passer au thème sombre',
    notice: 'Avis',
    announcements: 'Annonces',
    attention: 'Important :',
    putAway: 'Ranger « {{title}} »',
    sandbox:
      'Environnement d’essai : argent fictif et adresses de réseaux de test uniquement. N’envoyez pas de fonds réels.',
    offline:
      'Vous êtes hors ligne. Ce que vous voyez a été lu à {{time}} ou plus tard. Toute modification demande une connexion.',
    offlineEmpty: 'Vous êtes hors ligne. Toute modification demande une connexion.',
    reconnecting: 'Les mises à jour en direct sont interrompues. Reconnexion…',
    rights: 'Tous droits réservés © {{brand}} 2024',
  },
  /** The words for every stable code (see `lib/data/error-codes.ts`). */
  errors: {
    unknown:
      'Un problème est survenu, et il n’est pas certain que rien n’ait été fait. Vérifiez avant de réessayer.',
    network: 'Pas de connexion au serveur. Vérifiez votre réseau et réessayez.',
    offline: 'Vous êtes hors ligne et rien n’a été envoyé. Veuillez réessayer au retour de la connexion.',
    page_incomplete: 'Une partie de cette page n’a pas pu être chargée. Veuillez l’actualiser.',
    unavailable: 'Le serveur est occupé ou redémarre. Veuillez réessayer dans un instant.',
    session_expired: 'Votre session est terminée. Veuillez vous reconnecter.',
    not_allowed: 'Vous n’êtes pas autorisé à faire cela.',
    not_found: 'Introuvable.',
    duplicate: 'Ceci a déjà été envoyé.',
    invalid_value: 'L’une des valeurs n’est pas acceptée.',
    too_many_requests: 'Trop de tentatives. Veuillez patienter une minute et réessayer.',

    email_in_use: 'Cette adresse e-mail est déjà utilisée',
    weak_password: 'Le mot de passe doit comporter plus de six caractères',
    invalid_email: 'Adresse e-mail non valable',
    too_many_guesses:
      'Trop de mots de passe erronés pour ce compte. Utilisez une clé d’accès, définissez un nouveau mot de passe par e-mail ou réessayez dans 15 minutes.',
    wrong_password: 'Le mot de passe est incorrect',
    user_not_found: 'Utilisateur introuvable',
    email_not_confirmed:
      'Veuillez d’abord confirmer votre adresse e-mail : ouvrez le lien que nous vous avons envoyé.',
    account_disabled: 'Ce compte a été désactivé. Veuillez contacter l’assistance.',
    same_password: 'Le nouveau mot de passe doit être différent de l’ancien.',
    password_required: 'Veuillez saisir votre mot de passe pour faire cela.',
    email_mismatch: 'Ce n’est pas l’adresse du compte.',
    account_in_use: 'Le compte ne peut pas encore être fermé.',
    account_closed: 'Ce compte a été fermé.',
    signup_disabled: 'Il n’est pas possible de créer un compte pour le moment.',
    name_unreadable:
      'Saisissez un nom lisible : avec des lettres et sans caractères qui changent le sens de l’écriture.',
    country_not_served: 'Ce site n’est pas ouvert aux résidents de ce pays.',
    country_required: 'Choisissez votre pays : ce site n’est pas ouvert à tous.',
    name_of_operator:
      'Ce nom peut être confondu avec celui d’un membre de notre équipe. Ajoutez par exemple un deuxième prénom.',
    registration_incomplete:
      'Aucun compte n’a été créé : utilisez le formulaire d’inscription, avec un nom et en acceptant les conditions.',
    link_expired: 'Ce lien a expiré ou a déjà été utilisé.',
    link_unknown: 'Ce lien est incomplet. Veuillez l’ouvrir à nouveau depuis l’e-mail.',
    code_word_unreadable: 'Saisissez de 3 à 40 caractères, tous visibles.',
    password_guessable:
      'Ce mot de passe est parmi les premiers que l’on devine. Choisissez-en un plus long ou plus rare.',
    password_personal: 'Ce mot de passe contient votre nom ou votre adresse e-mail. Choisissez-en un autre.',
    password_pwned:
      'Ce mot de passe figure dans une liste de mots de passe volés dont se servent les attaquants. Choisissez-en un autre.',
    password_characters:
      'Ce mot de passe doit contenir d’autres types de caractères, par exemple des majuscules, des chiffres et des symboles.',
    password_too_long:
      'Ce mot de passe est trop long : 72 lettres au maximum, moins avec des accents ou des emojis.',
    mail_not_authorized:
      'Nous ne pouvons pas encore envoyer de courriel à cette adresse. Veuillez nous contacter.',
    too_many_mails: 'Trop de courriels ont été envoyés. Cherchez le dernier ou réessayez dans une heure.',
    factor_required: 'Veuillez d’abord confirmer votre second facteur.',
    code_required: 'Veuillez confirmer avec votre application d’authentification ou votre clé de sécurité.',
    invalid_code: 'Ce code est faux ou n’est plus valable.',
    factor_missing:
      'Sur un site réel, les opérateurs ont besoin d’un second facteur. Configurez-en un dans votre compte.',
    too_many_factors:
      'Vous avez autant de seconds facteurs qu’un compte peut en avoir. Retirez-en un d’abord.',
    factor_name_taken: 'Vous avez déjà un second facteur de ce nom.',
    passkey_cancelled: 'Votre appareil n’a rien confirmé. Veuillez réessayer.',
    passkey_refused:
      'Aucun compte ne connaît cette clé d’accès, ou l’attente a été trop longue. Réessayez ou connectez-vous avec votre mot de passe.',
    passkey_exists: 'Cet appareil est déjà configuré pour votre compte.',
    too_many_passkeys: 'Vous avez autant de clés d’accès qu’un compte peut en avoir. Retirez-en d’abord une.',
    passkeys_disabled:
      'Ce n’est pas possible dans ce navigateur ou à cette adresse. Veuillez utiliser un autre moyen.',
    passkey_of_another:
      'Cette clé d’accès appartient à un autre compte. Utilisez l’une des vôtres ou votre mot de passe.',
    key_refused:
      'Cette clé de sécurité n’est pas celle de votre compte, ou l’attente a été trop longue. Veuillez réessayer.',
    mailed_code_disabled:
      'Vous ne pouvez pas vous connecter ici avec un code reçu par courriel. Utilisez votre mot de passe.',

    insufficient_funds: 'Fonds insuffisants',
    plan_not_found: 'Ce plan n’est plus proposé.',
    price_changed:
      'Le prix de cette offre a changé. Rien n’a été acheté : regardez le nouveau prix et confirmez de nouveau.',
    term_changed:
      'La durée de cette offre a changé. Rien n’a été acheté : regardez la nouvelle date de fin et confirmez de nouveau.',
    bonus_changed:
      'La prime sur les revenus de cette offre a changé. Rien n’a été acheté : regardez la nouvelle prime et confirmez de nouveau.',
    account_not_verified: 'Veuillez vérifier votre compte',
    method_not_found: 'Ce moyen de paiement n’est plus proposé.',
    invalid_address: 'Ce n’est pas une adresse valable pour le moyen choisi.',
    invalid_amount: 'Veuillez saisir un montant valable.',
    below_minimum: 'Le montant est inférieur au minimum.',
    above_maximum: 'Le montant dépasse le maximum.',
    package_ended: 'Ce forfait est terminé. Rien n’a été ajouté.',
    too_many_top_ups: 'Ce forfait ne peut plus être complété aujourd’hui (UTC). Rien n’a été ajouté.',
    test_network_address:
      'Cette adresse appartient à un réseau de test. L’argent réel est versé sur les réseaux principaux.',
    factor_needed_for_sum:
      'C’est plus que ce que vous pouvez demander en 24 heures sans second facteur. Pour demander davantage, configurez-en un dans votre compte : il compte 24 heures plus tard.',
    above_own_limit:
      'C’est plus que ce que permet votre propre limite. Pour demander davantage, relevez-la dans votre compte : une limite plus haute compte après 48 heures.',
    invalid_limit:
      'Une limite ne peut être ni inférieure au minimum d’un retrait ni supérieure à mille milliards de dollars.',
    too_many_pending:
      'Vous avez trop de demandes en attente. Veuillez attendre que l’une d’elles soit vérifiée.',
    fee_changed: 'Les frais ont changé entre-temps. Vérifiez encore avant d’envoyer.',
    not_cancellable: 'Cette demande ne peut plus être annulée.',
    request_id_required: 'Cette demande était incomplète. Veuillez réessayer.',
    request_id_reused: 'Cette demande a déjà servi à autre chose. Veuillez réessayer.',
    operator_gives_none:
      'Le compte d’un opérateur n’accepte ni paiements ni documents. Utilisez un autre compte pour investir.',
    too_many_uploads: 'Vous avez téléversé trop de fichiers aujourd’hui. Veuillez réessayer demain.',
    too_many_messages: 'Trop de messages pour le moment. Veuillez réessayer dans une heure.',
    invalid_tax_number: 'Ce n’est pas un numéro fiscal valable.',
    file_too_large: 'Le fichier est trop volumineux : 5 Mo au maximum.',
    file_type: 'Ce type de fichier n’est pas accepté.',
    file_heic:
      'C’est une image HEIC, que ce navigateur ne peut pas ouvrir. Envoyez-en une capture d’écran, ou un JPEG.',
    file_disguised:
      'Ce fichier n’est pas du type qu’indique son nom ; il n’est donc pas affiché. Refusez-le et demandez-en un autre.',
    file_unreadable: 'Ce fichier n’a pas pu être ouvert. Il est peut-être vide ou endommagé.',
    picture_blocked:
      'La protection contre le pistage de votre navigateur empêche cette page de préparer les images. Autorisez ce site à utiliser les données canvas, ou envoyez un PDF.',

    already_reviewed: 'Quelqu’un a déjà vérifié ceci.',
    identity_required: 'Faites d’abord confirmer votre identité, dans votre compte.',
    account_frozen: 'Votre compte est gelé pour le moment. Veuillez contacter l’assistance.',
    address_in_use:
      'Un retrait vers cette adresse est en cours. Annulez-le d’abord, ou attendez qu’il soit payé.',
    plan_sold_out: 'Ce plan est épuisé : sa capacité prouvée est entièrement vendue.',
    signal_without_price:
      'Il n’y a pas de cours récent pour cet instrument, aucun résultat ne pourrait donc être indiqué. Veuillez réessayer lorsqu’il y en aura un.',
    too_many_signals: 'Dix signaux en 24 heures sont le maximum.',
    title_required: 'Veuillez donner un titre d’une ligne et de 120 caractères au plus.',
    reason_required: 'Veuillez indiquer un motif, de 500 caractères au maximum.',
    transaction_id_required: 'Veuillez saisir l’identifiant de la transaction.',
    invalid_transaction_id: 'Ce n’est pas un identifiant de transaction de ce réseau.',
    invalid_network: 'Veuillez choisir le réseau de ce paiement.',
    transaction_named:
      'Vous avez déjà indiqué cet identifiant de transaction pour un autre dépôt. Si une transaction contient deux paiements, laissez ce champ vide pour le second.',

    reading_not_recorded: 'Impossible de l’afficher : la lecture n’est pas enregistrée. Veuillez réessayer.',
    method_without_address:
      'Il n’y a pas encore d’adresse pour ce moyen de paiement. Veuillez en choisir un autre.',
    no_price:
      'Il n’y a pas de prix pour cette cryptomonnaie à ce moment. Veuillez utiliser des dollars américains.',
    quote_mismatch: 'La cotation concerne un autre paiement. Veuillez rouvrir la page.',
    payment_time_required:
      'Veuillez indiquer quand le paiement a été fait : un moment passé, au plus 90 jours avant le justificatif.',
  },
  /** Registration, login, recovery. */
  auth: {
    checkMail: {
      again: 'Renvoyer l’e-mail',
      sent: 'L’e-mail a été renvoyé.',
    },
    login: {
      submit: 'Se connecter',
      welcome: 'Heureux de vous revoir',
    },
    passwordHint: 'Sept caractères au minimum.',
    strength: 'Difficulté à deviner le mot de passe',
    confirmed: {
      title: 'Votre adresse e-mail est confirmée',
      text: 'Vous pouvez maintenant vous connecter.',
      halfTitle: 'Encore un lien',
      halfText:
        'Veuillez aussi ouvrir le lien de l’e-mail envoyé à votre autre adresse. Le changement n’a lieu qu’ensuite.',
      failedTitle: 'Ce lien n’est plus valable',
      failedText:
        'Il a expiré ou a déjà été utilisé. Si votre adresse est confirmée, connectez-vous simplement ; sinon, un nouvel e-mail vous sera proposé à la connexion.',
    },
    signedOut: 'Votre session est terminée. Veuillez vous reconnecter.',
  },
  /** The dashboard. */
  portfolio: {
    title: 'Tableau de bord',
    deposited: 'Déposé',
    profit: 'Gain',
    bonus: 'Prime',
    balance: 'Solde',
    totalPackages: 'Total des forfaits',
    activePackages: 'Forfaits actifs',
    none: 'Aucun',
    activeCount_one: '{{count}} plan actif',
    activeCount_many: '{{count}} plans actifs',
    activeCount_other: '{{count}} plans actifs',
    referralBonus: 'Prime de recommandation',
    places: {
      title: 'Où se trouve votre argent',
      available: 'Disponible',
      availableText: 'Votre solde. Il peut être investi ou retiré.',
      invested: 'Dans des plans',
      investedText:
        'Détenu par les plans que vous avez achetés ; chaque montant revient à la fin de son plan.',
      withdrawing: 'En cours de retrait',
      withdrawingText: 'Réservé jusqu’au paiement ; il revient si la demande est refusée ou annulée.',
    },
    insurance: {
      title: 'Fonds d’assurance',
      text: 'La maison met de côté, sur sa propre caisse, 20 % de chaque dépôt et de chaque frais. Le fonds détient {{fund}}.',
      covers:
        'Cela représente {{percent}} des {{owed}} que tous les investisseurs ont en soldes, plans et retraits. Le reste n’est pas assuré.',
    },
    owned: {
      title: 'Ce que vous possédez',
      earned: 'Gagné depuis le début',
      pooled: 'Dans votre portefeuille fictif',
      month: 'Ce mois-ci',
    },
    steps: {
      title: 'Pour commencer',
      text: 'Vous pouvez vous arrêter après chaque étape et retirer ce qui est disponible.',
      mail: 'Confirmez votre adresse e-mail',
      mailText: 'Ouvrez le lien de l’e-mail que nous vous avons envoyé.',
      deposit: 'Effectuez un premier dépôt',
      depositText:
        'Saisissez un montant, envoyez-le à l’une de nos adresses et téléversez le justificatif ; une personne le vérifie.',
      identity: 'Confirmez votre identité',
      identityText: 'Envoyez un document quand vous le souhaitez ; une personne l’examine.',
      plan: 'Choisissez un plan',
      planText: 'Ou gardez le solde, ou retirez-le.',
      done: 'Fait',
      waiting: 'Une personne l’examine.',
      later: 'Demande un solde disponible.',
    },
    attention: {
      title: 'À votre attention',
      others: 'Pour information',
      email_unverified: 'Votre adresse e-mail n’est pas vérifiée',
      email_unverifiedText: 'Les retraits l’exigent. Ouvrez le lien du message envoyé à {{detail}}.',
      account_frozen: 'Votre compte est gelé',
      account_frozenText:
        'Depuis le {{date}}, vous ne pouvez ni investir ni demander un retrait ; les demandes antérieures attendent, et vous pouvez annuler un retrait qui n’est pas en cours de paiement. Écrivez-nous si vous n’êtes pas d’accord. Motif, tel qu’il a été écrit : {{detail}}',
      account_stopped: 'Vous avez arrêté votre compte',
      account_stoppedText:
        'Depuis le {{date}}, aucun argent n’en sort, et vous ne pouvez ni investir ni demander de retrait. Écrivez-nous quand il sera de nouveau sûr : un trésorier vous parle et lève le gel.',
      kyc_missing: 'Votre identité n’est pas confirmée',
      kyc_missingText: 'Envoyez une pièce d’identité quand vous voulez ; une personne l’examine.',
      kyc_pending: 'Votre pièce d’identité est en cours d’examen',
      kyc_pendingText: 'Il n’y a rien à faire ; le résultat apparaît ici.',
      kyc_rejected: 'Votre pièce d’identité n’a pas pu être acceptée',
      kyc_rejectedText: 'Vous pouvez en envoyer une autre. Motif, tel qu’il a été écrit : {{detail}}',
      withdrawal_pending: 'Retrait en attente de vérification',
      withdrawal_pendingText:
        'Demandé le {{date}} en {{detail}}. Jusqu’à la vérification, vous pouvez l’annuler.',
      withdrawal_approved: 'Retrait approuvé, pas encore payé',
      withdrawal_approvedText: 'Demandé le {{date}} en {{detail}}. Une deuxième personne le paie.',
      withdrawal_paying: 'Retrait en cours de paiement',
      withdrawal_payingText: 'Demandé le {{date}} par {{detail}}. Il ne peut plus être annulé.',
      position_due: 'Votre plan {{detail}} est terminé',
      position_dueText: 'Son capital revient bientôt sur votre solde.',
      position_matured: 'Votre plan {{detail}} est terminé',
      position_maturedText: 'Son capital est revenu sur votre solde le {{date}}.',
      deposit_pending: 'Dépôt en attente de vérification',
      deposit_pendingText:
        'Envoyé le {{date}} en {{detail}}. Il est crédité lorsqu’une personne l’a approuvé.',
    },
    days: {
      title: 'Valeur et revenus',
      valueText:
        'Ce que vous possédiez à la fin de chaque jour (UTC) : disponible, dans des plans et en cours de retrait.',
      label: 'De {{from}} le {{first}} à {{to}} le {{last}}.',
      table: 'Afficher en tableau',
      day: 'Jour',
      kind: 'Ce qui est tracé',
      value: 'Valeur',
      income: 'Revenus',
      incomeText:
        'Ce que chaque jour (UTC) a rapporté : le rendement et les bonus qui lui appartiennent, moins ce qui en a été repris.',
      incomeLabel: 'Revenus de chaque jour, du {{first}} au {{last}}.',
      axis: 'L’axe commence à {{amount}}.',
      spans: { month: '1M', quarter: '3M', year: '1A' },
      spanNames: { month: '1 mois', quarter: '3 mois', year: '1 an' },
    },
    recent: {
      title: 'Activité récente',
      all: 'Relevé complet',
    },
    actions: {
      title: 'Actions rapides',
      deposit: 'Déposer',
      invest: 'Investir',
      withdraw: 'Retirer',
    },
    chart: 'Graphique du marché',
    quotes: 'Cours du marché',
    market: {
      title: 'Marchés',
      simulated: 'Simulé',
      simulatedText:
        'Un programme invente ces cours pour ce bac à sable. Ce ne sont pas des cours de marché.',
      inDay: 'en 24 heures',
      symbol: 'Symbole',
      range: 'Période',
      ranges: { day: '1J', week: '1S', month: '1M', all: 'Tout' },
      rangeNames: { day: '1 jour', week: '1 semaine', month: '1 mois', all: 'Tout' },
      label: 'Graphique de {{name}}, {{span}} par chandelier, du {{first}} au {{last}}',
      keys: 'Les flèches passent d’un chandelier à l’autre, Début et Fin au premier et au dernier. + et − agrandissent et réduisent.',
      candle: '{{time}} : ouverture {{open}}, plus haut {{high}}, plus bas {{low}}, clôture {{close}}',
      tableOf: 'Cours de {{name}}',
      time: 'Heure',
      open: 'Ouverture',
      high: 'Plus haut',
      low: 'Plus bas',
      close: 'Clôture',
      none: 'Aucun cours n’a été enregistré sur cette période.',
      missing: 'Le graphique n’a pas pu être chargé.',
    },
  },
  /** What a line of the books is. */
  statement: {
    forDay: 'pour le {{day}}',
    owned: 'Votre total',
    arrived: 'Dépôt en {{detail}}. Vous aviez saisi {{claimed}}',
    /** Of money that went into a strategy or came out of it. */
    copied: {
      subscribe: 'Placé dans la stratégie {{detail}}',
      unsubscribe: 'Rendu par la stratégie {{detail}} avant d’avoir compté',
      redeem: 'Retiré de la stratégie {{detail}}',
    },
    kind: {
      deposit: 'Dépôt en {{detail}}',
      invest: 'Plan acheté : {{detail}}',
      top_up: 'Plan complété : {{detail}}',
      mature: 'Plan terminé, capital rendu : {{detail}}',
      yield: 'Rendement du plan {{detail}}',
      yield_reversal: 'Rendement du plan {{detail}} repris',
      bonus: 'Prime',
      profit_bonus: 'Prime sur les revenus du plan {{detail}}',
      referral_bonus: 'Prime de recommandation',
      withdrawal_hold: 'Retrait en {{detail}} demandé, montant mis de côté',
      withdrawal_release: 'Retrait en {{detail}} non effectué, montant rendu',
      withdrawal_pay: 'Retrait en {{detail}} payé',
      withdrawal_fee: 'Frais d’un retrait par {{detail}}',
      correction: 'Rectification : {{detail}}',
      insurance_payout: 'Payé par le fonds d’assurance : {{detail}}',
      subscribe: 'Versé dans votre portefeuille d’investissement',
      unsubscribe: 'Rendu par votre portefeuille d’investissement avant d’être compté',
      redeem: 'Retiré de votre portefeuille d’investissement',
      other: 'Autre mouvement',
    },
  },
  /** What the bell opens; the keys below are tables and statuses. */
  notifications: {
    title: 'Notifications',
    unread: 'Notifications, {{number}} non lues',
    readAll: 'Tout marquer comme lu',
    earlier: 'Afficher les précédentes',
    new: 'Nouveau :',
    empty: 'Rien ne s’est encore passé',
    emptyText:
      'Chaque changement d’un dépôt, d’un retrait, d’un plan ou d’une vérification d’identité, et chaque réponse à un message, apparaît ici.',
    reason: 'Motif, tel qu’il a été écrit : {{reason}}',
    arrived:
      'Votre dépôt a été approuvé : {{amount}} sont arrivés et figurent sur votre solde. Vous aviez saisi {{claimed}}.',
    other: 'Quelque chose a changé dans votre compte.',
  },
  /** Messages from an account to the operators. */
  support: {
    title: 'Assistance',
    lead: 'Ce que vous écrivez parvient aux opérateurs. Les réponses apparaissent ici et arrivent par e-mail.',
    hint: 'Les opérateurs voient que le message vient de votre compte. Personne ici ne demande jamais de mot de passe, et aucun paiement n’accélère une réponse.',
    subject: 'Objet',
    message: 'Votre message',
    submit: 'Envoyer',
    sent: 'message envoyé',
    received: 'Nous avons reçu votre message {{reference}}',
    receivedText: 'Quand un opérateur répond, vous le lisez ici ; la réponse est aussi envoyée à {{email}}.',
    yours: 'Vos messages',
    none: 'Vous ne nous avez pas encore écrit',
    reference: 'Référence {{reference}}',
    waiting: 'Aucun opérateur n’a encore répondu.',
    answer: 'Réponse',
    closed: 'Un opérateur a clos ce message sans réponse. Vous pouvez écrire à nouveau.',
  },
  /** The proof of liabilities: its card in the account, and the public page that goes with it. */
  proof: {
    title: 'Preuve que vous figurez dans les livres',
    checking: 'Votre navigateur vérifie…',
    none: 'Aucun état des livres n’a encore été publié.',
    young:
      'Votre compte est plus récent que le dernier état. Cette page vérifiera le suivant, qui le comprend.',
    proven:
      'Le {{date}}, les livres devaient {{total}} à l’ensemble des investisseurs. Votre navigateur a vérifié que vos {{own}} y sont compris.',
    stale:
      'C’était il y a plus de deux jours. Un nouvel état est dû chaque jour : demandez pourquoi il manque.',
    restored:
      'Le site a été restauré à partir d’une sauvegarde le {{date}}, dans son état du {{moment}}. Ce qui a été enregistré après ce moment est perdu : comparez vos transactions avec vos propres notes et dites-nous ce qui manque.',
    restoredReason: 'Motif indiqué :',
    unavailable: 'Le dernier état n’a pas pu être vérifié pour l’instant.',
    receipt: 'Télécharger le reçu',
    seal: 'Sceau de l’état {{number}}',
    compare: 'Le comparer avec la page publique',
    failed: 'La preuve des engagements a échoué',
    failedText:
      'Ce qui est publié ne prouve pas ce que contient votre compte. Téléchargez les preuves, conservez-les et montrez-les à une personne de confiance. N’envoyez pas d’argent tant que cela n’est pas expliqué.',
    evidence: 'Télécharger les preuves',
    problems: {
      malformed: 'Le reçu est incomplet ou n’est pas au format publié.',
      seal_broken: 'Les chiffres publiés ne correspondent pas à leur sceau.',
      not_included: 'L’état ne contient aucune entrée pour votre compte.',
      path_wrong: 'Le chemin de votre entrée à la racine n’a pas la bonne longueur.',
      value_out_of_bounds: 'L’arbre contient un montant impossible.',
      root_differs: 'Votre entrée ne mène pas à la racine publiée.',
      total_differs: 'Le total publié n’est pas la somme des entrées.',
      pools_differ: 'Les chiffres publiés d’un fonds commun ne mènent pas à leur racine publiée.',
      pooled_differs:
        'Ce que votre entrée dit des portefeuilles et des stratégies ne découle pas de vos unités.',
      statement_differs: 'Votre entrée diffère de vos propres transactions.',
      other_account: 'Le reçu appartient à un autre compte.',
      other_snapshot: 'On vous a donné un autre état que celui montré au public.',
      chain_broken: 'Les états publiés ne se suivent pas.',
      history_replaced: 'Un état que ce navigateur avait déjà vu n’est plus publié.',
    },
  },
};
