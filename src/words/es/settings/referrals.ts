import type { Words } from '../../../lib/i18n/words.ts';

/** The Spanish of referring others, and the signals page. */
export const referrals: Words<'es', 'settings/referrals'> = {
  /** Referring others. */
  referrals: {
    title: 'Recomendar a otros',
    text: 'Puede recomendar a otras personas compartiendo su enlace:',
    optional:
      'Recomendar a otros es decisión suya. Nunca es condición para una retirada ni para ninguna otra cosa.',
    credited:
      'La recompensa por el primer plan de una persona se abona cuando ese plan ha cumplido su plazo y su identidad está confirmada, una vez por identidad.',
    pending: '{{amount}} el {{date}}',
    pendingIdentity: '{{amount}} cuando se confirme su identidad',
    copied: 'El enlace se ha copiado',
    referred: 'Personas recomendadas',
    caption: 'Personas que se registraron con su enlace, las más recientes primero',
    name: 'Nombre',
    level: 'Nivel de recomendación',
    status: 'Estado',
    statuses: { registered: 'Registrado', verified: 'Verificado', invested: 'Con inversión' },
    date: 'Fecha de registro',
    reward: 'Recompensa',
    earned: 'Obtenido por recomendar',
    empty: 'Todavía nadie se ha registrado con su enlace',
    emptyText: 'Quien lo haga aparecerá aquí, solo con el nombre de pila y una inicial.',
  },
  /** Signals. */
  signals: {
    title: 'Señales',
    text: 'Realice hoy sus pagos para obtener señales destinadas a inversiones a largo plazo',
    button: 'Haga clic aquí para ir a la página de pago',
    open: 'Notas de nuestros operadores, para quienes tienen un plan activo, y de los líderes de las estrategias, para todos; en el idioma en que fueron escritas. Ni consejo ni promesa.',
    record:
      'Lo que hizo el precio después se calcula con nuestros propios precios y queda junto a cada una. Ninguna se cambia ni se elimina, y los resultados pasados no dicen nada de los futuros.',
    locked: 'Las señales se muestran mientras tenga un plan activo',
    lockedText:
      'Basta el plan más pequeño; uno mayor no muestra más. Nadie sabe adónde va un mercado; las señales tampoco.',
    plans: 'Ver los planes',
    latest: 'Señales publicadas',
    empty: 'Todavía no se ha publicado ninguna señal.',
    higher: 'Se espera que {{name}} esté más alto el {{date}}.',
    lower: 'Se espera que {{name}} esté más bajo el {{date}}.',
    price: 'Precio al publicarse: {{price}}',
    outcome: 'Resultado: {{change}} (máximo {{high}}, mínimo {{low}})',
    soFar: 'Hasta ahora: {{change}} (máximo {{high}}, mínimo {{low}})',
    unknown: 'No había precio al final, así que no se conoce el resultado.',
    early: 'Lo que hace el precio se indica a partir de la primera hora completa.',
    byLead: 'Del líder de «{{title}}»',
    form: {
      asLead: 'Publicar una señal como líder de «{{title}}»',
      hint: 'Texto sin formato. No se puede cambiar ni retirar, y junto a él se muestra lo que hace el precio.',
      instrument: 'Instrumento',
      direction: 'Dirección esperada',
      up: 'Al alza',
      down: 'A la baja',
      horizon: 'Días hasta el resultado',
      horizonHint: 'De 1 a 365 días.',
      headline: 'Título',
      text: 'Texto',
      publish: 'Publicar',
      published: 'Publicado.',
    },
  },
};
