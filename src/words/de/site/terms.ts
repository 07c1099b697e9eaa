import type { Words } from '../../../lib/i18n/words.ts';

/** The German of the terms. */
export const terms: Words<'de', 'site/terms'> = {
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
        text: 'Die Auszahlung Ihres verfügbaren Guthabens können Sie jederzeit beantragen, ab dem Mindestbetrag der Auszahlungsart, oder ganz, wenn es weniger ist. Eine Auszahlungsart kann eine Gebühr von höchstens 25 $ haben: Sie ist Teil des Betrags, wird gezeigt, bevor Sie den Antrag senden, und fällt nicht an, wenn alles, was Sie sich auszahlen lassen könnten, unter dem Mindestbetrag liegt. Ihr verfügbares Guthaben hat keine Sperrfrist und keine Zeit der Zwangswiederanlage; Geld in einem Plan bleibt dort, bis der Plan endet, und kehrt dann zurück. Die Seite kann vorher eine bestätigte Identität verlangen; dann sagt sie es, bevor Sie etwas eingeben. Zum Schutz Ihres Geldes wartet eine neue Auszahlungsadresse 48 Stunden, 24 Stunden länger nach einer Änderung Ihrer Anmeldung oder mit einem neuen Gerät, und 72 Stunden lang verlässt nichts Ihr Konto, nachdem es wiederhergestellt, ein Wiederherstellungscode verwendet oder seine E-Mail-Adresse geändert wurde. Ohne zweiten Faktor und in den 24 Stunden, nachdem er hinzugefügt wurde, können Sie höchstens 1.000 $ in 24 Stunden beantragen, und Limits, die Sie selbst setzen, gelten. Ein Bearbeiter kann ein Konto sperren, aus einem Grund, der Ihnen sofort gezeigt wird: Bis die Sperre aufgehoben wird, können Sie weder investieren noch eine Auszahlung beantragen; frühere Anträge warten, und eine Auszahlung, die noch nicht genehmigt ist, können Sie stornieren. Sie können Ihr Konto auch selbst anhalten, was es ebenso sperrt; diese Sperre hebt ein Schatzmeister auf, wenn Sie uns schreiben, dass es wieder sicher ist.',
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
};
