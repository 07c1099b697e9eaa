import type { Words } from '../../lib/i18n/words.ts';

/** The German of what the bell says happened, which mails repeat. */
export const notifications: Words<'de', 'notifications'> = {
  notifications: {
    deposits: {
      pending: 'Wir haben Ihren Beleg für eine Einzahlung von {{amount}} erhalten.',
      approved: 'Ihre Einzahlung von {{amount}} wurde genehmigt.',
      rejected: 'Ihre Einzahlung von {{amount}} wurde abgelehnt.',
      reversed: 'Ihre Einzahlung von {{amount}} wurde rückgängig gemacht.',
    },
    withdrawals: {
      pending: 'Sie haben eine Auszahlung von {{amount}} beantragt.',
      approved: 'Ihre Auszahlung von {{amount}} wurde genehmigt. Eine zweite Person zahlt sie.',
      lapsed:
        'Ihre Auszahlung von {{amount}} wartet wieder auf Genehmigung: Wer sie genehmigt hatte, gehört nicht mehr zum Team. Bis dahin können Sie sie stornieren.',
      paying: 'Ihre Auszahlung von {{amount}} wird gerade überwiesen. Sie kann nicht mehr storniert werden.',
      paid: 'Ihre Auszahlung von {{amount}} wurde überwiesen.',
      rejected: 'Ihre Auszahlung von {{amount}} wurde abgelehnt. Der Betrag ist wieder in Ihrem Guthaben.',
      cancelled: 'Sie haben eine Auszahlung von {{amount}} storniert.',
    },
    positions: {
      active: 'Sie haben für {{amount}} einen Plan gekauft.',
      topped_up: 'Sie haben einen Plan um {{amount}} aufgestockt.',
      matured: 'Ein Plan ist beendet. Das Kapital von {{amount}} ist wieder in Ihrem Guthaben.',
      closed: 'Ein Plan über {{amount}} wurde geschlossen.',
    },
    orders: {
      filled: 'Eine Order Ihres Portfolios wurde ausgeführt, insgesamt für {{amount}}.',
      cancelled: 'Eine Order Ihres Portfolios wurde gestrichen, bevor sie ganz ausgeführt war.',
      expired: 'Eine Order Ihres Portfolios ist abgelaufen, bevor sie ganz ausgeführt war.',
      /** Why it was cancelled. */
      why: {
        gave_way: 'andere haben die Strategie verlassen, und ihr Geld ging vor',
        strategy_stopped: 'die Strategie wurde ausgesetzt oder geschlossen',
        all_or_nothing: 'der erste Kurs, der kam, reichte nicht für die ganze Order',
        failed: 'auf unserer Seite ist etwas fehlgeschlagen',
        rest_not_filled: 'der erste Kurs, der kam, reichte nicht für den Rest',
        would_take: 'sie wäre sofort ausgeführt worden',
        insufficient_cash: 'im Portfolio war nicht mehr genug Geld',
        account_frozen: 'Ihr Konto ist gesperrt',
        sell_only: 'der Wert kann nur noch verkauft werden',
      },
    },
    copies: {
      in: '{{amount}}, die Sie in eine Strategie gegeben haben, haben gezählt: Die Anteile gehören Ihnen.',
      out: '{{amount}} aus einer Strategie sind in Ihrem Guthaben.',
      stopped:
        'Eine Kopie ist auf Ihren Stop gefallen. Alles, was Sie darin haben, geht zu den nächsten Kursen hinaus.',
      returned:
        '{{amount}}, die Sie in eine Strategie gegeben haben, sind zurück auf Ihrem Guthaben: Zu ihren Kursen ergeben sie keinen Anteil, oder Ihr Konto ist gesperrt.',
      share_taken:
        'Die Leitung einer Strategie hat die Gewinnbeteiligung des Quartals aus Ihren Anteilen bekommen: Sie waren {{amount}} wert.',
    },
    strategies: {
      offered: 'Eine Strategie, die Sie leiten oder in der Sie Geld haben, ist offen.',
      dropped:
        'Eine Strategie, die Sie vorgeschlagen haben, wird nicht angekündigt. Ihr Einsatz ist wieder in Ihrem Guthaben.',
      suspended:
        'Eine Strategie wurde ausgesetzt: Es kommt kein Geld hinein, und nichts wird gehandelt. Sie können sie verlassen.',
      closing:
        'Eine Strategie schließt: Alles, was sie hält, wird verkauft, und dann bekommen alle ihren Teil.',
      terms:
        'Die Gewinnbeteiligung einer Strategie hat sich geändert. Eine höhere gilt nicht für das, was Sie darin haben.',
      stake: 'Die Leitung einer Strategie nimmt in sieben Tagen einen Teil ihres Einsatzes heraus.',
    },
    corrections: {
      booked: 'Eine Korrektur von {{amount}} wurde auf Ihr Guthaben gebucht.',
    },
    insurance: {
      paid: 'Der Versicherungsfonds hat Ihnen {{amount}} gezahlt. Der Betrag ist in Ihrem Guthaben.',
    },
    yields: {
      reversed:
        'Der Ertrag eines Tages war falsch gebucht. Davon wurden {{amount}} von Ihrem Guthaben zurückgenommen.',
    },
    freezes: {
      set: 'Ihr Konto wurde gesperrt: Sie können vorerst weder investieren noch eine Auszahlung beantragen, und nichts wird genehmigt oder ausgezahlt.',
      lifted: 'Ihr Konto ist nicht mehr gesperrt.',
    },
    security: {
      new_device: 'Ein neues Gerät hat sich in Ihrem Konto angemeldet',
      password_guessed: 'Für Ihr Konto wurden mehrere falsche Passwörter eingegeben',
      code_guessed:
        'Mehrere falsche Codes Ihrer Authenticator-App wurden eingegeben: Wer das war, kennt Ihr Passwort. Waren Sie es nicht, setzen Sie ein neues Passwort',
      password_changed: 'Ihr Passwort wurde geändert',
      email_changed: 'Ihre E-Mail-Adresse wurde geändert',
      recovered: 'Über den Link einer E-Mail wurde auf Ihr Konto zugegriffen',
      address_added: 'Ihrem Konto wurde eine neue Auszahlungsadresse hinzugefügt',
      payments_stopped: 'Ihr Konto wurde angehalten: Kein Geld verlässt es, und niemand ist angemeldet',
      factor_added: 'Ihrem Konto wurde ein zweiter Faktor hinzugefügt',
      factor_removed: 'Aus Ihrem Konto wurde ein zweiter Faktor entfernt',
      recovery_codes_made: 'Neue Wiederherstellungscodes wurden erstellt',
      recovery_code_used: 'Ein Wiederherstellungscode wurde verwendet',
      passkey_added: 'Ihrem Konto wurde ein Passkey hinzugefügt',
      passkey_removed: 'Aus Ihrem Konto wurde ein Passkey entfernt',
      withdrawal_limits_changed: 'Ihre Auszahlungslimits wurden geändert',
      code_word_changed: 'Das Codewort in unseren E-Mails wurde geändert',
    },
    bonuses: {
      granted: 'Sie haben einen Bonus von {{amount}} erhalten. Er ist in Ihrem Guthaben.',
      profit:
        'Ein beendeter Plan hat Ihnen einen Gewinnbonus von {{amount}} gebracht. Er ist in Ihrem Guthaben.',
    },
    referrals: {
      credited:
        'Der erste Plan einer Person, die Sie empfohlen haben, ist abgelaufen: {{amount}} sind in Ihrem Guthaben.',
    },
    messages: {
      answered: 'Ihre Nachricht „{{subject}}“ wurde beantwortet.',
      closed:
        'Ihre Nachricht „{{subject}}“ wurde ohne Antwort geschlossen. Sie können noch einmal schreiben.',
    },
    kyc_cases: {
      pending: 'Wir haben Ihre Angaben zur Identität erhalten.',
      approved: 'Ihre Identität wurde bestätigt.',
      rejected: 'Ihre Angaben zur Identität konnten nicht angenommen werden.',
    },
  },
};
