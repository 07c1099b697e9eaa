import type { Words } from '../../../lib/i18n/words.ts';

/** The German of plans and buying them. */
export const investments: Words<'de', 'money/investments'> = {
  evidence: { stated: 'Angegeben von {{by}}, nicht belegt' },
  /** Plans and buying them. */
  investments: {
    title: 'Wählen Sie einen Plan…',
    lead: 'Ein Ziel ist das, was ein Plan anstrebt. Es ist nicht garantiert: Sie erhalten möglicherweise weniger oder nichts.',
    balance: 'Guthaben',
    start: 'Jetzt beginnen',
    deposit: 'Einzahlung vornehmen',
    duration: 'Laufzeit',
    target: 'Zielrendite',
    notGuaranteed: 'Ziel, nicht garantiert',
    noPlans: 'Derzeit wird kein Plan angeboten',
    noPlansText: 'Ihr Guthaben bleibt, wie es ist.',
    submitted: 'Auftrag eingereicht',
    bought: '{{plan}} gekauft für {{amount}}.',

    positions: {
      title: 'Ihre Pakete',
      caption: 'Ihre Pakete, die neuesten zuerst',
      plan: 'Plan',
      amount: 'Betrag',
      status: 'Stand',
      topUp: 'Aufstocken',
      topUps: 'Aufstockungen: {{number}}',
      bonus: 'Gewinnbonus: {{percent}} der Erträge, nach dem Ende',
      bonusBooked: 'Gewinnbonus: {{amount}}',
      newest_one: 'Das neueste wird angezeigt.',
      newest_other: 'Die neuesten {{count}} werden angezeigt.',
    },
  },
};
