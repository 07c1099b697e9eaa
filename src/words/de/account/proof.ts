import type { Words } from '../../../lib/i18n/words.ts';

/** The German of the proof of liabilities. */
export const proof: Words<'de', 'account/proof'> = {
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
        'Was Ihr Eintrag über Portfolios und Strategien sagt, folgt nicht aus Ihren Anteilen darin.',
      statement_differs: 'Ihr Eintrag weicht von Ihren eigenen Buchungen ab.',
      other_account: 'Der Beleg gehört zu einem anderen Konto.',
      other_snapshot: 'Ihnen wurde ein anderer Stand gegeben als der Öffentlichkeit.',
      chain_broken: 'Die veröffentlichten Stände folgen nicht aufeinander.',
      history_replaced: 'Ein Stand, den dieser Browser schon gesehen hat, ist nicht mehr veröffentlicht.',
    },
  },
};
