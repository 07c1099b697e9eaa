import type { Words } from '../../lib/i18n/words.ts';

/** The Spanish of plans, deposits, withdrawals, their limits and addresses. */
export const money: Words<'es', 'money'> = {
  /** Plans and buying them. */
  investments: {
    title: 'Elija un plan en el que invertir…',
    lead: 'Un objetivo es lo que un plan aspira a alcanzar. No está garantizado: usted puede recibir menos, o nada.',
    balance: 'Saldo',
    start: 'Empezar ahora',
    deposit: 'Hacer un depósito',
    duration: 'Duración',
    target: 'Rentabilidad objetivo',
    notGuaranteed: 'objetivo, no garantizado',
    noPlans: 'En este momento no se ofrece ningún plan',
    noPlansText: 'Su saldo queda como está.',
    submitted: 'Solicitud enviada',

    positions: {
      title: 'Sus paquetes',
      caption: 'Sus paquetes, los más recientes primero',
      plan: 'Plan',
      amount: 'Importe',
      status: 'Estado',
      topUp: 'Ampliar',
      topUps: 'Ampliaciones: {{number}}',
      bonus: 'Bonificación: {{percent}} de los ingresos, tras el fin',
      bonusBooked: 'Bonificación por beneficio: {{amount}}',
      newest_one: 'Se muestra el más reciente.',
      newest_many: 'Se muestran los {{count}} más recientes.',
      newest_other: 'Se muestran los {{count}} más recientes.',
    },
  },
  /** Deposits and their proof of payment. */
  deposits: {
    title: 'Sus depósitos',
    lead: 'Lo que usted ha enviado y qué ha sido de ello. La lista cambia por sí sola.',
    caption: 'Sus depósitos, los más recientes primero',
    empty: 'Por ahora no hay depósitos',
    emptyText: 'El primero empieza con un importe.',
    amount: 'Importe',
    method: 'Forma de pago',
    status: 'Estado',
    date: 'Fecha',
    reason: 'Motivo: {{reason}}',
    refresh: 'Actualice el navegador',
    refreshText: 'Puede que esta lista no esté al día.',

    continue: 'Continuar',
    amountMissing: 'Introduzca el importe del depósito',
    amountTooLarge: 'Introduzca como máximo {{max}}.',

    payTitle: 'Realizar el pago',
    amountFirst: 'Introduzca primero el importe.',
    network: { test: 'Red de prueba', main: 'Red principal' },

    naming: {
      open: 'Añadir el identificador',
      change: 'Cambiar el identificador',
      title: 'Identificador de la transacción',
      text: 'Indica a quien revisa qué pago es el suyo. Lo encontrará en su monedero o plataforma de intercambio.',
      save: 'Guardar',
      saved: 'Se ha guardado el identificador de la transacción.',
    },
    quote: {
      unit: 'Importe en',
      dollars: 'Dólares estadounidenses',
      hint: 'En {{coin}}, por ejemplo {{example}}',
      form: 'Introduzca un número sencillo, como {{example}}.',
      send: 'Envíe exactamente',
      copy: 'Copiar el importe en {{coin}}',
      copied: 'Se ha copiado el importe.',
      worth: 'Son {{amount}} a {{price}} por cada {{coin}}.',
      until: 'Válido hasta el {{time}}.',
      source: 'Precio de {{source}}, {{time}}.',
      simulated: 'Precio simulado',
      simulatedText: 'El precio es simulado y no dice nada de ningún mercado.',
      rule: 'Cada tarjeta indica cuántas monedas enviar. Si paga antes de que termine la cotización, lo que llegue se abona a su precio; después, al precio de su llegada.',
      renewedTitle: 'El número de monedas ha cambiado',
      renewed:
        'Las cotizaciones anteriores han terminado y hay otras nuevas. Si ya pagó a tiempo, vale la anterior.',
      quoted: '{{coins}} cotizados',
      arrived: 'Llegaron {{coins}}',
      less: 'Llegaron {{coins}}, menos que los {{quoted}} cotizados',
      more: 'Llegaron {{coins}}, más que los {{quoted}} cotizados',
    },
  },
  /** Beginning a deposit, where to send it, and its proof. */
  depositing: {
    new: 'Nuevo depósito',
    makeNew: 'Hacer un nuevo depósito',
    makeNewText: 'A continuación verá las direcciones a las que enviarlo y podrá subir el comprobante.',
    enterAmount: 'Introduzca el importe',
    amountHint: 'En dólares estadounidenses, por ejemplo 1.000,00',
    pay: 'Realice su pago de {{amount}} a cualquiera de las direcciones de monedero siguientes. Verifique siempre que ha copiado correctamente la dirección del monedero',
    rate: 'El importe está en dólares estadounidenses y este sitio no indica ningún tipo de cambio: envíe monedas que valgan eso cuando las envíe.',
    changeAmount: 'Cambiar el importe',
    wallets: 'Direcciones de monedero',
    noWallets: 'Todavía no se ha indicado ninguna dirección de monedero',
    noWalletsText: 'Vuelva más tarde y no envíe nada hasta entonces.',
    testTitle: 'Solo red de prueba',
    testText:
      'Estas direcciones pertenecen a redes de prueba. Las monedas reales que se envíen a ellas se pierden.',
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
    noAddress: '{{method}} (aún sin dirección)',
  },
  /** What the screens of payments have in common: amounts, files on their way, what happened when, what will happen. */
  payments: {
    amount: {
      echo: 'Ha introducido {{amount}}',
      form: 'Introduzca un importe sencillo como {{example}}, con dos decimales como máximo.',
      twoWays: 'Esto puede leerse de dos maneras. Escríbalo como {{example}}.',
    },
    file: {
      drop: 'Suelte el archivo aquí o elíjalo:',
      one: 'Elija un solo archivo.',
      sending: 'Subiendo: {{percent}}',
      kept: 'La subida se detuvo en {{percent}}. Envíe de nuevo: continuará desde ahí.',
    },
    wallet: {
      only: 'Envíe aquí solo {{coin}} ({{network}}). Cualquier otra cosa se pierde.',
      qr: 'Mostrar el código QR',
      qrAlt: 'Código QR de la dirección de {{coin}}',
      since: 'Dirección en uso desde el {{date}}',
      movedTitle: 'Una dirección ha cambiado',
      moved:
        'La dirección de {{coin}} cambió mientras esta página estaba abierta. Use la que se muestra ahora. Si pagó a la anterior, envíe igualmente el comprobante y avísenos.',
      earlier: 'Dirección anterior',
      memo: 'Comentario que debe llevar el pago',
      memoText: 'Introduzca exactamente este comentario al enviar. Sin él no podemos reconocer el pago.',
      copyMemo: 'Copiar el comentario de {{coin}}',
      memoCopied: 'Se ha copiado el comentario.',
      qrAmount: 'Código QR que pide a un monedero enviar {{amount}} a la dirección de {{coin}}',
    },
    steps: {
      title: 'Qué ha pasado',
      sent: 'Comprobante enviado',
      reviewing: 'Una persona lo compara con el pago',
      credited: 'Añadido a su saldo',
      declined: 'No aceptado',
      requested: 'Solicitud enviada',
      checking: 'Una persona la revisa; aún puede cancelarla',
      agreed: 'Revisión superada',
      paying: 'Una segunda persona la paga',
      beingPaid: 'Pagándose ahora',
      transferred: 'Enviado a su dirección',
      refused: 'Denegada; el importe ha vuelto a su saldo',
      takenBack: 'Retirada por usted; el importe ha vuelto a su saldo',
    },
    review: {
      title: 'Compruebe antes de enviar',
      to: 'Dirección',
      network: 'Red',
      amount: 'Importe',
      fee: 'Comisión, incluida en el importe',
      pays: 'Se envía a la dirección',
      remains: 'Queda disponible',
      expected: 'Tiempo previsto',
      compare:
        'Compare cada grupo con el original. Un pago a una dirección equivocada no se puede recuperar.',
      back: 'Modificar',
      send: 'Enviar la solicitud',
    },
    history: 'Sus retiradas',
  },
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
    reason: 'Motivo: {{reason}}',
    transaction: 'Transacción: {{id}}',
    to: 'A {{address}}',
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
    enterAmount: 'Introduzca el importe',
    amountHint: 'Disponible: {{available}}. Mínimo: {{minimum}}, o todo su saldo si es menor.',
    submit: 'Enviar',
    sent: 'Orden enviada',
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
    title: 'Límites de retiro',
    none: 'Ninguno',
    day: '{{limit}} en 24 horas',
    month: '{{limit}} en 30 días',
    noDay: 'sin límite en 24 horas',
    noMonth: 'sin límite en 30 días',
    next: 'Desde el {{date}}: {{what}}.',
    set: 'Fijar límites',
    change: 'Cambiar los límites',
    lead: 'Lo máximo que su cuenta puede solicitar en retiros. Un límite más bajo vale enseguida; uno más alto, o ninguno, después de 48 horas. Le avisamos de cada cambio por correo.',
    enterDay: 'Límite para 24 horas',
    enterMonth: 'Límite para 30 días',
    hint: 'En dólares estadounidenses. Vacío: sin límite.',
    least: 'Un límite es de al menos {{least}}, para que siga siendo posible un retiro.',
    keep: 'Poner los límites que valen ahora',
    save: 'Guardar los límites',
    saved: 'Sus límites se han guardado',
    withoutFactor:
      'Sin segundo factor, y durante las 24 horas después de añadirlo, puede solicitar retiros de {{sum}} como máximo en 24 horas.',
    setUpFactor: 'Configurar un segundo factor',
    sumLeft:
      'Sin segundo factor, y durante las 24 horas después de añadirlo, puede solicitar {{sum}} en 24 horas. Ahora quedan {{left}}.',
    dayLeft: 'Su propio límite es de {{limit}} en 24 horas. Ahora quedan {{left}}.',
    monthLeft: 'Su propio límite es de {{limit}} en 30 días. Ahora quedan {{left}}.',
    moreFrom: 'Podrá solicitar más desde el {{date}}.',
    aboveSum:
      'Sin segundo factor puede solicitar ahora {{left}}. Para solicitar más, configure uno en su cuenta: cuenta 24 horas después.',
    aboveDay:
      'Su propio límite para 24 horas deja {{left}}. Para solicitar más, auméntelo en su cuenta: un límite más alto vale después de 48 horas.',
    aboveMonth:
      'Su propio límite para 30 días deja {{left}}. Para solicitar más, auméntelo en su cuenta: un límite más alto vale después de 48 horas.',
  },
  /** The address book, and what payments wait for. */
  payouts: {
    wait: {
      new_address:
        'El dinero sale a una dirección nueva 48 horas después de usarla por primera vez. Si se usa ahora, se paga desde el {{date}}.',
      new_address_after_change:
        'Se cambió su contraseña o una aplicación de autenticación, o inició sesión un dispositivo nuevo, así que una dirección nueva espera 24 horas más: si se usa ahora, se paga desde el {{date}}.',
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
    nextWait:
      'La dirección es nueva, o algo cambió en su cuenta: la solicitud se puede aprobar y pagar desde el {{date}}. Hasta entonces puede cancelarla.',
  },
  /** That a step needs a confirmed identity, said before it. */
  identity: {
    title: 'Confirme primero su identidad',
    deposit:
      'Este sitio solo acepta depósitos de personas cuya identidad ha confirmado. No envíe nada antes.',
    plan: 'Este sitio solo vende planes a personas cuya identidad ha confirmado.',
    withdrawal:
      'Este sitio solo paga a personas cuya identidad ha confirmado. Mientras tanto, su saldo sigue siendo suyo.',
    laterTitle: 'Se necesitará su identidad',
    later: {
      plan: 'Puede depositar ahora. Antes de comprar un plan, este sitio debe haber confirmado su identidad.',
      withdrawal:
        'Puede depositar ahora. Antes de retirar dinero, este sitio debe haber confirmado su identidad. Puede enviar el documento hoy mismo.',
    },
    go: 'Ir a la verificación de identidad',
  },
};
