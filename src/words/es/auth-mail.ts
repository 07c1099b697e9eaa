import type { AuthMailTexts } from '../../lib/i18n/mail-texts.ts';

/** The Spanish of the mails of Auth. */
export const authMail: AuthMailTexts = {
  always: 'Un correo como este llega con cada solicitud y no se puede desactivar.',
  confirmation: {
    subject: 'Confirme su correo electrónico',
    paragraphs: [
      'Se ha registrado en {{brand}} con esta dirección. Confírmela y elija su contraseña en la página de este enlace:',
    ],
    link: 'Confirmar la dirección',
    after: [
      'El enlace funciona una vez y durante una hora; al iniciar sesión se ofrece otro. ¿No se ha registrado? Entonces ignore este mensaje: sin este enlace nadie puede usar la cuenta.',
    ],
    why: 'Recibe este correo porque esta dirección se introdujo en un registro.',
  },
  recovery: {
    subject: 'Elija una contraseña nueva',
    paragraphs: [
      'Se ha pedido una contraseña nueva para su cuenta de {{brand}}, esperamos que lo haya hecho usted. Elíjala en la página de este enlace:',
    ],
    link: 'Elegir una contraseña nueva',
    after: [
      'El enlace funciona una vez y durante una hora. ¿No la ha pedido? Entonces ignore este mensaje: su contraseña sigue siendo la misma.',
    ],
    why: 'Recibe este correo porque se pidió una contraseña nueva para la cuenta con esta dirección.',
  },
  email_change: {
    subject: 'Confirme el nuevo correo electrónico',
    paragraphs: [
      'El correo de su cuenta de {{brand}} pasará a ser {{email}}. El cambio solo se hace cuando se han confirmado en las páginas de este enlace y del enviado a la otra dirección:',
    ],
    link: 'Confirmar el cambio',
    after: [
      'Los enlaces funcionan durante una hora. ¿No lo ha pedido? Entonces no lo confirme y elija una contraseña nueva: puede que otra persona conozca la suya.',
    ],
    why: 'Recibe este correo porque una cuenta va a dejar esta dirección o a pasar a ella.',
  },
  magic_link: {
    subject: 'Iniciar sesión en {{brand}}',
    paragraphs: [
      'Se ha pedido un mensaje que inicie sesión en su cuenta de {{brand}}. Aquí no se inicia sesión por correo: use su contraseña o su llave de acceso en esta página:',
    ],
    link: 'Iniciar sesión',
    after: ['¿No lo ha pedido? Entonces ignore este mensaje.'],
    why: 'Recibe este correo porque se pidió con esta dirección un mensaje para iniciar sesión.',
  },
  reauthentication: {
    subject: 'Sobre su cuenta de {{brand}}',
    paragraphs: [
      'En un navegador con la sesión iniciada en su cuenta de {{brand}} se ha pedido un código por correo. Ninguna página lo necesita, así que este mensaje no contiene ninguno.',
      '¿No ha sido usted? Entonces elija una contraseña nueva y cierre las otras sesiones en los ajustes de la cuenta:',
    ],
    link: 'Elegir una contraseña nueva',
    why: 'Recibe este correo porque se pidió un código para su cuenta.',
  },
};
