import type { Words } from '../../../lib/i18n/words.ts';

/** The Spanish of the pages that are read. */
export const content: Words<'es', 'site/content'> = {
  /** The public pages. Nothing here claims what the software or an operator cannot prove. */
  content: {
    descriptions: {
      home: 'Planes de minería de criptomonedas con cada centavo a la vista. Las rentabilidades son objetivos, nunca están garantizadas.',
      about:
        'Qué es este portal, qué se niega a prometer y quién está detrás, en la medida en que se ha indicado.',
      contact:
        'Escriba a las personas que están detrás del portal y vea de qué otras formas puede localizarlas.',
      terms:
        'Doce términos en palabras sencillas: sin cuota de alta, sin plazo de bloqueo de su saldo disponible y sin nada oculto entre usted y una retirada.',
    },
    withoutScripts: 'Este formulario necesita JavaScript. Actívelo en su navegador.',
    home: {
      title: 'Minería, con cada centavo a la vista',
      lead: 'Ingrese fondos, elija un plan, retire lo que es suyo. El rendimiento sale solo de ingresos contabilizados y cada revisión se muestra tal como ocurre.',
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
          text: 'La propia base de datos le deja leer sus registros y los de nadie más. Las reglas están escritas y probadas una por una.',
        },
        copying: {
          title: 'Planes de minería',
          text: 'Los planes indican su duración, su mínimo y su objetivo. Solo se abonan rendimientos cuando se ha contabilizado un ingreso.',
        },
        paper: {
          title: 'Cartera, órdenes y copia de operaciones, en simulación',
          text: 'Órdenes a mercado, limitadas, stop y stop dinámico, y reequilibrio, con dinero ficticio en este entorno de pruebas. Lo que ingrese se puede perder.',
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
          text: 'Cada rendimiento remite al ingreso del que procede. Los días sin ingresos muestran cero.',
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
      title: 'Afirmaciones, y qué cuenta cada una',
      evidence: 'Ver la prueba',
      paymentMethods: 'Métodos de pago',
      methodsCounted: 'Los que tienen una dirección a la que pagar.',
      seeMethods: 'Verlos',
      uptimeCounted: 'De todos los minutos, aquellos en que respondió cada servicio.',
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
        '{{brand}} es un portal para inversores en planes de minería de criptomonedas, construido para que cada cifra pueda comprobarse.',
      quickLinks: 'Enlaces rápidos',
      contactTitle: 'Contacto',
      noEmail: 'En este entorno de pruebas no se ha indicado ningún correo electrónico.',
      emailUnknown: 'El correo electrónico no se puede mostrar en este momento.',
      noPlace: 'No se ha indicado ninguna dirección postal.',
      placeUnknown: 'La dirección postal no se puede mostrar en este momento.',
      copyright: '© {{year}} {{brand}}',
      terms: 'Términos y condiciones',
    },
    about: {
      title: 'Acerca de {{brand}}',
      intro:
        'Los planes de minería con rendimiento diario son un disfraz predilecto del fraude. Creemos que el remedio no es una promesa mejor, sino un programa en el que la promesa no pueda hacerse: dinero en libros de partida doble, rendimientos solo a partir de ingresos contabilizados y reglas que cualquiera puede leer.',
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
          a: 'No. La cifra de un plan es un objetivo. Como rendimiento solo se le abona lo que de verdad se ha ganado y contabilizado, que puede ser menos que el objetivo o nada.',
        },
        withdraw: {
          q: '¿Cuándo puedo retirar dinero?',
          a: 'Siempre que tenga un saldo disponible (al menos el mínimo del método, o todo el saldo si es menor) y su correo electrónico esté verificado, puede solicitar una retirada. Un método puede tener una comisión de 25 US$ como máximo, que forma parte del importe y se muestra antes de que envíe la solicitud. El sitio puede exigir antes una identidad confirmada, y un sitio con dinero real empieza así. Una dirección de cobro nueva espera 48 horas, o 72 después de un cambio en su forma de iniciar sesión o de un dispositivo nuevo; después de recuperar su cuenta, de usar un código de recuperación o de cambiar su correo electrónico no sale nada de ella durante 72 horas. Sin segundo factor, y durante las 24 horas después de añadirlo, puede solicitar como máximo 1000 US$ en 24 horas, y se aplican sus propios límites. Un operador puede bloquear su cuenta por un motivo que se le comunica de inmediato, y usted mismo puede detenerla: entonces un tesorero levanta el bloqueo cuando usted nos escriba que vuelve a ser segura. Nunca tendrá que invertir más ni traer antes a otras personas.',
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
      unknown: 'No se puede mostrar en este momento',
    },
  },
  offline: {
    text: 'Su dispositivo no tiene conexión en este momento, por lo que no se puede mostrar esta página. No se ha enviado ni se ha perdido nada. La página se abrirá sola cuando vuelva la conexión.',
  },
};
