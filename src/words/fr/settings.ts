import type { Words } from '../../lib/i18n/words.ts';

/** The French of an account's settings, its address book, referrals, signals, and the pages behind links of mails. */
export const settings: Words<'fr', 'settings'> = {
  /** The account page. */
  profile: {
    title: 'Informations du profil',
    upload: 'Téléverser une photo',
    avatar: 'Votre photo',
    updatePicture: 'Changer la photo de profil',
    picture: 'Photo',
    pictureHint:
      'PNG, JPEG ou WebP. Vous seul pouvez la voir. Le lieu et l’appareil en sont retirés avant l’envoi.',
    crop: 'La partie à montrer',
    cropHint: 'Faites glisser l’image, ou déplacez-la avec les flèches du clavier.',
    zoom: 'Zoom',
    savePicture: 'Téléverser',
    selectImage: 'Veuillez sélectionner une image',
    uploadFailed: 'L’image n’a pas pu être téléversée',
    uploaded: 'Image téléversée',
    details: 'Coordonnées',
    updateDetails: 'Modifier les coordonnées',
    edit: 'Modifier le profil',
    update: 'mettre à jour',
    name: 'Nom',
    email: 'Adresse e-mail',
    phone: 'Numéro de téléphone',
    phoneInvalid: 'Veuillez saisir un numéro de téléphone comme +354 555 0100.',
    noPhone: 'Non renseigné',
    joined: 'Membre depuis',
    saved: 'Les coordonnées ont été mises à jour',
  },
  /** Identity verification. */
  kyc: {
    title: 'Complétez votre vérification d’identité (KYC)',
    lead: 'Votre document est conservé dans un stockage privé. Seuls vous et les opérateurs chargés de la vérification pouvez l’ouvrir. Nous ne demandons jamais l’accès à une banque.',
    address: 'Adresse du domicile',
    document: 'Pièce d’identité',
    documentHint:
      'Une carte professionnelle, un permis de conduire ou tout document légal confirmant votre nom et votre photo. PNG, JPEG, WebP ou PDF, jusqu’à 5 Mo.',
    taxNumber: 'Numéro fiscal (facultatif)',
    taxNumberHint:
      'Nécessaire seulement si votre pays impose ce que vous gagnez ici et que vous souhaitez l’y consigner. Il est conservé à part de tout le reste ; chaque lecture par un opérateur est enregistrée. Le laisser vide ne présente aucun inconvénient.',
    taxNumberInvalid: 'Veuillez saisir de 4 à 32 lettres et chiffres, ou laisser ce champ vide.',
    addressShort: 'Veuillez saisir votre adresse complète.',
    submit: 'Envoyer',
    incomplete: 'Veuillez remplir le formulaire correctement',
    saved: 'Les informations d’identité ont été envoyées',
    failed: 'L’image n’a pas pu être téléversée',
    pendingExists:
      'Vous avez déjà envoyé vos informations ; elles sont en cours de vérification. Ce que vous venez de saisir n’a pas été enregistré.',
    retrySafe: 'Tout ce que vous avez saisi est encore là. Vous pouvez envoyer à nouveau.',
    taxNumberFailed:
      'Vos informations ont été reçues, mais pas le numéro fiscal. Il est facultatif ; la vérification se poursuit sans lui.',
    sentOn: 'Envoyé le',
    pending: 'Vos informations sont en cours de vérification',
    pendingText: 'Une personne les examine. Vous verrez le résultat ici ; il n’y a rien d’autre à faire.',
    approved: 'Votre identité a été confirmée',
    approvedText: 'Rien d’autre n’est nécessaire.',
    renamed: 'Votre identité a été confirmée sous le nom {{name}}',
    renamedText:
      'Votre nom est ici un autre à présent. Remettez le précédent, ou envoyez à nouveau vos informations ci-dessous.',
    rejected: 'Vos informations n’ont pas pu être acceptées',
    rejectedText: 'Vous pouvez les envoyer à nouveau ci-dessous.',
    reason: 'Motif : {{reason}}',
  },
  /** What people can do about their own account. */
  account: {
    security: 'Connexion et sécurité',
    password: 'Mot de passe',
    passwordText: 'Le changer met fin à toutes les autres sessions.',
    changePassword: 'Changer le mot de passe',
    currentPassword: 'Mot de passe actuel',
    passwordChanged: 'Votre mot de passe a été changé. Toutes les autres sessions sont terminées.',
    changeEmail: 'Changer l’adresse e-mail',
    newEmail: 'Nouvelle adresse e-mail',
    emailText:
      'Nous envoyons un lien à l’ancienne adresse et un autre à la nouvelle. Le changement a lieu quand les deux ont été ouverts.',
    emailSame: 'C’est déjà votre adresse.',
    emailSent: 'Veuillez ouvrir les liens envoyés aux deux adresses.',
    send: 'Envoyer les liens',
    sessions: 'Où vous êtes connecté',
    sessionsText: 'Vous n’en reconnaissez pas une ? Mettez-y fin et changez votre mot de passe.',
    thisSession: 'Cette session',
    unknownDevice: 'Navigateur inconnu',
    lastUsed: 'Dernière utilisation : {{when}}',
    end: 'Mettre fin',
    endNamed: 'Mettre fin à la session : {{device}}',
    endOthers: 'Mettre fin à toutes les autres sessions',
    ended: 'La session est terminée',
    othersEnded: 'Toutes les autres sessions sont terminées',
    history: 'Ce qui s’est passé dans votre compte',
    historyText: 'Les 90 derniers jours.',
    historyEmpty: 'Rien au cours des 90 derniers jours',
    events: {
      signed_in: 'Connexion',
      session_ended: 'Session terminée depuis une autre',
      password_changed: 'Mot de passe changé',
      email_changed: 'Adresse e-mail changée',
      data_exported: 'Données exportées',
      new_device: 'Connexion depuis un nouvel appareil',
      recovered: 'Lien d’un e-mail utilisé',
      address_added: 'Adresse de paiement ajoutée',
      address_removed: 'Adresse de paiement retirée',
      payments_stopped: 'Compte arrêté',
    },
    stop: 'Tout arrêter',
    stopTitle: 'Quelqu’un d’autre est dans votre compte ?',
    stopLine: 'Gèle votre argent et ferme aussitôt toutes les sessions.',
    stopText:
      'Dès maintenant, aucun argent ne sort de votre compte. Toutes les sessions se ferment, celle-ci aussi, et votre mot de passe ne fonctionne plus : revenez par « Mot de passe oublié ». Vous ne pouvez pas l’annuler vous-même : un trésorier vous parle et lève le gel.',
    stopped: 'Votre compte est arrêté. Revenez par « Mot de passe oublié ».',
    preferences: 'Préférences',
    theme: 'Apparence',
    light: 'Clair',
    dark: 'Sombre',
    mails: 'M’envoyer aussi un e-mail pour chaque notification',
    mailsText: 'Il dit ce qui s’est passé, sans motifs ni adresses.',
    mailsOff: 'Ce site n’envoie pas d’e-mails de notification pour le moment.',
    preferenceSaved: 'Votre choix a été enregistré',
    data: 'Vos données',
    exportText:
      'Tout ce qui est conservé à votre sujet dans un fichier (JSON) : coordonnées, dépôts, plans, retraits, vérifications d’identité, chaque écriture des comptes, sessions.',
    export: 'Exporter mes données',
    exportSave: 'Enregistrer le fichier',
    exported: 'Vos données ont été enregistrées dans un fichier',
    confirmText: 'Votre mot de passe, pour que personne ne le fasse sur une page laissée ouverte.',
    close: 'Fermer le compte',
    closeText: 'Définitivement : personne ne peut le rouvrir, nous non plus.',
    closeGoneTitle: 'Ce qui est supprimé',
    closeGone:
      'Nom, téléphone, pays, photo, accès, sessions, historique, notifications, messages à notre adresse, lettre d’information. Votre lien de parrainage cesse de fonctionner, et les récompenses encore en attente ne sont pas créditées.',
    closeKeptTitle: 'Ce qui est conservé, et pourquoi',
    closeKept:
      'Chaque écriture des comptes, les dépôts, retraits et vérifications d’identité : les comptes doivent rester complets, et les lois contre le blanchiment exigent ces documents. Votre nom et votre adresse sont conservés avec eux, à part de tout le reste. Si vous n’avez jamais utilisé le compte, rien n’est conservé.',
    closeEmail: 'Votre adresse e-mail, pour confirmer',
    closed: 'Votre compte a été fermé',
    hindrance: 'Le compte ne peut pas encore être fermé.',
    hindrances: {
      operator: 'Vous êtes opérateur. Quelqu’un doit d’abord vous retirer ce rôle.',
      money: 'Il contient de l’argent. Veuillez d’abord le retirer.',
      plan: 'Un plan est actif. Il doit d’abord se terminer.',
      deposit: 'Un dépôt est en cours de vérification.',
      withdrawal: 'Un retrait n’a pas encore été payé.',
      identity: 'Vos informations d’identité sont en cours de vérification.',
      correction: 'Une rectification de votre solde attend une décision.',
      insurance: 'Un paiement du fonds d’assurance en votre faveur attend une décision.',
      recent_plan:
        'Un plan s’est terminé il y a moins de sept jours. Des revenus de ses derniers jours peuvent encore être inscrits.',
    },
  },
  /** The page behind the links in the newsletter's mails. */
  newsletter: {
    title: 'Lettre d’information',
    confirm: {
      title: 'Confirmez votre abonnement',
      lead: 'Avec ce bouton, la lettre d’information arrivera désormais à votre adresse.',
      submit: 'Confirmer',
      done: 'Vous êtes abonné',
      doneText:
        'Un e-mail est en route vers vous, avec un lien qui vous permet de vous désabonner à tout moment.',
    },
    leave: {
      title: 'Quitter la lettre d’information',
      lead: 'Avec ce bouton, plus rien ne vous est envoyé et votre adresse est effacée de la liste.',
      submit: 'Se désabonner',
      done: 'Vous avez quitté la lettre d’information',
      doneText: 'Votre adresse a été effacée de la liste.',
    },
    failed: {
      title: 'Ce lien n’est plus valable',
      expired:
        'Il permettait de confirmer un abonnement pendant 48 heures, et plus après la fin de celui-ci. Vous pouvez vous abonner à nouveau sur la page d’accueil.',
      unknown:
        'Il est incomplet ou inconnu. Veuillez l’ouvrir à nouveau depuis l’e-mail, ou le copier en entier.',
    },
    home: 'Aller à la page d’accueil',
  },
  alarm: {
    title: 'Ce n’était pas vous ?',
    lead: 'Arrêtez votre compte. Dès lors, aucun argent n’en sort, tout le monde est déconnecté et le mot de passe ne fonctionne plus. Cela ne s’annule pas ici : un trésorier vous parle et lève le gel.',
    submit: 'Arrêter mon compte',
    done: 'Votre compte est arrêté',
    doneText:
      'Aucun argent n’en sort et personne n’est connecté. Choisissez un nouveau mot de passe par « Mot de passe oublié », puis écrivez-nous.',
    failed: 'Ce lien ne fonctionne pas',
    failedText:
      'Il a plus de 30 jours ou il est incomplet. Si vous pouvez vous connecter, arrêtez votre compte dans les paramètres ; sinon, choisissez un nouveau mot de passe : rien ne part alors pendant 72 heures.',
  },
  /** Referring others. */
  referrals: {
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
  /** Signals. */
  signals: {
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
  },
};
