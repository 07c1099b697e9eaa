import type { Words } from '../../../lib/i18n/words.ts';

/** The Spanish of the pages behind links in mails. */
export const links: Words<'es', 'settings/links'> = {
  /** The page behind the links that confirm an address. */
  confirm: {
    title: 'Confirme su correo electrónico',
    lead: 'Si no se ha registrado aquí, cierre esta página. Sin el botón no ocurre nada.',
    submit: 'Confirmar la dirección',
    finishLead:
      'Revise lo que se introdujo para {{email}}, quizá por otra persona. Solo cuenta lo que guarde aquí.',
    country: 'País',
    referred: 'Me recomendaron con el código {{code}}.',
    agree: 'Al guardar, usted acepta los',
    terms: 'Términos y condiciones',
    finish: 'Guardar y terminar',
    finished: 'Su cuenta está lista. Inicie sesión.',
    changeTitle: 'Confirme el cambio de dirección',
    changeLead: 'Si no ha pedido este cambio, cierre esta página y elija una contraseña nueva.',
    changeSubmit: 'Confirmar el cambio',
  },
  /** A new password, by a link or in the account. */
  reset: {
    openLead: 'Pulse el botón para continuar. Este enlace funciona una sola vez.',
    openSubmit: 'Continuar',
    title: 'Elija una contraseña nueva',
    forAccount: 'Para la cuenta {{email}}.',
    password: 'Contraseña nueva',
    repeat: 'Repita la contraseña nueva',
    mismatch: 'Las dos contraseñas no coinciden.',
    submit: 'Guardar la contraseña',
    done: 'Su contraseña se ha cambiado. Inicie sesión.',
    expiredTitle: 'Este enlace ya no sirve',
    expiredText:
      'Los enlaces para cambiar la contraseña sirven una sola vez y durante una hora. Solicite otro.',
    again: 'Enviar un enlace nuevo',
  },
  /** The page behind the links in the newsletter's mails. */
  newsletter: {
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
  },
  alarm: {
    title: '¿No fue usted?',
    lead: 'Detenga su cuenta. Desde entonces no sale dinero de ella, se cierran todas las sesiones y la contraseña deja de servir. Aquí no se puede deshacer: un tesorero habla con usted y levanta el bloqueo.',
    submit: 'Detener mi cuenta',
    done: 'Su cuenta está detenida',
    doneText:
      'No sale dinero de ella y nadie tiene la sesión iniciada. Elija una contraseña nueva con «He olvidado la contraseña» y después escríbanos.',
    failed: 'Este enlace no funciona',
    failedText:
      'Tiene más de 30 días o está incompleto. Si puede iniciar sesión, detenga su cuenta en los ajustes; si no puede, elija una contraseña nueva: durante 72 horas no sale nada.',
  },
};
