import type { Words } from '../words';

/** The page behind the links in the newsletter's mails. */
export const newsletter: Words<'es', 'newsletter'> = {
  title: 'Boletín',
  confirm: {
    title: 'Confirme su suscripción',
    lead: 'Con este botón, el boletín llegará a su dirección a partir de ahora.',
    submit: 'Confirmar',
    done: 'Está suscrito',
    doneText: 'Le llegará un correo con un enlace con el que puede darse de baja en cualquier momento.',
  },
  leave: {
    title: 'Darse de baja del boletín',
    lead: 'Con este botón no se le enviará nada más y su dirección se borrará de la lista.',
    submit: 'Darse de baja',
    done: 'Se ha dado de baja del boletín',
    doneText: 'Su dirección se ha borrado de la lista.',
  },
  failed: {
    title: 'Este enlace ya no sirve',
    expired:
      'Servía para confirmar una suscripción durante 48 horas, y no después de su fin. Puede suscribirse de nuevo en la página de inicio.',
    unknown: 'Está incompleto o es desconocido. Ábralo de nuevo desde el correo o cópielo entero.',
  },
  home: 'Ir a la página de inicio',
};
