import type { Words } from '../../lib/i18n/words.ts';

/** The Spanish of what plans and top-ups mean. */
export const plans: Words<'es', 'plans'> = {
  planMeaning: {
    title: 'Lo que significa',
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
    hashrate: 'Un paquete representa {{number}} PH/s de capacidad.',
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
};
