import type { Words } from '../../../lib/i18n/words.ts';

/** The French of the profile, and the identity check. */
export const profile: Words<'fr', 'settings/profile'> = {
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
    reason: 'Motif, tel qu’il a été écrit : {{reason}}',
  },
};
