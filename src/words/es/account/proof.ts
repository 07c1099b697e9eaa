import type { Words } from '../../../lib/i18n/words.ts';

/** The Spanish of the proof of liabilities. */
export const proof: Words<'es', 'account/proof'> = {
  /** The proof of liabilities: its card in the account, and the public page that goes with it. */
  proof: {
    title: 'Prueba de que usted figura en los libros',
    checking: 'Su navegador está comprobando…',
    none: 'Todavía no se ha publicado ningún estado de los libros.',
    young:
      'Su cuenta es posterior al último estado publicado. Esta página comprobará el siguiente, que ya la incluye.',
    proven:
      'El {{date}} los libros debían {{total}} al conjunto de los inversores. Su navegador ha comprobado que sus {{own}} están incluidos.',
    stale: 'De eso hace más de dos días. Cada día corresponde un nuevo estado: pregunte por qué no lo hay.',
    restored:
      'El sitio se restauró desde una copia de seguridad el {{date}}, a su estado del {{moment}}. Lo que se registró después de ese momento se ha perdido: compare sus transacciones con sus propios apuntes y díganos qué falta.',
    restoredReason: 'Motivo indicado:',
    unavailable: 'No se ha podido comprobar el último estado en este momento.',
    receipt: 'Descargar el recibo',
    seal: 'Sello del estado {{number}}',
    compare: 'Compárelo con la página pública',
    failed: 'La prueba de obligaciones ha fallado',
    failedText:
      'Lo publicado no demuestra lo que contiene su cuenta. Descargue las pruebas, guárdelas y muéstrelas a alguien de confianza. No envíe dinero hasta que se aclare.',
    evidence: 'Descargar las pruebas',
    problems: {
      malformed: 'El recibo está incompleto o no tiene el formato publicado.',
      seal_broken: 'Las cifras publicadas no concuerdan con su sello.',
      not_included: 'El estado no contiene ninguna entrada de su cuenta.',
      path_wrong: 'El camino de su entrada a la raíz no tiene la longitud correcta.',
      value_out_of_bounds: 'El árbol contiene un importe imposible.',
      root_differs: 'Su entrada no conduce a la raíz publicada.',
      total_differs: 'El total publicado no es la suma de las entradas.',
      pools_differ: 'Las cifras publicadas de un fondo común no llevan a su raíz publicada.',
      pooled_differs:
        'Lo que su entrada dice de carteras y estrategias no se deduce de sus unidades en ellas.',
      statement_differs: 'Su entrada difiere de sus propias transacciones.',
      other_account: 'El recibo pertenece a otra cuenta.',
      other_snapshot: 'Se le ha dado un estado distinto del que ve el público.',
      chain_broken: 'Los estados publicados no se suceden unos a otros.',
      history_replaced: 'Un estado que este navegador ya había visto ha dejado de estar publicado.',
    },
  },
};
