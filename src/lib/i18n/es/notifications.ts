import type { Words } from '../words';

/** What the bell opens; the keys below are tables and statuses. */
export const notifications: Words<'es', 'notifications'> = {
  title: 'Notificaciones',
  unread: 'Notificaciones, {{number}} sin leer',
  readAll: 'Marcar todo como leído',
  earlier: 'Mostrar anteriores',
  new: 'Nuevo:',
  empty: 'Todavía no ha pasado nada',
  emptyText:
    'Aquí aparece cada cambio de un depósito, una retirada, un plan o una verificación de identidad, y cada respuesta a un mensaje.',
  reason: 'Motivo: {{reason}}',
  arrived:
    'Su depósito se ha aprobado: han llegado {{amount}} y están en su saldo. Usted había introducido {{claimed}}.',
  other: 'Algo ha cambiado en su cuenta.',
  deposits: {
    pending: 'Hemos recibido su comprobante de un depósito de {{amount}}.',
    approved: 'Su depósito de {{amount}} se ha aprobado.',
    rejected: 'Su depósito de {{amount}} se ha rechazado.',
  },
  withdrawals: {
    pending: 'Ha solicitado una retirada de {{amount}}.',
    approved: 'Su retirada de {{amount}} se ha aprobado. La paga una segunda persona.',
    lapsed:
      'Su retirada de {{amount}} vuelve a esperar aprobación: quien la aprobó ya no es operador. Hasta entonces puede cancelarla.',
    paying: 'Su retirada de {{amount}} se está pagando. Ya no se puede cancelar.',
    paid: 'Su retirada de {{amount}} se ha pagado.',
    rejected: 'Su retirada de {{amount}} se ha rechazado. El importe vuelve a estar en su saldo.',
    cancelled: 'Ha cancelado una retirada de {{amount}}.',
  },
  positions: {
    active: 'Ha comprado un plan por {{amount}}.',
    matured: 'Un plan ha terminado. Su capital de {{amount}} vuelve a estar en su saldo.',
    closed: 'Se ha cerrado un plan de {{amount}}.',
  },
  corrections: {
    booked: 'Se ha asentado en su saldo una corrección de {{amount}}.',
  },
  yields: {
    reversed: 'Un día de rendimiento se registró por error. Se han retirado {{amount}} de su saldo.',
  },
  freezes: {
    set: 'Su cuenta se ha bloqueado: por ahora no puede invertir ni solicitar una retirada, y no se aprueba ni se paga nada.',
    lifted: 'Su cuenta ya no está bloqueada.',
  },
  bonuses: {
    granted: 'Se le ha concedido una bonificación de {{amount}}. Está en su saldo.',
  },
  referrals: {
    credited: 'El primer plan de alguien a quien recomendó ha terminado: {{amount}} están en su saldo.',
  },
  messages: {
    answered: 'Un operador ha respondido a su mensaje «{{subject}}».',
    closed: 'Su mensaje «{{subject}}» se cerró sin respuesta. Puede volver a escribir.',
  },
  kyc_cases: {
    pending: 'Hemos recibido sus datos de identidad.',
    approved: 'Su identidad se ha confirmado.',
    rejected: 'No se han podido aceptar sus datos de identidad.',
  },
};
