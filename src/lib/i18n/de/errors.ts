import type { Words } from '../words';

/** The words for every stable code (see `lib/data/errors.ts`). */
export const errors: Words<'de', 'errors'> = {
  unknown:
    'Etwas ist schiefgegangen, und es ist nicht sicher, ob etwas geschehen ist. Bitte sehen Sie nach, bevor Sie es erneut versuchen.',
  network: 'Keine Verbindung zum Server. Bitte prüfen Sie Ihr Netz und versuchen Sie es erneut.',
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
  wrong_password: 'Das Passwort ist falsch',
  user_not_found: 'Benutzer nicht gefunden',
  email_not_confirmed:
    'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse: Öffnen Sie den Link, den wir Ihnen gesendet haben.',
  account_disabled: 'Dieses Konto wurde gesperrt. Bitte wenden Sie sich an den Kundendienst.',
  same_password: 'Das neue Passwort muss sich vom alten unterscheiden.',
  reauthentication_required: 'Bitte melden Sie sich dafür erneut an.',
  email_mismatch: 'Das ist nicht die Adresse des Kontos.',
  account_in_use: 'Das Konto kann noch nicht geschlossen werden.',
  account_closed: 'Dieses Konto wurde geschlossen.',
  signup_disabled: 'Derzeit können keine neuen Konten eröffnet werden.',
  name_unreadable:
    'Bitte geben Sie einen lesbaren Namen ein: mit Buchstaben und ohne Zeichen, die die Schreibrichtung ändern.',
  name_of_operator:
    'Dieser Name ist mit dem eines unserer Mitarbeiter zu verwechseln. Ergänzen Sie zum Beispiel einen zweiten Vornamen.',
  registration_incomplete:
    'Es wurde kein Konto eröffnet: Das geht nur über das Registrierungsformular, mit einem Namen und dem Einverständnis mit den Bedingungen.',
  link_expired: 'Dieser Link ist abgelaufen oder wurde schon benutzt.',
  link_unknown: 'Dieser Link ist unvollständig. Bitte öffnen Sie ihn noch einmal aus der E-Mail.',
  password_too_long:
    'Dieses Passwort ist zu lang: höchstens 72 Buchstaben, mit Umlauten oder Emojis weniger.',
  mail_not_authorized: 'An diese Adresse können wir noch keine E-Mails senden. Bitte wenden Sie sich an uns.',
  too_many_mails:
    'Es wurden zu viele E-Mails gesendet. Bitte suchen Sie die letzte, oder versuchen Sie es in einer Stunde erneut.',
  second_factor_required: 'Bitte bestätigen Sie zuerst Ihren zweiten Faktor.',
  mailed_code_disabled:
    'Mit einem Code aus einer E-Mail können Sie sich hier nicht anmelden. Bitte verwenden Sie Ihr Passwort.',

  insufficient_funds: 'Guthaben nicht ausreichend',
  plan_not_found: 'Dieser Plan wird nicht mehr angeboten.',
  price_changed:
    'Der Preis dieses Plans hat sich geändert. Es wurde nichts gekauft: Sehen Sie sich den neuen Preis an und bestätigen Sie noch einmal.',
  term_changed:
    'Die Laufzeit dieses Plans hat sich geändert. Es wurde nichts gekauft: Sehen Sie sich das neue Ende an und bestätigen Sie noch einmal.',
  account_not_verified: 'Bitte bestätigen Sie Ihr Konto',
  method_not_found: 'Diese Zahlungsart wird nicht mehr angeboten.',
  invalid_address: 'Das ist keine gültige Adresse für die gewählte Zahlungsart.',
  invalid_amount: 'Bitte geben Sie einen gültigen Betrag ein.',
  below_minimum: 'Der Betrag liegt unter dem Mindestbetrag.',
  test_network_address: 'Diese Adresse gehört zu einem Testnetz. Echtes Geld wird in Hauptnetzen ausgezahlt.',
  too_many_pending: 'Sie haben zu viele offene Anträge. Bitte warten Sie, bis einer geprüft ist.',
  not_cancellable: 'Dieser Antrag kann nicht mehr storniert werden.',
  request_id_required: 'Diese Anfrage war unvollständig. Bitte versuchen Sie es erneut.',
  request_id_reused: 'Diese Anfrage wurde schon für etwas anderes verwendet. Bitte versuchen Sie es erneut.',
  operator_gives_none:
    'Das Konto eines Mitarbeiters nimmt keine Zahlungen und keine Dokumente an. Investieren Sie mit einem anderen Konto.',
  too_many_uploads: 'Sie haben heute zu viele Dateien hochgeladen. Bitte versuchen Sie es morgen wieder.',
  too_many_messages: 'Derzeit zu viele Nachrichten. Bitte versuchen Sie es in einer Stunde wieder.',
  invalid_tax_number: 'Das ist keine gültige Steuernummer.',
  file_too_large: 'Die Datei ist zu groß: höchstens 5 MB.',
  file_type: 'Diese Art von Datei wird nicht angenommen.',
  file_heic:
    'Das ist ein HEIC-Bild, das dieser Browser nicht öffnen kann. Senden Sie ein Bildschirmfoto davon oder ein JPEG.',
  file_disguised:
    'Diese Datei ist nicht von der Art, die ihr Name angibt, und wird deshalb nicht gezeigt. Lehnen Sie sie ab und bitten Sie um eine andere.',
  file_unreadable: 'Diese Datei konnte nicht geöffnet werden. Vielleicht ist sie leer oder beschädigt.',
  picture_blocked:
    'Der Tracking-Schutz Ihres Browsers verhindert, dass diese Seite Bilder vorbereitet. Erlauben Sie ihr die Nutzung von Canvas-Daten oder senden Sie ein PDF.',

  already_reviewed: 'Das wurde bereits geprüft.',
  case_claimed:
    'Jemand anders hat das gerade geöffnet. Versuchen Sie es noch einmal, wenn es geschlossen ist.',
  account_frozen: 'Ihr Konto ist zurzeit gesperrt. Bitte wenden Sie sich an den Support.',
  person_frozen:
    'Dieses Konto ist gesperrt. Nichts davon kann genehmigt, ausgezahlt oder gutgeschrieben werden, bis ein Schatzmeister die Sperre aufhebt.',
  plan_sold_out: 'Dieser Plan ist ausverkauft: Seine belegte Kapazität ist vergeben.',
  own_role: 'Ihre Rolle muss ein anderer Administrator ändern.',
  last_admin: 'Das ist der letzte Administrator. Ernennen Sie zuerst einen anderen.',
  invalid_role: 'Diese Rolle gibt es nicht.',
  not_approved: 'Das wurde noch nicht genehmigt.',
  being_paid: 'Jemand anders hat das zum Bezahlen übernommen.',
  not_being_paid: 'Übernehmen Sie das, bevor Sie die Zahlung eintragen.',
  own_deposit: 'Ihre eigene Einzahlung können Sie nicht prüfen.',
  own_withdrawal: 'Ihre eigene Auszahlung können Sie nicht prüfen.',
  title_required: 'Bitte geben Sie einen einzeiligen Titel mit höchstens 120 Zeichen an.',
  text_required: 'Bitte schreiben Sie einen Text mit höchstens 4.000 Zeichen.',
  answer_required: 'Bitte schreiben Sie eine Antwort mit höchstens 4.000 Zeichen.',
  reason_required: 'Bitte nennen Sie einen Grund mit höchstens 500 Zeichen.',
  payer_required:
    'Dann bliebe niemand, der das auszahlen darf. Jemand anderes muss es genehmigen oder Schatzmeister werden.',
  second_person_required: 'Eine zweite Person muss das genehmigen.',
  transaction_id_required: 'Bitte geben Sie die Transaktions-ID ein.',
  invalid_transaction_id: 'Das ist keine Transaktions-ID dieses Netzwerks.',
  transaction_counted:
    'Diese Transaktion wurde bereits als Ein- oder Auszahlung gezählt. Bitte vergleichen Sie ihre ID und ihren Ausgang.',
  invalid_network: 'Bitte wählen Sie das Netz dieser Zahlung.',
  invalid_output: 'Bitte geben Sie die Nummer des Ausgangs ein, ab 0.',
  transaction_named:
    'Diese Transaktions-ID haben Sie schon für eine andere Einzahlung angegeben. Wenn eine Transaktion zwei Zahlungen enthält, lassen Sie das Feld bei der zweiten leer.',
  proof_reused:
    'Eine andere Einzahlung kam mit derselben Datei als Nachweis. Bitte begründen Sie, warum auch diese zählt.',
  own_bonus: 'Sie können sich nicht selbst einen Bonus gewähren.',
  own_correction: 'Das eigene Guthaben korrigiert jemand anders.',
  exceeds_available: 'Es ist weniger verfügbar, als dies wegnähme.',
  subject_required: 'Bitte in einer Zeile sagen, was korrigiert wird.',
  invalid_moment: 'Die letzte Aufnahme ist zu frisch. Bitte in einer Minute erneut versuchen.',
  account_omitted:
    'In der Aufnahme würde ein Konto fehlen. Es wurde nichts veröffentlicht; bitte die Bücher prüfen.',
  books_disagree:
    'Die Salden stimmen nicht mit dem Hauptbuch überein. Es wurde nichts veröffentlicht; bitte die Bücher prüfen.',
  already_attested: 'Diese Adresse wurde zu diesem Block schon mit anderen Zahlen bescheinigt.',
  invalid_range: 'Dieser Zeitraum ist zu lang oder ergibt keinen Sinn.',
  own_case: 'Ihre eigene Identitätsprüfung können Sie nicht prüfen.',
  already_posted: 'Die Einnahmen dieses Plans und Tages sind bereits gebucht.',
  evidence_required: 'Bitte nennen Sie, wo der Beleg zu finden ist.',
  invalid_day: 'Bitte wählen Sie einen vergangenen Tag.',
  loss_too_old: 'Ein Verlust muss aus den letzten 30 Tagen sein.',
  day_too_old: 'Dieser Tag liegt zu lange zurück, um gebucht zu werden.',
  recipient_required: 'Bitte Netzwerk und Adresse in einer Zeile eingeben.',
  payout_open: 'Eine Zahlung an diese Person ist schon vorgeschlagen.',
  journal_busy: 'Es wird noch etwas gebucht. Versuchen Sie es in einer Minute noch einmal.',
  already_reversed: 'Dieser Tag wurde schon zurückgenommen.',
  reversal_open: 'Eine Rücknahme dieses Tages ist schon vorgeschlagen.',
  yield_proposed: 'Ein Ertrag für diesen Tag wartet schon auf einen zweiten Schatzmeister.',
  wrong_network: 'Eine Testumgebung nutzt Testnetze, eine Live-Website Hauptnetze.',
  address_name_required: 'Bitte benennen Sie das Netzwerk mit höchstens 80 Zeichen.',
  change_open: 'Es gibt bereits einen offenen Vorgang: Er muss erst abgeschlossen oder gestoppt werden.',
  change_closed: 'Das ist bereits abgeschlossen oder gestoppt.',
  too_early: 'Die Wartezeit ist noch nicht vorbei.',
  own_yield: 'Sie hielten diesen Plan an dem Tag: Jemand anders muss seine Einnahmen buchen.',
  approval_lapsed: 'Eine der beiden Personen darf das nicht mehr. Stoppen Sie es und beginnen Sie neu.',
  stale_change:
    'Inzwischen ist eine andere Adresse in Gebrauch. Stoppen Sie die Änderung und schlagen Sie sie neu vor.',
  changed_meanwhile:
    'Jemand anderes hat dies gespeichert, seit Sie es geöffnet haben. Nichts wurde geändert.',
  not_ready: 'Es fehlt noch etwas: siehe Liste.',
  already_live: 'Die Website ist bereits live.',

  above_limit: 'Das ist mehr, als worüber Ihre Rolle innerhalb von 24 Stunden entscheiden darf.',
  invalid_plan: 'Einer der Werte dieses Plans wird nicht angenommen.',
  plan_exists: 'Einen Plan mit dieser Kennung gibt es schon.',
  place_taken: 'Ein anderer Plan hat diesen Platz in der Reihenfolge.',
  last_method: 'Ein Auszahlungsweg muss in Gebrauch bleiben.',
  invalid_minimum: 'Ein Mindestbetrag ist mehr als nichts und höchstens 1.000 $.',
  claim_required: 'Bitte schreiben Sie eine Aussage von höchstens 300 Zeichen in einer Zeile.',
  link_required:
    'Bitte geben Sie einen Link an, der mit https:// beginnt und zu einer öffentlichen Seite führt.',
  claim_withdrawn: 'Diese Aussage wurde zurückgezogen.',
  announcement_required: 'Bitte schreiben Sie einen Text von höchstens 1.000 Zeichen.',
  invalid_period: 'Das Ende muss nach dem Anfang liegen und darf nicht vorbei sein.',
  change_expired: 'Das wurde vor zu langer Zeit vorgeschlagen. Stoppen Sie es und schlagen Sie es neu vor.',
  role_changed_since:
    'Diese Person hat inzwischen eine andere Rolle. Stoppen Sie die Änderung und schlagen Sie sie neu vor.',
  reading_not_recorded:
    'Das konnte nicht angezeigt werden, weil das Lesen nicht vermerkt ist. Bitte versuchen Sie es noch einmal.',
};
