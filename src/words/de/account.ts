import type { Words } from '../../lib/i18n/words.ts';

/** The German of the signed-in area of investors, and of all that every page says: the frame, errors, signing in. */
export const account: Words<'de', 'account'> = {
  /** Words that every screen may need. */
  common: {
    brand: 'Glassmine',
    device: '{{browser}} unter {{system}}',
    risk: 'Investieren Sie nur, wenn Sie bereit sind, Ihr gesamtes eingesetztes Geld zu verlieren. Diese Anlage ist mit erheblichen Risiken verbunden und kann zum vollständigen Verlust des eingesetzten Vermögens führen; ein Schutz im Schadensfall ist unwahrscheinlich.',
    riskTitle: 'Risikohinweis',
    incomplete: 'Bitte füllen Sie das Formular richtig aus',
    required: 'Bitte füllen Sie dieses Feld aus.',
    requiredChoice: 'Bitte treffen Sie eine Auswahl.',
    invalidEmail: 'Bitte geben Sie eine E-Mail-Adresse wie name@example.com ein.',
    tooLong: 'Das ist zu lang: höchstens {{max}} Zeichen.',
    retry: 'Erneut versuchen',
    more: 'Mehr anzeigen',
    close: 'Schließen',
    closeToast: 'Hinweis schließen',
    cancel: 'Abbrechen',
    copy: 'Kopieren',
    copied: 'Kopiert',
    copyFailed: 'Das konnte nicht kopiert werden. Bitte markieren und kopieren Sie es von Hand.',
    loading: 'Wird geladen',
    optional: 'freiwillig',
    choose: 'Bitte wählen…',
    chosenPicture: 'Gesendet wird: {{name}}',
    goBack: 'Zurück',
    notFoundTitle: 'Diese Seite gibt es nicht',
    notFoundText: 'Vielleicht ist die Adresse falsch geschrieben oder die Seite umgezogen.',
    errorTitle: 'Das konnte nicht angezeigt werden',
    errorText: 'Etwas ist schiefgegangen. Bitte versuchen Sie es erneut.',
    offlineTitle: 'Keine Verbindung',
    offlineText:
      'Diese Seite war noch nicht geöffnet, deshalb lässt sich ohne Verbindung nichts anzeigen. Sie öffnet sich von selbst, sobald die Verbindung wieder da ist.',
    showPassword: 'Passwort anzeigen',
    hidePassword: 'Passwort verbergen',
    status: {
      pending: 'In Prüfung',
      approved: 'Genehmigt',
      paying: 'Wird ausgezahlt',
      rejected: 'Abgelehnt',
      paid: 'Ausgezahlt',
      cancelled: 'Storniert',
      active: 'Aktiv',
      matured: 'Abgelaufen',
      closed: 'Geschlossen',
      answered: 'Beantwortet',
    },
  },
  /** The frame around the screens: navigation, banner, notices. */
  shell: {
    skip: 'Zum Inhalt springen',
    menu: 'Menü',
    openMenu: 'Menü öffnen',
    mainNavigation: 'Hauptnavigation',
    accountNavigation: 'Konto',
    places: 'Wichtigste Orte',
    operatorNavigation: 'Mitarbeiter',
    home: 'Startseite',
    about: 'Über uns',
    contact: 'Kontakt',
    login: 'Anmelden',
    signIn: 'Anmelden',
    beginHere: 'Registrieren',
    dashboard: 'Übersicht',
    account: 'Kontoeinstellungen',
    deposit: 'Einzahlen',
    invest: 'Investieren',
    portfolio: 'Portfolio',
    trade: 'Handeln',
    strategies: 'Strategien',
    withdraw: 'Auszahlen',
    signals: 'Signale',
    transactions: 'Transaktionen',
    refer: 'Empfehlen',
    operator: 'Mitarbeiterbereich',
    groupCases: 'Vorgänge',
    groupMoney: 'Geld',
    groupPeople: 'Menschen',
    groupSite: 'Website',
    logout: 'Abmelden',
    backToAccount: 'Zurück zu meinem Konto',
    signedInAs: 'Angemeldet als',
    language: 'Sprache',
    themeLight: 'Zu Hell wechseln',
    themeDark: 'Zu Dunkel wechseln',
    notice: 'Hinweis',
    announcements: 'Mitteilungen',
    attention: 'Wichtig:',
    putAway: '„{{title}}“ wegräumen',
    sandbox: 'Testumgebung: nur Spielgeld und Testnetz-Adressen. Senden Sie kein echtes Geld.',
    offline:
      'Sie sind offline. Was Sie sehen, wurde um {{time}} oder später gelesen. Für Änderungen ist eine Verbindung nötig.',
    offlineEmpty: 'Sie sind offline. Für Änderungen ist eine Verbindung nötig.',
    reconnecting: 'Live-Aktualisierungen sind unterbrochen. Verbindung wird wiederhergestellt…',
    rights: 'Alle Rechte vorbehalten © {{brand}} 2024',
  },
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
    wrong_password: 'Das Passwort ist falsch',
    user_not_found: 'Benutzer nicht gefunden',
    email_not_confirmed:
      'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse: Öffnen Sie den Link, den wir Ihnen gesendet haben.',
    account_disabled: 'Dieses Konto wurde gesperrt. Bitte wenden Sie sich an den Kundendienst.',
    same_password: 'Das neue Passwort muss sich vom alten unterscheiden.',
    password_required: 'Bitte geben Sie dafür Ihr Passwort ein.',
    email_mismatch: 'Das ist nicht die Adresse des Kontos.',
    account_in_use: 'Das Konto kann noch nicht geschlossen werden.',
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
    code_word_unreadable: 'Bitte geben Sie 3 bis 40 Zeichen ein, von denen keines unsichtbar ist.',
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
    factor_missing:
      'Im Echtbetrieb brauchen Bearbeiter einen zweiten Faktor. Richten Sie in Ihrem Konto einen ein.',
    too_many_factors:
      'Sie haben so viele zweite Faktoren, wie ein Konto haben kann. Entfernen Sie zuerst einen.',
    factor_name_taken: 'Sie haben schon einen zweiten Faktor mit diesem Namen.',
    passkey_cancelled: 'Ihr Gerät hat nichts bestätigt. Bitte versuchen Sie es erneut.',
    passkey_refused:
      'Kein Konto hier kennt diesen Passkey, oder es hat zu lange gedauert. Versuchen Sie es erneut oder melden Sie sich mit Ihrem Passwort an.',
    passkey_exists: 'Dieses Gerät ist für Ihr Konto bereits eingerichtet.',
    too_many_passkeys: 'Sie haben so viele Passkeys, wie ein Konto haben kann. Entfernen Sie zuerst einen.',
    passkeys_disabled:
      'Das ist mit diesem Browser oder unter dieser Adresse nicht möglich. Bitte nehmen Sie einen anderen Weg.',
    passkey_of_another:
      'Dieser Passkey gehört zu einem anderen Konto. Verwenden Sie einen von Ihren oder Ihr Passwort.',
    key_refused:
      'Dieser Sicherheitsschlüssel gehört nicht zu Ihrem Konto, oder es hat zu lange gedauert. Bitte versuchen Sie es erneut.',
    mailed_code_disabled:
      'Mit einem Code aus einer E-Mail können Sie sich hier nicht anmelden. Bitte verwenden Sie Ihr Passwort.',

    insufficient_funds: 'Guthaben nicht ausreichend',
    plan_not_found: 'Dieser Plan wird nicht mehr angeboten.',
    price_changed:
      'Der Preis dieses Plans hat sich geändert. Es wurde nichts gekauft: Sehen Sie sich den neuen Preis an und bestätigen Sie noch einmal.',
    term_changed:
      'Die Laufzeit dieses Plans hat sich geändert. Es wurde nichts gekauft: Sehen Sie sich das neue Ende an und bestätigen Sie noch einmal.',
    bonus_changed:
      'Der Gewinnbonus dieses Plans hat sich geändert. Es wurde nichts gekauft: Sehen Sie sich den neuen Bonus an und bestätigen Sie noch einmal.',
    account_not_verified: 'Bitte bestätigen Sie Ihr Konto',
    method_not_found: 'Diese Zahlungsart wird nicht mehr angeboten.',
    invalid_address: 'Das ist keine gültige Adresse für die gewählte Zahlungsart.',
    invalid_amount: 'Bitte geben Sie einen gültigen Betrag ein.',
    below_minimum: 'Der Betrag liegt unter dem Mindestbetrag.',
    above_maximum: 'Der Betrag liegt über dem Höchstbetrag.',
    package_ended: 'Dieses Paket ist beendet. Es wurde nichts hinzugefügt.',
    too_many_top_ups:
      'Dieses Paket kann heute (UTC) nicht noch einmal aufgestockt werden. Es wurde nichts hinzugefügt.',
    test_network_address:
      'Diese Adresse gehört zu einem Testnetz. Echtes Geld wird in Hauptnetzen ausgezahlt.',
    factor_needed_for_sum:
      'Das ist mehr, als Sie ohne zweiten Faktor in 24 Stunden beantragen können. Für mehr richten Sie bitte einen in Ihrem Konto ein: Er zählt nach 24 Stunden.',
    above_own_limit:
      'Das ist mehr, als Ihr eigenes Limit noch zulässt. Für mehr erhöhen Sie bitte das Limit in Ihrem Konto: Ein höheres gilt nach 48 Stunden.',
    invalid_limit:
      'Ein Limit kann weder unter dem Mindestbetrag einer Auszahlung noch über einer Billion Dollar liegen.',
    too_many_pending: 'Sie haben zu viele offene Anträge. Bitte warten Sie, bis einer geprüft ist.',
    fee_changed: 'Die Gebühr hat sich inzwischen geändert. Bitte prüfen Sie vor dem Senden noch einmal.',
    not_cancellable: 'Dieser Antrag kann nicht mehr storniert werden.',
    request_id_required: 'Diese Anfrage war unvollständig. Bitte versuchen Sie es erneut.',
    request_id_reused:
      'Diese Anfrage wurde schon für etwas anderes verwendet. Bitte versuchen Sie es erneut.',
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
    identity_required: 'Bitte lassen Sie zuerst Ihre Identität bestätigen, in Ihrem Konto.',
    account_frozen: 'Ihr Konto ist zurzeit gesperrt. Bitte wenden Sie sich an den Support.',
    address_in_use:
      'Eine Auszahlung an diese Adresse ist offen. Brechen Sie sie erst ab, oder warten Sie, bis sie bezahlt ist.',
    plan_sold_out: 'Dieser Plan ist ausverkauft: Seine belegte Kapazität ist vergeben.',
    signal_without_price:
      'Für diesen Wert gibt es keinen frischen Kurs, also ließe sich kein Ergebnis angeben. Bitte versuchen Sie es erneut, wenn es einen gibt.',
    too_many_signals: 'Mehr als zehn Signale in 24 Stunden sind nicht möglich.',
    title_required: 'Bitte geben Sie einen einzeiligen Titel mit höchstens 120 Zeichen an.',
    reason_required: 'Bitte nennen Sie einen Grund mit höchstens 500 Zeichen.',
    transaction_id_required: 'Bitte geben Sie die Transaktions-ID ein.',
    invalid_transaction_id: 'Das ist keine Transaktions-ID dieses Netzwerks.',
    invalid_network: 'Bitte wählen Sie das Netz dieser Zahlung.',
    transaction_named:
      'Diese Transaktions-ID haben Sie schon für eine andere Einzahlung angegeben. Wenn eine Transaktion zwei Zahlungen enthält, lassen Sie das Feld bei der zweiten leer.',

    reading_not_recorded:
      'Das konnte nicht angezeigt werden, weil das Lesen nicht vermerkt ist. Bitte versuchen Sie es noch einmal.',
    method_without_address: 'Für diese Zahlungsart gibt es noch keine Adresse. Bitte wählen Sie eine andere.',
    no_price: 'Für diesen Coin gibt es zu dieser Zeit keinen Kurs. Bitte verwenden Sie US-Dollar.',
    quote_mismatch: 'Das Angebot gehört zu einer anderen Zahlung. Bitte öffnen Sie die Seite neu.',
    payment_time_required:
      'Bitte geben Sie an, wann gezahlt wurde: ein vergangener Zeitpunkt, höchstens 90 Tage vor dem Nachweis.',
  },
  /** Registration, login, recovery. */
  auth: {
    checkMail: {
      again: 'E-Mail noch einmal senden',
      sent: 'Die E-Mail wurde noch einmal gesendet.',
    },
    login: {
      submit: 'Anmelden',
      welcome: 'Willkommen zurück',
    },
    passwordHint: 'Mindestens sieben Zeichen.',
    strength: 'Wie schwer das Passwort zu erraten ist',
    confirmed: {
      title: 'Ihre E-Mail-Adresse ist bestätigt',
      text: 'Sie können sich jetzt anmelden.',
      halfTitle: 'Noch ein Link',
      halfText:
        'Bitte öffnen Sie auch den Link in der Mail an Ihre andere Adresse. Erst dann wird sie geändert.',
      failedTitle: 'Dieser Link gilt nicht mehr',
      failedText:
        'Er ist abgelaufen oder wurde schon benutzt. Ist Ihre Adresse bestätigt, melden Sie sich einfach an; andernfalls wird Ihnen bei der Anmeldung eine neue E-Mail angeboten.',
    },
    signedOut: 'Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an.',
  },
  /** The dashboard. */
  portfolio: {
    title: 'Übersicht',
    deposited: 'Eingezahlt',
    profit: 'Gewinn',
    bonus: 'Bonus',
    balance: 'Guthaben',
    totalPackages: 'Pakete insgesamt',
    activePackages: 'Aktive Pakete',
    none: 'Keines',
    activeCount_one: '{{count}} aktiver Plan',
    activeCount_other: '{{count}} aktive Pläne',
    referralBonus: 'Empfehlungsbonus',
    places: {
      title: 'Wo Ihr Geld ist',
      available: 'Verfügbar',
      availableText: 'Ihr Guthaben. Es kann investiert oder ausgezahlt werden.',
      invested: 'In Plänen',
      investedText:
        'Gebunden in den Plänen, die Sie gekauft haben; jeder Betrag kommt zurück, wenn sein Plan endet.',
      withdrawing: 'In Auszahlung',
      withdrawingText:
        'Zurückgelegt, bis ausgezahlt wird; der Betrag kommt zurück, wenn der Antrag abgelehnt oder storniert wird.',
    },
    insurance: {
      title: 'Versicherungsfonds',
      text: 'Das Haus legt aus eigener Kasse 20 % jeder Einzahlung und jeder Gebühr zurück. Der Fonds hält {{fund}}.',
      covers:
        'Das sind {{percent}} der {{owed}}, die alle Anleger in Guthaben, Plänen und Auszahlungen haben. Der Rest ist nicht versichert.',
    },
    owned: {
      title: 'Was Ihnen gehört',
      earned: 'Verdient seit Beginn',
      pooled: 'In Ihrem Portfolio auf dem Papier',
      month: 'In diesem Monat',
    },
    steps: {
      title: 'Erste Schritte',
      text: 'Sie können nach jedem Schritt aufhören und auszahlen lassen, was verfügbar ist.',
      mail: 'E-Mail-Adresse bestätigen',
      mailText: 'Öffnen Sie den Link in der E-Mail, die wir Ihnen gesendet haben.',
      deposit: 'Erste Einzahlung vornehmen',
      depositText:
        'Geben Sie einen Betrag ein, senden Sie ihn an eine unserer Adressen und laden Sie den Beleg hoch; ein Mensch prüft ihn.',
      identity: 'Identität bestätigen',
      identityText: 'Senden Sie ein Dokument, wann Sie möchten; ein Mensch sieht es sich an.',
      plan: 'Plan wählen',
      planText: 'Oder das Guthaben behalten, oder es auszahlen lassen.',
      done: 'Erledigt',
      waiting: 'Ein Mensch sieht es sich an.',
      later: 'Braucht ein verfügbares Guthaben.',
    },
    attention: {
      title: 'Braucht Aufmerksamkeit',
      others: 'Zu Ihrer Information',
      email_unverified: 'Ihre E-Mail-Adresse ist nicht bestätigt',
      email_unverifiedText:
        'Auszahlungen setzen das voraus. Öffnen Sie den Link in der Mail, die wir an {{detail}} gesendet haben.',
      account_frozen: 'Ihr Konto ist gesperrt',
      account_frozenText:
        'Seit dem {{date}} können Sie weder investieren noch eine Auszahlung beantragen; frühere Anträge warten, und eine Auszahlung, die noch nicht überwiesen wird, können Sie zurücknehmen. Schreiben Sie uns, wenn Sie nicht einverstanden sind. Grund im Wortlaut: {{detail}}',
      account_stopped: 'Sie haben Ihr Konto angehalten',
      account_stoppedText:
        'Seit {{date}} verlässt es kein Geld, und Sie können weder investieren noch eine Auszahlung beantragen. Schreiben Sie uns, wenn es wieder sicher ist: Jemand aus der Kasse spricht mit Ihnen und hebt die Sperre auf.',
      kyc_missing: 'Ihre Identität ist nicht bestätigt',
      kyc_missingText: 'Senden Sie ein Ausweisdokument, wann Sie möchten; ein Mensch sieht es sich an.',
      kyc_pending: 'Ihr Ausweisdokument wird geprüft',
      kyc_pendingText: 'Es gibt nichts zu tun; das Ergebnis erscheint hier.',
      kyc_rejected: 'Ihr Ausweisdokument konnte nicht angenommen werden',
      kyc_rejectedText: 'Sie können ein anderes senden. Grund im Wortlaut: {{detail}}',
      withdrawal_pending: 'Auszahlung wartet auf Prüfung',
      withdrawal_pendingText:
        'Beantragt am {{date}} über {{detail}}. Bis zur Prüfung können Sie sie stornieren.',
      withdrawal_approved: 'Auszahlung genehmigt, noch nicht bezahlt',
      withdrawal_approvedText: 'Beantragt am {{date}} über {{detail}}. Eine zweite Person bezahlt sie.',
      withdrawal_paying: 'Auszahlung wird überwiesen',
      withdrawal_payingText: 'Beantragt {{date}} über {{detail}}. Sie kann nicht mehr zurückgenommen werden.',
      position_due: 'Ihr Plan {{detail}} ist beendet',
      position_dueText: 'Sein Kapital kehrt in Kürze in Ihr Guthaben zurück.',
      position_matured: 'Ihr Plan {{detail}} ist beendet',
      position_maturedText: 'Sein Kapital kam am {{date}} in Ihr Guthaben zurück.',
      deposit_pending: 'Einzahlung in Prüfung',
      deposit_pendingText:
        'Gesendet am {{date}} als {{detail}}. Sie wird gutgeschrieben, wenn ein Mensch sie genehmigt hat.',
    },
    days: {
      title: 'Wert und Ertrag',
      valueText:
        'Was Ihnen am Ende jedes Tages (UTC) gehörte: verfügbar, in Plänen und in Auszahlung zusammen.',
      label: 'Von {{from}} am {{first}} auf {{to}} am {{last}}.',
      table: 'Als Tabelle anzeigen',
      day: 'Tag',
      kind: 'Was gezeichnet wird',
      value: 'Wert',
      income: 'Ertrag',
      incomeText:
        'Was jeder Tag (UTC) erbrachte: der Ertrag und die Boni, die zu ihm gehören, abzüglich dessen, was davon zurückgenommen wurde.',
      incomeLabel: 'Ertrag jedes Tages vom {{first}} bis zum {{last}}.',
      axis: 'Die Achse beginnt bei {{amount}}.',
      spans: { month: '1M', quarter: '3M', year: '1J' },
      spanNames: { month: '1 Monat', quarter: '3 Monate', year: '1 Jahr' },
    },
    recent: {
      title: 'Letzte Bewegungen',
      all: 'Ganzer Kontoauszug',
    },
    actions: {
      title: 'Schnellzugriff',
      deposit: 'Einzahlen',
      invest: 'Investieren',
      withdraw: 'Auszahlen',
    },
    chart: 'Marktdiagramm',
    quotes: 'Marktkurse',
    market: {
      title: 'Märkte',
      simulated: 'Simuliert',
      simulatedText: 'Ein Programm erfindet diese Kurse für diese Sandbox. Es sind keine Marktkurse.',
      inDay: 'in 24 Stunden',
      symbol: 'Symbol',
      range: 'Zeitraum',
      ranges: { day: '1T', week: '1W', month: '1M', all: 'Alle' },
      rangeNames: { day: '1 Tag', week: '1 Woche', month: '1 Monat', all: 'Alle' },
      label: 'Kursverlauf von {{name}}, {{span}} je Kerze, von {{first}} bis {{last}}',
      keys: 'Pfeiltasten gehen von Kerze zu Kerze, Pos1 und Ende zur ersten und letzten. + und − vergrößern und verkleinern.',
      candle: '{{time}}: Eröffnung {{open}}, Hoch {{high}}, Tief {{low}}, Schluss {{close}}',
      tableOf: 'Kurse von {{name}}',
      time: 'Zeit',
      open: 'Eröffnung',
      high: 'Hoch',
      low: 'Tief',
      close: 'Schluss',
      none: 'In diesem Zeitraum wurden keine Kurse aufgezeichnet.',
      missing: 'Das Diagramm konnte nicht geladen werden.',
    },
  },
  /** What a line of the books is. */
  statement: {
    forDay: 'für den {{day}}',
    owned: 'Ihr Gesamtbetrag',
    arrived: 'Einzahlung mit {{detail}}. Eingegeben hatten Sie {{claimed}}',
    /** Of money that went into a strategy or came out of it. */
    copied: {
      subscribe: 'In die Strategie {{detail}} gegeben',
      unsubscribe: 'Aus der Strategie {{detail}} zurückgekommen, bevor es zählte',
      redeem: 'Aus der Strategie {{detail}} entnommen',
    },
    kind: {
      deposit: 'Einzahlung mit {{detail}}',
      invest: 'Plan gekauft: {{detail}}',
      top_up: 'Plan aufgestockt: {{detail}}',
      mature: 'Plan beendet, Kapital zurück: {{detail}}',
      yield: 'Ertrag des Plans {{detail}}',
      yield_reversal: 'Ertrag des Plans {{detail}} zurückgenommen',
      bonus: 'Bonus gutgeschrieben',
      profit_bonus: 'Gewinnbonus zum Plan {{detail}}',
      referral_bonus: 'Empfehlungsbonus',
      withdrawal_hold: 'Auszahlung über {{detail}} beantragt, Betrag zurückgelegt',
      withdrawal_release: 'Auszahlung über {{detail}} nicht erfolgt, Betrag zurück',
      withdrawal_pay: 'Auszahlung über {{detail}} bezahlt',
      withdrawal_fee: 'Gebühr einer Auszahlung per {{detail}}',
      correction: 'Korrektur: {{detail}}',
      insurance_payout: 'Vom Versicherungsfonds gezahlt: {{detail}}',
      subscribe: 'In Ihr Portfolio eingezahlt',
      unsubscribe: 'Aus Ihrem Portfolio zurück, bevor es zählte',
      redeem: 'Aus Ihrem Portfolio entnommen',
      other: 'Andere Bewegung',
    },
  },
  /** What the bell opens; the keys below are tables and statuses. */
  notifications: {
    title: 'Benachrichtigungen',
    unread: 'Benachrichtigungen, {{number}} ungelesen',
    readAll: 'Alle als gelesen markieren',
    earlier: 'Frühere anzeigen',
    new: 'Neu:',
    empty: 'Noch ist nichts geschehen',
    emptyText:
      'Jede Änderung einer Einzahlung, Auszahlung, eines Plans oder einer Identitätsprüfung und jede Antwort auf eine Nachricht erscheint hier.',
    reason: 'Grund im Wortlaut: {{reason}}',
    arrived:
      'Ihre Einzahlung wurde bestätigt: {{amount}} sind eingegangen und Ihrem Guthaben gutgeschrieben. Eingegeben hatten Sie {{claimed}}.',
    other: 'In Ihrem Konto hat sich etwas geändert.',
  },
  /** Messages from an account to the operators. */
  support: {
    title: 'Hilfe',
    lead: 'Was Sie schreiben, geht an die Bearbeiter. Antworten stehen hier und kommen per E-Mail.',
    hint: 'Die Bearbeiter sehen, dass die Nachricht aus Ihrem Konto kommt. Niemand fragt hier je nach einem Passwort, und keine Zahlung beschleunigt eine Antwort.',
    subject: 'Betreff',
    message: 'Nachricht',
    submit: 'Senden',
    sent: 'Nachricht gesendet',
    received: 'Wir haben Ihre Nachricht {{reference}} erhalten',
    receivedText: 'Antwortet ein Bearbeiter, lesen Sie es hier; die Antwort geht auch an {{email}}.',
    yours: 'Ihre Nachrichten',
    none: 'Sie haben uns noch nicht geschrieben',
    reference: 'Aktenzeichen {{reference}}',
    waiting: 'Noch hat kein Bearbeiter geantwortet.',
    answer: 'Antwort',
    closed: 'Ein Bearbeiter hat das ohne Antwort geschlossen. Sie können noch einmal schreiben.',
  },
  /** The proof of liabilities: its card in the account, and the public page that goes with it. */
  proof: {
    title: 'Nachweis, dass Sie in den Büchern stehen',
    checking: 'Ihr Browser prüft …',
    none: 'Es wurde noch kein Stand der Bücher veröffentlicht.',
    young:
      'Ihr Konto ist jünger als der neueste Stand. Diese Seite prüft den nächsten, in dem es enthalten ist.',
    proven:
      'Am {{date}} schuldeten die Bücher allen Anlegern zusammen {{total}}. Ihr Browser hat geprüft, dass Ihre {{own}} darin enthalten sind.',
    stale:
      'Das ist mehr als zwei Tage her. Jeden Tag ist ein neuer Stand fällig: Fragen Sie, warum es keinen gibt.',
    restored:
      'Die Website wurde am {{date}} aus einer Sicherung wiederhergestellt, auf ihren Stand vom {{moment}}. Was danach aufgezeichnet wurde, ist verloren: Vergleichen Sie Ihre Transaktionen mit Ihren eigenen Aufzeichnungen und teilen Sie uns mit, was fehlt.',
    restoredReason: 'Angegebener Grund:',
    unavailable: 'Der neueste Stand konnte gerade nicht geprüft werden.',
    receipt: 'Beleg herunterladen',
    seal: 'Siegel von Stand {{number}}',
    compare: 'Mit der öffentlichen Seite vergleichen',
    failed: 'Der Nachweis der Verbindlichkeiten ist gescheitert',
    failedText:
      'Was veröffentlicht ist, beweist nicht, was Ihr Konto enthält. Laden Sie die Belege herunter, bewahren Sie sie auf und zeigen Sie sie jemandem, dem Sie vertrauen. Senden Sie kein Geld, bis das geklärt ist.',
    evidence: 'Beweise herunterladen',
    problems: {
      malformed: 'Der Beleg ist unvollständig oder nicht im veröffentlichten Format.',
      seal_broken: 'Die veröffentlichten Zahlen passen nicht zu ihrem Siegel.',
      not_included: 'Der Stand enthält keinen Eintrag für Ihr Konto.',
      path_wrong: 'Der Weg von Ihrem Eintrag zur Wurzel hat die falsche Länge.',
      value_out_of_bounds: 'Der Baum enthält einen unmöglichen Betrag.',
      root_differs: 'Ihr Eintrag führt nicht zur veröffentlichten Wurzel.',
      total_differs: 'Die veröffentlichte Summe ist nicht die Summe der Einträge.',
      pools_differ: 'Die veröffentlichten Zahlen eines Pools führen nicht zu ihrer veröffentlichten Wurzel.',
      pooled_differs:
        'Was Ihr Eintrag über Portfolios und Strategien sagt, folgt nicht aus Ihren Einheiten darin.',
      statement_differs: 'Ihr Eintrag weicht von Ihren eigenen Buchungen ab.',
      other_account: 'Der Beleg gehört zu einem anderen Konto.',
      other_snapshot: 'Ihnen wurde ein anderer Stand gegeben als der Öffentlichkeit.',
      chain_broken: 'Die veröffentlichten Stände folgen nicht aufeinander.',
      history_replaced: 'Ein Stand, den dieser Browser schon gesehen hat, ist nicht mehr veröffentlicht.',
    },
  },
};
