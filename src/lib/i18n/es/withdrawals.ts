import type { Words } from '../words';

/** Withdrawals and the list of transactions. */
export const withdrawals: Words<'es', 'withdrawals'> = {
  title: 'Solicitar una retirada',
  lead: 'Elija adónde va su dinero. Ninguna retirada exige otro pago.',
  available: 'Saldo disponible',
  minimum: 'Mínimo',
  duration: 'Plazo',
  request: 'Solicitar una retirada',
  requestBy: 'Solicitar una retirada: {{method}}',
  unverified: 'Verifique su cuenta',
  unverifiedText:
    'Para retirar hace falta un correo electrónico confirmado. Abra el enlace del correo que enviamos a {{email}} y vuelva a esta página.',

  dialogText: 'El pago se enviará por el método que ha elegido.',
  enterAddress: 'Introduzca la dirección',
  enterAmount: 'Introduzca el importe',
  amountHint: 'Disponible: {{available}}. Mínimo: {{minimum}}, o todo su saldo si es menor.',
  addressHint: {
    Bitcoin: 'Empieza por 1, 3 o bc1; en la red de prueba, por m, n, 2 o tb1.',
    Ethereum: 'Empieza por 0x, y siguen 40 letras y cifras.',
    USDT: 'USDT en Ethereum (ERC20): empieza por 0x. USDT en TRON (TRC20): empieza por T.',
    TON: 'Empieza por EQ o UQ; en la red de prueba, por kQ o 0Q.',
  },
  submit: 'Enviar',
  sent: 'Orden enviada',

  next: 'Qué ocurre después',
  nextHold: 'Se apartan {{amount}} de su saldo disponible.',
  nextReview: 'Una persona revisa la solicitud. Hasta entonces puede cancelarla en Transacciones.',
  nextPay:
    'Una segunda persona la paga a su dirección, en monedas que valen ese importe cuando las envía. Este sitio no indica ningún tipo de cambio.',
  kind: {
    bitcoin: 'Bitcoin',
    ethereum: 'Ethereum',
    tron: 'TRON',
    ton: 'TON',
    usdtEthereum: 'USDT en Ethereum (ERC20)',
    usdtTron: 'USDT en TRON (TRC20)',
  },
  mainNetwork: 'red principal',
  testNetwork: 'red de prueba',
  noChecksum:
    'Escrita así, la dirección no tiene suma de control: un carácter equivocado pasaría inadvertido. Compárela con el original.',

  fault: {
    form: 'Esto no parece una dirección de {{method}}.',
    characters: 'Contiene caracteres que una dirección así nunca tiene.',
    length: 'Es demasiado corta o demasiado larga. Copie la dirección completa.',
    case: 'Se mezclan mayúsculas y minúsculas. Copie la dirección de nuevo.',
    checksum:
      'La suma de control no es correcta: hay al menos un carácter equivocado. Copie la dirección de nuevo.',
    unsupported: 'A este tipo de dirección no se puede pagar con seguridad. Indique otra.',
    otherChain: 'Es una dirección de {{chain}}. No se puede usar para {{method}}.',
  },
  belowMinimum: 'El mínimo es {{minimum}}; menos, solo si es todo su saldo.',
  aboveBalance: 'Es más que su saldo disponible.',
  earlierArrived:
    'Su intento anterior sí llegó, y no se ha enviado nada más. Mire en Transacciones; envíe de nuevo solo si quiere una segunda retirada.',

  transactions: 'Transacciones',
  withdraws: 'Retiradas',
  deposits: 'Depósitos',
  caption: 'Sus retiradas, las más recientes primero',
  amount: 'Importe',
  method: 'Forma de pago',
  status: 'Estado',
  date: 'Fecha',
  empty: 'Por ahora no hay retiradas',
  reason: 'Motivo: {{reason}}',
  transaction: 'Transacción: {{id}}',
  to: 'A {{address}}',
  cancel: 'Cancelar',
  cancelLabel: 'Cancelar la retirada de {{amount}}',
  cancelTitle: '¿Cancelar esta retirada?',
  cancelText: '{{amount}} vuelven a su saldo disponible. Puede solicitarla de nuevo en cualquier momento.',
  cancelYes: 'Sí, cancelarla',
  cancelNo: 'Conservarla',
  cancelled: 'Cancelada. {{amount}} vuelven a estar disponibles.',
};
