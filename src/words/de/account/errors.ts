import type { Words } from '../../../lib/i18n/words.ts';

/** The German of what can go wrong, by its code. */
export const errors: Words<'de', 'account/errors'> = {
  /** The words for every stable code (see `lib/data/error-codes.ts`). */
  errors: {
    unknown:
      'Etwas ist schiefgegangen, und es ist nicht sicher, ob etwas geschehen ist. Bitte sehen Sie nach, bevor Sie es erneut versuchen.',
    network: 'Keine Verbindung zum Server. Bitte prüfen Sie Ihr Netz und versuchen Sie es erneut.',
    offline:
      'Sie sind offline, und es wurde nichts gesendet. Bitte versuchen Sie es erneut, sobald die Verbindung wieder da ist.',
    page_incomplete: 'Ein Teil dieser Seite konnte nicht geladen werden. Bitte laden Sie sie neu.',
    unavailable: 'Der Server ist ausgelastet oder startet neu. Bitte versuchen Sie es gleich noch einmal.',
    session_expired: 'Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an.',
    not_allowed: 'Dazu sind Sie nicht berechtigt.',
    not_found: 'Das konnte nicht gefunden werden.',
    duplicate: 'Das wurde bereits gesendet.',
    invalid_value: 'Einer der Werte wird nicht angenommen.',
    too_many_requests: 'Zu viele Versuche. Bitte warten Sie eine Minute und versuchen Sie es erneut.',

    email_in_use: 'Diese E-Mail-Adresse wird bereits verwendet',
    weak_password: 'Das Passwort muss länger als sechs Zeichen sein',
    invalid_email: 'Ungültige E-Mail-Adresse',
    too_many_guesses:
      'Zu viele falsche Passwörter für dieses Konto. Benutzen Sie einen Passkey, setzen Sie per E-Mail ein neues Passwort oder versuchen Sie es in 15 Minuten wieder.',
    too_many_codes:
      'Zu viele falsche Codes für dieses Konto, daher wurden Sie abgemeldet. Benutzen Sie einen Passkey, oder versuchen Sie es in einer Stunde erneut.',
    wrong_password: 'Das Passwort ist falsch',
    user_not_found: 'Benutzer nicht gefunden',
    email_not_confirmed:
      'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse: Öffnen Sie den Link, den wir Ihnen gesendet haben.',
    account_disabled: 'Dieses Konto wurde deaktiviert. Bitte wenden Sie sich an den Support.',
    same_password: 'Das neue Passwort muss sich vom alten unterscheiden.',
    password_required: 'Bitte geben Sie dafür Ihr Passwort ein.',
    account_closed: 'Dieses Konto wurde geschlossen.',
    signup_disabled: 'Derzeit können keine neuen Konten eröffnet werden.',
    name_unreadable:
      'Bitte geben Sie einen lesbaren Namen ein: mit Buchstaben und ohne Zeichen, die die Schreibrichtung ändern.',
    country_not_served: 'Diese Seite steht Einwohnern dieses Landes nicht offen.',
    country_required: 'Bitte wählen Sie Ihr Land: Diese Seite steht nicht allen offen.',
    name_of_operator:
      'Dieser Name ist mit dem eines unserer Mitarbeiter zu verwechseln. Ergänzen Sie zum Beispiel einen zweiten Vornamen.',
    registration_incomplete:
      'Es wurde kein Konto eröffnet: Das geht nur über das Registrierungsformular, mit einem Namen und dem Einverständnis mit den Bedingungen.',
    link_expired: 'Dieser Link ist abgelaufen oder wurde schon benutzt.',
    link_unknown: 'Dieser Link ist unvollständig. Bitte öffnen Sie ihn noch einmal aus der E-Mail.',
    password_guessable:
      'Dieses Passwort gehört zu denen, die zuerst geraten werden. Bitte wählen Sie ein längeres oder selteneres.',
    password_personal:
      'Dieses Passwort enthält Ihren Namen oder Ihre E-Mail-Adresse. Bitte wählen Sie ein anderes.',
    password_pwned:
      'Dieses Passwort steht in einer Liste gestohlener Passwörter, die Angreifer benutzen. Bitte wählen Sie ein anderes.',
    password_characters:
      'Dieses Passwort braucht mehr Arten von Zeichen, etwa Großbuchstaben, Ziffern und Sonderzeichen.',
    password_too_long:
      'Dieses Passwort ist zu lang: höchstens 72 Buchstaben, mit Umlauten oder Emojis weniger.',
    mail_not_authorized:
      'An diese Adresse können wir noch keine E-Mails senden. Bitte wenden Sie sich an uns.',
    too_many_mails:
      'Es wurden zu viele E-Mails gesendet. Bitte suchen Sie die letzte, oder versuchen Sie es in einer Stunde erneut.',
    factor_required: 'Bitte bestätigen Sie zuerst Ihren zweiten Faktor.',
    code_required: 'Bitte bestätigen Sie mit Ihrer Authenticator-App oder Ihrem Sicherheitsschlüssel.',
    invalid_code: 'Dieser Code ist falsch oder gilt nicht mehr.',
    passkey_cancelled: 'Ihr Gerät hat nichts bestätigt. Bitte versuchen Sie es erneut.',
    passkey_refused:
      'Kein Konto hier kennt diesen Passkey, oder es hat zu lange gedauert. Versuchen Sie es erneut oder melden Sie sich mit Ihrem Passwort an.',
    passkeys_disabled:
      'Das ist mit diesem Browser oder unter dieser Adresse nicht möglich. Bitte nehmen Sie einen anderen Weg.',
    passkey_of_another:
      'Dieser Passkey gehört zu einem anderen Konto. Verwenden Sie einen von Ihren oder Ihr Passwort.',
    key_refused:
      'Dieser Sicherheitsschlüssel gehört nicht zu Ihrem Konto, oder es hat zu lange gedauert. Bitte versuchen Sie es erneut.',
    mailed_code_disabled:
      'Mit einem Code aus einer E-Mail können Sie sich hier nicht anmelden. Bitte verwenden Sie Ihr Passwort.',

    insufficient_funds: 'Guthaben nicht ausreichend',
    method_not_found: 'Diese Zahlungsart wird nicht mehr angeboten.',
    invalid_amount: 'Bitte geben Sie einen gültigen Betrag ein.',
    request_id_required: 'Diese Anfrage war unvollständig. Bitte versuchen Sie es erneut.',
    request_id_reused:
      'Diese Anfrage wurde schon für etwas anderes verwendet. Bitte versuchen Sie es erneut.',
    operator_gives_none:
      'Das Konto eines Mitarbeiters nimmt keine Zahlungen und keine Dokumente an. Investieren Sie mit einem anderen Konto.',
    too_many_uploads: 'Sie haben heute zu viele Dateien hochgeladen. Bitte versuchen Sie es morgen wieder.',
    too_many_messages: 'Derzeit zu viele Nachrichten. Bitte versuchen Sie es in einer Stunde wieder.',
    file_too_large: 'Die Datei ist zu groß: höchstens 5 MB.',
    file_type: 'Diese Art von Datei wird nicht angenommen.',
    file_heic:
      'Das ist ein HEIC-Bild, das dieser Browser nicht öffnen kann. Senden Sie ein Bildschirmfoto davon oder ein JPEG.',
    file_unreadable: 'Diese Datei konnte nicht geöffnet werden. Vielleicht ist sie leer oder beschädigt.',

    already_reviewed: 'Das wurde bereits geprüft.',
    identity_required: 'Bitte lassen Sie zuerst Ihre Identität bestätigen, in Ihrem Konto.',
    account_frozen: 'Ihr Konto ist zurzeit gesperrt. Bitte wenden Sie sich an den Support.',
    signal_without_price:
      'Für diesen Wert gibt es keinen frischen Kurs, also ließe sich kein Ergebnis angeben. Bitte versuchen Sie es erneut, wenn es einen gibt.',
    too_many_signals: 'Mehr als zehn Signale in 24 Stunden sind nicht möglich.',
    title_required: 'Bitte geben Sie einen einzeiligen Titel mit höchstens 120 Zeichen an.',
    transaction_id_required: 'Bitte geben Sie die Transaktions-ID ein.',
  },
};
