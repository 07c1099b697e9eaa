import type { Words } from '../../../lib/i18n/words.ts';

/** The German of the pages that are read. */
export const content: Words<'de', 'site/content'> = {
  /** The public pages. Nothing here claims what the software or an operator cannot prove. */
  content: {
    descriptions: {
      home: 'Krypto-Mining-Pläne, jeder Cent offen einsehbar. Renditen sind Ziele und nie garantiert.',
      about:
        'Was dieses Portal ist, was es nicht verspricht und wer dahintersteht, soweit das eingetragen ist.',
      contact:
        'Schreiben Sie den Menschen hinter dem Portal, und sehen Sie, wie sie sonst zu erreichen sind.',
      terms:
        'Zwölf Bedingungen in klaren Worten: keine Beitrittsgebühr, keine Sperrfrist für Ihr verfügbares Guthaben und nichts Verstecktes zwischen Ihnen und einer Auszahlung.',
    },
    withoutScripts: 'Dieses Formular braucht JavaScript. Bitte schalten Sie es in Ihrem Browser ein.',
    home: {
      title: 'Mining, jeder Cent offen einsehbar',
      lead: 'Geld einzahlen, Plan wählen, auszahlen lassen, was Ihnen gehört. Rendite kommt nur aus gebuchten Erträgen, jede Prüfung sehen Sie, während sie geschieht.',
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
          text: 'Die Datenbank selbst lässt Sie Ihre eigenen Daten lesen und die von niemandem sonst. Die Regeln sind aufgeschrieben und einzeln geprüft.',
        },
        copying: {
          title: 'Mining-Pläne',
          text: 'Pläne nennen Laufzeit, Mindestbetrag und Ziel. Erträge werden nur gutgeschrieben, wenn Einnahmen gebucht sind.',
        },
        paper: {
          title: 'Portfolio, Orders und Copy-Trading, auf dem Papier',
          text: 'Market-, Limit-, Stop- und nachgezogene Stop-Orders und Umschichten, mit Spielgeld in dieser Testumgebung. Was Sie einzahlen, kann verloren gehen.',
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
          text: 'Jeder Ertrag verweist auf die Einnahme, aus der er stammt. Tage ohne Einnahmen zeigen null.',
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
      title: 'Aussagen, und was jede zählt',
      evidence: 'Beleg ansehen',
      paymentMethods: 'Zahlungsarten',
      methodsCounted: 'Alle mit einer Adresse, an die gezahlt werden kann.',
      seeMethods: 'Ansehen',
      uptimeCounted: 'Von allen Minuten jene, in denen jeder Dienst antwortete.',
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
        '{{brand}} ist ein Anlegerportal für Krypto-Mining-Pläne, so gebaut, dass sich jede Zahl nachprüfen lässt.',
      quickLinks: 'Schnellzugriff',
      contactTitle: 'Kontakt',
      noEmail: 'In dieser Testumgebung ist keine E-Mail-Adresse eingetragen.',
      emailUnknown: 'Die E-Mail-Adresse kann derzeit nicht angezeigt werden.',
      noPlace: 'Es ist keine Postanschrift eingetragen.',
      placeUnknown: 'Die Postanschrift kann derzeit nicht angezeigt werden.',
      copyright: '© {{year}} {{brand}}',
      terms: 'Allgemeine Geschäftsbedingungen',
    },
    about: {
      title: 'Über {{brand}}',
      intro:
        'Mining-Pläne mit täglichem Ertrag sind eine beliebte Verkleidung für Betrug. Wir meinen, dagegen hilft kein besseres Versprechen, sondern Software, in der sich das Versprechen gar nicht geben lässt: Geld in doppelter Buchführung, Erträge nur aus gebuchten Einnahmen und Regeln, die jeder lesen kann.',
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
          a: 'Nein. Die Zahl eines Plans ist ein Ziel. Als Rendite wird nur gutgeschrieben, was tatsächlich verdient und gebucht wurde; das kann weniger als das Ziel sein oder nichts.',
        },
        withdraw: {
          q: 'Wann kann ich mir Geld auszahlen lassen?',
          a: 'Sobald Sie ein verfügbares Guthaben haben (mindestens den Mindestbetrag der Auszahlungsart, oder alles, wenn es weniger ist) und Ihre E-Mail-Adresse bestätigt ist, können Sie eine Auszahlung beantragen. Eine Auszahlungsart kann eine Gebühr von höchstens 25 $ haben, die Teil des Betrags ist und gezeigt wird, bevor Sie den Antrag senden. Die Seite kann vorher eine bestätigte Identität verlangen, und eine Seite mit echtem Geld beginnt so. Eine neue Auszahlungsadresse wartet 48 Stunden, oder 72 nach einer Änderung Ihrer Anmeldung oder mit einem neuen Gerät; nach einer Wiederherstellung Ihres Kontos, der Verwendung eines Wiederherstellungscodes oder einer Änderung seiner E-Mail-Adresse verlässt es 72 Stunden lang nichts. Ohne zweiten Faktor und in den 24 Stunden, nachdem er hinzugefügt wurde, können Sie höchstens 1.000 $ in 24 Stunden beantragen, und Ihre eigenen Limits gelten. Ein Bearbeiter kann Ihr Konto sperren, aus einem Grund, den Sie sofort erfahren, und Sie können es selbst anhalten: Dann hebt ein Schatzmeister die Sperre auf, wenn Sie uns schreiben, dass es wieder sicher ist. Sie müssen nie zuerst mehr investieren oder andere anwerben.',
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
      unknown: 'Kann derzeit nicht angezeigt werden',
    },
  },
  offline: {
    text: 'Ihr Gerät hat im Moment keine Verbindung, deshalb kann diese Seite nicht angezeigt werden. Es wurde nichts gesendet, und es ging nichts verloren. Die Seite öffnet sich von selbst, sobald die Verbindung wieder da ist.',
  },
};
