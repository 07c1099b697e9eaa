import type { Words } from '../../lib/i18n/words.ts';

/** The Spanish of what plans and top-ups mean. */
export const plans: Words<'es', 'plans'> = {
  planMeaning: {
    title: 'Lo que significa',
    inEnglish: 'Los nombres y las ofertas de los planes están escritos en inglés.',
    fixed: 'Un paquete cuesta {{min}}.',
    amount: 'Cualquier importe de {{min}} a {{max}}. Ningún paquete contiene más, ni con ampliaciones.',
    topUps:
      'Puede ampliar un paquete activo hasta {{number}} veces al día (UTC). Cada parte participa en los ingresos desde que se añade y vuelve con el paquete.',
    profitBonus:
      'Cuando un paquete ha terminado, añadimos el {{percent}} de los ingresos contabilizados para él, si los hubo.',
    bonusWhen:
      'La bonificación por beneficio se liquida cuando ya no se puede contabilizar ningún ingreso del paquete: por lo general un día después de su fin y, a más tardar, a los 61 días. Lo que se corrija después no la cambia.',
    referralBonus:
      'Si alguien le recomendó, recibe de nosotros el {{percent}} de lo que cuesta su primer paquete cuando acaba el plazo.',
    target:
      'El {{percent}} es lo que el plan aspira a alcanzar en todo el plazo. No está garantizado y nada se calcula a partir de ello.',
    hashrate: 'Cada {{amount}} representan {{number}} PH/s de capacidad.',
  },

  topUp: {
    action: 'Ampliar',
    title: 'Ampliar {{plan}}',
    now: 'Ahora en el paquete',
    after: 'Después en el paquete',
    room: 'Hasta {{room}}. Ahora puede invertir {{available}}. Ampliaciones que quedan hoy (UTC): {{number}}.',
    text: 'Lo que añada participa en los ingresos desde ahora y vuelve con el paquete el {{date}}. No se puede retirar antes.',
    submit: 'Añadir {{amount}}',
    done: 'Añadido a su paquete',
    retrySafe: 'Puede intentarlo de nuevo: nada se añade dos veces.',
    earlierArrived:
      'Su intento anterior sí llegó, y no se ha añadido nada más. Envíe de nuevo solo si quiere añadir más.',
  },

  purchase: {
    title: 'Invertir en {{plan}}',
    leaves: 'En el plan',
    until: 'En el plan hasta',
    amount: 'Importe',
    range: 'De {{min}} a {{max}}. Ahora puede invertir {{available}}.',
    belowMinimum: 'Al menos {{amount}}',
    aboveMaximum: 'Como máximo {{amount}}',
    text: 'Lo que está en el plan no se puede retirar antes de ese día; entonces vuelve por sí solo a su saldo. Lo disponible sigue disponible. Los ingresos se suman a su saldo cuando se ha contabilizado alguno, y solo entonces.',
    submit: 'Invertir {{amount}}',
    newPrice: 'Continuar a {{amount}}',
    newTerm: 'Continuar con la nueva fecha de fin',
    newBonus: 'Continuar con la nueva bonificación',
    retrySafe: 'Puede intentarlo de nuevo: el plan no se compra dos veces.',
    earlierArrived:
      'Su intento anterior sí llegó, y no se ha comprado nada más. Figura entre sus paquetes; confirme de nuevo solo si quiere un segundo.',
  },

  balances: {
    before: 'Saldo ahora',
    after: 'Saldo después',
    notEnough: 'Su saldo no cubre este importe',
    notDeposited: 'Sus depósitos no cubren este importe',
    begins: 'Empieza',
    boughtElsewhere:
      'Se ha comprado un paquete mientras esta ventana estaba abierta, en otra pestaña o en otro dispositivo. Confirme solo si quiere uno más.',
  },

  packageDays: {
    term: 'Plazo',
    day: 'Día {{gone}} de {{days}}',
    yield: 'Ingresos contabilizados',
    showDays: 'Ingresos por día',
    date: 'Día',
    amount: 'Contabilizado',
    evidence: 'Prueba',
    none: 'Todavía no se ha contabilizado ningún ingreso.',
  },
};
