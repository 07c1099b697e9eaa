import type { Words } from '../../../lib/i18n/words.ts';

/** The Spanish of withdrawals, what limits them, and the addresses they go to. */
export const withdrawals: Words<'es', 'money/withdrawals'> = {
  /** Withdrawals and the list of transactions. */
  withdrawals: {
    title: 'Solicitar una retirada',
    lead: 'Elija adónde va su dinero. Ninguna retirada exige otro pago.',
    fee: 'Comisión',

    addressHint: {
      Bitcoin: 'Empieza por 1, 3 o bc1; en la red de prueba, por m, n, 2 o tb1.',
      Ethereum: 'Empieza por 0x, y siguen 40 letras y cifras.',
      USDT: 'USDT en Ethereum (ERC20): empieza por 0x. USDT en TRON (TRC20): empieza por T.',
      TON: 'Empieza por EQ o UQ; en la red de prueba, por kQ o 0Q.',
    },

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
    waits: 'Se puede aprobar y pagar desde el {{date}}',

    transactions: 'Transacciones',
    withdraws: 'Retiradas',
    deposits: 'Depósitos',
    caption: 'Sus retiradas, las más recientes primero',
    amount: 'Importe',
    method: 'Forma de pago',
    status: 'Estado',
    date: 'Fecha',
    empty: 'Por ahora no hay retiradas',
    reason: 'Motivo, tal como se escribió: {{reason}}',
    transaction: 'Transacción: {{id}}',
    to: 'A {{address}}',
    memo: 'Comentario: {{memo}}',
    coins: '{{coins}} enviados, a {{price}} por moneda',
    lessFee: 'Comisión {{fee}}; se envían {{pays}}',
    cancel: 'Cancelar',
    cancelLabel: 'Cancelar la retirada de {{amount}}',
    cancelled: 'Cancelada. {{amount}} vuelven a estar disponibles.',
  },
  /** The page of withdrawals and the request for one. */
  withdrawing: {
    cancelTitle: '¿Cancelar esta retirada?',
    cancelText:
      '{{amount}} vuelven a su saldo disponible. Puede solicitarla de nuevo en cualquier momento; una dirección a la que nunca se ha pagado vuelve entonces a esperar.',
    cancelYes: 'Sí, cancelarla',
    cancelNo: 'Conservarla',
    available: 'Saldo disponible',
    minimum: 'Mínimo',
    duration: 'Plazo',
    noFee: 'Ninguna',
    request: 'Solicitar una retirada',
    requestBy: 'Solicitar una retirada: {{method}}',
    unverified: 'Verifique su cuenta',
    unverifiedText:
      'Para retirar hace falta un correo electrónico confirmado. Abra el enlace del correo que enviamos a {{email}} y vuelva a esta página.',
    dialogText: 'El pago se enviará por el método que ha elegido.',
    enterAddress: 'Introduzca la dirección',
    memoHint:
      'Si la dirección es de una plataforma de intercambio, introduzca el comentario (memo) que le muestra: sin él, el dinero podría no llegarle. Déjelo vacío si es su propio monedero.',
    noMemo: 'Ninguno: correcto solo para su propio monedero',
    enterAmount: 'Introduzca el importe',
    amountHint: 'Disponible: {{available}}. Mínimo: {{minimum}}, o todo su saldo si es menor.',
    most: 'Máx.',
    cost: 'Comisión {{fee}}; se envían {{pays}} y quedan disponibles {{remains}}.',
    orWhole: 'o todo su saldo si es menor',
    submit: 'Enviar',
    sent: 'Orden enviada',
    sentText: '{{amount}} por {{method}}. Una persona lo revisa.',
    next: 'Qué ocurre después',
    nextHold: 'Se apartan {{amount}} de su saldo disponible.',
    nextReview: 'Una persona revisa la solicitud. Hasta entonces puede cancelarla en Transacciones.',
    nextPay:
      'Una segunda persona paga {{amount}} a su dirección, en monedas que valen eso cuando las envía. No se promete ningún tipo de cambio.',
    noChecksum:
      'Escrita así, la dirección no tiene suma de control: un carácter equivocado pasaría inadvertido. Compárela con el original.',
    aboveBalance: 'Es más que su saldo disponible.',
    earlierArrived:
      'Su intento anterior sí llegó, y no se ha enviado nada más. Mire en Transacciones; envíe de nuevo solo si quiere una segunda retirada.',
  },
  /** What limits requests for money. */
  limits: {
    title: 'Límites de retirada',
    none: 'Ninguno',
    day: '{{limit}} en 24 horas',
    month: '{{limit}} en 30 días',
    noDay: 'sin límite en 24 horas',
    noMonth: 'sin límite en 30 días',
    next: 'Desde el {{date}}: {{what}}.',
    set: 'Fijar límites',
    change: 'Cambiar los límites',
    lead: 'Lo máximo que su cuenta puede solicitar en retiradas. Un límite más bajo vale enseguida; uno más alto, o ninguno, después de 48 horas. Le avisamos de cada cambio por correo.',
    enterDay: 'Límite para 24 horas',
    enterMonth: 'Límite para 30 días',
    hint: 'En dólares estadounidenses. Vacío: sin límite.',
    least: 'Un límite es de al menos {{least}}, para que siga siendo posible una retirada.',
    keep: 'Poner los límites que valen ahora',
    save: 'Guardar los límites',
    saved: 'Sus límites se han guardado',
    withoutFactor:
      'Sin segundo factor, y durante las 24 horas después de añadirlo, puede solicitar retiradas de {{sum}} como máximo en 24 horas.',
    setUpFactor: 'Configurar un segundo factor',
    sumLeft:
      'Sin segundo factor, y durante las 24 horas después de añadirlo, puede solicitar {{sum}} en 24 horas. Ahora quedan {{left}}.',
    dayLeft: 'Su propio límite es de {{limit}} en 24 horas. Ahora quedan {{left}}.',
    monthLeft: 'Su propio límite es de {{limit}} en 30 días. Ahora quedan {{left}}.',
    moreFrom: 'Podrá solicitar más desde el {{date}}.',
    aboveSum:
      'Sin segundo factor, y durante las 24 horas después de añadirlo, puede solicitar ahora {{left}}. Para solicitar más, configure uno en su cuenta o espere a que cuente.',
    aboveDay:
      'Su propio límite para 24 horas deja {{left}}. Para solicitar más, auméntelo en su cuenta: un límite más alto vale después de 48 horas.',
    aboveMonth:
      'Su propio límite para 30 días deja {{left}}. Para solicitar más, auméntelo en su cuenta: un límite más alto vale después de 48 horas.',
  },
  /** The address book, and what payments wait for. */
  payouts: {
    wait: {
      new_address:
        'El dinero sale a una dirección nueva 48 horas después de usarla por primera vez. Si se usa ahora, se le puede pagar desde el {{date}}.',
      new_address_after_change:
        'Se cambió su contraseña o una aplicación de autenticación, o inició sesión un dispositivo nuevo, así que una dirección nueva espera 24 horas más: si se usa ahora, se le puede pagar desde el {{date}}.',
      recovered: 'Su cuenta se recuperó por correo. No sale nada de ella antes del {{date}}.',
      recovery_code_used: 'Se usó un código de recuperación. No sale nada de su cuenta antes del {{date}}.',
      email_changed: 'Se cambió su correo electrónico. No sale nada de su cuenta antes del {{date}}.',
    },
    addresses: {
      title: 'Sus direcciones de cobro',
      lead: 'Quien entre en su cuenta no debe poder vaciarla antes de que usted haya leído nuestro correo. Por eso cada dirección nueva espera. Nadie puede acortarlo, nosotros tampoco.',
      caption: 'Sus direcciones de cobro, la más reciente primero',
      empty: 'Aún no ha usado ninguna dirección',
      hidden: 'Sus direcciones se muestran si ha usado su segundo factor en la última hora.',
      show: 'Mostrar direcciones',
      address: 'Dirección',
      added: 'Añadida',
      state: 'Se puede pagar',
      now: 'Ahora',
      from: 'Desde el {{date}}',
      remove: 'Eliminar',
      removeLabel: 'Eliminar {{address}}',
      removed: 'La dirección se eliminó. Si vuelve a usarla, espera de nuevo.',
    },
    notBefore: 'No antes del {{date}}',
    nextWait:
      'La dirección es nueva, o algo cambió en su cuenta: la solicitud se puede aprobar y pagar desde el {{date}}. Hasta entonces puede cancelarla.',
  },
};
