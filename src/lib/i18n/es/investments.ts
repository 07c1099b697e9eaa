import type { Words } from '../words';

/** Plans and buying them. */
export const investments: Words<'es', 'investments'> = {
  title: 'Elija un plan en el que invertir…',
  lead: 'Un objetivo es lo que un plan aspira a alcanzar. No está garantizado: usted puede recibir menos, o nada.',
  balance: 'Saldo',
  start: 'Empezar ahora',
  duration: 'Duración',
  target: 'Rentabilidad objetivo',
  notGuaranteed: 'objetivo, no garantizado',
  noPlans: 'En este momento no se ofrece ningún plan',
  noPlansText: 'Su saldo queda como está.',
  submitted: 'Solicitud enviada',

  confirm: {
    title: 'Invertir en {{plan}}',
    leaves: 'Sale de su saldo',
    until: 'Retenido hasta',
    text: 'Mientras el plan retiene el importe, usted no puede retirarlo; cuando el plan termina, vuelve a su saldo. Los ingresos se suman a su saldo cuando se ha contabilizado alguno, y solo entonces.',
    submit: 'Invertir {{amount}}',
    newPrice: 'Continuar a {{amount}}',
    newTerm: 'Continuar con la nueva fecha de fin',
    retrySafe: 'Puede intentarlo de nuevo: el plan no se compra dos veces.',
    earlierArrived:
      'Su intento anterior sí llegó, y no se ha comprado nada más. Figura entre sus paquetes; confirme de nuevo solo si quiere un segundo.',
  },

  positions: {
    title: 'Sus paquetes',
    caption: 'Sus paquetes, los más recientes primero',
    plan: 'Plan',
    amount: 'Importe',
    status: 'Estado',
    newest_one: 'Se muestra el más reciente.',
    newest_many: 'Se muestran los {{count}} más recientes.',
    newest_other: 'Se muestran los {{count}} más recientes.',
  },
};
