import type { Words } from '../../../lib/i18n/words.ts';

/** The Spanish of what can go wrong with portfolios and orders, by its code. */
export const errors: Words<'es', 'trading/errors'> = {
  leads_strategy:
    'Usted lidera una estrategia o ha propuesto una. Solo se lidera una a la vez, sin cartera propia al lado.',
  address_named: 'No indique aquí ninguna dirección de pago.',
  strategy_not_offered: 'Esta estrategia no admite ahora ni dinero ni órdenes.',
  appropriateness_required:
    'Antes de copiar una estrategia por primera vez, responda a las doce preguntas sobre ello.',
  part_exceeded:
    'Solo una parte de su dinero puede estar en estrategias copiadas, y esto la superaría. Elija una cantidad menor.',
  too_soon: 'Tras dos intentos no superados hay que esperar antes del siguiente. Vuelva entonces.',
  invalid_answers: 'Responda a las doce preguntas.',
  trading_closed: 'Aquí no hay carteras ni órdenes: solo existen en simulación, en un entorno de pruebas.',
  portfolio_open: 'Usted ya tiene una cartera. Solo puede haber una abierta.',
  portfolio_closed: 'Esta cartera está cerrada. Puede abrir otra.',
  not_traded: 'Este instrumento no se negocia.',
  sell_only: 'Este instrumento solo se puede vender: va a dejar de negociarse.',
  instrument_halted:
    'Las órdenes de este instrumento están suspendidas por ahora. El efectivo libre se puede retirar igualmente.',
  name_required: 'Dé a la cartera un nombre de una línea y 60 caracteres como máximo.',
  no_quote: 'En este momento no hay precio. Inténtelo de nuevo cuando lo haya.',
  price_out_of_band:
    'Este precio está muy lejos del mercado, así que parece un error. No se ha enviado nada.',
  stop_on_wrong_side:
    'El mercado ya ha pasado este stop. Un stop de venta está por debajo del precio de compra; uno de compra, por encima del precio de venta.',
  take_on_wrong_side: 'El precio de compra ya está ahí. Elija uno más alto o venda a mercado.',
  would_self_trade: 'Esta orden se cruzaría con otra suya. Cambie o cancele primero la otra.',
  insufficient_cash:
    'No hay suficiente efectivo libre en su cartera. Puede que las órdenes abiertas usen una parte.',
  insufficient_holding: 'Usted no tiene tanto disponible. Puede que las órdenes abiertas usen una parte.',
  too_many_orders: 'Hay 200 órdenes abiertas: no pueden esperar más a la vez. Cancele una primero.',
  order_done: 'Esta orden ha terminado: se ejecutó o finalizó.',
  order_changed:
    'Entretanto se ejecutó una parte de esta orden. No se ha cambiado nada: mírela y cámbiela de nuevo.',
  invalid_order: 'Esta orden no tiene sentido tal como está. Revise sus partes.',
  invalid_expiry: 'Elija un final dentro del próximo año.',
  already_dealt: 'Esto ya ha contado y no se puede devolver.',
  already_priced: 'Ya ha llegado un precio que contará. Esto ya no se puede devolver.',
  invalid_targets: 'Estas partes no tienen sentido: cada una va del 0 al 100 %, y juntas no pasan del 100 %.',
  orders_waiting: 'Hay órdenes en espera en esta cartera. Cancélelas primero.',
};
