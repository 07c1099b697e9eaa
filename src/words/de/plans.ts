import type { Words } from '../../lib/i18n/words.ts';

/** The German of what plans and top-ups mean. */
export const plans: Words<'de', 'plans'> = {
  planMeaning: {
    title: 'Was das bedeutet',
    inEnglish: 'Namen und Angebote der Pläne sind auf Englisch geschrieben.',
    fixed: 'Ein Paket kostet {{min}}.',
    amount: 'Jeder Betrag von {{min}} bis {{max}}. Mehr enthält kein Paket, auch mit Aufstockungen nicht.',
    topUps:
      'Ein aktives Paket können Sie bis zu {{number}}-mal am Tag (UTC) aufstocken. Jeder Teil nimmt an den Erträgen teil, sobald er hinzugefügt ist, und kehrt mit dem Paket zurück.',
    profitBonus:
      'Ist ein Paket beendet, legen wir {{percent}} der dafür gebuchten Erträge dazu, falls es welche gab.',
    bonusWhen:
      'Der Gewinnbonus wird abgerechnet, wenn keine Erträge des Pakets mehr gebucht werden können: in der Regel einen Tag nach dem Ende, spätestens nach 61 Tagen. Spätere Korrekturen ändern ihn nicht.',
    referralBonus:
      'Wurden Sie empfohlen, erhält diese Person von uns {{percent}} des Preises Ihres ersten Pakets, wenn dessen Laufzeit vorbei ist.',
    target:
      '{{percent}} strebt der Plan über die ganze Laufzeit an. Das ist nicht garantiert, und nichts wird daraus berechnet.',
    hashrate: 'Je {{amount}} stehen für {{number}} PH/s Rechenleistung.',
  },

  topUp: {
    action: 'Aufstocken',
    title: '{{plan}} aufstocken',
    now: 'Jetzt im Paket',
    after: 'Danach im Paket',
    room: 'Bis zu {{room}}. Sie können jetzt {{available}} investieren. Heute (UTC) noch mögliche Aufstockungen: {{number}}.',
    text: 'Was Sie hinzufügen, nimmt ab jetzt an den Erträgen teil und kehrt mit dem Paket am {{date}} zurück. Vorher kann es nicht ausgezahlt werden.',
    submit: '{{amount}} hinzufügen',
    done: 'Zu Ihrem Paket hinzugefügt',
    retrySafe: 'Sie können es erneut versuchen: Nichts wird doppelt hinzugefügt.',
    earlierArrived:
      'Ihr früherer Versuch ist doch angekommen, und es wurde nichts weiter hinzugefügt. Senden Sie nur dann erneut, wenn Sie mehr hinzufügen möchten.',
  },

  purchase: {
    title: 'In {{plan}} investieren',
    leaves: 'Im Plan',
    until: 'Im Plan bis',
    amount: 'Betrag',
    range: 'Von {{min}} bis {{max}}. Sie können jetzt {{available}} investieren.',
    belowMinimum: 'Mindestens {{amount}}',
    aboveMaximum: 'Höchstens {{amount}}',
    text: 'Was im Plan ist, können Sie vor diesem Tag nicht auszahlen lassen; dann kehrt es von selbst in Ihr Guthaben zurück. Was verfügbar ist, bleibt verfügbar. Erträge kommen zu Ihrem Guthaben hinzu, sobald welche gebucht sind, und nur dann.',
    submit: '{{amount}} investieren',
    newPrice: 'Weiter zu {{amount}}',
    newTerm: 'Weiter mit dem neuen Ende',
    newBonus: 'Weiter mit dem neuen Bonus',
    retrySafe: 'Sie können es erneut versuchen: Der Plan wird nicht doppelt gekauft.',
    earlierArrived:
      'Ihr früherer Versuch ist doch angekommen, und es wurde nichts weiter gekauft. Er steht unter Ihren Paketen; bestätigen Sie nur dann erneut, wenn Sie ein zweites möchten.',
  },

  balances: {
    before: 'Guthaben jetzt',
    after: 'Guthaben danach',
    notEnough: 'Ihr Guthaben reicht für diesen Betrag nicht',
    notDeposited: 'Ihre Einzahlungen reichen für diesen Betrag nicht',
    begins: 'Beginnt',
    boughtElsewhere:
      'Während dieses Fenster offen war, wurde ein Paket gekauft, in einem anderen Tab oder auf einem anderen Gerät. Bestätigen Sie nur, wenn Sie noch eines wollen.',
  },

  packageDays: {
    term: 'Laufzeit',
    day: 'Tag {{gone}} von {{days}}',
    yield: 'Gebuchter Ertrag',
    showDays: 'Ertrag nach Tagen',
    date: 'Tag',
    amount: 'Gebucht',
    evidence: 'Beleg',
    none: 'Es wurde noch kein Ertrag gebucht.',
  },
};
