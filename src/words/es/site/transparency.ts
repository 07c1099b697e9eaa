import type { Words } from '../../../lib/i18n/words.ts';

/** The Spanish of the transparency page. */
export const transparency: Words<'es', 'site/transparency'> = {
  /** The public page of what is owed and what stands against it; the back office says some of it, too. */
  transparency: {
    title: 'Transparencia',
    description:
      'Lo que los libros deben a todos los inversores, lo que se declara frente a ello, cómo verificar ambos y qué no demuestra.',
    lead: 'Lo que los libros deben al conjunto de los inversores y lo que hay frente a ello. Lo que se debe y lo que hay frente a ello son del estado más reciente; los ingresos y los planes, de este momento.',
    loading: 'Cargando las cifras…',
    failed: 'La base de datos no ha respondido.',
    paper:
      'Las carteras y estrategias de este entorno de pruebas son simuladas. Cuentan por lo que se obtendría al venderlas según su última valoración, más el dinero que espera entrar. Las monedas simuladas no son una reserva.',
    owed: 'Lo que se debe',
    none: 'Todavía no se ha publicado ningún estado.',
    figuresAsOf: 'Capacidad e ingresos a {time} UTC. Se suman aproximadamente una vez por minuto.',
    asOf: 'Estado {number}, del {date}',
    total: 'Total adeudado',
    available: 'Disponible',
    invested: 'Invertido en planes',
    withdrawing: 'En proceso de retirada',
    accrued: 'Rendimiento aún no abonado',
    pooled: 'En carteras y estrategias',
    against: 'Lo que hay frente a ello',
    noReserves: 'No se ha declarado ninguna reserva. Nada en esta página demuestra que el dinero esté ahí.',
    reserves: 'Reservas declaradas',
    coverage: 'Cubierto por ellas',
    insurance: 'Fondo de seguro, menos lo que falte en caja',
    insured: 'Cubierto por él',
    paidOut: 'Pagado con el fondo de seguro',
    payoutOf: '{date}: {amount} a {people} personas, que perdieron {lost}',
    reserveWorth: 'valía {value} el {date}, según el operador',
    reserveOld: 'Firmado hace más de un mes: no cuenta.',
    address: 'Dirección',
    block: 'Bloque',
    message: 'Mensaje firmado',
    signature: 'Firma',
    howToCheck: 'Cómo comprobarlo',
    capacity: 'Capacidad',
    sold: 'Vendida: principal en planes',
    income: 'Ingresos registrados con justificante, últimos 30 días',
    days: 'Días con tales ingresos',
    booked: 'Ingresos menos pérdidas, desde el principio',
    credited: 'Rendimiento abonado a los inversores, desde el principio',
    capacityOf: '{sold} vendidos de {capacity} acreditados desde el {date}:',
    hashrateOf: 'En paquetes, {sold} PH/s de los {capacity} PH/s de los que hay pruebas.',
    noCapacity:
      'Aquí no se ha publicado ningún justificante de capacidad de minería, así que no se afirma ninguna.',
    history: 'Lo que se debía, día a día',
    historyText: 'El total de cada estado; el más reciente es {total}.',
    snapshots: 'Todos los estados',
    snapshot: 'Estado',
    date: 'Fecha',
    root: 'Raíz',
    seal: 'Sello',
    older: 'Estados anteriores',
    restorations: 'Restaurado desde una copia de seguridad',
    restoredTo:
      'El {at} UTC el sitio se restauró desde una copia de seguridad a su estado del {moment} UTC. Lo que se registró entre ambos momentos se ha perdido, también los estados con números posteriores a {after} y anteriores a {number}, si los hubo.',
    restoredReason: 'Motivo',
    verify: 'Cómo verificar',
    steps: {
      sign: 'Inicie sesión. Su navegador comprueba por sí solo cada nuevo estado y muestra el resultado en su panel.',
      receipt: 'Descargue allí el recibo. Contiene su propia entrada y el camino desde ella hasta la raíz.',
      tool: 'Compruébelo con el programa de nuestro código fuente, npm run verify, o con uno que usted mismo escriba a partir del formato publicado.',
      compare:
        'Compare el sello más reciente con otras personas y guárdelo. Compromete todos los estados anteriores: dos sellos distintos de un mismo estado prueban que se ha mentido a alguien.',
    },
    limits: 'Qué no demuestra esto',
    limit: {
      solvency:
        'Que el dinero esté ahí. El árbol muestra lo que se debe; las reservas son lo que declaran los operadores, y el software no comprueba sus firmas.',
      borrowed: 'Que las reservas sean de la casa. Pueden haberse pedido prestadas para el día de la firma.',
      hidden: 'Que no haya deudas fuera de estos libros.',
      unseen: 'Que no se omita a quien nunca mira. Cada inversor que comprueba lo hace más difícil.',
      siblings:
        'Un secreto completo de las sumas. Un recibo muestra las sumas de las ramas junto a su camino; la menor puede ser el saldo de otro inversor, sin nombre.',
      kinds: 'La división por tipos. Está sellada, pero el árbol solo demuestra el total.',
    },
  },
};
