import type { Words } from '../../lib/i18n/words.ts';

/** The German of an account's settings, its address book, referrals, signals, and the pages behind links of mails. */
export const settings: Words<'de', 'settings'> = {
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
    reason: 'Grund: {{reason}}',
  },
  /** What people can do about their own account. */
  account: {
    security: 'Anmeldung und Sicherheit',
    password: 'Passwort',
    passwordText: 'Eine Änderung beendet alle anderen Sitzungen.',
    changePassword: 'Passwort ändern',
    currentPassword: 'Aktuelles Passwort',
    passwordChanged: 'Ihr Passwort wurde geändert. Alle anderen Sitzungen sind beendet.',
    changeEmail: 'E-Mail-Adresse ändern',
    newEmail: 'Neue E-Mail-Adresse',
    emailText:
      'Wir senden einen Link an die alte und einen an die neue Adresse. Die Änderung gilt, sobald beide geöffnet wurden.',
    emailSame: 'Das ist bereits Ihre Adresse.',
    emailSent: 'Bitte öffnen Sie die Links, die wir an beide Adressen gesendet haben.',
    send: 'Links senden',
    sessions: 'Wo Sie angemeldet sind',
    sessionsText: 'Eine davon kennen Sie nicht? Beenden Sie sie und ändern Sie Ihr Passwort.',
    thisSession: 'Diese Sitzung',
    unknownDevice: 'Unbekannter Browser',
    lastUsed: 'Zuletzt benutzt: {{when}}',
    end: 'Beenden',
    endNamed: 'Sitzung beenden: {{device}}',
    endOthers: 'Alle anderen Sitzungen beenden',
    ended: 'Die Sitzung ist beendet',
    othersEnded: 'Alle anderen Sitzungen sind beendet',
    history: 'Was mit Ihrem Konto geschah',
    historyText: 'Die letzten 90 Tage.',
    historyEmpty: 'In den letzten 90 Tagen nichts',
    events: {
      signed_in: 'Angemeldet',
      session_ended: 'Sitzung von einer anderen aus beendet',
      password_changed: 'Passwort geändert',
      email_changed: 'E-Mail-Adresse geändert',
      data_exported: 'Daten exportiert',
      new_device: 'Angemeldet von einem neuen Gerät',
      recovered: 'Link einer E-Mail benutzt',
      address_added: 'Auszahlungsadresse hinzugefügt',
      address_removed: 'Auszahlungsadresse entfernt',
      payments_stopped: 'Konto angehalten',
    },
    stop: 'Alles anhalten',
    stopTitle: 'Ist jemand anderes in Ihrem Konto?',
    stopLine: 'Sperrt Ihr Geld und beendet sofort alle Sitzungen.',
    stopText:
      'Ab sofort verlässt kein Geld Ihr Konto. Alle Sitzungen enden, auch diese, und Ihr Passwort gilt nicht mehr: Kommen Sie über „Passwort vergessen“ zurück. Sie können das nicht selbst rückgängig machen: Jemand aus der Kasse spricht mit Ihnen und hebt die Sperre auf.',
    stopped: 'Ihr Konto ist angehalten. Kommen Sie über „Passwort vergessen“ zurück.',
    preferences: 'Einstellungen',
    theme: 'Erscheinungsbild',
    light: 'Hell',
    dark: 'Dunkel',
    mails: 'Mir zu jeder Benachrichtigung auch eine E-Mail senden',
    mailsText: 'Darin steht, was geschehen ist, ohne Gründe und Adressen.',
    mailsOff: 'Diese Seite versendet derzeit keine E-Mails zu Benachrichtigungen.',
    preferenceSaved: 'Ihre Wahl wurde gespeichert',
    data: 'Ihre Daten',
    exportText:
      'Alles, was über Sie gespeichert ist, als Datei (JSON): Angaben, Einzahlungen, Pläne, Auszahlungen, Identitätsprüfungen, jede Buchung, Sitzungen.',
    export: 'Meine Daten exportieren',
    exportSave: 'Datei speichern',
    exported: 'Ihre Daten wurden als Datei gespeichert',
    confirmText: 'Ihr Passwort, damit es niemand auf einer offen gelassenen Seite tut.',
    close: 'Konto schließen',
    closeText: 'Endgültig: Niemand kann es wieder öffnen, auch wir nicht.',
    closeGoneTitle: 'Was gelöscht wird',
    closeGone:
      'Name, Telefonnummer, Land, Bild, Zugang, Sitzungen, Verlauf, Benachrichtigungen, Nachrichten an uns, Newsletter. Ihr Empfehlungslink gilt nicht mehr, und Prämien, die noch ausstehen, werden nicht gutgeschrieben.',
    closeKeptTitle: 'Was bleibt, und warum',
    closeKept:
      'Jede Buchung, Einzahlungen, Auszahlungen und Identitätsprüfungen: Bücher müssen vollständig bleiben, und Gesetze gegen Geldwäsche verlangen diese Aufzeichnungen. Ihr Name und Ihre Adresse werden dazu getrennt von allem anderen aufbewahrt. Haben Sie das Konto nie benutzt, bleibt nichts.',
    closeEmail: 'Ihre E-Mail-Adresse, um sicherzugehen',
    closed: 'Ihr Konto wurde geschlossen',
    hindrance: 'Das Konto kann noch nicht geschlossen werden.',
    hindrances: {
      operator: 'Sie gehören zum Betrieb. Zuerst muss Ihnen jemand diese Rolle nehmen.',
      money: 'Es liegt Geld darauf. Bitte lassen Sie es zuerst auszahlen.',
      plan: 'Ein Plan läuft noch. Er muss zuerst enden.',
      deposit: 'Eine Einzahlung wird geprüft.',
      withdrawal: 'Eine Auszahlung wurde noch nicht überwiesen.',
      identity: 'Ihre Angaben zur Identität werden geprüft.',
      correction: 'Eine Korrektur Ihres Guthabens wartet auf eine Entscheidung.',
      insurance: 'Eine Zahlung des Versicherungsfonds an Sie wartet auf eine Entscheidung.',
      recent_plan:
        'Ein Plan endete vor weniger als sieben Tagen. Erträge seiner letzten Tage können noch gebucht werden.',
    },
  },
  /** The page behind the links in the newsletter's mails. */
  newsletter: {
    title: 'Rundbrief',
    confirm: {
      title: 'Abonnement bestätigen',
      lead: 'Mit diesem Knopf kommt der Rundbrief ab jetzt an Ihre Adresse.',
      submit: 'Bestätigen',
      done: 'Sie haben den Rundbrief abonniert',
      doneText:
        'Eine E-Mail ist zu Ihnen unterwegs, mit einem Link, über den Sie sich jederzeit abmelden können.',
    },
    leave: {
      title: 'Rundbrief abbestellen',
      lead: 'Mit diesem Knopf wird Ihnen nichts mehr gesendet, und Ihre Adresse wird aus der Liste gelöscht.',
      submit: 'Abbestellen',
      done: 'Sie haben den Rundbrief abbestellt',
      doneText: 'Ihre Adresse wurde aus der Liste gelöscht.',
    },
    failed: {
      title: 'Dieser Link gilt nicht mehr',
      expired:
        'Er bestätigte ein Abonnement 48 Stunden lang und nach dessen Ende keines mehr. Auf der Startseite können Sie es erneut bestellen.',
      unknown:
        'Er ist unvollständig oder unbekannt. Bitte öffnen Sie ihn noch einmal aus der E-Mail oder kopieren Sie ihn ganz.',
    },
    home: 'Zur Startseite',
  },
  alarm: {
    title: 'Waren das nicht Sie?',
    lead: 'Halten Sie Ihr Konto an. Dann verlässt es kein Geld mehr, alle werden abgemeldet, und das Passwort gilt nicht mehr. Das lässt sich hier nicht rückgängig machen: Jemand aus der Kasse spricht mit Ihnen und hebt die Sperre auf.',
    submit: 'Mein Konto anhalten',
    done: 'Ihr Konto ist angehalten',
    doneText:
      'Kein Geld verlässt es, und niemand ist angemeldet. Wählen Sie über „Passwort vergessen“ ein neues Passwort und schreiben Sie uns dann.',
    failed: 'Dieser Link funktioniert nicht',
    failedText:
      'Er ist älter als 30 Tage oder unvollständig. Wenn Sie sich anmelden können, halten Sie Ihr Konto in den Kontoeinstellungen an; wenn nicht, wählen Sie ein neues Passwort: Danach verlässt 72 Stunden lang nichts Ihr Konto.',
  },
  /** Referring others. */
  referrals: {
    title: 'Andere empfehlen',
    text: 'Sie können andere einladen, indem Sie Ihren Empfehlungslink weitergeben:',
    optional:
      'Ob Sie andere einladen, entscheiden Sie. Es ist nie Bedingung für eine Auszahlung oder irgendetwas anderes.',
    credited:
      'Die Prämie für den ersten Plan einer geworbenen Person wird gutgeschrieben, wenn dessen Laufzeit zu Ende ist.',
    pending: '{{amount}} am {{date}}',
    copied: 'Der Link wurde kopiert',
    referred: 'Von Ihnen empfohlen',
    caption: 'Personen, die sich mit Ihrem Link registriert haben, die neuesten zuerst',
    name: 'Vorname',
    level: 'Empfehlungsstufe',
    status: 'Stand',
    date: 'Registriert am',
    reward: 'Prämie',
    earned: 'Durch Empfehlungen erhalten',
    empty: 'Mit Ihrem Link hat sich noch niemand registriert',
    emptyText: 'Wer es tut, erscheint hier, nur mit Vornamen und Anfangsbuchstaben.',
  },
  /** The address book, and what payments wait for. */
  payouts: {
    wait: {
      new_address:
        'An eine neue Adresse geht Geld 48 Stunden nach der ersten Benutzung. Wird sie jetzt benutzt, wird ab {{date}} an sie gezahlt.',
      new_address_after_change:
        'Ihr Passwort oder eine Authenticator-App wurde geändert, oder ein neues Gerät hat sich angemeldet, deshalb wartet eine neue Adresse 24 Stunden länger: Wird sie jetzt benutzt, wird ab {{date}} an sie gezahlt.',
      recovered: 'Ihr Konto wurde per E-Mail wiederhergestellt. Vor {{date}} verlässt es nichts.',
      recovery_code_used:
        'Ein Wiederherstellungscode wurde verwendet. Vor {{date}} verlässt nichts Ihr Konto.',
      email_changed: 'Ihre E-Mail-Adresse wurde geändert. Vor {{date}} verlässt nichts Ihr Konto.',
    },
    addresses: {
      title: 'Ihre Auszahlungsadressen',
      lead: 'Wer in Ihr Konto gelangt, soll es nicht leeren können, bevor Sie unsere E-Mail gelesen haben. Deshalb wartet jede neue Adresse. Niemand kann das abkürzen, auch wir nicht.',
      caption: 'Ihre Auszahlungsadressen, die neueste zuerst',
      empty: 'Sie haben noch keine Adresse benutzt',
      address: 'Adresse',
      added: 'Hinzugefügt',
      state: 'Kann bezahlt werden',
      now: 'Jetzt',
      from: 'Ab {{date}}',
      remove: 'Entfernen',
      removeLabel: '{{address}} entfernen',
      removed: 'Die Adresse ist entfernt. Wenn Sie sie wieder benutzen, wartet sie erneut.',
    },
    nextWait:
      'Die Adresse ist neu, oder an Ihrem Konto hat sich etwas geändert: Ab {{date}} kann der Antrag genehmigt und bezahlt werden. Bis dahin können Sie ihn abbrechen.',
  },
  /** Signals. */
  signals: {
    title: 'Signale',
    text: 'Zahlen Sie heute, um Signale für langfristige Anlagen zu erhalten',
    button: 'Hier geht es zur Zahlungsseite',
    open: 'Wer einen laufenden Plan hat, sieht jedes Signal: Notizen unserer Mitarbeiter, kein Rat und kein Versprechen.',
    locked: 'Signale sehen Sie, solange ein Plan läuft',
    lockedText:
      'Der kleinste Plan genügt, ein größerer zeigt nicht mehr. Niemand weiß, wohin ein Markt geht; auch Signale nicht.',
    plans: 'Zu den Plänen',
    latest: 'Veröffentlichte Signale',
    empty: 'Es wurden noch keine Signale veröffentlicht.',
  },
};
