import type { Words } from '../../lib/i18n/words.ts';

/** The Spanish of portfolios and orders. */
export const trading: Words<'es', 'trading'> = {
  errors: {
    trading_closed: 'Aquí no hay carteras ni órdenes: solo existen en simulación, en un entorno de pruebas.',
    portfolio_open: 'Usted ya tiene una cartera. Solo puede haber una abierta.',
    portfolio_closed: 'Esta cartera está cerrada. Puede abrir otra.',
    not_traded: 'Este instrumento no se negocia.',
    sell_only: 'Este instrumento solo se puede vender: va a dejar de negociarse.',
    instrument_halted:
      'Las órdenes de este instrumento están suspendidas por ahora. Su dinero se puede retirar igualmente.',
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
  },
};
