import type { Words } from '../../../lib/i18n/words.ts';

/** The Spanish of the statement, and of who may move money. */
export const statement: Words<'es', 'money/statement'> = {
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
      both: 'Puede depositar ahora. Antes de comprar un plan o de retirar dinero, este sitio debe haber confirmado su identidad. Puede enviar el documento hoy mismo.',
    },
    go: 'Ir a la verificación de identidad',
  },
  /** The statement: every line of the books. */
  statement: {
    tab: 'Extracto',
    lead: 'Cada movimiento de su dinero, tal como consta en los libros, y lo que poseía después. Los días son UTC.',
    caption: 'Cada movimiento de su dinero, primero el más reciente',
    number: 'Número',
    booked: 'Asentado el',
    what: 'Concepto',
    day: 'Del día',
    change: 'Variación',
    moved: 'trasladado',
    empty: 'Aún no se ha asentado nada',
    emptyText: 'La primera línea aparece cuando se aprueba su primer depósito.',
    notAll: 'No están cargadas todas las líneas, así que aquí no figuran todas. El PDF las contiene todas.',
    emptyFilter: 'En este período no se asentó nada de este tipo',
    save: 'Guardar como {{kind}}',
    filter: {
      kind: 'Mostrar',
      all: 'Todo',
      deposits: 'Depósitos',
      plans: 'Planes',
      yield: 'Rendimiento',
      bonuses: 'Bonificaciones',
      withdrawals: 'Retiradas',
      corrections: 'Correcciones',
      portfolio: 'Cartera',
      from: 'Desde',
      to: 'Hasta',
    },
    totals: {
      title: 'Cómo se suma',
      deposit: 'Depositado',
      yield: 'Ganancia: rendimiento asentado',
      yield_reversal: 'Rendimiento anulado',
      yield_receivable: 'Gastado antes de retirarse',
      deposit_reversal: 'Depósitos retirados',
      deposit_receivable: 'Depósitos gastados antes de retirarse',
      bonus: 'Bonificación',
      profit_bonus: 'Bonificación por beneficio',
      referral_bonus: 'Bonificación por recomendaciones',
      withdrawal_pay: 'Retiradas pagadas',
      withdrawal_fee: 'Comisiones de retiradas',
      correction: 'Correcciones',
      insurance_payout: 'Pagado por el fondo de seguro',
      subscribe: 'Puesto en cartera y estrategias',
      unsubscribe: 'Devuelto de cartera y estrategias',
      redeem: 'Retirado de cartera y estrategias',
      opening: 'Total suyo antes del {{day}}',
      closing: 'Total suyo al final del {{day}}',
      agrees: 'Estas sumas de todas las líneas coinciden con las cifras de su panel.',
      differs:
        'Estas sumas no coinciden con las cifras de su panel. Recargue esta página; si sigue igual, avísenos.',
    },
    pdf: {
      title: 'Extracto de cuenta',
      holder: 'Titular',
      email: 'Correo electrónico',
      beginning: 'el principio',
      sandbox: 'Entorno de pruebas: dinero ficticio sin valor.',
      note: 'Hecho el {{day}}. Los días son UTC; importes en dólares estadounidenses. El dinero sin signo solo cambió de lugar.',
      page: 'Página {{page}} de {{pages}}',
    },
  },
};
