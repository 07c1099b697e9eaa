import type { Words } from '../../../lib/i18n/words.ts';

/** The German of the statement, and of who may move money. */
export const statement: Words<'de', 'money/statement'> = {
  /** That a step needs a confirmed identity, said before it. */
  identity: {
    title: 'Bitte bestätigen Sie zuerst Ihre Identität',
    deposit:
      'Diese Seite nimmt Einzahlungen nur von Personen an, deren Identität bestätigt ist. Bitte senden Sie vorher nichts.',
    plan: 'Diese Seite verkauft Pläne nur an Personen, deren Identität bestätigt ist.',
    withdrawal:
      'Diese Seite zahlt nur an Personen aus, deren Identität bestätigt ist. Ihr Guthaben bleibt solange Ihres.',
    laterTitle: 'Ihre Identität wird gebraucht',
    later: {
      plan: 'Sie können jetzt einzahlen. Bevor Sie einen Plan kaufen, muss Ihre Identität bestätigt sein.',
      withdrawal:
        'Sie können jetzt einzahlen. Bevor Sie Geld auszahlen lassen, muss Ihre Identität bestätigt sein. Das Dokument können Sie schon heute senden.',
      both: 'Sie können jetzt einzahlen. Bevor Sie einen Plan kaufen oder Geld auszahlen lassen, muss Ihre Identität bestätigt sein. Das Dokument können Sie schon heute senden.',
    },
    go: 'Zur Identitätsprüfung',
  },
  /** The statement: every line of the books. */
  statement: {
    tab: 'Kontoauszug',
    lead: 'Jede Bewegung Ihres Geldes, wie sie in den Büchern steht, und was Ihnen danach gehörte. Tage sind UTC.',
    caption: 'Jede Bewegung Ihres Geldes, die neueste zuerst',
    number: 'Nummer',
    booked: 'Gebucht am',
    what: 'Vorgang',
    day: 'Für den Tag',
    change: 'Veränderung',
    moved: 'umgebucht',
    empty: 'Noch ist nichts gebucht',
    emptyText: 'Die erste Zeile erscheint, wenn Ihre erste Einzahlung genehmigt ist.',
    notAll: 'Nicht alle Zeilen sind geladen, also stehen hier nicht alle. Das PDF enthält alle.',
    emptyFilter: 'In diesem Zeitraum wurde nichts dieser Art gebucht',
    save: 'Als {{kind}} speichern',
    filter: {
      kind: 'Anzeigen',
      all: 'Alles',
      deposits: 'Einzahlungen',
      plans: 'Pläne',
      yield: 'Ertrag',
      bonuses: 'Boni',
      withdrawals: 'Auszahlungen',
      corrections: 'Korrekturen',
      portfolio: 'Portfolio',
      from: 'Von',
      to: 'Bis',
    },
    totals: {
      title: 'So geht es auf',
      deposit: 'Eingezahlt',
      yield: 'Gewinn: gebuchter Ertrag',
      yield_reversal: 'Zurückgenommener Ertrag',
      yield_receivable: 'Vor der Rückbuchung ausgegeben',
      deposit_reversal: 'Zurückgebuchte Einzahlungen',
      deposit_receivable: 'Vor der Rückbuchung ausgegebene Einzahlungen',
      bonus: 'Bonus gesamt',
      profit_bonus: 'Gewinnbonus',
      referral_bonus: 'Empfehlungsbonus',
      withdrawal_pay: 'Bezahlte Auszahlungen',
      withdrawal_fee: 'Gebühren für Auszahlungen',
      correction: 'Korrekturen',
      insurance_payout: 'Vom Versicherungsfonds gezahlt',
      subscribe: 'In Portfolio und Strategien gegeben',
      unsubscribe: 'Aus Portfolio und Strategien zurück',
      redeem: 'Aus Portfolio und Strategien entnommen',
      opening: 'Ihr Gesamtbetrag vor dem {{day}}',
      closing: 'Ihr Gesamtbetrag am Ende des {{day}}',
      agrees: 'Diese Summen aller Zeilen stimmen mit den Zahlen Ihrer Übersicht überein.',
      differs:
        'Diese Summen stimmen nicht mit den Zahlen Ihrer Übersicht überein. Laden Sie die Seite neu; bleibt es so, sagen Sie es uns.',
    },
    pdf: {
      title: 'Kontoauszug',
      holder: 'Kontoinhaber',
      email: 'E-Mail',
      beginning: 'Beginn',
      sandbox: 'Testumgebung: Spielgeld ohne Wert.',
      note: 'Erstellt am {{day}}. Tage sind UTC, Beträge in US-Dollar. Geld ohne Vorzeichen hat nur seinen Platz gewechselt.',
      page: 'Seite {{page}} von {{pages}}',
    },
  },
};
