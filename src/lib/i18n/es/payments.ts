import type { Words } from '../words';

/** What the screens of payments have in common: amounts, files on their way, what happened when, what will happen. */
export const payments: Words<'es', 'payments'> = {
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
  plan: {
    before: 'Saldo ahora',
    after: 'Saldo después',
    notEnough: 'Su saldo no cubre este plan',
    notDeposited: 'Sus depósitos no cubren este plan',
    begins: 'Empieza',
    boughtElsewhere:
      'Se ha comprado un paquete mientras esta ventana estaba abierta, en otra pestaña o en otro dispositivo. Confirme solo si quiere uno más.',
  },
  position: {
    term: 'Plazo',
    day: 'Día {{gone}} de {{days}}',
    yield: 'Ingresos contabilizados',
    showDays: 'Ingresos por día',
    date: 'Día',
    amount: 'Contabilizado',
    evidence: 'Prueba',
    none: 'Todavía no se ha contabilizado ningún ingreso.',
  },
  review: {
    title: 'Compruebe antes de enviar',
    to: 'Dirección',
    network: 'Red',
    amount: 'Importe',
    remains: 'Queda disponible',
    expected: 'Tiempo previsto',
    compare: 'Compare cada grupo con el original. Un pago a una dirección equivocada no se puede recuperar.',
    back: 'Modificar',
    send: 'Enviar la solicitud',
  },
  history: 'Sus retiradas',
};
