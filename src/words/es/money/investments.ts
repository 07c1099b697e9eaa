import type { Words } from '../../../lib/i18n/words.ts';

/** The Spanish of plans and buying them. */
export const investments: Words<'es', 'money/investments'> = {
  evidence: { stated: 'Declarado por {{by}}, no probado' },
  /** Plans and buying them. */
  investments: {
    title: 'Elija un plan en el que invertir…',
    lead: 'Un objetivo es lo que un plan aspira a alcanzar. No está garantizado: usted puede recibir menos, o nada.',
    balance: 'Saldo',
    start: 'Empezar ahora',
    deposit: 'Hacer un depósito',
    duration: 'Duración',
    target: 'Rentabilidad objetivo',
    notGuaranteed: 'objetivo, no garantizado',
    noPlans: 'En este momento no se ofrece ningún plan',
    noPlansText: 'Su saldo queda como está.',
    submitted: 'Solicitud enviada',
    bought: '{{plan}} comprado por {{amount}}.',

    positions: {
      title: 'Sus paquetes',
      caption: 'Sus paquetes, los más recientes primero',
      plan: 'Plan',
      amount: 'Importe',
      status: 'Estado',
      topUp: 'Ampliar',
      topUps: 'Ampliaciones: {{number}}',
      bonus: 'Bonificación: {{percent}} de los ingresos, tras el fin',
      bonusBooked: 'Bonificación por beneficio: {{amount}}',
      newest_one: 'Se muestra el más reciente.',
      newest_many: 'Se muestran los {{count}} más recientes.',
      newest_other: 'Se muestran los {{count}} más recientes.',
    },
  },
};
