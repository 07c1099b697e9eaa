import type { Words } from '../../../lib/i18n/words.ts';

/** The German of the profile, and the identity check. */
export const profile: Words<'de', 'settings/profile'> = {
  /** The account page. */
  profile: {
    title: 'Angaben zum Konto',
    upload: 'Bild hochladen',
    avatar: 'Ihr Bild',
    updatePicture: 'Profilbild ändern',
    picture: 'Bild',
    pictureHint:
      'PNG, JPEG oder WebP. Nur Sie können es sehen. Ort und Gerät werden vor dem Senden entfernt.',
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
  },
  /** Identity verification. */
  kyc: {
    title: 'Identitätsprüfung (KYC) abschließen',
    lead: 'Ihr Dokument liegt in einem geschützten Speicher. Nur Sie und die prüfenden Mitarbeiter können es öffnen. Nach dem Zugang zu einer Bank fragen wir nie.',
    address: 'Wohnanschrift',
    document: 'Ausweisdokument',
    documentHint:
      'Ein Dienstausweis, ein Führerschein oder ein anderes amtliches Dokument, das Ihren Namen und Ihr Bild bestätigt. PNG, JPEG, WebP oder PDF, bis 5 MB.',
    taxNumber: 'Steuernummer (freiwillig)',
    taxNumberHint:
      'Nur nötig, wenn Ihr Land besteuert, was Sie hier verdienen, und Sie sie hinterlegen möchten. Sie wird getrennt von allem anderen aufbewahrt; jedes Lesen durch einen Mitarbeiter wird protokolliert. Sie leer zu lassen, hat keinen Nachteil.',
    taxNumberInvalid: 'Bitte geben Sie 4 bis 32 Buchstaben und Ziffern ein oder lassen Sie das Feld leer.',
    addressShort: 'Bitte geben Sie Ihre vollständige Anschrift ein.',
    submit: 'Absenden',
    incomplete: 'Bitte füllen Sie das Formular richtig aus',
    saved: 'Ihre Angaben zur Identität wurden hochgeladen',
    failed: 'Das Bild konnte nicht hochgeladen werden',
    pendingExists:
      'Sie haben Ihre Angaben bereits gesendet; sie werden geprüft. Was Sie jetzt eingegeben haben, wurde nicht gespeichert.',
    retrySafe: 'Alle Ihre Eingaben sind noch da. Sie können erneut senden.',
    taxNumberFailed:
      'Ihre Angaben wurden hochgeladen, die Steuernummer jedoch nicht. Sie ist freiwillig; die Prüfung geht ohne sie weiter.',
    sentOn: 'Gesendet am',
    pending: 'Ihre Angaben werden geprüft',
    pendingText: 'Ein Mensch sieht sie sich an. Das Ergebnis sehen Sie hier; mehr ist nicht zu tun.',
    approved: 'Ihre Identität wurde bestätigt',
    approvedText: 'Mehr ist nicht nötig.',
    renamed: 'Ihre Identität wurde unter dem Namen {{name}} bestätigt',
    renamedText:
      'Ihr Name hier ist jetzt ein anderer. Ändern Sie ihn zurück oder senden Sie Ihre Angaben unten noch einmal.',
    rejected: 'Ihre Angaben konnten nicht angenommen werden',
    rejectedText: 'Sie können sie unten noch einmal senden.',
    reason: 'Grund im Wortlaut: {{reason}}',
  },
};
