import type { Words } from '../words';

/** The account page. */
export const profile: Words<'de', 'profile'> = {
  title: 'Angaben zum Konto',
  upload: 'Bild hochladen',
  avatar: 'Ihr Bild',
  updatePicture: 'Profilbild ändern',
  picture: 'Bild',
  pictureHint: 'PNG, JPEG oder WebP. Nur Sie können es sehen. Ort und Gerät werden vor dem Senden entfernt.',
  crop: 'Welcher Teil gezeigt wird',
  cropHint: 'Ziehen Sie das Bild, oder bewegen Sie es mit den Pfeiltasten.',
  zoom: 'Vergrößern',
  savePicture: 'Hochladen',
  selectImage: 'Bitte wählen Sie ein Bild aus',
  uploadFailed: 'Das Bild konnte nicht hochgeladen werden',
  uploaded: 'Das Bild wurde hochgeladen',
  details: 'Angaben',
  updateDetails: 'Angaben ändern',
  edit: 'Profil bearbeiten',
  update: 'aktualisieren',
  name: 'Vor- und Nachname',
  email: 'E-Mail-Adresse',
  phone: 'Telefonnummer',
  phoneInvalid: 'Bitte geben Sie eine Telefonnummer wie +354 555 0100 ein.',
  noPhone: 'Nicht angegeben',
  joined: 'Dabei seit',
  saved: 'Die Angaben wurden aktualisiert',
};
