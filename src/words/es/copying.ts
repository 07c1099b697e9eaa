import type { Words } from '../../lib/i18n/words.ts';
import { copies } from './copying/copies.ts';
import { desk } from './copying/desk.ts';
import { strategies } from './copying/strategies.ts';

/** The Spanish of strategies that others copy. */
export const copying: Words<'es', 'copying'> = {
  errors: {
    terms_changed:
      'La participación en beneficios de esta estrategia ha cambiado entretanto. No se ha enviado nada: mire la nueva y decida otra vez.',
    capacity_reached:
      'La estrategia ya no admite tanto: se superaría su límite, o veinte veces la aportación del líder.',
    exceeds_units: 'No tiene libre tanto en esta estrategia. Puede que una parte ya esté saliendo.',
    stake_bound:
      'Esta parte de su aportación tiene que quedarse mientras la estrategia siga en marcha. Para retirarla, cierre la estrategia.',
    notice_given:
      'Su preaviso para retirar dinero está en curso. Hasta que se pague ese dinero no puede anularlo, dar otro ni aportar dinero.',
    too_many_changes: 'Se permiten cinco cambios de la participación en beneficios en 24 horas como máximo.',
    too_many_strategies: 'Una persona puede anunciar tres estrategias en su vida, y usted ya lo ha hecho.',
    portfolio_first:
      'Quien lidera no tiene cartera propia al lado de la estrategia. Retire primero el último dinero de la suya; con eso se cierra.',
  },
  copying: { ...strategies, ...copies, ...desk },
};
