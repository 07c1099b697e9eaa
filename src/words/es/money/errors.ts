import type { Words } from '../../../lib/i18n/words.ts';

/** The Spanish of what can go wrong with plans, deposits and withdrawals, by its code. */
export const errors: Words<'es', 'money/errors'> = {
  plan_not_found: 'Este plan ya no se ofrece.',
  price_changed:
    'El precio de este plan ha cambiado. No se ha comprado nada: mire el nuevo precio y confirme de nuevo.',
  term_changed:
    'La duración de este plan ha cambiado. No se ha comprado nada: mire la nueva fecha de fin y confirme de nuevo.',
  bonus_changed:
    'La bonificación por beneficio de este plan ha cambiado. No se ha comprado nada: mire la nueva bonificación y confirme de nuevo.',
  package_ended: 'Este paquete ha terminado. No se ha añadido nada.',
  too_many_top_ups: 'Este paquete no admite más aportaciones hoy (UTC). No se ha añadido nada.',
  plan_sold_out: 'Este plan está agotado: su capacidad está completa.',
  test_network_address:
    'Esta dirección pertenece a una red de prueba. El dinero real se paga en redes principales.',
  address_in_use: 'Hay una retirada abierta a esta dirección. Cancélela antes o espere a que se pague.',
  reading_not_recorded:
    'No se ha podido mostrar, porque la lectura no consta en el registro. Inténtelo de nuevo.',
  file_protected: 'Este PDF está protegido con contraseña. Guárdelo sin ella o envíe una imagen.',
  picture_blocked:
    'La protección antirrastreo de su navegador impide que esta página prepare imágenes. Permita a este sitio usar los datos de canvas o envíe un PDF.',
  dead_address: 'Nadie puede gastar lo que se envía a esta dirección. Indique otra, por favor.',
  fee_changed: 'La comisión ha cambiado entretanto. Revise de nuevo antes de enviar.',
  not_cancellable: 'Esta solicitud ya no se puede cancelar.',
  above_own_limit:
    'Es más de lo que permite su propio límite. Para solicitar más, auméntelo en su cuenta: un límite más alto vale después de 48 horas.',
  factor_needed_for_sum:
    'Es más de lo que puede solicitar en 24 horas sin segundo factor y durante las 24 horas después de añadirlo. Para solicitar más, configure uno en su cuenta o espere a que cuente.',
  transaction_named:
    'Ya indicó este identificador de transacción en otro depósito. Si una transacción hizo dos pagos, déjelo vacío en el segundo.',
  quote_mismatch: 'La cotización es de otro pago. Abra la página de nuevo.',
  method_without_address: 'Todavía no hay ninguna dirección para este método de pago. Elija otro.',
  account_not_verified: 'Verifique su cuenta',
  invalid_address: 'No es una dirección válida para el método elegido.',
  invalid_memo: 'Un comentario tiene como máximo 100 caracteres: letras sin acentos, cifras y signos.',
  below_dust:
    'La red no transmite pagos tan pequeños: por Bitcoin hay que enviar al menos 1 $. Elija otra forma de cobro.',
  below_minimum: 'El importe es inferior al mínimo.',
  above_maximum: 'El importe supera el máximo.',
  no_price: 'No hay precio para esta moneda en ese momento. Utilice dólares estadounidenses.',
  invalid_network: 'Elija la red de este pago.',
  invalid_transaction_id: 'No es un identificador de transacción de esta red.',
  too_many_pending: 'Tiene demasiadas solicitudes pendientes. Espere a que se revise alguna.',
  invalid_limit:
    'Un límite no puede ser inferior al mínimo de una retirada ni superior a un billón de dólares.',
};
