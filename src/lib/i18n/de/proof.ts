import type { Words } from '../words';

/** The proof of liabilities: its card in the account, and the public page that goes with it. */
export const proof: Words<'de', 'proof'> = {
  title: 'Nachweis, dass Sie in den Büchern stehen',
  checking: 'Ihr Browser prüft …',
  none: 'Es wurde noch kein Stand der Bücher veröffentlicht.',
  young:
    'Ihr Konto ist jünger als der neueste Stand. Diese Seite prüft den nächsten, in dem es enthalten ist.',
  proven:
    'Am {{date}} schuldeten die Bücher allen Anlegern zusammen {{total}}. Ihr Browser hat geprüft, dass Ihre {{own}} darin enthalten sind.',
  stale:
    'Das ist mehr als zwei Tage her. Jeden Tag ist ein neuer Stand fällig: Fragen Sie, warum es keinen gibt.',
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
    statement_differs: 'Ihr Eintrag weicht von Ihren eigenen Buchungen ab.',
    other_account: 'Der Beleg gehört zu einem anderen Konto.',
    other_snapshot: 'Ihnen wurde ein anderer Stand gegeben als der Öffentlichkeit.',
    chain_broken: 'Die veröffentlichten Stände folgen nicht aufeinander.',
    history_replaced: 'Ein Stand, den dieser Browser schon gesehen hat, ist nicht mehr veröffentlicht.',
  },
  page: {
    title: 'Transparenz',
    description:
      'Was die Bücher allen Anlegern schulden, was dem als Deckung gegenübersteht, wie sich beides prüfen lässt und was das nicht beweist.',
    lead: 'Was die Bücher allen Anlegern zusammen schulden, und was dem gegenübersteht. Schulden und was ihnen gegenübersteht gelten zum neuesten Stand; Erträge und Pläne gelten jetzt.',
    loading: 'Die Zahlen werden geladen …',
    failed: 'Die Datenbank hat nicht geantwortet.',
    owed: 'Was geschuldet wird',
    none: 'Es wurde noch kein Stand veröffentlicht.',
    figuresAsOf:
      'Kapazität und Erträge vom {time} UTC. Sie werden etwa einmal in der Minute zusammengezählt.',
    asOf: 'Stand {number} vom {date}',
    total: 'Insgesamt geschuldet',
    available: 'Verfügbar',
    invested: 'In Plänen angelegt',
    withdrawing: 'In Auszahlung',
    accrued: 'Noch nicht gutgeschriebener Ertrag',
    against: 'Was dem gegenübersteht',
    noReserves: 'Es wurde keine Reserve bescheinigt. Nichts auf dieser Seite zeigt, dass das Geld da ist.',
    reserves: 'Bescheinigte Reserven',
    coverage: 'Davon gedeckt',
    insurance: 'Versicherungsfonds, abzüglich dessen, was in der Kasse fehlt',
    insured: 'Davon gedeckt',
    reserveWorth: 'am {date} {value} wert, nach Angabe des Betreibers',
    reserveOld: 'Vor mehr als einem Monat signiert: zählt nicht.',
    address: 'Adresse',
    block: 'Block',
    message: 'Signierte Nachricht',
    signature: 'Signatur',
    howToCheck: 'Wie man es prüft',
    capacity: 'Kapazität',
    sold: 'Verkauft: Einlagen in Plänen',
    income: 'Mit Nachweis gebuchtes Einkommen, letzte 30 Tage',
    days: 'Tage mit solchem Einkommen',
    booked: 'Einkommen abzüglich Verlusten, seit Beginn',
    credited: 'Anlegern gutgeschriebener Ertrag, seit Beginn',
    capacityOf: '{sold} verkauft von {capacity}, die seit {date} belegt sind:',
    noCapacity: 'Hier ist kein Nachweis über Mining-Kapazität veröffentlicht, also wird keine behauptet.',
    history: 'Was geschuldet wurde, Tag für Tag',
    historyText: 'Die Summe jedes Stands; die neueste ist {total}.',
    snapshots: 'Alle Stände',
    snapshot: 'Stand',
    date: 'Vom',
    root: 'Wurzel',
    seal: 'Siegel',
    older: 'Ältere Stände',
    verify: 'Wie Sie prüfen',
    steps: {
      sign: 'Melden Sie sich an. Ihr Browser prüft jeden neuen Stand von selbst und zeigt das Ergebnis in Ihrer Übersicht.',
      receipt:
        'Laden Sie dort den Beleg herunter. Er enthält Ihren eigenen Eintrag und den Weg von ihm zur Wurzel.',
      tool: 'Prüfen Sie ihn mit dem Programm in unserem Quelltext, npm run verify, oder mit einem, das Sie selbst nach dem veröffentlichten Format geschrieben haben.',
      compare:
        'Vergleichen Sie das neueste Siegel mit anderen und bewahren Sie es auf. Es legt alle früheren Stände fest: Zwei verschiedene Siegel eines Stands beweisen, dass jemand belogen wurde.',
    },
    limits: 'Was das nicht beweist',
    limit: {
      solvency:
        'Dass das Geld da ist. Der Baum zeigt, was geschuldet wird; Reserven sind, was Betreiber bescheinigen, und die Software prüft deren Signaturen nicht.',
      borrowed: 'Dass die Reserven dem Haus gehören. Sie können für den Tag der Signatur geliehen sein.',
      hidden: 'Dass es außerhalb dieser Bücher keine Schulden gibt.',
      unseen:
        'Dass niemand ausgelassen wird, der nie nachsieht. Jeder Anleger, der prüft, macht das schwerer.',
      siblings:
        'Völlige Geheimhaltung der Summen. Ein Beleg zeigt die Summen der Zweige neben seinem Weg; der kleinste kann das Guthaben eines einzelnen anderen Anlegers sein, ohne Namen.',
      kinds: 'Die Aufteilung nach Arten. Sie ist versiegelt, aber der Baum beweist nur die Summe.',
    },
  },
};
