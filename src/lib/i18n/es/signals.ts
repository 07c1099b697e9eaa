import type { Words } from '../words';

/** Signals. */
export const signals: Words<'es', 'signals'> = {
  title: 'Señales',
  text: 'Realice hoy sus pagos para obtener señales destinadas a inversiones a largo plazo',
  button: 'Haga clic aquí para ir a la página de pago',
  open: 'Toda persona que ha iniciado sesión ve todas las señales. Ningún pago desbloquea más.',
  latest: 'Señales publicadas',
  empty: 'Todavía no se ha publicado ninguna señal.',
};
