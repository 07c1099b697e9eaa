import type { Words } from '../../lib/i18n/words.ts';

/** The German of the public documents, which are rendered at build time. */
export const site: Words<'de', 'site'> = {
  register: {
    title: 'Konto eröffnen',
    lead: 'Es dauert eine Minute und kostet nichts.',
    name: 'Vor- und Nachname',
    email: 'E-Mail-Adresse',
    phone: 'Telefonnummer',
    password: 'Passwort',
    invalidPhone: 'Bitte geben Sie eine Telefonnummer ein: nur Ziffern, Leerzeichen und + ( ) . -',
    country: 'Land auswählen',
    unserved: 'Diese Seite eröffnet keine Konten für Einwohner von: {{countries}}.',
    countriesFailed:
      'Die Liste der Länder konnte nicht geladen werden. Sie können sich ohne Land registrieren.',
    agree: 'Mit der Registrierung akzeptieren Sie die',
    terms: 'Allgemeinen Geschäftsbedingungen',
    submit: 'Registrieren',
    haveAccount: 'Haben Sie schon ein Konto?',
    referred: 'Sie wurden mit dem Code {{code}} empfohlen.',
    welcome: 'Willkommen bei {{brand}}. Bitte bestätigen Sie Ihre E-Mail-Adresse.',
  },
  login: {
    title: 'Anmelden',
    lead: 'Willkommen zurück.',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    passkey: 'Mit einem Passkey anmelden',
    forgot: 'Passwort vergessen',
    create: 'Registrieren',
    noAccount: 'Neu hier?',
    needsConfirmation: 'Ihre E-Mail-Adresse ist noch nicht bestätigt',
    needsConfirmationText:
      'Öffnen Sie den Link in der E-Mail, die wir an {{email}} gesendet haben, und melden Sie sich dann an.',
  },
  checkMail: {
    title: 'Sehen Sie in Ihr Postfach',
    text: 'Wir haben einen Link an {{email}} gesendet. Öffnen Sie ihn, um Ihre Adresse zu bestätigen, und melden Sie sich dann an.',
  },
  forgot: {
    title: 'Konto wiederherstellen',
    lead: 'Wir senden einen Link an Ihre E-Mail-Adresse. Damit können Sie ein neues Passwort wählen.',
    email: 'E-Mail-Adresse',
    missing: 'Bitte geben Sie Ihre E-Mail-Adresse ein',
    submit: 'Link senden',
    sent: 'Bitte sehen Sie in Ihr Postfach',
    sentText:
      'Wenn {{email}} zu einem Konto gehört, ist ein Link unterwegs. Er gilt einmal und eine Stunde lang.',
    back: 'Zurück zur Anmeldung',
  },
  /** The public pages. Nothing here claims what the software or an operator cannot prove. */
  content: {
    descriptions: {
      home: 'Krypto-Mining- und Copy-Trading-Pläne, jeder Cent offen einsehbar. Renditen sind Ziele und nie garantiert.',
      about:
        'Was dieses Portal ist, was es nicht verspricht und wer dahintersteht, soweit das eingetragen ist.',
      contact:
        'Schreiben Sie den Menschen hinter dem Portal, und sehen Sie, wie sie sonst zu erreichen sind.',
      terms:
        'Zwölf Bedingungen in klaren Worten: keine Beitrittsgebühr, keine Sperrfrist und nichts Verstecktes zwischen Ihnen und einer Auszahlung.',
    },
    home: {
      title: 'Mining und Copy-Trading, jeder Cent offen einsehbar',
      lead: 'Geld einzahlen, Plan wählen, auszahlen lassen, was Ihnen gehört. Jede Gutschrift wird mit ihrem Beleg gebucht, jede Prüfung sehen Sie, während sie geschieht.',
      start: 'Registrieren',
      seePlans: 'Pläne ansehen',
      featuresTitle: 'Worauf Sie sich verlassen können',
      features: {
        portfolio: {
          title: 'Das ganze Portfolio auf einen Blick',
          text: 'Eingezahlt, Gewinn, Bonus, Guthaben und Pakete: sechs Zahlen, immer aus denselben Büchern mit doppelter Buchführung.',
        },
        security: {
          title: 'Zugriff nach Regeln',
          text: 'Die Datenbank selbst lässt Sie Ihre Daten lesen und niemanden sonst. Die Regeln sind aufgeschrieben und einzeln geprüft.',
        },
        copying: {
          title: 'Mining und Copy-Trading',
          text: 'Pläne nennen Laufzeit, Mindestbetrag und Ziel. Erträge werden nur gutgeschrieben, wenn Einnahmen gebucht sind.',
        },
        paper: {
          title: 'Portfolio und Orders, auf dem Papier',
          text: 'Market-, Limit-, Stop- und nachgezogene Stop-Orders und Umschichten, zu simulierten Kursen in dieser Sandbox. Was Sie einzahlen, kann verloren gehen.',
        },
      },
      ctaTitle: 'Bereit, mit dem Mining zu beginnen',
      ctaText: 'Eröffnen Sie ein Konto und gehen Sie den ganzen Weg: Einzahlung, Plan, Auszahlung.',
      stepsTitle: 'Drei Schritte',
      steps: {
        create: {
          title: 'Konto eröffnen',
          text: 'Registrieren Sie sich mit Ihrer E-Mail-Adresse und bestätigen Sie sie.',
        },
        fund: {
          title: 'Geld einzahlen',
          text: 'Senden Sie an eine unserer Adressen, laden Sie den Beleg hoch und verfolgen Sie die Prüfung.',
        },
        mine: {
          title: 'Mining beginnen',
          text: 'Wählen Sie einen Plan, den Ihr Guthaben deckt. Er läuft ab dieser Minute.',
        },
      },
      whyTitle: 'Warum {{brand}}',
      why: {
        listed: {
          title: 'Zahlungsarten offen genannt',
          text: 'Von Bitcoin bis USDT: alle aufgeführt, bevor Sie etwas senden.',
        },
        review: {
          title: 'Von Menschen geprüft',
          text: 'Ein- und Auszahlungen werden von Hand geprüft, große von zwei Personen.',
        },
        evidence: {
          title: 'Erträge werden gebucht, nie versprochen',
          text: 'Jede Gutschrift verweist auf die Einnahme, aus der sie stammt. Tage ohne Einnahmen zeigen null.',
        },
        open: {
          title: 'Nichts Verstecktes vor der Auszahlung',
          text: 'Kein Anwerben, keine Zusatzzahlung, keine Sperrfrist: Ihr verfügbares Guthaben gehört Ihnen.',
        },
        live: {
          title: 'In Echtzeit',
          text: 'Wird eine Zahlung genehmigt, ändert sich Ihre Seite von selbst, ohne Neuladen.',
        },
        private: {
          title: 'Ihre Daten bleiben Ihre',
          text: 'Dokumente liegen in einem geschützten Speicher. Nach Bankzugängen fragen wir nie.',
        },
      },
      plansTitle: 'Plan auswählen',
      plansLead:
        'Ziele sind das, was ein Plan anstrebt. Sie sind nicht garantiert: Sie erhalten möglicherweise weniger oder nichts.',
      planStart: 'Registrieren',
      planOffers: 'Was er bietet',
      duration: 'Laufzeit',
      target: 'Zielrendite',
      notGuaranteed: 'Ziel, nicht garantiert',
      plansFailed: 'Die Pläne konnten nicht geladen werden.',
      tickerTitle: 'Märkte',
      tickerSimulated: 'Simulierte Kurse',
      tickerDay: 'in 24 Stunden',
    },
    claims: {
      title: 'Aussagen, jede mit ihrem Beleg',
      evidence: 'Beleg ansehen',
      paymentMethods: 'Zahlungsarten',
      languages: 'Sprachen',
      uptime: 'Gemessene Verfügbarkeit seit {{date}}',
    },
    newsletter: {
      title: 'Rundbrief',
      text: 'Neues zum Produkt, einige Male im Jahr. Keine Angebote, keine Countdowns.',
      email: 'Ihre E-Mail-Adresse',
      submit: 'Abonnieren',
      done: 'Vielen Dank. Bitte sehen Sie in Ihr Postfach: Der Rundbrief beginnt, sobald Sie Ihre Adresse dort bestätigen.',
    },
    footer: {
      aboutTitle: 'Über uns',
      aboutText:
        '{{brand}} ist ein Anlegerportal für Krypto-Mining- und Copy-Trading-Pläne, so gebaut, dass sich jede Zahl nachprüfen lässt.',
      quickLinks: 'Schnellzugriff',
      contactTitle: 'Kontakt',
      noEmail: 'In dieser Testumgebung ist keine E-Mail-Adresse eingetragen.',
      noPlace: 'Es ist keine Postanschrift eingetragen.',
      copyright: '© {{year}} {{brand}}',
      terms: 'Allgemeine Geschäftsbedingungen',
    },
    about: {
      title: 'Über {{brand}}',
      intro:
        'Mining-Pläne mit täglichem Ertrag sind eine beliebte Verkleidung für Betrug. Wir meinen, dagegen hilft kein besseres Versprechen, sondern Software, in der sich das Versprechen gar nicht geben lässt: Geld in doppelter Buchführung, Gutschriften nur aus gebuchten Einnahmen und Regeln, die jeder lesen kann.',
      statements: {
        story: {
          title: 'Unsere Geschichte',
          text: '{{brand}} begann mit der Frage, wie eine solche Plattform aussähe, wenn sie nichts zu verbergen hätte. Die Seite beginnt als Testumgebung, die den ganzen Weg mit Spielgeld zeigt, und sagt das auf jeder Seite, solange sie eine ist.',
        },
        mission: {
          title: 'Unser Auftrag',
          text: 'Menschen sollen jederzeit sehen, was sie eingezahlt haben, was es verdient hat und was sie sich auszahlen lassen können.',
        },
        vision: {
          title: 'Unsere Vision',
          text: 'Geldanlage, bei der Vertrauen auf nachprüfbaren Aufzeichnungen ruht statt auf Namen und Zahlen, die niemand prüfen kann.',
        },
        values: {
          title: 'Unsere Werte',
          text: 'Genauigkeit beim Geld, klare Worte zum Risiko und nichts Verstecktes zwischen Anleger und Auszahlung.',
        },
      },
      registrationsTitle: 'Registrierungen',
      registrationsNone:
        'Es ist keine Registrierung bei einer Aufsichtsbehörde eingetragen. Dies ist eine Testumgebung: Sie nimmt kein echtes Geld an und bietet keine Wertpapierdienstleistung.',
      registrationsUnknown: 'Die Liste der Registrierungen kann derzeit nicht angezeigt werden.',
      register: 'Öffentliches Register',
      faqTitle: 'Fragen',
      faq: {
        sandbox: {
          q: 'Ist das echtes Geld?',
          a: 'Nein, solange ein Hinweis oben auf jeder Seite „Testumgebung“ sagt: Dann ist es Spielgeld mit Adressen von Testnetzen, und Sie sollten niemals echtes Geld an eine hier gezeigte Adresse senden. Ohne diesen Hinweis ist es echtes.',
        },
        deposit: {
          q: 'Wie zahle ich Geld ein?',
          a: 'Geben Sie unter „Einzahlen“ einen Betrag ein, senden Sie ihn an eine der Adressen und laden Sie ein Bild der Zahlung hoch. Ein Mensch prüft es; die Liste zeigt „In Prüfung“, dann „Genehmigt“ oder „Abgelehnt“ mit dem Grund.',
        },
        yield: {
          q: 'Sind die Erträge garantiert?',
          a: 'Nein. Die Zahl eines Plans ist ein Ziel. Gutgeschrieben wird nur, was tatsächlich verdient und gebucht wurde; das kann weniger als das Ziel sein oder nichts.',
        },
        withdraw: {
          q: 'Wann kann ich mir Geld auszahlen lassen?',
          a: 'Sobald Sie ein verfügbares Guthaben haben (mindestens den Mindestbetrag der Auszahlungsart, oder alles, wenn es weniger ist) und Ihre E-Mail-Adresse bestätigt ist, es sei denn, ein Bearbeiter hat Ihr Konto gesperrt, aus einem Grund, den Sie sofort erfahren. Sie müssen nie zuerst mehr investieren oder andere anwerben.',
        },
        data: {
          q: 'Was geschieht mit meinen Dokumenten?',
          a: 'Sie liegen in einem geschützten Speicher, den nur Sie und die prüfenden Mitarbeiter lesen können. Nach dem Zugang zu einer Bank fragen wir nie.',
        },
      },
    },
    contact: {
      title: 'Kontakt',
      heading: 'Teilen Sie uns Ihre Beschwerde mit',
      lead: 'Schreiben Sie uns, was schiefgegangen ist oder besser sein könnte.',
      name: 'Vor- und Nachname',
      email: 'E-Mail-Adresse',
      subject: 'Betreff',
      message: 'Nachricht',
      submit: 'Senden',
      sent: 'Nachricht gesendet',
      place: 'Standort',
      phone: 'Telefon',
      none: 'In dieser Testumgebung nicht eingetragen',
    },
  },
  /** The terms and conditions: twelve, in the order of the list. */
  terms: {
    title: 'Allgemeine Geschäftsbedingungen',
    lead: 'Zwölf Bedingungen in klaren Worten. In der Testumgebung ist alles Geld Spielgeld.',
    items: {
      agreement: { title: 'Zustimmung', text: 'Mit Ihrem Beitritt stimmen Sie diesen Bedingungen zu.' },
      oneAccount: {
        title: 'Ein Konto',
        text: 'Jede Person darf ein Konto führen. Machen Sie keine falschen Angaben.',
      },
      noFee: { title: 'Keine Mitgliedsgebühr', text: 'Beitritt und Kontoführung kosten nichts.' },
      processing: {
        title: 'Bearbeitung',
        text: 'Bitte rechnen Sie mit bis zu 24 Stunden, bis eine Zahlung geprüft und ein Plan hinzugefügt ist.',
      },
      privacy: {
        title: 'Datenschutz',
        text: 'Ohne Ihre Einwilligung geben wir keine personenbezogenen Daten an Dritte weiter, es sei denn, das Gesetz verlangt es.',
      },
      contactDetails: { title: 'Kontaktdaten', text: 'Bitte halten Sie Ihre Kontaktdaten aktuell.' },
      correctWallets: {
        title: 'Richtige Wallets',
        text: 'Senden Sie nur an die auf der Zahlungsseite gezeigten Wallet-Adressen und an jede nur den Coin, der zu ihr gehört.',
      },
      afterFunding: {
        title: 'Nach der Einzahlung',
        text: 'Laden Sie nach der Einzahlung den Zahlungsbeleg hoch. Wurde eine Einzahlung nicht rechtzeitig geprüft, wenden Sie sich an den Kundendienst.',
      },
      withdrawals: {
        title: 'Auszahlungen',
        text: 'Ihr verfügbares Guthaben können Sie sich jederzeit auszahlen lassen, ab dem Mindestbetrag der Auszahlungsart, oder ganz, wenn es weniger ist. Es gibt keine Sperrfrist und keine Zeit der Zwangswiederanlage. Ein Bearbeiter kann ein Konto sperren, aus einem Grund, der Ihnen sofort gezeigt wird: Bis die Sperre aufgehoben wird, können Sie weder anlegen noch eine Auszahlung beantragen; frühere Anträge warten, und eine Auszahlung, die noch nicht überwiesen wird, können Sie zurücknehmen.',
      },
      noFurther: {
        title: 'Keine weitere Anlage',
        text: 'Sie müssen nie mehr investieren, nachschießen oder irgendeine weitere Zahlung leisten, weder für eine Auszahlung noch sonst.',
      },
      referrals: {
        title: 'Empfehlungen sind freiwillig',
        text: 'Sie dürfen andere einladen. Das ist nie Bedingung für eine Auszahlung oder irgendetwas anderes.',
      },
      rules: {
        title: 'Regeln',
        text: 'Mitglieder halten sich an diese Regeln und an das Gesetz. Ein Konto, das gegen sie verstößt, kann geschlossen werden; sein verfügbares Guthaben wird ausgezahlt, sofern das Gesetz es nicht verbietet.',
      },
    },
  },
  /** The public page of what is owed and what stands against it; the back office says some of it, too. */
  transparency: {
    title: 'Transparenz',
    description:
      'Was die Bücher allen Anlegern schulden, was dem als Deckung gegenübersteht, wie sich beides prüfen lässt und was das nicht beweist.',
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
    sold: 'Verkauft: Einlagen in Plänen',
    income: 'Mit Nachweis gebuchtes Einkommen, letzte 30 Tage',
    days: 'Tage mit solchem Einkommen',
    booked: 'Einkommen abzüglich Verlusten, seit Beginn',
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
  offline: {
    text: 'Ihr Gerät hat im Moment keine Verbindung, deshalb kann diese Seite nicht angezeigt werden. Es wurde nichts gesendet, und es ging nichts verloren. Die Seite öffnet sich von selbst, sobald die Verbindung wieder da ist.',
  },
};
