import type { Words } from '../../../lib/i18n/words.ts';

/** The German of what can go wrong with plans, deposits and withdrawals, by its code. */
export const errors: Words<'de', 'money/errors'> = {
  plan_not_found: 'Dieser Plan wird nicht mehr angeboten.',
  price_changed:
    'Der Preis dieses Plans hat sich geändert. Es wurde nichts gekauft: Sehen Sie sich den neuen Preis an und bestätigen Sie noch einmal.',
  term_changed:
    'Die Laufzeit dieses Plans hat sich geändert. Es wurde nichts gekauft: Sehen Sie sich das neue Ende an und bestätigen Sie noch einmal.',
  bonus_changed:
    'Der Gewinnbonus dieses Plans hat sich geändert. Es wurde nichts gekauft: Sehen Sie sich den neuen Bonus an und bestätigen Sie noch einmal.',
  package_ended: 'Dieses Paket ist beendet. Es wurde nichts hinzugefügt.',
  too_many_top_ups:
    'Dieses Paket kann heute (UTC) nicht noch einmal aufgestockt werden. Es wurde nichts hinzugefügt.',
  plan_sold_out: 'Dieser Plan ist ausverkauft: Seine Kapazität ist vergeben.',
  test_network_address: 'Diese Adresse gehört zu einem Testnetz. Echtes Geld wird in Hauptnetzen ausgezahlt.',
  address_in_use:
    'Eine Auszahlung an diese Adresse ist offen. Stornieren Sie sie zuerst, oder warten Sie, bis sie bezahlt ist.',
  reading_not_recorded:
    'Das konnte nicht angezeigt werden, weil das Lesen nicht vermerkt ist. Bitte versuchen Sie es noch einmal.',
  file_protected:
    'Dieses PDF ist mit einem Passwort geschützt. Speichern Sie es ohne Passwort oder senden Sie ein Bild davon.',
  picture_blocked:
    'Der Tracking-Schutz Ihres Browsers verhindert, dass diese Seite Bilder vorbereitet. Erlauben Sie ihr die Nutzung von Canvas-Daten oder senden Sie ein PDF.',
  dead_address: 'Was an diese Adresse geht, kann niemand mehr ausgeben. Bitte geben Sie eine andere ein.',
  fee_changed: 'Die Gebühr hat sich inzwischen geändert. Bitte prüfen Sie vor dem Senden noch einmal.',
  not_cancellable: 'Dieser Antrag kann nicht mehr storniert werden.',
  above_own_limit:
    'Das ist mehr, als Ihr eigenes Limit noch zulässt. Für mehr erhöhen Sie bitte das Limit in Ihrem Konto: Ein höheres gilt nach 48 Stunden.',
  factor_needed_for_sum:
    'Das ist mehr, als Sie ohne zweiten Faktor und in den 24 Stunden, nachdem er hinzugefügt wurde, in 24 Stunden beantragen können. Für mehr richten Sie bitte einen in Ihrem Konto ein oder warten Sie, bis er zählt.',
  transaction_named:
    'Diese Transaktions-ID haben Sie schon für eine andere Einzahlung angegeben. Wenn eine Transaktion zwei Zahlungen enthält, lassen Sie das Feld bei der zweiten leer.',
  quote_mismatch: 'Das Angebot gehört zu einer anderen Zahlung. Bitte öffnen Sie die Seite neu.',
  method_without_address: 'Für diese Zahlungsart gibt es noch keine Adresse. Bitte wählen Sie eine andere.',
  account_not_verified: 'Bitte bestätigen Sie Ihr Konto',
  invalid_address: 'Das ist keine gültige Adresse für die gewählte Zahlungsart.',
  invalid_memo: 'Ein Kommentar hat höchstens 100 Zeichen: Buchstaben ohne Akzente, Ziffern und Satzzeichen.',
  below_dust:
    'So kleine Zahlungen überträgt das Netz nicht: Mit Bitcoin muss mindestens 1 $ gesendet werden. Wählen Sie einen anderen Weg.',
  below_minimum: 'Der Betrag liegt unter dem Mindestbetrag.',
  above_maximum: 'Der Betrag liegt über dem Höchstbetrag.',
  no_price: 'Für diesen Coin gibt es zu dieser Zeit keinen Kurs. Bitte verwenden Sie US-Dollar.',
  invalid_network: 'Bitte wählen Sie das Netz dieser Zahlung.',
  invalid_transaction_id: 'Das ist keine Transaktions-ID dieses Netzwerks.',
  too_many_pending: 'Sie haben zu viele offene Anträge. Bitte warten Sie, bis einer geprüft ist.',
  invalid_limit:
    'Ein Limit kann weder unter dem Mindestbetrag einer Auszahlung noch über einer Billion Dollar liegen.',
};
