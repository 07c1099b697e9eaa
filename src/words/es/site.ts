import type { Words } from '../../lib/i18n/words.ts';

/** The Spanish of the public documents, which are rendered at build time. */
export const site: Words<'es', 'site'> = {
  register: {
    title: 'Cree su cuenta',
    lead: 'Tarda un minuto y no cuesta nada.',
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Número de teléfono',
    password: 'Contraseña',
    invalidPhone: 'Introduzca un número de teléfono: solo cifras, espacios y + ( ) . -',
    country: 'Elija su país',
    unserved: 'Este sitio no abre cuentas a residentes de: {{countries}}.',
    countriesFailed: 'No se ha podido cargar la lista de países. Puede registrarse sin indicar un país.',
    agree: 'Al registrarse, usted acepta los',
    terms: 'Términos y condiciones',
    submit: 'Registrarse',
    haveAccount: '¿Ya tiene una cuenta?',
    referred: 'Le han recomendado con el código {{code}}.',
    welcome: 'Le damos la bienvenida a {{brand}}. Confirme su dirección de correo electrónico.',
  },
  login: {
    title: 'Iniciar sesión',
    lead: 'Nos alegra verle de nuevo.',
    email: 'Correo electrónico',
    password: 'Contraseña',
    passkey: 'Iniciar sesión con una llave de acceso',
    forgot: 'He olvidado la contraseña',
    create: 'Registrarse',
    noAccount: '¿Es su primera visita?',
    needsConfirmation: 'Su dirección de correo aún no está confirmada',
    needsConfirmationText: 'Abra el enlace del correo que enviamos a {{email}} y después inicie sesión.',
  },
  checkMail: {
    title: 'Revise su correo',
    text: 'Hemos enviado un enlace a {{email}}. Ábralo para confirmar su dirección y después inicie sesión.',
  },
  forgot: {
    title: 'Recupere su cuenta',
    lead: 'Enviaremos un enlace a su correo electrónico. Con él podrá elegir una contraseña nueva.',
    email: 'Correo electrónico',
    missing: 'Introduzca el correo de recuperación',
    submit: 'Enviar el enlace',
    sent: 'Revise su correo electrónico',
    sentText:
      'Si {{email}} pertenece a una cuenta, el enlace ya está en camino. Sirve una sola vez, durante una hora.',
    back: 'Volver al inicio de sesión',
  },
  /** The public pages. Nothing here claims what the software or an operator cannot prove. */
  content: {
    descriptions: {
      home: 'Planes de minería de criptomonedas y de copia de operaciones con cada centavo a la vista. Las rentabilidades son objetivos, nunca están garantizadas.',
      about:
        'Qué es este portal, qué se niega a prometer y quién está detrás, en la medida en que se ha indicado.',
      contact:
        'Escriba a las personas que están detrás del portal y vea de qué otras formas puede localizarlas.',
      terms:
        'Doce términos en palabras sencillas: sin cuota de alta, sin plazo de bloqueo y sin nada oculto entre usted y una retirada.',
    },
    home: {
      title: 'Minería y copia de operaciones, con cada centavo a la vista',
      lead: 'Ingrese fondos, elija un plan, retire lo que es suyo. Cada abono se contabiliza con su justificante y cada revisión se muestra tal como ocurre.',
      start: 'Registrarse',
      seePlans: 'Ver los planes',
      featuresTitle: 'En qué puede confiar',
      features: {
        portfolio: {
          title: 'Su cartera de un vistazo',
          text: 'Depositado, ganancia, bonificación, saldo y paquetes: seis cifras, siempre de los mismos libros de partida doble.',
        },
        security: {
          title: 'Acceso según reglas',
          text: 'La propia base de datos le permite leer sus registros y a nadie más los de usted. Las reglas están escritas y probadas una por una.',
        },
        copying: {
          title: 'Minería y copia de operaciones',
          text: 'Los planes indican su duración, su mínimo y su objetivo. Solo se abonan rendimientos cuando se ha contabilizado un ingreso.',
        },
        paper: {
          title: 'Cartera y órdenes, en simulación',
          text: 'Órdenes a mercado, limitadas, stop y stop dinámico, y reequilibrio, a precios simulados en este entorno de pruebas. Lo que ingrese se puede perder.',
        },
      },
      ctaTitle: 'Todo listo para empezar a minar',
      ctaText: 'Abra una cuenta y recorra todo el camino: depósito, plan, retirada.',
      stepsTitle: 'Tres pasos',
      steps: {
        create: { title: 'Cree una cuenta', text: 'Regístrese con su correo electrónico y confírmelo.' },
        fund: {
          title: 'Ingrese fondos',
          text: 'Envíe a una de nuestras direcciones, suba el comprobante y vea cómo se revisa.',
        },
        mine: {
          title: 'Empiece a minar',
          text: 'Elija un plan que su saldo cubra. Empieza a correr en ese mismo minuto.',
        },
      },
      whyTitle: 'Por qué elegir {{brand}}',
      why: {
        listed: {
          title: 'Métodos de pago a la vista',
          text: 'De Bitcoin a USDT, todos figuran antes de que usted envíe nada.',
        },
        review: {
          title: 'Revisado por personas',
          text: 'Los depósitos y las retiradas se comprueban a mano; los grandes, entre dos personas.',
        },
        evidence: {
          title: 'El rendimiento se contabiliza, nunca se promete',
          text: 'Cada abono remite al ingreso del que procede. Los días sin ingresos muestran cero.',
        },
        open: {
          title: 'Nada oculto tras una retirada',
          text: 'Sin captar a otros, sin pagos adicionales, sin plazo de bloqueo: su saldo disponible es suyo.',
        },
        live: {
          title: 'En directo',
          text: 'Cuando se aprueba un pago, su página cambia por sí sola, sin recargarla.',
        },
        private: {
          title: 'Sus datos siguen siendo suyos',
          text: 'Los documentos se guardan en un almacenamiento privado. Nunca pedimos las claves de su banco.',
        },
      },
      plansTitle: 'Elija un plan',
      plansLead:
        'Los objetivos son lo que un plan aspira a alcanzar. No están garantizados: usted puede recibir menos, o nada.',
      planStart: 'Registrarse',
      planOffers: 'Qué ofrece',
      duration: 'Duración',
      target: 'Rentabilidad objetivo',
      notGuaranteed: 'objetivo, no garantizado',
      plansFailed: 'No se han podido cargar los planes.',
      tickerTitle: 'Mercados',
      tickerSimulated: 'Precios simulados',
      tickerDay: 'en 24 horas',
    },
    claims: {
      title: 'Afirmaciones, cada una con su prueba',
      evidence: 'Ver la prueba',
      paymentMethods: 'Métodos de pago',
      languages: 'Idiomas',
      uptime: 'Disponibilidad medida desde el {{date}}',
    },
    newsletter: {
      title: 'Boletín',
      text: 'Novedades del producto, unas pocas veces al año. Sin ofertas ni cuentas atrás.',
      email: 'Su correo electrónico',
      submit: 'Suscribirse',
      done: 'Gracias. Revise su buzón: el boletín empieza cuando usted confirme allí su dirección.',
    },
    footer: {
      aboutTitle: 'Quiénes somos',
      aboutText:
        '{{brand}} es un portal para inversores en planes de minería de criptomonedas y de copia de operaciones, construido para que cada cifra pueda comprobarse.',
      quickLinks: 'Enlaces rápidos',
      contactTitle: 'Contacto',
      noEmail: 'En este entorno de pruebas no se ha indicado ningún correo electrónico.',
      noPlace: 'No se ha indicado ninguna dirección postal.',
      copyright: '© {{year}} {{brand}}',
      terms: 'Términos y condiciones',
    },
    about: {
      title: 'Acerca de {{brand}}',
      intro:
        'Los planes de minería con rendimiento diario son un disfraz predilecto del fraude. Creemos que el remedio no es una promesa mejor, sino un programa en el que la promesa no pueda hacerse: dinero en libros de partida doble, abonos solo a partir de ingresos contabilizados y reglas que cualquiera puede leer.',
      statements: {
        story: {
          title: 'Nuestra historia',
          text: '{{brand}} nació de una pregunta: cómo sería una plataforma así si no tuviera nada que ocultar. Empieza como entorno de pruebas que muestra todo el recorrido con dinero ficticio, y lo dice en cada página mientras lo sea.',
        },
        mission: {
          title: 'Nuestra misión',
          text: 'Que cada persona vea, en todo momento, lo que ha puesto, lo que ha ganado y lo que puede retirar.',
        },
        vision: {
          title: 'Nuestra visión',
          text: 'Una inversión en la que la confianza se apoye en registros que se pueden comprobar, y no en nombres y números que no se pueden.',
        },
        values: {
          title: 'Nuestros valores',
          text: 'Exactitud con el dinero, palabras claras sobre el riesgo y nada oculto entre el inversor y su retirada.',
        },
      },
      registrationsTitle: 'Registros',
      registrationsNone:
        'No se ha indicado ninguna inscripción ante un organismo regulador. Esto es un entorno de pruebas: no acepta dinero real ni ofrece ningún servicio de inversión.',
      registrationsUnknown: 'La lista de registros no se puede mostrar en este momento.',
      register: 'Registro público',
      faqTitle: 'Preguntas',
      faq: {
        sandbox: {
          q: '¿Es dinero real?',
          a: 'No mientras un aviso en lo alto de cada página diga «Entorno de pruebas»: entonces es dinero ficticio con direcciones de redes de prueba, y no debe enviar nunca fondos reales a una dirección que aparezca aquí. Sin ese aviso, sí lo es.',
        },
        deposit: {
          q: '¿Cómo ingreso fondos en mi cuenta?',
          a: 'Introduzca un importe en Depositar, envíelo a una de las direcciones y suba una imagen del pago. Una persona lo revisa; la lista muestra Pendiente y después Aprobado, o Rechazado con el motivo.',
        },
        yield: {
          q: '¿Está garantizada la rentabilidad?',
          a: 'No. La cifra de un plan es un objetivo. Solo se le abona lo que de verdad se ha ganado y contabilizado, que puede ser menos que el objetivo o nada.',
        },
        withdraw: {
          q: '¿Cuándo puedo retirar dinero?',
          a: 'Siempre que tenga un saldo disponible (al menos el mínimo del método, o todo el saldo si es menor) y su correo electrónico esté verificado, salvo que un operador haya bloqueado su cuenta por un motivo que se le comunica de inmediato. Nunca tendrá que invertir más ni traer antes a otras personas.',
        },
        data: {
          q: '¿Qué ocurre con mis documentos?',
          a: 'Se guardan en un almacenamiento privado que solo pueden leer usted y los operadores que los revisan. Nunca pedimos el acceso a un banco.',
        },
      },
    },
    contact: {
      title: 'Contacto',
      heading: 'Cuéntenos su reclamación',
      lead: 'Escríbanos sobre cualquier cosa que haya ido mal o que podría mejorar.',
      name: 'Nombre',
      email: 'Correo electrónico',
      subject: 'Asunto',
      message: 'Mensaje',
      submit: 'Enviar',
      sent: 'mensaje enviado',
      place: 'Ubicación',
      phone: 'Teléfono',
      none: 'No indicado en este entorno de pruebas',
    },
  },
  /** The terms and conditions: twelve, in the order of the list. */
  terms: {
    title: 'Términos y condiciones',
    lead: 'Doce términos, en palabras sencillas. En el entorno de pruebas todo el dinero es ficticio.',
    items: {
      agreement: { title: 'Aceptación', text: 'Al darse de alta, usted acepta estos términos.' },
      oneAccount: {
        title: 'Una sola cuenta',
        text: 'Cada persona puede tener una cuenta. No facilite datos falsos.',
      },
      noFee: { title: 'Sin cuota de socio', text: 'Darse de alta y mantener una cuenta no cuesta nada.' },
      processing: {
        title: 'Tramitación',
        text: 'Cuente con hasta 24 horas para que se revise un pago y se añada un plan.',
      },
      privacy: {
        title: 'Privacidad',
        text: 'No comunicamos datos personales a terceros sin su consentimiento, salvo que la ley lo exija.',
      },
      contactDetails: { title: 'Datos de contacto', text: 'Mantenga al día sus datos de contacto.' },
      correctWallets: {
        title: 'Monederos correctos',
        text: 'Envíe solo a las direcciones de monedero que aparecen en la página de pago, y a cada dirección solo la moneda que le corresponde.',
      },
      afterFunding: {
        title: 'Después de ingresar fondos',
        text: 'Suba el comprobante de pago después de ingresar los fondos. Si un depósito no se ha revisado a tiempo, póngase en contacto con la asistencia.',
      },
      withdrawals: {
        title: 'Retiradas',
        text: 'Puede retirar su saldo disponible en cualquier momento, a partir del importe mínimo del método, o todo él si es menor. No hay plazo de bloqueo ni período de reinversión. Un operador puede bloquear una cuenta por un motivo que se le muestra de inmediato: hasta que se desbloquee no podrá invertir ni solicitar una retirada; las solicitudes anteriores esperan, y puede cancelar una retirada que no se esté pagando.',
      },
      noFurther: {
        title: 'Ninguna inversión adicional',
        text: 'Nunca se le exige invertir más, aportar más ni hacer ningún otro pago, ni para una retirada ni por ningún otro motivo.',
      },
      referrals: {
        title: 'Las recomendaciones son opcionales',
        text: 'Puede recomendar a otras personas. Hacerlo nunca es condición para una retirada ni para ninguna otra cosa.',
      },
      rules: {
        title: 'Reglas',
        text: 'Los miembros cumplen estas reglas y la ley. Una cuenta que las infrinja puede cerrarse; su saldo disponible se paga, salvo que la ley lo prohíba.',
      },
    },
  },
  /** The public page of what is owed and what stands against it; the back office says some of it, too. */
  transparency: {
    title: 'Transparencia',
    description:
      'Lo que los libros deben a todos los inversores, lo que se declara para respaldarlo, cómo verificarlo y qué no demuestra.',
    lead: 'Lo que los libros deben al conjunto de los inversores y lo que lo respalda. Lo que se debe y lo que lo respalda son del estado más reciente; los ingresos y los planes, de este momento.',
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
    against: 'Lo que lo respalda',
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
  offline: {
    text: 'Su dispositivo no tiene conexión en este momento, por lo que no se puede mostrar esta página. No se ha enviado ni se ha perdido nada. La página se abrirá sola cuando vuelva la conexión.',
  },
};
