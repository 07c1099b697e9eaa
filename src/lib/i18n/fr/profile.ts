import type { Words } from '../words';

/** The account page. */
export const profile: Words<'fr', 'profile'> = {
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
};
