import type { Words } from '../../lib/i18n/words.ts';

/** The Spanish of what the bell says happened, which mails repeat. */
export const notifications: Words<'es', 'notifications'> = {
  notifications: {
    deposits: {
      pending: 'Hemos recibido su comprobante de un depósito de {{amount}}.',
      approved: 'Su depósito de {{amount}} se ha aprobado.',
      rejected: 'Su depósito de {{amount}} se ha rechazado.',
      reversed: 'Su depósito de {{amount}} se ha anulado.',
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
      topped_up: 'Ha añadido {{amount}} a un plan.',
      matured: 'Un plan ha terminado. Su capital de {{amount}} vuelve a estar en su saldo.',
      closed: 'Se ha cerrado un plan de {{amount}}.',
    },
    orders: {
      filled: 'Se ha ejecutado una orden de su cartera, por {{amount}} en total.',
      cancelled: 'Se canceló una orden de su cartera antes de ejecutarse por completo.',
      expired: 'Una orden de su cartera venció antes de ejecutarse por completo.',
      /** Why it was cancelled. */
      why: {
        gave_way: 'otras personas salieron de la estrategia y su dinero tenía prioridad',
        strategy_stopped: 'la estrategia se suspendió o se cerró',
        all_or_nothing: 'el primer precio que llegó no alcanzaba para toda la orden',
        failed: 'algo falló por nuestra parte',
        rest_not_filled: 'el primer precio que llegó no alcanzaba para el resto',
        would_take: 'se habría ejecutado al instante',
        insufficient_cash: 'no quedaba efectivo suficiente en la cartera',
        account_frozen: 'su cuenta está bloqueada',
        sell_only: 'ahora solo se puede vender',
      },
    },
    copies: {
      in: 'Los {{amount}} que puso en una estrategia ya cuentan: las unidades son suyas.',
      out: '{{amount}} de una estrategia están en su saldo.',
      stopped: 'Una copia ha caído hasta su stop. Todo lo que tiene en ella sale a los próximos precios.',
      returned:
        'Los {{amount}} que puso en una estrategia han vuelto a su saldo: a sus precios no alcanzan para una unidad, o su cuenta está bloqueada.',
      share_taken:
        'El líder de una estrategia ha recibido de sus unidades la participación en beneficios del trimestre: valían {{amount}}.',
    },
    strategies: {
      offered: 'Una estrategia que usted lidera o en la que tiene dinero está abierta.',
      dropped: 'Una estrategia que usted propuso no se anuncia. Su aportación está de nuevo en su saldo.',
      suspended: 'Se ha suspendido una estrategia: no entra dinero y no se opera. Puede salir de ella.',
      closing:
        'Una estrategia se está cerrando: se vende todo lo que tiene y después cada persona recibe su parte.',
      terms:
        'Ha cambiado la participación en beneficios de una estrategia. Una más alta no se aplica a lo que usted ya tiene en ella.',
      stake: 'El líder de una estrategia retira dentro de siete días parte de su propia aportación.',
    },
    corrections: {
      booked: 'Se ha asentado en su saldo una corrección de {{amount}}.',
    },
    insurance: {
      paid: 'El fondo de seguro le ha pagado {{amount}}. Está en su saldo.',
    },
    yields: {
      reversed: 'Un día de rendimiento se registró mal. Se han descontado {{amount}} de su saldo.',
    },
    freezes: {
      set: 'Su cuenta se ha bloqueado: por ahora no puede invertir ni solicitar una retirada, y no se aprueba ni se paga nada.',
      lifted: 'Su cuenta ya no está bloqueada.',
    },
    security: {
      new_device: 'Un dispositivo nuevo inició sesión en su cuenta',
      password_guessed: 'Se introdujeron varias contraseñas incorrectas para su cuenta',
      code_guessed:
        'Se introdujeron varios códigos incorrectos de su autenticador: quien lo hizo conoce su contraseña. Si no fue usted, establezca una contraseña nueva',
      password_changed: 'Se cambió su contraseña',
      email_changed: 'Se cambió su correo electrónico',
      recovered: 'Se usó el enlace de un correo para entrar en su cuenta',
      address_added: 'Se añadió una nueva dirección de cobro a su cuenta',
      payments_stopped: 'Su cuenta se detuvo: no sale dinero de ella y nadie tiene la sesión iniciada',
      factor_added: 'Se añadió un segundo factor a su cuenta',
      factor_removed: 'Se quitó un segundo factor de su cuenta',
      recovery_codes_made: 'Se crearon nuevos códigos de recuperación',
      recovery_code_used: 'Se usó un código de recuperación',
      passkey_added: 'Se añadió una llave de acceso a su cuenta',
      passkey_removed: 'Se eliminó una llave de acceso de su cuenta',
      withdrawal_limits_changed: 'Se cambiaron sus límites de retirada',
      code_word_changed: 'Se cambió la palabra de reconocimiento de nuestros correos',
    },
    bonuses: {
      granted: 'Se le ha concedido una bonificación de {{amount}}. Está en su saldo.',
      profit: 'Un plan terminado le ha dado una bonificación por beneficio de {{amount}}. Está en su saldo.',
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
  },
};
