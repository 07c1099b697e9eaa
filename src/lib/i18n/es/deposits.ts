import type { Words } from '../words';

/** Deposits and their proof of payment. */
export const deposits: Words<'es', 'deposits'> = {
  title: 'Sus depósitos',
  lead: 'Lo que usted ha enviado y qué ha sido de ello. La lista cambia por sí sola.',
  caption: 'Sus depósitos, los más recientes primero',
  new: 'Nuevo depósito',
  empty: 'Por ahora no hay depósitos',
  emptyText: 'El primero empieza con un importe.',
  amount: 'Importe',
  method: 'Forma de pago',
  status: 'Estado',
  date: 'Fecha',
  reason: 'Motivo: {{reason}}',
  refresh: 'Actualice el navegador',
  refreshText: 'Puede que esta lista no esté al día.',

  makeNew: 'Hacer un nuevo depósito',
  makeNewText: 'A continuación verá las direcciones a las que enviarlo y podrá subir el comprobante.',
  enterAmount: 'Introduzca el importe',
  amountHint: 'En dólares estadounidenses, por ejemplo 1.000,00',
  continue: 'Continuar',
  amountMissing: 'Introduzca el importe del depósito',
  amountTooLarge: 'Introduzca como máximo {{max}}.',

  payTitle: 'Realizar el pago',
  pay: 'Realice su pago de {{amount}} a cualquiera de las direcciones de monedero siguientes. Verifique siempre que ha copiado correctamente la dirección del monedero',
  rate: 'El importe está en dólares estadounidenses y este sitio no indica ningún tipo de cambio: envíe monedas que valgan eso cuando las envíe.',
  changeAmount: 'Cambiar el importe',
  amountFirst: 'Introduzca primero el importe.',
  wallets: 'Direcciones de monedero',
  noWallets: 'Todavía no se ha indicado ninguna dirección de monedero',
  noWalletsText: 'Vuelva más tarde y no envíe nada hasta entonces.',
  testTitle: 'Solo red de prueba',
  testText:
    'Estas direcciones pertenecen a redes de prueba. Las monedas reales que se envíen a ellas se pierden.',
  network: { test: 'Red de prueba', main: 'Red principal' },
  copyAddress: 'Copiar la dirección de {{coin}}',
  addressCopied: 'Se ha copiado la dirección de {{coin}}',

  proofTitle: 'Comprobante de pago',
  proofText:
    'Cuando haya enviado {{amount}}, suba una imagen o un PDF que lo muestre. Una persona lo revisa.',
  proof: 'Comprobante de pago',
  proofHint:
    'PNG, JPEG, WebP o PDF, hasta 5 MB. El lugar y el dispositivo se eliminan de las imágenes antes de que salgan de su dispositivo.',
  paymentMethod: 'Método de pago',
  transactionId: 'Identificador de la transacción (si lo tiene)',
  transactionHint:
    'De su monedero o plataforma de intercambio. Puede dejarlo vacío: a veces se muestra más tarde.',
  submit: 'Enviar el pago',
  sent: 'Pago enviado',
  sentEarlier: 'Su primer intento sí había llegado. Está registrado con {{method}}.',
  notSent: 'Pago no enviado',
  retrySafe:
    'Todo lo que introdujo sigue aquí. Puede enviarlo de nuevo: el mismo comprobante nunca cuenta dos veces.',
};
