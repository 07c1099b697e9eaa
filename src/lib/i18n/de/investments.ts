import type { Words } from '../words';

/** Plans and buying them. */
export const investments: Words<'de', 'investments'> = {
  title: 'Wählen Sie einen Plan…',
  lead: 'Ein Ziel ist das, was ein Plan anstrebt. Es ist nicht garantiert: Sie erhalten möglicherweise weniger oder nichts.',
  balance: 'Guthaben',
  start: 'Jetzt beginnen',
  duration: 'Laufzeit',
  target: 'Zielrendite',
  notGuaranteed: 'Ziel, nicht garantiert',
  noPlans: 'Derzeit wird kein Plan angeboten',
  noPlansText: 'Ihr Guthaben bleibt, wie es ist.',
  submitted: 'Auftrag eingereicht',

  confirm: {
    title: 'In {{plan}} investieren',
    leaves: 'Von Ihrem Guthaben abgebucht',
    until: 'Gebunden bis',
    text: 'Solange der Plan den Betrag hält, können Sie ihn nicht auszahlen lassen; endet der Plan, kehrt er in Ihr Guthaben zurück. Erträge kommen zu Ihrem Guthaben hinzu, sobald welche gebucht sind, und nur dann.',
    submit: '{{amount}} investieren',
    newPrice: 'Weiter zu {{amount}}',
    newTerm: 'Weiter mit dem neuen Ende',
    retrySafe: 'Sie können es erneut versuchen: Der Plan wird nicht doppelt gekauft.',
    earlierArrived:
      'Ihr früherer Versuch ist doch angekommen, und es wurde nichts weiter gekauft. Er steht unter Ihren Paketen; bestätigen Sie nur dann erneut, wenn Sie ein zweites möchten.',
  },

  positions: {
    title: 'Ihre Pakete',
    caption: 'Ihre Pakete, die neuesten zuerst',
    plan: 'Plan',
    amount: 'Betrag',
    status: 'Stand',
    newest_one: 'Das neueste wird angezeigt.',
    newest_other: 'Die neuesten {{count}} werden angezeigt.',
  },
};
