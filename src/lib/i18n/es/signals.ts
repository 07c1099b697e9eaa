import type { Words } from '../words';

/** Signals. */
export const signals: Words<'es', 'signals'> = {
  title: 'Señales',
  text: 'Realice hoy sus pagos para obtener señales destinadas a inversiones a largo plazo',
  button: 'Haga clic aquí para ir a la página de pago',
  open: 'Quien tiene un plan activo ve todas las señales: notas de nuestros operadores, sin consejo ni promesa.',
  locked: 'Las señales se muestran mientras tenga un plan activo',
  lockedText:
    'Basta el plan más pequeño; uno mayor no muestra más. Nadie sabe adónde va un mercado; las señales tampoco.',
  plans: 'Ver los planes',
  latest: 'Señales publicadas',
  empty: 'Todavía no se ha publicado ninguna señal.',
};
