import type { Words } from '../../../lib/i18n/words.ts';

/** The German of the transparency page. */
export const transparency: Words<'de', 'site/transparency'> = {
  /** The public page of what is owed and what stands against it; the back office says some of it, too. */
  transparency: {
    title: 'Transparenz',
    description:
      'Was die Bücher allen Anlegern schulden, was dem gegenübersteht, wie sich beides prüfen lässt und was das nicht beweist.',
    lead: 'Was die Bücher allen Anlegern zusammen schulden, und was dem gegenübersteht. Schulden und was ihnen gegenübersteht gelten zum neuesten Stand; Erträge und Pläne gelten jetzt.',
    loading: 'Die Zahlen werden geladen …',
    failed: 'Die Datenbank hat nicht geantwortet.',
    paper:
      'Portfolios und Strategien bestehen in dieser Sandbox auf dem Papier. Sie zählen mit dem, wofür sie bei ihrer letzten Bewertung verkauft werden könnten, samt dem Geld, das auf sie wartet. Simulierte Coins sind keine Reserve.',
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
    pooled: 'In Portfolios und Strategien',
    against: 'Was dem gegenübersteht',
    noReserves: 'Es wurde keine Reserve bescheinigt. Nichts auf dieser Seite zeigt, dass das Geld da ist.',
    reserves: 'Bescheinigte Reserven',
    coverage: 'Davon gedeckt',
    insurance: 'Versicherungsfonds, abzüglich dessen, was in der Kasse fehlt',
    insured: 'Davon gedeckt',
    paidOut: 'Aus dem Versicherungsfonds gezahlt',
    payoutOf: '{date}: {amount} an {people} Personen, die {lost} verloren hatten',
    reserveWorth: 'am {date} {value} wert, nach Angabe des Betreibers',
    reserveOld: 'Vor mehr als einem Monat signiert: zählt nicht.',
    address: 'Adresse',
    block: 'Block',
    message: 'Signierte Nachricht',
    signature: 'Signatur',
    howToCheck: 'Wie man es prüft',
    capacity: 'Kapazität',
    sold: 'Verkauft: Kapital in Plänen',
    income: 'Mit Beleg gebuchte Erträge, letzte 30 Tage',
    days: 'Tage mit solchen Erträgen',
    booked: 'Erträge abzüglich Verlusten, seit Beginn',
    credited: 'Anlegern gutgeschriebener Ertrag, seit Beginn',
    capacityOf: '{sold} verkauft von {capacity}, die seit {date} belegt sind:',
    hashrateOf: 'In Paketen {sold} PH/s von {capacity} PH/s, die belegt sind.',
    noCapacity: 'Hier ist kein Nachweis über Mining-Kapazität veröffentlicht, also wird keine behauptet.',
    history: 'Was geschuldet wurde, Tag für Tag',
    historyText: 'Die Summe jedes Stands; die neueste ist {total}.',
    snapshots: 'Alle Stände',
    snapshot: 'Stand',
    date: 'Vom',
    root: 'Wurzel',
    seal: 'Siegel',
    older: 'Ältere Stände',
    restorations: 'Aus einer Sicherung wiederhergestellt',
    restoredTo:
      'Am {at} UTC wurde die Website aus einer Sicherung auf ihren Stand vom {moment} UTC wiederhergestellt. Was dazwischen aufgezeichnet wurde, ist verloren, auch Stände mit Nummern nach {after} und vor {number}, falls es welche gab.',
    restoredReason: 'Grund',
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
