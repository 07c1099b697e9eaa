import type { Words } from '../words';

/** Referring others. */
export const referrals: Words<'es', 'referrals'> = {
  title: 'Recomendar a otros',
  text: 'Puede recomendar a otras personas compartiendo su enlace:',
  optional:
    'Recomendar a otros es decisión suya. Nunca es condición para una retirada ni para ninguna otra cosa.',
  credited: 'La recompensa por el primer plan de una persona se abona cuando ese plan ha cumplido su plazo.',
  pending: '{{amount}} el {{date}}',
  copied: 'El enlace se ha copiado',
  referred: 'Personas recomendadas',
  caption: 'Personas que se registraron con su enlace, las más recientes primero',
  name: 'Nombre',
  level: 'Nivel de recomendación',
  status: 'Estado',
  date: 'Fecha de registro',
  reward: 'Recompensa',
  earned: 'Obtenido por recomendar',
  empty: 'Todavía nadie se ha registrado con su enlace',
  emptyText: 'Quien lo haga aparecerá aquí, solo con el nombre de pila y una inicial.',
};
